package import CommandLine
import TerminalKit
import Words

/// Asks for confirmation before an important action.
package struct Confirmation {
    /// The option that confirms in advance.
    package static let yes = Option(
        "yes", short: "y", group: OptionGroup("Confirmation", "Згода"), kind: .flag,
        en: "Confirm in advance, for scripts and pipes",
        uk: "Погодитися заздалегідь, для скриптів і конвеєрів")

    private let call: Call

    package init(_ call: Call) {
        self.call = call
    }

    /// Whether there is a terminal to ask on.
    package var canAsk: Bool { call.console.isInputTerminal && call.console.isErrorTerminal }

    /// Whether a person is asked, and therefore reads what is printed before the question.
    package var asks: Bool { canAsk && !call.flag(Self.yes) }

    /// Returns once the person has confirmed `question`.
    ///
    /// - Parameter reason: why confirmation is needed, shown if there is no terminal to ask on.
    /// - Throws: `CommandStop`: with a hint at `--yes` if there is no terminal to ask on; with `refusal` if the answer is no.
    package func ask(_ question: String, refusal: String, reason: String? = nil) throws(CommandStop) {
        guard !call.flag(Self.yes) else { return }
        guard canAsk else {
            throw CommandStop(
                exitCode: .unanswered,
                message: [reason, Self.noAnswer[call.language]].compactMap(\.self).joined(separator: "; "),
                advice: Self.sayYes[call.language])
        }
        guard isConfirmed(question) else { throw CommandStop(exitCode: .interrupted, message: refusal) }
    }

    /// Asks on the terminal, whether or not the person has confirmed in advance, and returns whether the answer is yes.
    package func isConfirmed(_ question: String) -> Bool {
        let (console, language) = (call.console, call.language)
        let columns = max(1, console.size.columns - 1)
        let lines = "\(question) [\(Self.choice[language])]".wrapped(to: columns, maxLines: .max)
        // Anything typed before the question can't be an answer to it.
        console.discardTyped()
        console.writeError(lines.joined(separator: "\n") + " ")
        let answer = (console.readLine() ?? "").lowercased().filter { !$0.isWhitespace }
        return ["y", "yes", "т", "так"].contains(answer)
    }

    private static let noAnswer = LocalizedText(
        en: "confirmation is required, but there is no terminal to ask on",
        uk: "потрібна згода, але немає термінала, щоб її запитати")
    private static let sayYes = LocalizedText(
        en: "Add --yes to confirm in advance.", uk: "Додайте --yes, щоб погодитися заздалегідь.")
    private static let choice = LocalizedText(en: "y/N", uk: "т/Н")
}
