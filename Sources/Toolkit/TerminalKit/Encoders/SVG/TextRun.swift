/// Adjacent characters of one look, as one SVG text element.
struct TextRun: Equatable {
    /// How a font may arrange the characters.
    enum Kind: Equatable {
        /// Letters that every monospaced font has: any number of them side by side.
        case plain
        /// Letters that join their neighbours or combine with marks, such as Arabic or Devanagari.
        case shaped
        /// Symbols, emoji and ideographs, which come from another font with unknown widths: each is centred in its own cells.
        case single

        init(_ character: Character, columns: Int) {
            switch character.unicodeScalars.first?.value ?? 0 {
            case ..<0x530 where columns == 1: self = .plain
            case 0x530..<0x1100 where columns > 0: self = .shaped
            default: self = .single
            }
        }
    }

    /// The attributes that all characters of a run share.
    struct Look: Hashable {
        var color: Color
        var isBold: Bool
        var isItalic: Bool
        var isLarge: Bool
        var link: Link?

        /// `elements`, which look so, as an SVG group.
        func group(of elements: String) -> String {
            let group = "<g \(attributes)>\n\(elements)</g>\n"
            return link.map { "<a href=\"\($0.address.xmlEscaped)\">\n\(group)</a>\n" } ?? group
        }

        private var attributes: String {
            "fill=\"\(color.hex)\"" + (isBold ? " font-weight=\"bold\"" : "")
                + (isItalic ? " font-style=\"italic\"" : "") + (isLarge ? " font-size=\"17.777\"" : "")
        }
    }

    let column: Int
    let row: Int
    let kind: Kind
    let look: Look
    private(set) var text: String
    private(set) var columns: Int

    init(_ character: Character, columns: Int, at point: Point, look: Look) {
        column = point.column
        row = point.row
        // Large text is wider than its cells: it can't be put together of parts.
        kind = look.isLarge ? .shaped : Kind(character, columns: columns)
        self.look = look
        text = String(character)
        self.columns = columns
    }

    /// Appends `next` if the two can be one run: plain text with at most one space between, or parts of one shaped word.
    mutating func append(_ next: TextRun) -> Bool {
        let gap = next.column - (column + columns)
        let widestGap = kind == .plain || look.isLarge ? 1 : 0
        guard next.row == row, (0...widestGap).contains(gap), next.look == look, next.kind == kind,
            kind != .single
        else { return false }
        text += (gap > 0 ? " " : "") + next.text
        columns += gap + next.columns
        return true
    }

    /// The run as an element with an explicit length, so that it fits its cells in any font.
    var element: String {
        let left = column * PixelRect.cellWidth
        let width = columns * PixelRect.cellWidth * (look.isLarge ? 4 : 3) / 3
        // The baseline is three quarters down, as in most monospaced fonts; large letters fill the row.
        let y = row * PixelRect.cellHeight + (look.isLarge ? 13 : 12)
        let escaped = text.xmlEscaped
        switch kind {
        case .plain: return "<text x=\"\(left)\" y=\"\(y)\" textLength=\"\(width)\">\(escaped)</text>\n"
        case .shaped:
            return "<text x=\"\(left)\" y=\"\(y)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">"
                + "\(escaped)</text>\n"
        case .single:
            return "<text x=\"\(left + width / 2)\" y=\"\(y)\" text-anchor=\"middle\">\(escaped)</text>\n"
        }
    }
}
