import PaymentCardsScreens
import ScreenView
import TerminalKit

/// What can be pressed on a payment screen.
enum PaymentTarget: Equatable {
    case option(PaymentOption)
    /// The field for another amount, and where in its place.
    case field(at: Point, of: Size)
    case proceed
    case button(PaymentSlipState.Button.Action)
}

/// A piece of the payment screen, and where something in it can be pressed.
struct PaymentPart {
    var canvas: Canvas
    var targets: [(area: Rect, target: PaymentTarget)] = []
    /// How many rows at the end stay in sight however far a live screen is scrolled: the buttons.
    var footRows = 0

    /// What is pressed at `point` of the piece.
    func target(at point: Point) -> PaymentTarget? {
        guard let (area, target) = targets.first(where: { $0.area.contains(point) }) else { return nil }
        guard case .field = target else { return target }
        let place = Point(column: point.column - area.minColumn, row: point.row - area.minRow)
        return .field(at: place, of: area.size)
    }

    /// Puts `part` into this one.
    mutating func add(_ part: PaymentPart, at origin: Point) {
        canvas.blit(part.canvas, at: origin)
        targets += part.targets.map { area, target in
            let moved = Point(column: area.minColumn + origin.column, row: area.minRow + origin.row)
            return (Rect(origin: moved, size: area.size), target)
        }
    }

    /// The parts below each other, with a free row between them.
    static func stacked(_ parts: [PaymentPart], columns: Int, theme: Theme) -> PaymentPart {
        let rows = parts.reduce(max(0, parts.count - 1)) { $0 + $1.canvas.size.rows }
        var stack = PaymentPart(canvas: theme.page(columns: columns, rows: rows))
        var row = 0
        for part in parts {
            stack.add(part, at: Point(column: 0, row: row))
            row += part.canvas.size.rows + 1
        }
        stack.footRows = parts.last?.footRows ?? 0
        return stack
    }
}
