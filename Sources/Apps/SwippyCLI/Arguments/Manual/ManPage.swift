import Words

/// The manual page swippy(1), from the same table as the help.
struct ManPage {
    var commands = Commands.all
    let language: Language

    private var words: HelpWords { HelpWords(commands: commands, language: language) }

    /// The page as roff.
    var text: String {
        var page = Roff()
        page.comment("swippy man")
        page.title(
            "SWIPPY", section: 1, date: CommandLineTool.released, source: "Swippy \(CommandLineTool.version)",
            volume: ManTitles.volume[language])
        appendSummary(to: &page)
        appendCommands(to: &page)
        appendOptions(to: &page)
        appendTopics(to: &page)
        for topic in ProgramTopics.all {
            page.section(topic.title[language].uppercased())
            append(topic, to: &page)
        }
        page.section(ManTitles.exitStatus[language])
        for code in ExitCode.allCases { page.item("\(code.rawValue)", code.meaning[language] + ".") }
        appendExamples(to: &page)
        page.section(HelpTitles.problems[language].uppercased())
        page.text(HelpTitles.reporting[language])
        return page.text
    }

    private func appendSummary(to page: inout Roff) {
        page.section(ManTitles.name[language])
        page.text("swippy - \(ManTitles.purpose[language])")
        page.section(ManTitles.synopsis[language])
        page.text(HelpTitles.usageOfProgram[language])
        page.section(ManTitles.description[language])
        page.text(HelpTitles.tagline[language])
        page.paragraph(ManTitles.placement[language])
    }

    private func appendCommands(to page: inout Roff) {
        page.section(HelpTitles.commands[language].uppercased())
        for (intention, commands) in commands.intentions where !commands.isEmpty {
            page.subsection(intention.title[language])
            for command in commands {
                page.item(
                    words.usages(of: command).joined(separator: ", "), command.summary[language] + ".")
                let options = command.options.filter { $0.group.rank == 0 }.map(\.spelling)
                guard !options.isEmpty else { continue }
                page.text(ManTitles.own[language] + " " + options.joined(separator: ", ") + ".")
            }
        }
    }

    private func appendOptions(to page: inout Roff) {
        page.section(HelpTitles.options[language].uppercased())
        let options = commands.options
        for group in options.groups {
            page.subsection(group.title[language])
            for option in options where option.group == group {
                let term = words.term(for: option).drop { $0 == " " }
                page.item(String(term), words.explanation(of: option) + ".")
            }
        }
    }

    /// What the commands explain, each topic once.
    private func appendTopics(to page: inout Roff) {
        page.section(ManTitles.notes[language])
        var titles: [String] = []
        for topic in commands.types.flatMap({ $0.topics }) where !titles.contains(topic.title[.english]) {
            titles.append(topic.title[.english])
            page.subsection(topic.title[language])
            append(topic, to: &page)
        }
    }

    private func append(_ topic: Topic, to page: inout Roff) {
        if !topic.introduction[language].isEmpty { page.text(topic.introduction[language]) }
        for row in topic.rows { page.item(row.term, row.meaning[language]) }
    }

    private func appendExamples(to page: inout Roff) {
        page.section(HelpTitles.examples[language].uppercased())
        for command in commands.types {
            for example in command.examples {
                page.paragraph(example.meaning[language] + ":")
                page.example(["    " + example.commandLine])
            }
        }
    }
}

/// The words that only the manual page has.
private enum ManTitles {
    static let volume = LocalizedText(en: "User Commands", uk: "Команди користувача")
    static let name = LocalizedText(en: "NAME", uk: "НАЗВА")
    static let purpose = LocalizedText(
        en: "payment cards in the terminal, swiped, paid and undone",
        uk: "платіжні картки в терміналі: свайп, сплата й скасування")
    static let synopsis = LocalizedText(en: "SYNOPSIS", uk: "КОРОТКО")
    static let description = LocalizedText(en: "DESCRIPTION", uk: "ОПИС")
    static let placement = LocalizedText(
        en:
            "Options may stand before or after the command. A value follows its option as the next argument or after “=”. After “--” nothing is an option. Without a command, Swippy opens its live screen; where there is no terminal, it prints the list.",
        uk:
            "Параметри можна писати до команди чи після неї. Значення — наступний аргумент або текст після «=». Після «--» параметрів немає. Без команди Swippy відкриває живий екран, а де немає термінала — виводить список."
    )
    static let own = LocalizedText(en: "Its own options:", uk: "Власні параметри:")
    static let notes = LocalizedText(en: "NOTES", uk: "ПРИМІТКИ")
    static let exitStatus = LocalizedText(en: "EXIT STATUS", uk: "КОДИ ЗАВЕРШЕННЯ")
}
