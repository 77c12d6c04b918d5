import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws what can be done next: with its key on a live screen, with what is typed on a printed one.
struct CardStepsPicture {
    let theme: Theme
    let isLive: Bool

    /// The steps, one below the other: how each is taken stands beside it, or below where one does not fit.
    func canvas(for steps: CardStepsState, columns: Int) -> Canvas {
        let label = (steps.steps.map(\.label.columns).max() ?? 0) + 2
        let way = steps.steps.map { self.way(of: $0).text.columns }.max() ?? 0
        let start = keyColumns + label + way <= columns ? keyColumns + label : nil
        return theme.page(columns: columns, of: steps.steps.map { step(for: $0, start, columns: columns) })
    }

    /// A step whose way begins at column `start`, or in a line of its own.
    private func step(for step: CardStepsState.Step, _ start: Int?, columns: Int) -> Canvas {
        let (way, style) = way(of: step)
        let lines = start == nil ? way.wrapped(to: max(1, columns - keyColumns - 2), maxLines: 4) : []
        var canvas = theme.page(columns: columns, rows: 1 + lines.count)
        if let key = key(of: step) {
            canvas.put(key, at: .zero, style: theme.style(theme.accent, .bold))
            if let target = step.event.flatMap({ CardDetailsView.keys.target(for: .event($0)) }) {
                let size = Size(columns: keyColumns + step.label.columns, rows: 1)
                canvas.mark(Rect(origin: .zero, size: size), as: target)
            }
        }
        canvas.put(
            step.label, at: Point(column: keyColumns, row: 0),
            style: theme.style(step.obstacle == nil ? theme.text : theme.secondary))
        if let start { canvas.put(way, at: Point(column: start, row: 0), style: style) }
        for (index, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: keyColumns + 2, row: 1 + index), style: style)
        }
        return canvas
    }

    private var keyColumns: Int { isLive ? 3 : 0 }

    private func key(of step: CardStepsState.Step) -> String? {
        guard isLive, step.obstacle == nil, let event = step.event else { return nil }
        return CardDetailsView.keys.label(for: .event(event))
    }

    /// What is typed where no key does it, or why it can't be done.
    private func way(of step: CardStepsState.Step) -> (text: String, style: Style) {
        if let obstacle = step.obstacle { return (obstacle, theme.style(theme.secondary)) }
        return (key(of: step) == nil ? step.command ?? "" : "", theme.style(theme.accent))
    }
}
