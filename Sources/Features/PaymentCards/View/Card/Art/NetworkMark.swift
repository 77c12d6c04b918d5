import PaymentCardsScreens
import Pictures
import ScreenView
import TerminalKit

/// The mark of a card's network, at the card's lower right: a small drawing of our own paths, words, or both.
struct NetworkMark {
    private let face: CardFace
    private let theme: Theme

    init(_ face: CardFace, theme: Theme) { (self.face, self.theme) = (face, theme) }

    private var hasDrawing: Bool { theme.depth >= .ansi256 }

    /// The words, in the order of the line; those that a drawing shows too are only for outputs without it.
    private var words: (spans: [CardLook.Span], areDrawn: Bool) {
        switch face.network {
        case .mastercard: ([CardLook.Span("mastercard")], true)
        case .visa: ([CardLook.Span("VISA", 0xFFFFFF, on: nil, [.bold, .italic])], true)
        case .diners: ([CardLook.Span("Diners Club", 0xFFFFFF, on: nil, [])], false)
        case .amex: ([CardLook.Span(" AMEX ", 0xFFFFFF, on: 0x016FD0)], true)
        case .discover:
            ([CardLook.Span("DISC"), CardLook.Span("●", 0xFF9A3C), CardLook.Span("VER")], true)
        case .neutral: ([CardLook.Span(face.networkName.truncated(to: 12), 0xFFFFFF, on: nil, [])], false)
        }
    }

    /// How large the drawing is, which ends at the card's padding.
    private var drawing: Size {
        guard hasDrawing else { return Size(columns: 0, rows: 0) }
        return switch face.network {
        case .mastercard: Size(columns: 7, rows: 2)
        case .visa: Size(columns: 8, rows: 2)
        case .diners: Size(columns: 4, rows: 2)
        case .amex: Size(columns: 6, rows: 2)
        case .discover: Size(columns: 10, rows: 1)
        case .neutral: Size(columns: 0, rows: 0)
        }
    }

    /// How many columns the mark takes in its lowest row.
    var columns: Int {
        let words = words.spans.reduce(0) { $0 + $1.text.columns }
        if drawing.columns == 0 { return words }
        return self.words.areDrawn ? drawing.columns : words + 1 + drawing.columns
    }

    /// How many columns it takes in the row above.
    var upperColumns: Int { drawing.rows > 1 ? drawing.columns : 0 }

    /// The mark on one line of the page.
    var line: [TextTable.Span] {
        let spans =
            switch face.network {
            case .mastercard where hasDrawing: [CardLook.Span("●", 0xEB001B), CardLook.Span("●", 0xF79E1B)]
            // There is no room for “Club”.
            case .diners: [CardLook.Span("◐ ", 0x8CC4FF), CardLook.Span("Diners")]
            default: words.spans
            }
        return spans.map { span in
            let style =
                theme.depth >= .ansi256 ? onPage(span.style) : theme.style(theme.text, span.style.attributes)
            return TextTable.Span(span.text, style)
        }
    }

    /// `style`, which is for white and other light words on a card, for the page.
    private func onPage(_ style: Style) -> Style {
        guard style.background == nil, let color = style.foreground else { return style }
        let shown =
            color == Color(0xFFFFFF)
            ? theme.text : color.legible(on: theme.page, ratio: 4.5, depth: theme.depth)
        return Style(foreground: shown, attributes: style.attributes)
    }

    /// Writes the words so that the mark ends before `rightEdge` and stands on `bottomRow`.
    func write(on canvas: inout Canvas, rightEdge: Int, bottomRow: Int, look: CardLook) {
        // The discs say all.
        guard !hasDrawing || face.network != .mastercard else { return }
        let (spans, areDrawn) = words
        let width = spans.reduce(0) { $0 + $1.text.columns }
        let start = areDrawn ? rightEdge - width : rightEdge - columns
        let area = Rect(column: start, row: bottomRow, columns: width, rows: 1)
        canvas.keepPictures(in: area, areDrawn && hasDrawing ? .inFront : .behindText) { canvas in
            var point = area.origin
            for span in spans {
                point.column += canvas.writeOnArt(
                    span.text, at: point, style: look.style(span, depth: theme.depth), depth: theme.depth)
            }
        }
    }

    /// Draws the drawing where that ends at `end`, the right edge and the bottom of the last row, in cells of this size.
    ///
    /// - Parameter hasLetters: whether letters are drawn, too; in characters, they are words.
    func draw(on art: inout VectorPicture, end: VectorPoint, cell: VectorPoint, hasLetters: Bool) {
        let room = VectorPoint(Double(drawing.columns), Double(drawing.rows)) * cell
        let scale = cell.x / 8
        func add(_ path: VectorPath, _ color: UInt32, at origin: VectorPoint) {
            art.add(path.placed(at: origin, scale: scale), fill: .color(Color(color).pixel))
        }
        func write(_ word: String, height: Double, line: Double, slant: Double = 0, at origin: VectorPoint)
            -> Double
        {
            let (path, width) = Lettering.word(word, height: height, slant: slant)
            art.add(
                path.placed(at: origin, scale: scale),
                stroke: Stroke(
                    .color(Color(0xFFFFFF).pixel), width: line * scale, join: .round, cap: .round))
            return width * scale
        }
        // From the left, in the middle of the room.
        func origin(_ width: Double, _ height: Double) -> VectorPoint {
            [end.x - width * scale, end.y - (room.y + height * scale) / 2]
        }
        switch face.network {
        case .mastercard:
            let place = origin(56, 32)
            add(.disc([16, 16], radius: 16), 0xEB001B, at: place)
            add(.disc([40, 16], radius: 16), 0xF79E1B, at: place)
            add(VectorPath(drawn: "M28 5.4A16 16 0 0 1 28 26.6A16 16 0 0 1 28 5.4Z"), 0xFF5F00, at: place)
        case .diners:
            let place = origin(32, 32)
            add(.disc([16, 16], radius: 16), 0xF2F6FA, at: place)
            add(
                VectorPath(drawn: "M13.4 4.6A11.8 11.8 0 0 0 13.4 27.4ZM18.6 4.6A11.8 11.8 0 0 1 18.6 27.4Z"),
                0x0B5CAB, at: place)
        case .visa where hasLetters:
            _ = write("VISA", height: 15, line: 3.6, slant: 0.2, at: origin(56, 15))
        case .amex where hasLetters:
            let place = origin(48, 30)
            add(.rounded([0, 0], [48, 30], radius: 4), 0x016FD0, at: place)
            _ = write("AMEX", height: 9, line: 2, at: place + VectorPoint(6, 10.5) * scale)
        case .discover where hasLetters:
            let place = origin(77, 10)
            let ball =
                place + VectorPoint(write("DISC", height: 10, line: 2, at: place), 5 * scale) + [
                    9 * scale, 0,
                ]
            let stops = [GradientStop(0, Color(0xF9A03F).pixel), GradientStop(1, Color(0xD2481C).pixel)]
            art.add(
                .disc(ball, radius: 6 * scale),
                fill: .linear(stops, from: ball - 6 * scale, to: ball + 6 * scale))
            _ = write("VER", height: 10, line: 2, at: [ball.x + 9 * scale, place.y])
        case .visa, .amex, .discover, .neutral: break
        }
    }
}
