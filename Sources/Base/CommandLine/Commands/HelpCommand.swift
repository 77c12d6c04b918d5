package import Words
import TerminalKit

/// Prints the overview, or the help for a command or a group.
package struct HelpCommand: Command {
    package static let name = "help"
    package static let intention = Intention.learn
    package static let summary = LocalizedText(
        en: "Explain the program or one command", uk: "Показати довідку про програму або команду")
    package static let arguments = [topic]
    package static let options = [brief, OutputOptions.color] + PagerOptions.all
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
        en: "The command to explain",
        uk: "Команда, яку слід пояснити",
        standard: LocalizedText(en: "an overview", uk: "огляд"),
        isRequired: false)

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let width = min(max(call.console.size.columns, 40), 100)
        let help = HelpText(program: call.program, language: call.language, width: width)
        let subject = call.text(Self.topic) ?? ""
        let (command, group) = (call.program[subject], call.program.group(subject))
        let page =
            call.has(Self.brief)
            ? command.map(help.brief) ?? group.map(help.brief) ?? help.brief
            : command.map(help.page) ?? group.map(help.page) ?? help.overview
        try call.show(page.text(Paint(call, isTerminal: call.console.isTerminal)))
    }
}

extension OptionGroup {
    package static let help = OptionGroup("The help", "Довідка")
}
