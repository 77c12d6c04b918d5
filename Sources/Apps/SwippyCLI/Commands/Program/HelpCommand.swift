import Words
import TerminalKit

/// Prints the overview, or the help for a command or a group.
struct HelpCommand: Command {
    static let name = "help"
    static let intention = Intention.learn
    static let summary = LocalizedText(
        en: "Explain Swippy or one command", uk: "Показати довідку про Swippy або команду")
    static let arguments = [topic]
    static let options = [brief, OutputOptions.color] + PagerOptions.all
    static let runsWithInvalidSettings = true
    static let examples = [
        Example("swippy help swipe", "everything about a command", "усе про команду"),
        Example("swippy swipe -h", "the same on one screen", "те саме на один екран"),
        Example("swippy help | less", "everything, page by page", "усе, посторінково"),
    ]

    static let brief = Option(
        "brief", group: .help, kind: .flag,
        en: "Print only what fits one screen, as -h does",
        uk: "Вивести лише те, що вміщується на один екран, як і -h")

    static let topic = Argument(
        "COMMAND", "КОМАНДА", kind: .command,
        en: "The command to explain",
        uk: "Команда, яку слід пояснити",
        standard: LocalizedText(en: "an overview", uk: "огляд"),
        isRequired: false)

    let call: Call

    func run() throws {
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
    static let help = OptionGroup("The help", "Довідка")
}
