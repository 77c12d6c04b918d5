package import Words
import TerminalKit

/// Prints the overview, or the help for a command or a group.
package struct HelpCommand: Command {
    package static let name = "help"
    package static let intention = Intention.learn
    package static let summary = LocalizedText(
        en: "Explain the program or one command", uk: "Показати довідку про програму або команду")
    package static let arguments = [topic, command]
    package static let options = [brief, OutputOptions.color, OutputOptions.noColor] + PagerOptions.all
    package static let runsWithInvalidSettings = true
    package static let examples = [
        Example("{program} help | less", "everything, page by page", "усе, посторінково")
    ]

    package static let brief = Option(
        "brief", group: .help, kind: .flag,
        en: "Print only what fits one screen, as -h does",
        uk: "Вивести лише те, що вміщується на один екран, як і -h")

    package static let topic = Argument(
        "COMMAND", "КОМАНДА", kind: .command,
        en:
            "The command to explain; or “commands” for the names of all; “options” for those that many commands have, variables, files and exit codes; “developers” for what shows how it works inside; “fields” for what the help of a command has no room for; “all” for all of it",
        uk:
            "Команда, яку слід пояснити; або commands — назви всіх; options — параметри багатьох команд, змінні, файли й коди завершення; developers — те, що показує внутрішню роботу; fields — усе, що не вмістилося в довідці команди; all — усе разом",
        standard: LocalizedText(en: "an overview", uk: "огляд"),
        isRequired: false)

    private static let command = Argument(
        "OF", "ЧОГО", kind: .command, en: "After “fields”: the command",
        uk: "Після fields — команда", isRequired: false)

    /// What can be explained besides commands.
    private enum Page: String, CaseIterable {
        case commands, options, developers, fields, all

        var meaning: LocalizedText {
            switch self {
            case .commands: LocalizedText(en: "every command", uk: "усі команди")
            case .developers:
                LocalizedText(en: "how it works inside", uk: "як усе працює всередині")
            case .options:
                LocalizedText(en: "the options that many commands have", uk: "параметри багатьох команд")
            case .fields: LocalizedText(en: "the fields of a command", uk: "поля команди")
            case .all: LocalizedText(en: "everything", uk: "усе")
            }
        }
    }

    /// What follows `help` and a page that takes a command.
    package static func named(by words: ArraySlice<String>) -> ArraySlice<String> {
        words.first == Page.fields.rawValue ? words.dropFirst() : words
    }

    /// What can be explained besides commands, as it is typed.
    package static let pages = Page.allCases.map { Choice($0.rawValue, $0.meaning) }

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let width = min(max(call.console.size.columns, 40), 100)
        let help = HelpText(
            program: call.program.withNeighbours(on: call.console), language: call.language, width: width)
        try call.show(try page(of: help).text(Paint(call, isTerminal: call.console.isTerminal)))
    }

    private func page(of help: HelpText) throws(UsageError) -> HelpLayout {
        let subject = call.text(Self.topic) ?? ""
        let (command, group) = (call.program[subject], call.program.group(subject))
        let page = command == nil && group == nil ? Page(rawValue: subject) : nil
        let other = call.text(Self.command)
        if page != .fields, let other { throw call.error(.unexpectedArgument(other, suggestions: [])) }
        if page != nil, call.has(Self.brief) { throw call.error(.conflict(Self.brief.spelling, subject)) }
        switch page {
        case .commands: return help.commands
        case .options: return help.options
        case .developers: return help.developers
        case .all: return help.all
        case .fields:
            guard let command = other.flatMap({ call.program[$0] }) else {
                throw call.error(.missingArgument(Self.topic.placeholder))
            }
            let fields = help.fields(of: command)
            // If its help has room for everything, that is the answer.
            return fields.height > 0 ? fields : help.page(of: command)
        case nil where call.has(Self.brief):
            return command.map(help.brief) ?? group.map(help.brief) ?? help.brief
        case nil: return command.map(help.page) ?? group.map(help.page) ?? help.overview
        }
    }
}

extension OptionGroup {
    package static let help = OptionGroup("The help", "Довідка")
}
