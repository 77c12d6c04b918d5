/// Lays out help as plain text: headings, paragraphs and two aligned columns, wrapped to a width. Every letter of both
/// languages is one column wide, so counting characters is enough.
struct HelpLayout {
    /// The width of a line, in columns.
    let width: Int
    private var lines: [String] = []

    init(width: Int) {
        self.width = width
    }

    /// A term and its explanation.
    struct Row {
        let term: String
        let text: String
    }

    /// All lines, each ended by a line break.
    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func heading(_ title: String) {
        if !lines.isEmpty { lines.append("") }
        lines.append(title + ":")
    }

    mutating func paragraph(_ text: String, indent: Int = 0) {
        let margin = String(repeating: " ", count: indent)
        lines += Self.wrap(text, width: width - indent).map { margin + $0 }
    }

    mutating func gap() {
        lines.append("")
    }

    /// The minimum width of a text beside its term.
    private static let narrowestText = 26

    /// Terms in a column as wide as the widest of them, up to `limit`; a longer term gets its own line.
    mutating func rows(_ rows: [Row], termWidth: Int? = nil, limit: Int = 32) {
        let widest = termWidth ?? Self.termWidth(of: rows)
        let column = min(2 + min(widest, limit) + 2, max(width - Self.narrowestText, 4))
        let margin = String(repeating: " ", count: column)
        for row in rows {
            let texts = Self.wrap(row.text, width: width - column)
            let term = "  " + row.term
            guard term.count + 2 <= column, let first = texts.first else {
                lines.append(term)
                lines += texts.map { margin + $0 }
                continue
            }
            lines.append(term + String(repeating: " ", count: column - term.count) + first)
            lines += texts.dropFirst().map { margin + $0 }
        }
    }

    static func termWidth(of rows: [Row]) -> Int {
        rows.map(\.term.count).max() ?? 0
    }

    /// Wraps between words. A word too long for a line is not broken.
    private static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
