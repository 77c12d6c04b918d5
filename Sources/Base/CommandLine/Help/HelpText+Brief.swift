import Words

extension HelpText {
    /// What `swippy -h` prints: one screen.
    package var brief: HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(program.about.shortTagline[language])
        page.heading(HelpTitles.usage[language], with: words.usageOfProgram)

        page.heading(HelpTitles.commands[language])
        page.rows(
            program.intentions.map { intention, commands in
                let words = Self.words(of: commands).joined(separator: ", ")
                // Those without a group of their own stand below the heading itself.
                return intention == .use
                    ? .init(term: words, text: "")
                    : .init(term: intention.title[language], text: words, emphasis: .text)
            },
            termWidth: program.intentions.map {
                $0.intention == .use ? 0 : $0.intention.title[language].count
            }.max())
        append(program.mostUsed.compactMap(program.option), to: &page)

        page.gap()
        page.paragraph(words.moreInShort)
        return page
    }

    /// What `swippy COMMAND -h` prints.
    package func brief(_ command: any Command.Type) -> HelpLayout {
        var page = HelpLayout(width: width)
        page.paragraph(command.summary[language] + ".")
        page.heading(HelpTitles.usage[language], with: words.usage(of: command))
        if let group = program.group(command.name) { append(group, to: &page) }
        append(program.commonOptions(of: command), to: &page)
        append(program.examples(of: command).prefix(3), to: &page)

        page.gap()
        page.paragraph(words.more(about: command.name))
        return page
    }

    /// What `swippy GROUP -h` prints.
    package func brief(_ group: CommandGroup) -> HelpLayout {
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

    /// Appends these options, without their choices.
    private func append(_ options: [Option], to page: inout HelpLayout) {
        page.heading(HelpTitles.commonOptions[language])
        page.rows(options.map(shortRow))
    }

    /// An option without its choices.
    func shortRow(_ option: Option) -> HelpLayout.Row {
        .init(term: words.term(for: option), text: words.gist(of: option)[language], emphasis: .options)
    }
}
