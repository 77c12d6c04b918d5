import Words

extension HelpText {
    /// What `swippy -h` prints: one screen.
    var brief: HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(HelpTitles.shortTagline[language])
        page.heading(HelpTitles.usage[language], with: HelpTitles.usageOfProgram[language])

        page.heading(HelpTitles.commands[language])
        page.rows(
            commands.intentions.filter { !$0.commands.isEmpty }.map { intention, commands in
                .init(
                    term: intention.title[language], text: Self.words(of: commands).joined(separator: ", "),
                    emphasis: .text)
            })
        append(Option.mostUsed.compactMap(commands.option), to: &page)

        page.gap()
        page.paragraph(HelpTitles.moreInShort[language])
        return page
    }

    /// What `swippy COMMAND -h` prints.
    func brief(_ command: any Command.Type) -> HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(command.summary[language] + ".")
        page.heading(HelpTitles.usage[language], with: words.usage(of: command))
        if let group = commands.group(command.name) { append(group, to: &page) }
        append(command.commonOptions.compactMap { command.option($0) }, to: &page)
        page.heading(HelpTitles.examples[language])
        page.rows(command.examples.prefix(3).map(row), limit: exampleLimit)

        page.gap()
        page.paragraph(words.more(about: command.name))
        return page
    }

    /// What `swippy GROUP -h` prints.
    func brief(_ group: CommandGroup) -> HelpLayout {
        var page = HelpLayout(width: width)
        page.heading(HelpTitles.usage[language], with: words.usage(of: group))
        append(group, to: &page)
        page.gap()
        page.paragraph(words.more(about: group.name))
        return page
    }

    /// The first words of their names, each once.
    private static func words(of commands: [any Command.Type]) -> [String] {
        commands.reduce(into: []) { words, command in
            let word = String(command.name.prefix { $0 != " " })
            if !words.contains(word) { words.append(word) }
        }
    }

    /// These options, without their choices.
    private func append(_ options: [Option], to page: inout HelpLayout) {
        page.heading(HelpTitles.commonOptions[language])
        page.rows(
            options.map { option in
                .init(term: words.term(for: option), text: gist(of: option)[language], emphasis: .options)
            })
    }

    /// What an option is for; where it is short for another one, what that would say.
    private func gist(of option: Option) -> LocalizedText {
        guard case .shorthand(_, let choice) = option.kind, let format = OutputFormat(rawValue: choice) else {
            return option.summary
        }
        return format.meaning
    }
}
