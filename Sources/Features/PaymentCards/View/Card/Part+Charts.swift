import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// With fewer columns than these, no bar tells much.
private let leastBar = 6
/// A chart by day is this high.
private let dayRows = 3

extension Part {
    /// A thin line. Its weight tells how much it is, where colours can't, too.
    static func bar(_ share: Double) -> Part {
        .fitted { columns in
            let part = min(max(1, Int((share * Double(columns)).rounded())), max(1, columns - 1))
            let lines = [("━", part), ("─", columns - part)].map { String(repeating: $0, count: $1) }
            return .line([Ink(lines[0], .good), Ink { [.init(lines[1], $0.lineStyle)] }])
        }
    }

    /// A chart of what was spent, with a bar for each group.
    static func chart(_ chart: SpendingChart) -> Part {
        .stack([.heading(chart.heading), .fitted { bars(of: chart, columns: $0) }], gap: 0)
            .reading([chart.heading] + chart.spoken)
    }

    /// Each bar between its label and its amount, or below them where there is no room.
    private static func bars(of chart: SpendingChart, columns: Int) -> Part {
        let amounts = chart.bars.map(\.amount.columns).max() ?? 0
        let room = max(columns / 3, columns - amounts - leastBar - 3)
        let labels = min(chart.bars.map(\.label.columns).max() ?? 0, max(8, room))
        let length = columns - labels - amounts - 3
        let bars = chart.bars.flatMap { bar -> [Part] in
            let track = track(of: bar, isByCategory: chart.isByCategory)
            guard length >= leastBar else { return [.line([Ink(bar.label)], Ink(bar.amount)), track] }
            let end = Part.beside(track, columns: length, .line([], Ink(bar.amount)))
            return [.beside(.line([Ink(bar.label)]), columns: labels, gap: 1, end)]
        }
        return .stack(bars, gap: 0)
    }

    private static func track(of bar: StatementSheet.Bar, isByCategory: Bool) -> Part {
        .drawing { columns, theme in
            var canvas = theme.page(columns: columns, rows: 1)
            canvas.fill(canvas.bounds, style: theme.panelStyle)
            canvas.put(
                BlockBar(depth: theme.depth).row(share: bar.share, columns: columns), at: .zero,
                style: theme.style(
                    isByCategory || bar.category != .neutral
                        ? CategoryLook.color(of: bar.category, theme: theme) : theme.accent))
            return canvas
        }
    }

    /// A chart with a column for each day, and what the highest one is below it.
    static func days(_ chart: StatementSheet.DayChart) -> Part {
        let peak = chart.peak.map { [Part.paragraph($0, .plain, mostLines: 3)] } ?? []
        return .fitted { columns in
            let count = max(1, chart.shares.count)
            // Days stand apart where there is room for it.
            let step = columns >= 2 * count ? 2 : 1
            let width = min(columns, step * count)
            let isWhole = chart.first.columns + chart.last.columns < width
            let ends: Part =
                isWhole
                ? .line([Ink(chart.first, .quiet)], Ink(chart.last, .quiet)).inset(by: 0, widest: width)
                : .line([Ink("\(chart.first) – \(chart.last)", .quiet)])
            let columns = Part.drawing { draw(chart.shares, step: step, columns: $0, $1) }
            return .stack(
                [.heading(chart.heading), columns.inset(by: 0, widest: width), ends] + peak, gap: 0)
        }
        .reading([chart.peak].compactMap(\.self))
    }

    /// A column for each day, or for the highest of those that fall into it.
    private static func draw(_ shares: [Double], step: Int, columns: Int, _ theme: Theme) -> Canvas {
        var canvas = theme.page(columns: columns, rows: dayRows)
        canvas.fill(canvas.bounds, style: theme.panelStyle)
        let count = columns / step
        for index in 0..<count {
            let first = index * shares.count / count
            let next = max(first + 1, (index + 1) * shares.count / count)
            let share = shares[first..<min(next, shares.count)].max() ?? 0
            let color = share == 1 ? theme.text : share > 0 ? theme.accent : theme.secondary
            let blocks = BlockBar(depth: theme.depth).column(share: share, rows: dayRows)
            for (row, block) in blocks.enumerated() where block != " " {
                canvas.put(
                    String(block), at: Point(column: index * step, row: row), style: theme.style(color))
            }
        }
        return canvas
    }
}
