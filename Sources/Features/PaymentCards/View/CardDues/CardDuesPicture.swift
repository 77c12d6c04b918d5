import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws everything that is due: a line for each card, and the sums below.
struct CardDuesPicture {
    let state: CardDuesViewState
    private let page: CardTablePage

    /// A picture `columns` wide.
    init(state: CardDuesViewState, columns: Int, theme: Theme) {
        self.state = state
        page = CardTablePage(columns: columns, theme: theme)
    }

    /// The whole picture.
    var canvas: Canvas {
        let alert = state.alert.map { [page.box(CardSheet($0))] } ?? []
        let leftOut = state.leftOut.map { [page.paragraph($0 + ".")] } ?? []
        return page.canvas(
            state.title, state.summary, age: state.kept?.label, of: alert + content + leftOut)
    }

    private var content: [Canvas] {
        switch state.content {
        case .loading(let words): [page.paragraph(words)]
        case .empty(let notice): [page.box(CardSheet(notice))]
        case .failed(let alert): [page.box(CardSheet(alert))]
        case .dues(let sheet): [page.table(sheet.lines.map(DueTable.Row.init), sheet.sums)]
        }
    }
}

extension DueTable.Row {
    fileprivate init(_ line: DuesSheet.Line) {
        let tone: DueTable.Tone =
            switch line.urgency {
            case .overdue: .loud
            case .today: .alarming
            case .soon: .warning
            case .near: .plain
            case .later, .unknown: .quiet
            }
        self.init(
            place: line.place, face: line.face, day: line.day, state: line.state,
            shortState: line.shortState, tone: tone, amount: line.amount)
    }
}
