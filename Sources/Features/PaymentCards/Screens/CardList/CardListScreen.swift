public import Records
public import ScreenContract
public import SwipeKit

/// What can happen on the list screen. Without a card, an event is about the card that has the focus.
public enum CardListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// This many cards fit whole on a live screen, at least 1, in rows of `across`, and so many more peek in. In the `roomy`
    /// grids, fewer and larger ones fit; the first one that has room for all cards counts.
    case capacityChanged(cards: Int, across: Int, peeking: Int = 0, roomy: [CardGrid] = [])
    /// The person did something, whatever it was; what it means follows.
    case interacted

    /// A finger went down on a card and began to move. The card was then drawn at `from`, a fraction of its width, negative to the
    /// left; `nil` for where it rests, since nothing moved it.
    case panBegan(CardRowID, from: Double? = nil)
    /// The finger is now this far from where it began: a fraction of the card's width, negative to the left.
    case panned(CardRowID, by: Double)
    /// The finger was lifted at `velocity` widths a second, negative to the left.
    case panEnded(CardRowID, velocity: Double)
    /// The finger was taken away by something else; the swipe never happened.
    case panCancelled(CardRowID)
    /// The person pushed a card one step.
    case pushed(SwipeDirection, on: CardRowID? = nil)
    /// The person tapped a card.
    case tapped(CardRowID?)
    /// The person chose the action with this code.
    case actionChosen(String, on: CardRowID)
    /// The person chose an action by its number, from 1.
    case actionNumberChosen(Int)
    /// What is due on the marked cards is to be paid; where none is marked, on the card with focus.
    case paymentChosen

    /// The person moved on by this many cards, negative for back.
    case focusMoved(by: Int)
    /// The person jumped to the first or the last card.
    case jumped(toEnd: Bool)
    /// The list was scrolled by this many cards, negative for back.
    case scrolled(by: Int)

    /// The person begins to search.
    case searchBegan
    /// The person edited the words of the search.
    case searchEdited(TextEdit)
    /// The person is done typing, and keeps the search or gives it up.
    case searchEnded(keeping: Bool)
    /// The person asked for a menu.
    case menuOpened(CardListMenu)
    /// The person moved in the menu, down if positive.
    case menuMoved(by: Int)
    /// The person chose the item at this index of the menu, from 0; `nil` for the one that they are at.
    case menuChosen(Int?)
    /// The person ticked the item of the menu that they are at, or took its tick away, before any of them holds.
    case menuTicked
    /// The person wants to add a card.
    case additionRequested
    /// The person marked a card, or took its mark away.
    case markToggled(CardRowID?)
    /// The person wants to remove a card; without one, the marked cards, if there are any.
    case removalRequested(CardRowID?)
    /// The person wants to undo what was done last.
    case undoRequested
    /// The person wants the last four digits on the clipboard.
    case copyRequested
    /// The person asked for the newest cards, or once more for what just failed.
    case refreshRequested
    /// The person asked for every key, or has seen them.
    case helpToggled
    /// The person wants the mouse to be used, or left to the terminal.
    case mouseToggled
    /// The person takes off what narrows or orders the list.
    case layerRemoved(CardListLayer)
    /// The person takes away what is on top: a menu, an alert, an open card, marks, a search.
    case cancelled

    /// The list is read from its first card to its last as data, and rendered in windows, one after another. A page is one window.
    case recordsRequested
    /// The list is read no further.
    case readingStopped
}

/// What is on the list screen, ready to draw.
public struct CardListViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// Nothing was asked for yet.
        case idle
        /// Cards are on their way; the text says so.
        case loading(String)
        /// A window of rows, never the whole data set.
        case cards([CardRow])
        /// A window of cards as data, with nothing to draw; whether it is the first one, and the last one.
        case records([CardRecord], isFirst: Bool, isLast: Bool)
        /// There is nothing to show, and why.
        case empty(NoticeState)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How many cards, in a few words; `nil` before they are known.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// What is due on the cards of the screen, by currency; empty where nothing is, and on a live screen.
    public let totals: [DueTotal]
    /// The elements of the feed that were skipped; `nil` when everything could be read.
    public let partial: PartialState?
    /// That the cards are old; `nil` when they are as the service has them now.
    public let kept: KeptState?
    /// Whether the cards are made up, to show the program.
    public package(set) var isDemonstration = false
    /// Where the page stands among the others.
    public let paging: PagingState
    /// What went wrong while the cards stay on the screen, such as an action that can't be performed.
    public let alert: AlertState?
    /// What came of what was last done to a card, and what can be done next; `nil` where that can be seen, or nothing was done.
    public let notice: NoticeState?
    /// What stands around the cards where the screen is live.
    public let controls: CardListControls?

    public init(
        title: String, summary: String? = nil, content: Content, totals: [DueTotal] = [],
        partial: PartialState? = nil, kept: KeptState? = nil, paging: PagingState = PagingState(),
        alert: AlertState? = nil, notice: NoticeState? = nil, controls: CardListControls? = nil
    ) {
        (self.title, self.summary, self.content, self.totals) = (title, summary, content, totals)
        (self.partial, self.kept, self.paging, self.alert) = (partial, kept, paging, alert)
        (self.notice, self.controls) = (notice, controls)
    }

    /// The rows on the screen; none unless the content is cards.
    public var rows: [CardRow] {
        switch content {
        case .cards(let rows): rows
        case .idle, .loading, .records, .empty, .failed: []
        }
    }

    /// The cards on the screen as data.
    public var records: [CardRecord] {
        if case .records(let records, _, _) = content { records } else { rows.map(\.record) }
    }
}

/// What is due in one currency.
public struct DueTotal: Equatable, Spoken, Sendable {
    /// What it is the sum of: "total due".
    public let label: String
    /// The sum in the currency's own form.
    public let amount: String
    /// On how many cards: "7 cards".
    public let cards: String

    public init(label: String, amount: String, cards: String) {
        (self.label, self.amount, self.cards) = (label, amount, cards)
    }

    /// The sum in one sentence.
    public var spoken: String { "\(label): \(amount), \(cards)" }
}

/// Elements of the feed that were skipped.
public struct PartialState: Equatable, Sendable {
    /// A skipped element as data, the same in every language.
    public struct Fault: Equatable, Sendable {
        /// Where it stands, such as `card[3].number`.
        public let path: String
        /// What the feed's format asks for.
        public let expected: String
        /// What stands there.
        public let found: String
        /// How many elements this stands for: itself, and those after it that are only counted.
        public let count: Int

        public init(path: String, expected: String, found: String, count: Int = 1) {
            (self.count, self.path, self.expected, self.found) = (count, path, expected, found)
        }
    }

    /// How many, in a few words.
    public let headline: String
    /// Each one.
    public let faults: [Fault]

    public init(headline: String, faults: [Fault]) { (self.headline, self.faults) = (headline, faults) }
}

/// A page among others.
public struct PagingState: Equatable, Sendable {
    /// The page, from 1.
    public let page: Int
    /// How many there are, where that is known.
    public let pageCount: Int?
    /// How many cards all pages hold, where that is known.
    public let total: Int?
    /// "page 1 of 3", or `nil` where there is only one.
    public let label: String?

    /// A page; by default the only one.
    public init(page: Int = 1, pageCount: Int? = nil, total: Int? = nil, label: String? = nil) {
        (self.page, self.pageCount, self.total, self.label) = (page, pageCount, total, label)
    }
}

/// Cards as data: a page of a list, or all of it.
public struct CardsRecord: Record {
    public static let shape = "cards/3"

    public static let fields: [Field<CardsRecord>] = [
        .json("page", \.paging.page, "the page, from 1"),
        .json("pages", \.paging.pageCount, "the number of pages; missing if unknown"),
        .json("total", \.paging.total, "the number of cards on all pages; missing if unknown"),
        .json("cards", \.lines, "the cards"),
        .json("unreadable", \.unreadable, "the cards that were skipped"),
    ]

    let paging: PagingState, unreadable: [PartialState.Fault]
    public let lines: [CardRecord]
    /// Which window of the list it is.
    public let part: RecordPart

    public init(_ lines: [CardRecord]) {
        (paging, self.lines, unreadable) = (PagingState(pageCount: 1, total: lines.count), lines, [])
        part = .whole
    }

    /// The cards of `state`.
    public init(_ state: CardListViewState) {
        (paging, lines, unreadable) = (state.paging, state.records, state.partial?.faults ?? [])
        part =
            if case .records(_, let isFirst, let isLast) = state.content {
                RecordPart(isFirst: isFirst, isLast: isLast)
            } else {
                .whole
            }
    }
}
