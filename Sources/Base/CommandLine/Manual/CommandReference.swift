import Words

/// Generates the command reference of a program's documentation, in English.
package struct CommandReference {
    let program: Program
    /// What the reference explains after the options, such as how to name things.
    let notes: [Note]
    /// What it explains about the data, after the settings.
    let data: [Note]

    /// A topic with a heading of its own.
    package struct Note {
        let topic: Topic
        /// The column heading of its terms.
        let term: String
        /// The heading; `nil` for the topic's title.
        let heading: String?

        package init(topic: Topic, term: String = "", heading: String? = nil) {
            (self.topic, self.term, self.heading) = (topic, term, heading)
        }
    }

    package init(program: Program, notes: [Note] = [], data: [Note] = []) {
        (self.program, self.notes, self.data) = (program, notes, data)
    }

    package var markdown: String {
        let sections =
            [introduction] + program.commands.map(section) + [options] + notes.map { section(of: $0) } + [
                settings
            ]
            + data.map { section(of: $0) } + [exitCodes, problems].compactMap(\.self)
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var words: HelpWords { HelpWords(program: program, language: .english) }

    private func section(of note: Note) -> String {
        section(of: note.topic, term: note.term, heading: note.heading)
    }

    private var introduction: String {
        """
        # The command line

        \(program.about.tagline[.english])

        This page is written by the program from the same table that its parser, its help and its completions read.

        ```
        \(words.usageOfProgram)
        ```

        \(words.placement.replacing(/[“”]/, with: "`"))

        \(MarkdownTable.table(["Intention", "Commands"], intentions))
        """
    }

    private var intentions: [[String]] {
        program.intentions.map { intention, commands in
            let names = commands.flatMap { $0.spellings }.map { MarkdownTable.code($0) }
            return [intention.title[.english], names.joined(separator: ", ")]
        }
    }

    private func section(of command: any Command.Type) -> String {
        let examples = program.examples(of: command).map { "# \($0.meaning[.english])\n\($0.commandLine)" }
        var parts = [
            "## \(program.name) \(command.name)",
            command.summary[.english] + ".",
            "```\n\(words.usages(of: command).joined(separator: "\n"))\n```",
            "```sh\n\(examples.joined(separator: "\n"))\n```",
        ]
        let arguments = program.arguments(of: command)
        if !arguments.isEmpty {
            let rows = arguments.map { argument in
                [
                    MarkdownTable.code(words.term(for: argument)),
                    MarkdownTable.text(words.explanation(of: argument)),
                ]
            }
            parts.append(MarkdownTable.table(["Argument", "Meaning"], rows))
        }
        let names = program.options(of: command).map { MarkdownTable.code($0.spelling) }
        parts.append("Options: \(names.joined(separator: ", ")).")
        for topic in program.topics(of: command) where !topic.columns.isEmpty {
            parts.append(section(of: topic, level: 3))
        }
        return parts.joined(separator: "\n\n")
    }

    private var options: String {
        let all = program.options
        let groups = all.groups.map { group in
            let rows = all.filter { $0.group == group }.map { option in
                [
                    MarkdownTable.code(words.term(for: option).trimmingPrefix { $0 == " " }),
                    MarkdownTable.text(words.explanation(of: option)),
                    commands(offering: option),
                ]
            }
            return "### \(group.title[.english])\n\n"
                + MarkdownTable.table(["Option", "Meaning", "Commands"], rows)
        }
        return (["## Options"] + groups).joined(separator: "\n\n")
    }

    private func commands(offering option: Option) -> String {
        let commands = program.offering(option.name)
        return commands.count == program.commands.count
            ? "all" : commands.map { $0.name }.joined(separator: ", ")
    }

    private var settings: String {
        let rows = program.settings.all.map { setting in
            let option = setting.option
            let names = [[setting.name], [program.variable(of: setting)], setting.otherKeys].map { names in
                names.map { MarkdownTable.code($0) }.joined(separator: ", ")
            }
            let texts = [option.standard?[.english] ?? "", option.summary[.english]].map {
                MarkdownTable.text($0)
            }
            return names + texts
        }
        return
            ([
                "## Settings", ConfigCommand.sources(in: program).introduction[.english],
                MarkdownTable.table(
                    ["Option and key", "Environment", "Other keys", "Default", "Meaning"], rows),
            ] + program.settings.topics.map { section(of: $0, term: "Choice", level: 3) }).joined(
                separator: "\n\n")
    }

    private var exitCodes: String {
        let rows = program.exitCodes.map { ["\($0.rawValue)", MarkdownTable.text($0.meaning[.english])] }
        return "## Exit codes\n\n" + MarkdownTable.table(["Code", "Meaning"], rows)
    }

    private var problems: String? {
        program.about.reporting.map {
            "## \(HelpTitles.problems[.english])\n\n" + MarkdownTable.text($0[.english])
        }
    }

    private func section(
        of topic: Topic, term: String = "", level: Int = 2, heading: String? = nil
    ) -> String {
        let rows = topic.rows.map { [MarkdownTable.code($0.term), MarkdownTable.text($0.meaning[.english])] }
        let title = [
            String(repeating: "#", count: level) + " " + (heading ?? topic.title[.english])
        ]
        let introduction = MarkdownTable.text(topic.introduction[.english])
        let columns = topic.columns.isEmpty ? [term, "Meaning"] : topic.columns
        let table = rows.isEmpty ? [] : [MarkdownTable.table(columns, rows)]
        return (title + (introduction.isEmpty ? [] : [introduction]) + table).joined(separator: "\n\n")
    }
}

/// Writes Markdown tables, and escapes text for their cells.
package enum MarkdownTable {
    package static func table(_ header: [String], _ rows: [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    /// A bar would end the cell, even inside code.
    package static func code(_ text: some StringProtocol) -> String {
        "`" + escaped(text, special: "|") + "`"
    }

    package static func text(_ text: some StringProtocol) -> String {
        escaped(text, special: "|<*")
    }

    private static func escaped(_ text: some StringProtocol, special: String) -> String {
        var result = ""
        for character in text {
            if special.contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}
