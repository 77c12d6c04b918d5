public import PaymentCardsScreens
import PaymentCardsView
public import ScreenContract
public import ScreenView

/// The views of the feature's screens. An app can replace any of them with its own:
///
///     var views = CardViews()
///     views.details = { PureViewScreen(view: DetailsPage(), output: $0) }
///     let screens = CardScreenBuilder(service: service, views: views)
///
/// A view gets view states that are ready to show, and sends events. It doesn't have to draw on a terminal.
public struct CardViews: Sendable {
    /// Makes a view that sends its events to the given output, and owns it.
    public typealias Maker<Event: ViewEvent, State: Equatable & Sendable> =
        @MainActor @Sendable (any ViewOutput<Event>) -> any StatefulScreen<State>

    /// The list of cards.
    public var list: Maker<CardListEvent, CardListViewState> = { CardListView(output: $0) }
    /// Everything about one card.
    public var details: Maker<CardDetailsEvent, CardDetailsViewState> = {
        PureViewScreen(view: CardDetailsView(), output: $0)
    }
    /// Everything that is due.
    public var dues: Maker<CardDuesEvent, CardDuesViewState> = {
        PureViewScreen(view: CardDuesView(), output: $0)
    }
    /// Everything that is wrong with a feed.
    public var check: Maker<CardCheckEvent, CardCheckViewState> = {
        PureViewScreen(view: CardCheckView(), output: $0)
    }
    /// All payments.
    public var history: Maker<CardHistoryEvent, CardHistoryViewState> = {
        PureViewScreen(view: CardHistoryView(), output: $0)
    }
    /// What was spent according to the last statements.
    public var spending: Maker<CardSpendingEvent, CardSpendingViewState> = {
        PureViewScreen(view: CardSpendingView(), output: $0)
    }
    /// The last statement of a card.
    public var statement: Maker<CardStatementEvent, CardStatementViewState> = {
        PureViewScreen(view: CardStatementView(), output: $0)
    }
    /// Paying, and taking a payment back.
    public var payment: Maker<CardPaymentEvent, CardPaymentViewState> = {
        PureViewScreen(view: CardPaymentView(), output: $0)
    }
    /// Paying everything that is due.
    public var duePayments: Maker<DuePaymentsEvent, DuePaymentsViewState> = {
        PureViewScreen(view: DuePaymentsView(), output: $0)
    }
    /// Adding a card.
    public var form: Maker<CardFormEvent, CardFormViewState> = {
        PureViewScreen(view: CardFormView(), output: $0)
    }
    /// Changing, billing, and recording a payment on one of the person's own cards.
    public var change: Maker<CardQuestionEvent, CardChangeViewState> = {
        PureViewScreen(view: CardChangeView(), output: $0)
    }
    /// Importing banks' files into one's own cards.
    public var importing: Maker<CardQuestionEvent, CardImportViewState> = {
        PureViewScreen(view: CardImportView(), output: $0)
    }
    /// Everything that was done to one's own cards.
    public var changes: Maker<AnswerEvent, CardChangesViewState> = {
        PureViewScreen(view: CardChangesView(), output: $0)
    }
    /// The categories that a person gave to texts.
    public var categories: Maker<AnswerEvent, CardCategoriesViewState> = {
        PureViewScreen(view: CardCategoriesView(), output: $0)
    }
    /// Choosing a card.
    public var picker: Maker<CardPickerEvent, CardPickerViewState> = {
        PureViewScreen(view: CardPickerView(), output: $0)
    }

    /// The feature's own views, for a terminal.
    public init() {}
}

/// What a hand can do to the list on the screen. Rows count from 0, as they are drawn; in a row that is not there, nothing happens.
@MainActor
extension BuiltScreen<CardListEvent, CardListViewState> {
    /// Drags the card in `row` by a fraction of its width, negative to the left, and lets go, as slowly as a hand that knows where
    /// it wants to be.
    public func swipe(row: Int, by distance: Double) {
        guard let card = card(in: row) else { return }
        input.handle(.panBegan(card))
        for sample in 1...Self.samples {
            input.handle(.panned(card, by: distance * Double(sample) / Double(Self.samples)))
        }
        input.handle(.panEnded(card, velocity: 0))
    }

    /// Taps the card in `row`.
    public func tap(row: Int) {
        if let card = card(in: row) { input.handle(.tapped(card)) }
    }

    /// Chooses the action with this code on the card in `row`.
    public func choose(action code: String, row: Int) {
        if let card = card(in: row) { input.handle(.actionChosen(code, on: card)) }
    }

    /// How many times a moving finger is seen on its way.
    private static var samples: Int { 8 }

    private func card(in row: Int) -> CardRowID? {
        guard let rows = state?.rows, rows.indices.contains(row) else { return nil }
        return rows[row].id
    }
}
