import TerminalKit

/// Lays out help: headings, paragraphs and two aligned columns, wrapped to a width. Every letter of both languages is one
/// column wide, so counting characters is enough.
package struct HelpLayout {
    /// The width of a line, in columns.
    package let width: Int
    private var lines: [[Piece]] = []

    package init(width: Int) {
        self.width = width
    }

    /// A term and its explanation.
    package struct Row {
        package let term: String
        package let text: String
        package var emphasis = Emphasis.term
    }

    /// What stands out in a row.
    package enum Emphasis {
        case term
        /// The options in the term, but not their placeholders.
        case options
        case text
        case none
    }

    /// A part of a line that has one style.
    private struct Piece {
        package var text: String
        package var style = Style()
    }

    /// All lines without styles, each ended by a line break.
    package var text: String { text(Paint()) }

    /// The number of lines.
    package var height: Int { lines.count }

    /// All lines, each ended by a line break.
    package func text(_ paint: Paint) -> String {
        lines.map { line in line.map { paint($0.text, $0.style) }.joined() + "\n" }.joined()
    }

    package mutating func heading(_ title: String) {
        if !lines.isEmpty { gap() }
        lines.append([Piece(text: title + ":", style: Paint.heading)])
    }

    /// A heading with a short text beside it.
    package mutating func heading(_ title: String, with text: String) {
        let indent = title.count + 2
        let texts = Self.wrap(text, width: width - indent)
        heading(title)
        lines[lines.count - 1].append(Piece(text: " " + (texts.first ?? "")))
        lines += texts.dropFirst().map { [Piece(text: String(repeating: " ", count: indent) + $0)] }
    }

    package mutating func paragraph(_ text: String, indent: Int = 0) {
        let margin = String(repeating: " ", count: indent)
        lines += Self.wrap(text, width: width - indent).map { [Piece(text: margin + $0)] }
    }

    /// Another page below an empty line.
    package mutating func append(_ page: HelpLayout) {
        guard !page.lines.isEmpty else { return }
        if !lines.isEmpty { gap() }
        lines += page.lines
    }

    package mutating func gap() {
        lines.append([])
    }

    /// The minimum width of a text beside its term.
    private static let narrowestText = 26

    /// Terms in a column as wide as the widest of them, up to `limit`; a longer term gets its own line.
    package mutating func rows(_ rows: [Row], termWidth: Int? = nil, limit: Int = 32) {
        let widest = termWidth ?? Self.termWidth(of: rows)
        let column = min(2 + min(widest, limit) + 2, max(width - Self.narrowestText, 4))
        let margin = String(repeating: " ", count: column)
        for row in rows {
            let texts = Self.wrap(row.text, width: width - column).map { pieces(ofText: $0, row.emphasis) }
            let term = [Piece(text: "  ")] + pieces(ofTerm: row.term, row.emphasis)
            let room = column - row.term.count - 2
            guard room >= 2, let first = texts.first else {
                lines.append(term)
                lines += texts.map { [Piece(text: margin)] + $0 }
                continue
            }
            lines.append(term + [Piece(text: String(repeating: " ", count: room))] + first)
            lines += texts.dropFirst().map { [Piece(text: margin)] + $0 }
        }
    }

    package static func termWidth(of rows: [Row]) -> Int {
        rows.map(\.term.count).max() ?? 0
    }

    private func pieces(ofTerm term: String, _ emphasis: Emphasis) -> [Piece] {
        switch emphasis {
        case .term: [Piece(text: term, style: Paint.name)]
        case .options: words(of: term) { $0.hasPrefix("-") }
        case .text, .none: [Piece(text: term)]
        }
    }

    private func pieces(ofText text: String, _ emphasis: Emphasis) -> [Piece] {
        switch emphasis {
        case .text: words(of: text) { _ in true }
        case .term, .options, .none: [Piece(text: text)]
        }
    }

    /// The text in pieces: the words that `standOut`, without their commas, and the rest.
    private func words(of text: String, standOut: (Substring) -> Bool) -> [Piece] {
        text.split(omittingEmptySubsequences: false) { " ,".contains($0) }.flatMap { word -> [Piece] in
            let separator = word.endIndex < text.endIndex ? String(text[word.endIndex]) : ""
            let style = standOut(word) ? Paint.name : Style()
            return [Piece(text: String(word), style: style), Piece(text: separator)]
        }
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
