import TerminalKit
import Words

/// The options for what shows output that is longer than the terminal is high.
enum PagerOptions {
    static let all = [pager, noPager]

    static let pager = Option(
        "pager", group: .output, kind: .text(suggestions: ["less", "cat"]),
        placeholder: LocalizedText(en: "COMMAND", uk: "КОМАНДА"),
        en: "Show pictures and help that are longer than the terminal with this command; cat for none",
        uk: "Показувати малюнки й довідку, довші за термінал, цією командою; cat — без неї",
        standard: LocalizedText(en: "$PAGER, or less", uk: "$PAGER або less"), conflicts: ["no-pager"])

    static let noPager = Option(
        "no-pager", group: .output, kind: .flag,
        en: "Print at once, however long",
        uk: "Вивести одразу, хоч як довго", conflicts: ["pager"])
}

extension Call {
    /// Prints text for a person, through a pager if it is too long for the terminal.
    ///
    /// - Parameter columns: the width of its lines, if all have the same.
    func show(_ text: String, columns: Int = 0) throws {
        guard let pager else { return try console.write(text) }
        let size = console.size
        let rowsEach = max(1, (columns + size.columns - 1) / size.columns)
        let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } * rowsEach
        // The prompt takes a row.
        guard rows >= size.rows, console.page(text, pager) else { return try console.write(text) }
    }

    /// Whether a picture of this size goes to a pager.
    func isPaged(_ size: Size) -> Bool { size.rows >= console.size.rows && pager != nil }

    /// The command that shows long output; `nil` for none. As in git, the setting takes precedence over `PAGER`, and an empty
    /// variable or `cat` means none.
    private var pager: String? {
        guard console.isTerminal, command.option(PagerOptions.pager.name) != nil,
            !flag(PagerOptions.noPager)
        else { return nil }
        let standard = console.understandsEscapes ? "less" : nil
        let pager =
            settings.origin(of: PagerOptions.pager) == .standard && !has(PagerOptions.pager)
            ? console.environment["SWIPPY_PAGER"] ?? console.environment["PAGER"] ?? standard
            : text(PagerOptions.pager)
        return pager.flatMap { ["", "cat"].contains($0) ? nil : $0 }
    }
}
