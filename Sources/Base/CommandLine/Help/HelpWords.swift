package import Words

/// How the help and the reference name and explain commands, options and arguments.
package struct HelpWords {
    package let program: Program
    package let language: Language

    /// The usage with its name, and with each of its aliases.
    package func usages(of command: any Command.Type) -> [String] {
        command.spellings.map { usage(of: command, as: $0) }
    }

    /// `swippy swipe CARD [left|right|center] [OPTIONS]`.
    package func usage(of command: any Command.Type) -> String { usage(of: command, as: command.name) }

    private func usage(of command: any Command.Type, as name: String) -> String {
        let arguments = program.arguments(of: command).map { argument in
            let term = argument.isRequired ? term(for: argument) : "[\(term(for: argument))]"
            return argument.isRepeatable ? term + "..." : term
        }
        let options = LocalizedText(en: "[OPTIONS]", uk: "[ПАРАМЕТРИ]")[language]
        return ([program.name, name] + arguments + [options]).joined(separator: " ")
    }

    /// `swippy config COMMAND [ARGUMENTS] [OPTIONS]`.
    package func usage(of group: CommandGroup) -> String {
        LocalizedText(
            en: "\(program.name) \(group.name) COMMAND [ARGUMENTS] [OPTIONS]",
            uk: "\(program.name) \(group.name) КОМАНДА [АРГУМЕНТИ] [ПАРАМЕТРИ]")[language]
    }

    /// `swippy [COMMAND] [ARGUMENTS] [OPTIONS]`.
    package var usageOfProgram: String {
        LocalizedText(
            en: "\(program.name) [COMMAND] [ARGUMENTS] [OPTIONS]",
            uk: "\(program.name) [КОМАНДА] [АРГУМЕНТИ] [ПАРАМЕТРИ]")[language]
    }

    /// How options may be written, in a sentence or two, and what happens without a command.
    package var placement: String {
        let rules = LocalizedText(
            en:
                "Options may stand before or after the command. A value follows its option as the next argument or after “=”. After “--” nothing is an option. An option that has no effect is refused, unless it is about the look of a picture.",
            uk:
                "Параметри можна писати до команди чи після неї. Значення — наступний аргумент або текст після «=». Після «--» параметрів немає. Параметр, який нічого не змінив би, буде відхилено, але вигляд малюнка можна задати завжди."
        )
        return ([rules] + [program.about.withoutCommand].compactMap(\.self)).map { $0[language] }
            .joined(separator: " ")
    }

    /// Commands, each group of them in one row.
    func rows(of commands: [any Command.Type]) -> [HelpLayout.Row] {
        commands.compactMap { command in
            let word = command.name.prefix { $0 != " " }
            guard let group = program.group(String(word)) else {
                return .init(term: term(for: command), text: command.summary[language])
            }
            guard group.members.first?.name == command.name || group.name == command.name else { return nil }
            let members = group.words.joined(separator: ", ")
            guard let head = program[group.name] else {
                return .init(term: group.name, text: members, emphasis: .term)
            }
            guard head.name == command.name else { return nil }
            return .init(term: group.name, text: "\(head.summary[language]): \(members)")
        }
    }

    func term(for command: any Command.Type) -> String {
        let names = command.spellings.joined(separator: ", ")
        return String(names.prefix { $0 != " " || names.contains(",") })
    }

    /// The summary of an option; for a shorthand, that of what it is short for.
    func gist(of option: Option) -> LocalizedText {
        guard case .shorthand(let other, let word) = option.kind,
            case .choice(let choices) = program.options.first(where: { $0.name == other })?.kind,
            let choice = choices.first(where: { $0.spelling == word })
        else { return option.summary }
        return choice.meaning
    }

    /// Where to read more.
    package var more: String {
        LocalizedText(
            en: "More: \(program.name) help COMMAND; help commands, options, developers or all",
            uk: "Докладніше: \(program.name) help КОМАНДА; help commands, options, developers чи all")[
                language]
    }

    /// What the options for developers are for.
    package var forDevelopers: String {
        LocalizedText(
            en:
                "These options show how \(program.name) works inside, repeat what it did, or make it fail on purpose. No other command line needs them.",
            uk:
                "Ці параметри показують, як \(program.name) працює всередині, повторюють зроблене чи навмисно спричиняють збій. Для решти вони не потрібні."
        )[language]
    }

    /// Where to read more, for the short help.
    package var moreInShort: String {
        LocalizedText(
            en: "More: \(program.name) COMMAND -h, \(program.name) --help, man \(program.name)",
            uk: "Докладніше: \(program.name) КОМАНДА -h, \(program.name) --help, man \(program.name)")[
                language]
    }

    /// Where to read more about the commands of the group.
    package func more(about group: CommandGroup) -> String {
        LocalizedText(
            en: "More about a command: \(program.name) help \(group.name) COMMAND",
            uk: "Докладніше про команду: \(program.name) help \(group.name) КОМАНДА")[language]
    }

    /// Where to read everything about a command or a group.
    package func more(about name: String) -> String {
        LocalizedText(
            en: "More: \(program.name) \(name) --help", uk: "Докладніше: \(program.name) \(name) --help")[
                language]
    }

    /// Where the options that many commands have are explained.
    package var moreOptions: String {
        LocalizedText(
            en: "All about these options: \(program.name) help options",
            uk: "Усе про ці параметри: \(program.name) help options")[language]
    }

    /// Where to read about the topics that don't fit.
    package func more(about topics: [Topic], of command: any Command.Type) -> String {
        "\(topics.map { $0.title[language] }.joined(separator: "; ")): \(program.name) help fields \(command.name)"
    }

    /// A few choices are listed; many are replaced by the placeholder.
    package func term(for argument: Argument) -> String {
        let choices = argument.kind.completions
        return (1...3).contains(choices.count)
            ? choices.joined(separator: "|") : argument.placeholder[language]
    }

    /// `-f, --file PATH`; without a short form, the long one is aligned with the other long ones.
    package func term(for option: Option) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        let value = option.placeholder.map { " " + $0[language] } ?? ""
        return short + option.spelling + value
    }

    /// The sentence, the choices and the default.
    package func explanation(of option: Option) -> String {
        explanation(option.summary, choices: choices(of: option.kind), standard: option.standard)
    }

    package func explanation(of argument: Argument) -> String {
        let shown = term(for: argument) == argument.placeholder[language]
        return explanation(
            argument.summary, choices: shown ? choices(of: argument.kind) : [], standard: argument.standard)
    }

    /// The most choices that are listed.
    private static let mostChoices = 20

    /// Only for closed sets: mere suggestions are explained in words. All commands of a program would be too many.
    private func choices(of kind: ValueKind) -> [String] {
        guard case .choice(let choices) = kind, choices.count <= Self.mostChoices else { return [] }
        return choices.map { $0.listed[language] }
    }

    private func explanation(_ summary: LocalizedText, choices: [String], standard: LocalizedText?) -> String
    {
        let list = choices.isEmpty ? "" : ": " + choices.joined(separator: ", ")
        let standard = standard.map {
            " (" + LocalizedText(en: "default: ", uk: "типово: ")[language] + $0[language] + ")"
        }
        return summary[language] + list + (standard ?? "")
    }
}

/// The headings of the help and of the reference.
package enum HelpTitles {
    package static let examples = LocalizedText(en: "Examples", uk: "Приклади")
    package static let usage = LocalizedText(en: "Usage", uk: "Використання")
    package static let neighbours = LocalizedText(en: "Other programs", uk: "Інші програми")
    package static let commands = LocalizedText(en: "Commands", uk: "Команди")
    package static let arguments = LocalizedText(en: "Arguments", uk: "Аргументи")
    package static let options = LocalizedText(en: "Options", uk: "Параметри")
    package static let exitCodes = LocalizedText(en: "Exit codes", uk: "Коди завершення")
    package static let otherOptions = LocalizedText(en: "Other options", uk: "Інші параметри")
    package static let commonOptions = LocalizedText(en: "Options used most", uk: "Найуживаніші параметри")
    package static let problems = LocalizedText(en: "Problems", uk: "Проблеми")
}
