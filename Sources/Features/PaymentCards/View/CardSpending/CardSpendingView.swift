import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

/// The screen with what was spent: a chart for each currency.
package struct CardSpendingView: AnswerPageView {
    package typealias Content = SpendingRecord

    package init() {}

    /// The charts.
    package func parts(of charts: [SpendingChart]) -> [Part<AnswerEvent>] { charts.map { .chart($0) } }
}
