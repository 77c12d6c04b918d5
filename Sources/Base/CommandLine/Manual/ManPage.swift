package import Words

/// The manual page of a program, from the same table as the help.
package struct ManPage {
    package let program: Program
    package let language: Language

    private var words: HelpWords { HelpWords(program: program, language: language) }

    /// The page as roff.
    package var text: String {
        var page = Roff()
        page.comment("\(program.name) man")
        page.title(
            program.name.uppercased(), section: 1, date: program.about.released,
            source: "\(program.about.title) \(program.version)",
            volume: ManTitles.volume[language])
        appendSummary(to: &page)
        appendCommands(to: &page)
        appendNeighbours(to: &page)
        appendOptions(to: &page)
        appendTopics(to: &page)
        for topic in program.topics {
            page.section(topic.title[language].uppercased())
            append(topic, to: &page)
        }
        page.section(ManTitles.exitStatus[language])
        for code in program.exitCodes { page.item("\(code.rawValue)", code.meaning[language] + ".") }
        appendExamples(to: &page)
        if let reporting = program.about.reporting {
            page.section(HelpTitles.problems[language].uppercased())
            page.text(reporting[language])
        }
        return page.text
    }

    private func appendSummary(to page: inout Roff) {
        page.section(ManTitles.name[language])
        page.text("\(program.name) - \(program.about.purpose[language])")
        page.section(ManTitles.synopsis[language])
        page.text(words.usageOfProgram)
        page.section(ManTitles.description[language])
        page.text(program.about.tagline[language])
        page.paragraph(words.placement)
    }

    private func appendCommands(to page: inout Roff) {
        page.section(HelpTitles.commands[language].uppercased())
        for (intention, commands) in program.intentions {
            page.subsection(intention.title[language])
            for command in commands {
                page.item(
                    words.usages(of: command).joined(separator: ", "), command.summary[language] + ".")
                let options = program.options(of: command).filter { $0.group.rank == 0 }.map(\.spelling)
                guard !options.isEmpty else { continue }
                page.text(ManTitles.own[language] + " " + options.joined(separator: ", ") + ".")
            }
        }
    }

    private func appendNeighbours(to page: inout Roff) {
        guard !program.neighbours.isEmpty else { return }
        page.section(HelpTitles.neighbours[language].uppercased())
        for neighbour in program.neighbours {
            page.item("\(program.name) \(neighbour.word)", neighbour.summary[language] + ".")
        }
    }

    private func appendOptions(to page: inout Roff) {
        page.section(HelpTitles.options[language].uppercased())
        let options = program.options
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
        for topic in program.commands.flatMap(program.topics) where !titles.contains(topic.title[.english]) {
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
        for command in program.commands {
            for example in program.examples(of: command) {
                page.paragraph(example.meaning[language] + ":")
                page.example(["    " + example.commandLine])
            }
        }
    }
}

/// The headings that only the manual page has.
private enum ManTitles {
    static let volume = LocalizedText(en: "User Commands", uk: "Команди користувача")
    static let name = LocalizedText(en: "NAME", uk: "НАЗВА")
    static let synopsis = LocalizedText(en: "SYNOPSIS", uk: "КОРОТКО")
    static let description = LocalizedText(en: "DESCRIPTION", uk: "ОПИС")
    static let own = LocalizedText(en: "Its own options:", uk: "Власні параметри:")
    static let notes = LocalizedText(en: "NOTES", uk: "ПРИМІТКИ")
    static let exitStatus = LocalizedText(en: "EXIT STATUS", uk: "КОДИ ЗАВЕРШЕННЯ")
}
