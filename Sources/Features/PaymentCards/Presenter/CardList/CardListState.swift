import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import SwipeKit

// Longer than most: a short function for each way in which a hand changes the list.
/// Everything the list screen remembers.
struct CardListState: Equatable {
    /// How far the cards have come.
    enum Phase: Equatable {
        case idle, loading
        case loaded(LoadedCards)
        /// A part of the list passes by as data. Its cards are not touched.
        case reading(CardListing)
        case failed(CardsError)
    }

    /// What a person wants to pay.
    enum Payment: Equatable {
        case marked
        /// By the action with this code, which was chosen `unseen` or revealed.
        case on(CardID, code: String, unseen: Bool)
    }

    /// What the person asks for.
    var query: CardQuery { didSet { layers.follow(query, from: oldValue) } }
    /// What of it narrows or orders the list.
    private(set) var layers: QueryLayers
    var phase = Phase.idle
    var swipes: SwipeBoard
    var cursor = CardListCursor()
    var overlay = CardListOverlay()
    var activity: CardListActivity
    var marks = CardMarks()
    var pull = TopPull()
    var periodicRefresh: PeriodicRefresh
    /// A card that is gone to when it has come: one that was added, or with which the person began.
    var awaited: CardID?
    /// The words of the search while they are typed.
    var typing: EditedText?
    var isMouseOn: Bool
    /// Whether the person has swiped a card, however far.
    var hasSwiped = false
    /// Whether the list is read as data, and the next window of it is wanted.
    var isReading = false
    /// What is to be paid once it is known anew that something is due.
    var payment: Payment?
    /// Whether what went wrong was fetching the cards, which the person may try again.
    var hasFailed = false

    init(
        query: CardQuery, config: CardConfig, reducesMotion: Bool, usesMouse: Bool, leadsBack: Bool = false,
        refreshInterval: Duration? = nil
    ) {
        (self.query, layers) = (query, QueryLayers(of: query, leadsBack: leadsBack))
        periodicRefresh = PeriodicRefresh(every: refreshInterval)
        swipes = SwipeBoard(config: config)
        activity = CardListActivity(config: config, reducesMotion: reducesMotion)
        isMouseOn = usesMouse
    }

    /// Whether the list is on a live screen.
    var isLive: Bool { cursor.window.capacity != nil }

    /// The cards at hand; `nil` before there are any.
    var loaded: LoadedCards? {
        if case .loaded(let loaded) = phase { loaded } else { nil }
    }

    /// The cards at hand.
    var items: [CardListing.Item] { loaded?.listing.items ?? [] }

    /// What the menus have, with what is ticked in them.
    var menus: CardMenuLines { CardMenuLines(query.with(filters: overlay.draft), items) }

    /// Where they stand among all cards of the list, from 0.
    var places: Range<Int> { loaded?.places ?? 0..<0 }

    var drawnPlaces: Range<Int> {
        cursor.window.drawn(of: places)
    }

    /// The card that the view calls `row`, or the one that has the focus; `nil` when it is gone by now.
    func item(_ row: CardRowID?) -> CardListing.Item? {
        (row ?? cursor.focus.map { CardRowID($0) }).flatMap { loaded?.item($0) }
    }

    func item(_ id: CardID) -> CardListing.Item? { item(CardRowID(id)) }

    /// Begins to fetch the cards of the query.
    mutating func begin(_ effect: CardListEffect) {
        if effect == .load { phase = .loading }
        activity.beginWaiting()
    }

    /// Moves the focus on by `cards`. Another card than before closes all of them.
    mutating func moveFocus(by cards: Int) {
        guard let loaded, let place = cursor.place(in: loaded) else { return }
        let before = cursor.focus
        cursor.move(to: cursor.window.target(of: cards, from: place, in: loaded.places), in: loaded)
        if cursor.focus != before { swipes.closeAll() }
    }

    /// Moves the focus to an end of the list.
    mutating func jump(toEnd: Bool) {
        let before = cursor.focus
        cursor.move(to: toEnd ? .max : 0, in: loaded)
        if cursor.focus != before { swipes.closeAll() }
    }

    /// Moves the window, and closes every card.
    ///
    /// - Returns: that the newest cards are wanted, far past the top; otherwise `nil`.
    mutating func scroll(by cards: Int) -> CardListEffect? {
        let isPastTop = cursor.window.first == 0 && cards < 0
        let isPulled = pull.step(isPastTop: isPastTop, at: activity.surroundings.now) && !activity.isWaiting
        if isPulled { activity.isRefreshing = true }
        cursor.scroll(by: cards, in: loaded)
        swipes.closeAll()
        return isPulled ? .reload : nil
    }

    /// Whether keys are typed into the search.
    var isSearching: Bool { typing != nil }

    /// Does to the words of the search what the person did.
    ///
    /// - Returns: what has to be fetched; `nil` where that is searched for already.
    mutating func editSearch(_ edit: TextEdit) -> CardListEffect? {
        typing?.apply(edit)
        guard let text = typing?.text, text != query.search else { return nil }
        (query.search, query.isFuzzy) = (text, true)
        return restart()
    }

    /// Ends typing; without keeping, the search ends too.
    mutating func endSearch(keeping: Bool) -> CardListEffect? {
        typing = nil
        guard keeping || query.search.isEmpty else { return remove(.search) }
        cursor.follow(loaded)
        return nil
    }

    /// Lets the menu's item at `index` hold from now on; without one, what is ticked, or else the item that the person is at.
    mutating func chooseFromMenu(_ index: Int?) -> CardListEffect? {
        let ticked = index == nil ? overlay.draft : nil
        guard let choice = overlay.choose(index, in: menus) else { return nil }
        if let ticked, choice.tick != nil { query.filters = ticked } else { choice.apply(&query) }
        return restart()
    }

    /// Ticks the menu's item that the person is at, or takes its tick away; where only one can hold, lets it hold.
    mutating func tickInMenu() -> CardListEffect? { overlay.tick(in: menus) ? nil : chooseFromMenu(nil) }

    /// It is another query: its first page is fetched, and read from its top.
    private mutating func restart() -> CardListEffect {
        (activity.isRefreshing, overlay.alert, hasFailed) = (false, nil, false)
        cursor.startOver()
        swipes.closeAll()
        return .reload
    }

    /// The newest cards are wanted.
    mutating func refresh() -> CardListEffect {
        (activity.isRefreshing, overlay.alert, hasFailed) = (true, nil, false)
        return .reload
    }

    /// Takes away what is on top: help, a menu, an alert, an open card, marks, or what was last put on the list.
    mutating func cancel() -> CardListEffect? {
        let hadAlert = overlay.shownAlert != nil
        if overlay.close(in: menus) {
            if hadAlert { hasFailed = false }
        } else if !swipes.isClosed {
            swipes.closeAll()
        } else if !marks.letGo(), let layer = layers.layers.last {
            return remove(layer)
        }
        return nil
    }

    /// Takes `layer` off the list.
    mutating func remove(_ layer: CardListLayer) -> CardListEffect {
        typing = nil
        layer.clear(&query)
        return restart()
    }

    /// Puts `item` in the place of the card with the same identity.
    mutating func replace(_ item: CardListing.Item) {
        guard case .loaded(var loaded) = phase else { return }
        loaded.replace(item)
        marks.replace(item)
        phase = .loaded(loaded)
    }

    /// Cards have come.
    mutating func take(_ answer: LoadedCards) {
        if let awaited, answer.place(of: awaited) != nil { cursor.focus = awaited }
        (awaited, hasFailed) = (nil, false)
        if let place = cursor.focus.flatMap(answer.place) { cursor.window.reveal(place, of: answer.places) }
        phase = .loaded(answer)
    }

    /// Cards could not be had. Those that are here stay, with an alert over them.
    mutating func fail(_ error: CardsError) {
        hasFailed = true
        if case .loaded = phase { overlay.alert = error } else { phase = .failed(error) }
    }

    /// The cards have changed: the focus stays where it can, and what is no longer here is forgotten.
    mutating func settle(near place: Int?) {
        let loaded = loaded
        swipes.keep { loaded?.place(of: $0) != nil }
        if !items.isEmpty { activity.hint.begin() }
        cursor.isStale = false
        // While one types, cards keep their size, whatever is found.
        cursor.follow(loaded, near: place, resizes: !isSearching)
    }
}
