import Words

/// The help, written from the table: examples first, as most people look for one to copy.
enum HelpText {
    /// What `swippy` alone prints.
    static func overview(_ language: Language, width: Int = 80) -> String {
        let words = HelpWords(language: language)
        var page = HelpLayout(width: width)
        page.paragraph(HelpTitles.tagline[language])

        page.heading(HelpTitles.examples[language])
        page.rows(CommandTable.overviewExamples.map { row($0, language) }, limit: exampleLimit)

        page.heading(HelpTitles.usage[language])
        page.paragraph(HelpTitles.usageOfProgram[language], indent: 2)

        page.heading(HelpTitles.commands[language])
        page.rows(CommandTable.commands.map { .init(term: $0.name.rawValue, text: $0.summary[language]) })

        page.heading(HelpTitles.options[language])
        page.rows(CommandTable.topLevelOptions.map { row($0, words) })

        append(EnvironmentTopic.topic, to: &page, language)

        page.heading(HelpTitles.exitCodes[language])
        page.rows(ExitCode.allCases.map { .init(term: "\($0.rawValue)", text: $0.meaning[language]) })

        page.gap()
        page.paragraph(HelpTitles.more[language])
        return page.text
    }

    /// What `swippy help COMMAND` prints.
    static func command(_ name: CommandName, _ language: Language, width: Int = 80) -> String {
        let command = CommandTable.command(name)
        let words = HelpWords(language: language)
        var page = HelpLayout(width: width)
        page.paragraph(command.summary[language] + ".")

        page.heading(HelpTitles.examples[language])
        page.rows(command.examples.map { row($0, language) }, limit: exampleLimit)

        page.heading(HelpTitles.usage[language])
        page.paragraph(words.usage(of: command), indent: 2)

        if !command.arguments.isEmpty {
            page.heading(HelpTitles.arguments[language])
            page.rows(
                command.arguments.map { .init(term: words.term(for: $0), text: words.explanation(of: $0)) })
        }
        appendOptions(of: command, to: &page, words)
        for topic in command.topics {
            append(topic, to: &page, language)
        }
        return page.text
    }

    /// Command lines are long; their meaning still gets a good third of the line.
    private static let exampleLimit = 46

    private static func appendOptions(of command: Command, to page: inout HelpLayout, _ words: HelpWords) {
        let termWidth = HelpLayout.termWidth(of: command.options.map { row($0, words) })
        for group in OptionGroup.allCases {
            let options = command.options.filter { $0.group == group }
            guard !options.isEmpty else { continue }
            page.heading(group.title[words.language])
            page.rows(options.map { row($0, words) }, termWidth: termWidth)
        }
    }

    private static func append(_ topic: Topic, to page: inout HelpLayout, _ language: Language) {
        page.heading(topic.title[language])
        page.paragraph(topic.introduction[language], indent: 2)
        page.rows(topic.rows.map { .init(term: $0.term, text: $0.meaning[language]) })
    }

    private static func row(_ example: Example, _ language: Language) -> HelpLayout.Row {
        .init(term: example.commandLine, text: example.meaning[language])
    }

    private static func row(_ option: Option, _ words: HelpWords) -> HelpLayout.Row {
        .init(term: words.term(for: option), text: words.explanation(of: option))
    }
}
