import PaymentCardsScreens
import ScreenView
import TerminalKit

/// The mark of a card's network, at the card's lower right.
struct NetworkMark {
    private enum Shape {
        /// Words in their styles.
        case words([CardLook.Span])
        /// Two discs that overlap.
        case discs
    }

    private let shape: Shape
    private let look: CardLook
    private let face: CardFace
    private let theme: Theme

    init(_ face: CardFace, look: CardLook, theme: Theme) {
        self.look = look
        self.face = face
        self.theme = theme
        shape =
            switch face.network {
            case .mastercard where theme.depth >= .ansi256: .discs
            case .mastercard: .words([CardLook.Span("mastercard")])
            case .visa: .words([CardLook.Span("VISA", 0xFFFFFF, on: nil, [.bold, .italic])])
            case .diners:
                .words([CardLook.Span("◐ ", 0x8CC4FF), CardLook.Span("Diners"), CardLook.Span(" Club")])
            case .amex: .words([CardLook.Span(" AMEX ", 0xFFFFFF, on: 0x016FD0)])
            case .discover:
                .words([CardLook.Span("DISC"), CardLook.Span("●", 0xFF9A3C), CardLook.Span("VER")])
            case .neutral: .words([CardLook.Span(face.networkName.truncated(to: 12), 0xFFFFFF, on: nil, [])])
            }
    }

    /// How many columns the mark takes.
    var columns: Int {
        switch shape {
        case .words(let spans): spans.reduce(0) { $0 + $1.text.columns }
        case .discs: Self.discPixels + Self.discDistance
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

    /// The mark on one line of the page.
    var line: [TextTable.Span] {
        let spans =
            switch shape {
            // There is no room for “Club”.
            case .words(let spans): Array(spans.prefix(face.network == .diners ? 2 : spans.count))
            case .discs: [CardLook.Span("●", 0xEB001B), CardLook.Span("●", 0xF79E1B)]
            }
        return spans.map { span in
            let style =
                theme.depth >= .ansi256 ? onPage(span.style) : theme.style(theme.text, span.style.attributes)
            return TextTable.Span(span.text, style)
        }
    }

    /// How many rows the mark takes.
    var rows: Int {
        switch shape {
        case .words: 1
        case .discs: Self.discPixels / 2
        }
    }

    /// Draws the mark so that it ends before `rightEdge` and stands on `bottomRow`.
    func draw(on canvas: inout Canvas, rightEdge: Int, bottomRow: Int) {
        switch shape {
        case .words(let spans):
            var point = Point(column: rightEdge - columns, row: bottomRow)
            for span in spans {
                let style = look.style(span, depth: theme.depth)
                point.column += canvas.putOnArt(span.text, at: point, style: style, depth: theme.depth)
            }
        case .discs:
            for row in 0..<rows {
                for column in 0..<columns {
                    let point = Point(column: rightEdge - columns + column, row: bottomRow - rows + 1 + row)
                    drawDiscs(at: point, column: column, row: row, on: &canvas)
                }
            }
        }
    }

    private func drawDiscs(at point: Point, column: Int, row: Int, on canvas: inout Canvas) {
        let ground = canvas[point].style
        let lower = ground.background ?? theme.page
        let upper = canvas[point].text == "▀" ? ground.foreground ?? lower : lower
        canvas[point] = Cell(
            text: "▀",
            style: Style(
                foreground: Self.discColor(over: upper, column: column, row: 2 * row),
                background: Self.discColor(over: lower, column: column, row: 2 * row + 1)))
    }

    /// The discs' diameter in pixels, half a cell high each.
    private static let discPixels = 4
    /// How far the right disc's centre is from the left one's.
    private static let discDistance = 3

    /// What the discs make of the pixel `ground`: they cover as much of it as lies inside them.
    private static func discColor(over ground: Color, column: Int, row: Int) -> Color {
        let (left, right) = (Color(0xEB001B), Color(0xF79E1B))
        let (inLeft, inRight) = (
            coverage(column, row, center: 2), coverage(column, row, center: 2 + discDistance)
        )
        let one = ground.mixed(with: left, fraction: inLeft)
        let two = one.mixed(with: right, fraction: inRight)
        return two.mixed(with: Color(0xFF5F00), fraction: min(inLeft, inRight))
    }

    /// How much of a pixel lies in the disc around `center`, by a grid of 4 × 4 places.
    private static func coverage(_ column: Int, _ row: Int, center: Int) -> Double {
        let radius = Double(discPixels) / 2
        var inside = 0
        for place in 0..<16 {
            let x = Double(column) + (Double(place % 4) + 0.5) / 4 - Double(center)
            let y = Double(row) + (Double(place / 4) + 0.5) / 4 - radius
            if x * x + y * y <= radius * radius { inside += 1 }
        }
        return Double(inside) / 16
    }
}
