import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView
import TerminalKit

/// The screen with what was spent: a chart for each currency.
package struct CardSpendingView: AnswerPageView {
    /// The same as data.
    package typealias Content = SpendingRecord

    /// A view.
    package init() {}

    /// The charts.
    package func parts(of charts: [SpendingChart]) -> [Part<AnswerEvent>] {
        charts.map { chart in
            .drawing(words: [chart.heading] + chart.spoken) { columns, theme in
                BarChartPicture(
                    heading: chart.heading, bars: chart.bars, theme: theme,
                    neutral: chart.isByCategory ? nil : theme.accent
                ).canvas(columns: columns)
            }
        }
    }
}
