import PaymentCardsEntity
import PaymentCardsScreens
import SwipeKit
import Words

/// What a live list remembers beyond its cards: where the person is, what is open over the cards, and what is to be fetched.
struct CardBrowsing: Equatable {
    /// Something that the events so far made necessary to fetch.
    enum Errand: Equatable {
        /// The cards of the query around where the person is.
        case reload
        /// The page after the last one that is here.
        case nextPage
        /// The page before the first one that is here.
        case previousPage
        /// The page at an end of the list, instead of all that are here.
        case jump(ListEnd)
    }

    /// An end of the list.
    enum ListEnd {
        case first, last
    }

    /// What was just done, where nothing else on the screen tells.
    struct Remark: Equatable {
        /// So long it is said.
        static let duration = Duration.seconds(2)

        let text: LocalizedText
        /// When it goes away; `nil` until the time is next told.
        var end: Duration?
    }

    /// A menu that is open, and the item the person is at.
    struct OpenMenu: Equatable {
        let kind: CardListMenu
        var selected: Int
    }

    /// The time of the last event.
    private(set) var now: Duration = .zero
    /// The cards on the screen.
    var window = CardWindow()
    /// Whether the list is read as data, and the next window of it is wanted.
    var isReading = false
    /// The end of the list that the person wants to be at, however many pages away it is.
    var goal: ListEnd?
    var focus: CardID?
    /// A card that was added, and is gone to when it has come.
    var added: CardID?
    /// The card under a finger.
    var held: CardID?
    /// Whether keys are typed into the search.
    var isSearching = false
    var menu: OpenMenu?
    var isHelpShown = false
    var isPrivate = false
    var hasAttention = true
    var isMouseOn: Bool
    var hint: SwipeHint
    var pull = TopPull()
    /// Whether the person has asked for the newest cards, and they are yet to come.
    var isRefreshing = false
    private(set) var remark: Remark?
    /// What is to be fetched.
    var errand: Errand?
    /// What could not be fetched, and is not fetched again unless somebody asks for it.
    var failedErrand: Errand?
    /// Since when something is on its way.
    var busySince: Duration?

    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)

    init(config: CardConfig, reducesMotion: Bool, usesMouse: Bool) {
        isMouseOn = usesMouse
        hint = SwipeHint(config: config)
        if reducesMotion { hint.cancel() }
    }

    /// Whether the list is on a live screen.
    var isLive: Bool { window.capacity != nil }

    /// Whether amounts and digits are hidden: on demand, and while nobody looks.
    var hidesDigits: Bool { isPrivate || !hasAttention }

    var isBusy: Bool { busySince.map { now - $0 >= Self.patience } ?? false }

    /// When something changes by itself.
    var nextChange: Duration? {
        let busy = busySince.flatMap { now - $0 < Self.patience ? $0 + Self.patience : nil }
        let remarkEnd = remark.map { $0.end ?? now }
        return [busy, hint.nextChange(after: now), remarkEnd].compactMap(\.self).min()
    }

    /// It is now `time`.
    mutating func advance(to time: Duration) {
        now = time
        hint.advance(to: time)
        guard let remark else { return }
        let end = remark.end ?? time + Remark.duration
        self.remark = time < end ? Remark(text: remark.text, end: end) : nil
    }

    /// Says `text` for a moment.
    mutating func say(_ text: LocalizedText) {
        remark = Remark(text: text)
    }
}
