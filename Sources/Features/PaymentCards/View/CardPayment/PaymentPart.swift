import PaymentCardsScreens
import ScreenView
import TerminalKit

/// What can be pressed on a payment screen.
enum PaymentTarget: Equatable {
    case option(PaymentOption)
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
        targets.first { $0.area.contains(point) }?.target
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

extension Canvas {
    /// Draws something to press: a pill where there are the colours for it, otherwise its name in brackets.
    ///
    /// - Returns: the cells it takes.
    mutating func putButton(
        _ label: String, at point: Point, isMain: Bool, isEnabled: Bool, theme: Theme
    ) -> Rect {
        let label = label.truncated(to: max(0, size.columns - point.column - 2))
        let area = Rect(origin: point, size: Size(columns: label.columns + 2, rows: 1))
        guard theme.depth > .ansi16 else {
            let color = isEnabled ? isMain ? theme.accent : theme.text : theme.secondary
            let style = theme.style(color, isEnabled ? isMain ? .bold : [] : .dim)
            put(isEnabled ? "[\(label)]" : " \(label) ", at: point, style: style)
            return area
        }
        let fill = isEnabled && isMain ? theme.accent : theme.panel.mixed(with: theme.text, fraction: 0.16)
        let ink = (isEnabled ? isMain ? theme.page : theme.text : theme.secondary)
            .legible(on: fill, ratio: 4.5, depth: theme.depth)
        put("▐", at: point, style: Style(foreground: fill))
        put(
            label, at: Point(column: point.column + 1, row: point.row),
            style: Style(foreground: ink, background: fill, attributes: isEnabled ? .bold : []))
        put(
            "▌", at: Point(column: point.column + 1 + label.columns, row: point.row),
            style: Style(foreground: fill))
        return area
    }
}
