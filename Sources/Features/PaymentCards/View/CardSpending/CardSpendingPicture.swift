import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws what was spent: a chart for each currency.
struct CardSpendingPicture {
    let state: CardSpendingViewState
    private let page: CardTablePage

    /// A picture `columns` wide.
    init(state: CardSpendingViewState, columns: Int, theme: Theme) {
        self.state = state
        page = CardTablePage(columns: columns, theme: theme)
    }

    /// The whole picture.
    var canvas: Canvas {
        let alert = state.alert.map { [page.box(MessageBox($0, theme: page.theme))] } ?? []
        return page.canvas(
            state.title, state.summary, age: state.kept?.label,
            of: alert + content + state.notes.map { page.paragraph($0 + ".") })
    }

    private var content: [Canvas] {
        switch state.content {
        case .loading(let words): [page.paragraph(words)]
        case .empty(let notice): [page.box(MessageBox(notice, theme: page.theme))]
        case .failed(let alert): [page.box(MessageBox(alert, theme: page.theme))]
        case .charts(let charts):
            charts.map { chart in
                BarChartPicture(
                    heading: chart.heading, bars: chart.bars, theme: page.theme,
                    neutral: chart.isByCategory ? nil : page.theme.accent
                ).canvas(columns: page.columns)
            }
        }
    }
}
