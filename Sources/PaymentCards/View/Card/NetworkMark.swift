import PaymentCardsContract
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
    private let theme: Theme

    init(_ face: CardFace, theme: Theme) {
        self.theme = theme
        shape =
            switch face.network {
            case .mastercard where theme.depth >= .ansi256: .discs
            case .mastercard: .words([CardLook.Span("mastercard")])
            case .visa: .words([CardLook.Span("VISA", 0xFFFFFF, on: nil, [.bold, .italic])])
            case .diners: .words([CardLook.Span("◐ ", 0x8CC4FF), CardLook.Span("Diners Club")])
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
        case .discs: Self.discs[0].count
        }
    }

    /// Draws the mark so that it ends before `rightEdge` and stands on `bottomRow`.
    func draw(on canvas: inout Canvas, rightEdge: Int, bottomRow: Int) {
        switch shape {
        case .words(let spans):
            var point = Point(column: rightEdge - columns, row: bottomRow)
            for span in spans {
                let style = theme.style(span)
                point.column += canvas.put(span.text, at: point, style: style)
            }
        case .discs:
            let origin = Point(column: rightEdge - columns, row: bottomRow - Self.discs.count / 2 + 1)
            for row in 0..<Self.discs.count / 2 {
                for column in 0..<columns {
                    drawDiscs(
                        at: Point(column: origin.column + column, row: origin.row + row), column, row,
                        on: &canvas)
                }
            }
        }
    }

    private func drawDiscs(at point: Point, _ column: Int, _ row: Int, on canvas: inout Canvas) {
        let ground = canvas[point].style
        let behind =
            ground.background.map { ($0.mixed(with: ground.foreground ?? $0, fraction: 0.5)) } ?? theme.page
        let (upper, lower) = (Self.discs[2 * row][column], Self.discs[2 * row + 1][column])
        guard upper != .none || lower != .none else { return }
        canvas[point] = Cell(
            text: "▀", style: Style(foreground: upper.color ?? behind, background: lower.color ?? behind))
    }

    private enum Disc: Character {
        case none = "."
        case left = "L"
        case right = "R"
        case both = "B"

        var color: Color? {
            switch self {
            case .none: nil
            case .left: Color(0xEB001B)
            case .right: Color(0xF79E1B)
            case .both: Color(0xFF5F00)
            }
        }
    }

    private static let discs: [[Disc]] = [
        ".LL.RR.",
        "LLLBRRR",
        "LLLBRRR",
        ".LL.RR.",
    ].map { line in line.map { Disc(rawValue: $0) ?? .none } }
}
