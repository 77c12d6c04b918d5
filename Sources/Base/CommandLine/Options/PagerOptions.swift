package import TerminalKit
import Words

/// The options for the pager, which shows output longer than the terminal.
package enum PagerOptions {
    package static let all = [pager, noPager]

    package static let pager = Option(
        "pager", group: .output, kind: .text(suggestions: ["less", "cat"]),
        placeholder: LocalizedText(en: "COMMAND", uk: "КОМАНДА"),
        en: "Show pictures and help that are longer than the terminal with this command; cat for none",
        uk: "Показувати малюнки й довідку, довші за термінал, цією командою; cat — без неї",
        standard: LocalizedText(en: "$PAGER, or less", uk: "$PAGER або less"), conflicts: ["no-pager"])

    package static let noPager = Option(
        "no-pager", group: .output, kind: .flag,
        en: "Print at once, however long",
        uk: "Вивести одразу, хоч як довго", conflicts: ["pager"])
}

/// The program that shows a command's long output.
private struct Pager {
    let call: Call

    /// The command line that starts it; `nil` for none. As in git, the setting takes precedence over `PAGER`, and an empty
    /// variable or `cat` means none.
    var command: String? {
        let console = call.console
        guard console.isTerminal, call.option(PagerOptions.pager.name) != nil,
            !call.flag(PagerOptions.noPager), !call.flag(GeneralOptions.noInput)
        else { return nil }
        let standard = console.understandsEscapes ? "less" : nil
        let isUnset =
            call.settings.origin(of: PagerOptions.pager) == .standard && !call.has(PagerOptions.pager)
        let pager =
            isUnset
            ? console.environment[call.program.variable(of: .pager)] ?? console.environment["PAGER"]
                ?? standard
            : call.text(PagerOptions.pager)
        return pager.flatMap { ["", "cat"].contains($0) ? nil : $0 }
    }
}

extension Call {
    /// Prints text for people, through a pager if it is too long for the terminal.
    ///
    /// - Parameter columns: the width of its lines, if all have the same.
    package func show(_ text: String, columns: Int = 0) throws {
        guard let pager = Pager(call: self).command else { return try console.write(text) }
        let size = console.size
        let rowsEach = max(1, (columns + size.columns - 1) / size.columns)
        let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } * rowsEach
        // The prompt takes a row.
        guard rows >= size.rows, console.page(text, pager) else { return try console.write(text) }
    }

    /// Whether a picture of this size goes to a pager.
    package func isPaged(_ size: Size) -> Bool {
        size.rows >= console.size.rows && Pager(call: self).command != nil
    }
}
