import PaymentCardsPorts
import Words

/// Generates the command reference of the documentation, in English.
enum CommandReference {
    static func markdown() -> String {
        let sections =
            [introduction] + Commands.all.types.map(section)
            + [
                options, topic(CardArgument.naming, term: "Name"), topic(ListTopics.sorting, term: "Key"),
                topic(ListTopics.filtering, term: "Term"),
                topic(LiveOptions.keys, term: "Key", heading: "Keys of the live screen"),
                topic(LiveOptions.detailsKeys, term: "Key"),
                settings, formats,
                topic(FormTopics.list, term: "Field"), topic(FormTopics.details, term: "Line"),
                topic(StatementCommand.fields, term: "Field", heading: "Fields of --plain for a statement"),
                topic(FormTopics.csv, term: "Field"),
                topic(ProgramTopics.environment, term: "Variable"), topic(ProgramTopics.files, term: "Path"),
                exitCodes,
                problems,
            ]
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static let words = HelpWords(language: .english)

    private static var introduction: String {
        """
        # The command line

        \(HelpTitles.tagline[.english])

        This page is written by the program from the same table that its parser, its help and its completions read.

        ```
        \(HelpTitles.usageOfProgram[.english])
        ```

        Options may stand before or after the command. A value follows its option as the next argument or after `=`. \
        After `--` nothing is an option. Without a command, Swippy opens its live screen; where there is no terminal, it prints the list.

        \(MarkdownTable.table(["Intention", "Commands"], intentions))
        """
    }

    private static var intentions: [[String]] {
        Commands.all.intentions.map { intention, commands in
            let names = commands.flatMap { $0.spellings }.map { MarkdownTable.code($0) }
            return [intention.title[.english], names.joined(separator: ", ")]
        }
    }

    private static func section(of command: any Command.Type) -> String {
        let examples = command.examples.map { "# \($0.meaning[.english])\n\($0.commandLine)" }
        var parts = [
            "## swippy \(command.name)",
            command.summary[.english] + ".",
            "```\n\(words.usages(of: command).joined(separator: "\n"))\n```",
            "```sh\n\(examples.joined(separator: "\n"))\n```",
        ]
        let arguments = Commands.all.arguments(of: command)
        if !arguments.isEmpty {
            let rows = arguments.map { argument in
                [
                    MarkdownTable.code(words.term(for: argument)),
                    MarkdownTable.text(words.explanation(of: argument)),
                ]
            }
            parts.append(MarkdownTable.table(["Argument", "Meaning"], rows))
        }
        let names = command.options.map { MarkdownTable.code($0.spelling) }
        parts.append("Options: \(names.joined(separator: ", ")).")
        for told in command.topics where !told.columns.isEmpty { parts.append(topic(told, level: 3)) }
        return parts.joined(separator: "\n\n")
    }

    private static var options: String {
        let all = Commands.all.options
        let groups = all.groups.map { group in
            let rows = all.filter { $0.group == group }.map { option in
                [
                    MarkdownTable.code(words.term(for: option).trimmingPrefix { $0 == " " }),
                    MarkdownTable.text(words.explanation(of: option)),
                    Commands.all.offering(option.name).joined(separator: ", "),
                ]
            }
            return "### \(group.title[.english])\n\n"
                + MarkdownTable.table(["Option", "Meaning", "Commands"], rows)
        }
        return (["## Options"] + groups).joined(separator: "\n\n")
    }

    private static var settings: String {
        let rows = Setting.all.map { setting in
            let option = setting.option
            let names = [[setting.name], [setting.variable], setting.otherKeys].map { names in
                names.map { MarkdownTable.code($0) }.joined(separator: ", ")
            }
            let texts = [option.standard?[.english] ?? "", option.summary[.english]].map {
                MarkdownTable.text($0)
            }
            return names + texts
        }
        return [
            "## Settings", ConfigCommand.sources.introduction[.english],
            MarkdownTable.table(["Option and key", "Environment", "Other keys", "Default", "Meaning"], rows),
            topic(ConfigCommand.behaviours, term: "Choice", level: 3),
        ].joined(separator: "\n\n")
    }

    private static var formats: String {
        let rows = OutputFormat.allCases.map {
            [MarkdownTable.code($0.rawValue), MarkdownTable.text($0.meaning[.english])]
        }
        return "## Output formats\n\n" + MarkdownTable.table(["Format", "Meaning"], rows)
    }

    private static var exitCodes: String {
        let rows = ExitCode.allCases.map { ["\($0.rawValue)", MarkdownTable.text($0.meaning[.english])] }
        return "## Exit codes\n\n" + MarkdownTable.table(["Code", "Meaning"], rows)
    }

    private static var problems: String {
        "## \(HelpTitles.problems[.english])\n\n" + MarkdownTable.text(HelpTitles.reporting[.english])
    }

    private static func topic(
        _ topic: Topic, term: String = "", level: Int = 2, heading: String? = nil
    ) -> String {
        let rows = topic.rows.map { [MarkdownTable.code($0.term), MarkdownTable.text($0.meaning[.english])] }
        let parts = [
            String(repeating: "#", count: level) + " " + (heading ?? topic.title[.english]),
            MarkdownTable.text(topic.introduction[.english]),
        ]
        let columns = topic.columns.isEmpty ? [term, "Meaning"] : topic.columns
        let table = rows.isEmpty ? [] : [MarkdownTable.table(columns, rows)]
        return (parts + table).joined(separator: "\n\n")
    }
}

/// Writes Markdown tables, and escapes text for their cells.
enum MarkdownTable {
    static func table(_ header: [String], _ rows: [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    /// A bar would end the cell, even inside code.
    static func code(_ text: some StringProtocol) -> String {
        "`" + escaped(text, special: "|") + "`"
    }

    static func text(_ text: some StringProtocol) -> String {
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
