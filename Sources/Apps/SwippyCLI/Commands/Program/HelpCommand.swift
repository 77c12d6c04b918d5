import TerminalKit
import Words

/// Prints the overview, or the help for a command or a group.
struct HelpCommand: Command {
    static let name = "help"
    static let summary = LocalizedText(
        en: "Explain Swippy or one command", uk: "Показати довідку про Swippy або команду")
    static let arguments = [topic]
    static let options = PagerOptions.all + GeneralOptions.all
    static let runsWithInvalidSettings = true
    static let examples = [Example("swippy help swipe", "everything about a command", "усе про команду")]

    static let topic = Argument(
        "COMMAND", "КОМАНДА", kind: .command,
        en: "The command to explain",
        uk: "Команда, яку слід пояснити",
        standard: LocalizedText(en: "an overview", uk: "огляд"),
        isRequired: false)

    let call: Call

    func run() throws {
        let width = min(max(call.console.size.columns, 40), 100)
        let help = HelpText(commands: call.commands, language: call.language, width: width)
        let subject = call.text(Self.topic) ?? ""
        let page = call.commands[subject].map(help.page) ?? call.commands.group(subject).map(help.page)
        try call.show(page ?? help.overview)
    }
}
