import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter

/// Everything the statement screen remembers.
struct CardStatementState {
    enum Phase {
        case loading
        /// The answer; `nil` where there is no statement yet.
        case loaded(StatementOutline?)
        case failed(CardsError)
    }

    let item: CardListing.Item
    var phase = Phase.loading
    /// The transactions that are in words. Putting all of a long statement into words takes longer than a frame.
    var window = 0..<0
    /// The words of the search; `nil` where there is none.
    var search: EditedText?
    var isSearching = false
    /// What the search found; `nil` where there is none.
    var found: [Transaction]?
    /// The statement as data, with only what the search found.
    var foundRecord: StatementRecord?
    /// How old that is; `nil` when it is as the service has it now.
    var kept: KeptState?
    var failure: CardsError?
    var isFetching = false
    var surroundings: ScreenSurroundings

    /// The statement, if it is there.
    var outline: StatementOutline? { if case .loaded(let outline) = phase { outline } else { nil } }

    /// The transactions, of which a search leaves only what it found.
    var transactions: [Transaction] { found ?? outline?.report.statement.transactions ?? [] }

    /// Whether a newer statement is on its way to replace what is on the screen.
    var isRefreshing: Bool { if case .loaded = phase { isFetching } else { false } }
}
