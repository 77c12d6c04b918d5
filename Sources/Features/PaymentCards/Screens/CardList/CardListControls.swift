public import ScreenContract

/// What stands around the cards on a live screen. A printed list has none of it.
public struct CardListControls: Equatable, Sendable {
    /// The card that keys act on.
    public let focus: CardRowID?
    /// The card under a finger: it is where the finger is, while the others glide to where they belong.
    public let held: CardRowID?
    /// Whether cards jump to where they belong instead of gliding.
    public let reducesMotion: Bool
    /// How far cards open, and which one is about to.
    public let swipe: SwipeState
    /// Which of the cards are on the screen.
    public let window: WindowState
    /// What is on its way for long enough to say so, such as "refreshing…".
    public let activity: String?
    /// What was just done and can't be seen otherwise; it goes away by itself.
    public let notice: String?
    /// What can be done about it.
    public let noticeHint: KeyHint<CardListEvent>?
    /// Which cards are marked; `nil` for none.
    public let marks: MarksState?
    /// The search, while there is one.
    public let search: SearchFieldState?
    /// What narrows or orders the list, in the order in which it was put on.
    public let chips: [ChipState]
    /// That amounts and digits are hidden, and why; `nil` if they aren't.
    public let hidden: String?
    /// What is to be known about all cards, such as that they are a demonstration; `nil` for nothing.
    public let about: String?
    /// A menu over the cards.
    public let menu: MenuState?
    /// Everything that can be done, while the person asks for it.
    public let help: [HintGroup<CardListEvent>]?
    /// What of it is worth naming now.
    public let hints: [KeyHint<CardListEvent>]
    /// What to try first, with "{}" where its key stands; `nil` once the person has done it.
    public let firstStep: KeyHint<CardListEvent>?
    /// What is said instead of all this where there is no room for it.
    public let tooSmall: String
    /// When the screen wants to be told the time again, counted from the start of the program; `nil` for never.
    public let nextChange: Duration?

    public init(
        focus: CardRowID?, held: CardRowID?, reducesMotion: Bool, swipe: SwipeState, window: WindowState,
        activity: String?, notice: String? = nil,
        noticeHint: KeyHint<CardListEvent>? = nil, marks: MarksState? = nil, search: SearchFieldState?,
        chips: [ChipState] = [],
        hidden: String? = nil, about: String? = nil, menu: MenuState?,
        help: [HintGroup<CardListEvent>]?, hints: [KeyHint<CardListEvent>],
        firstStep: KeyHint<CardListEvent>? = nil, tooSmall: String,
        nextChange: Duration?
    ) {
        (self.focus, self.held, self.reducesMotion, self.swipe) = (focus, held, reducesMotion, swipe)
        (self.window, self.activity, self.notice, self.noticeHint) = (window, activity, notice, noticeHint)
        (self.marks, self.search, self.chips) = (marks, search, chips)
        (self.hidden, self.about, self.menu) = (hidden, about, menu)
        (self.help, self.hints, self.firstStep) = (help, hints, firstStep)
        (self.tooSmall, self.nextChange) = (tooSmall, nextChange)
    }

    /// Whether something is on its way for long enough to say so.
    public var isBusy: Bool { activity != nil }
}

/// What is known of a swipe before it ends.
public struct SwipeState: Equatable, Sendable {
    /// How far a card opens, a fraction of its width.
    public let openReveal: Double
    /// The card under a finger that rests open if the finger lets go now; `nil` where it would go back, or none is held.
    public let ready: CardRowID?

    public init(openReveal: Double, ready: CardRowID? = nil) {
        (self.openReveal, self.ready) = (openReveal, ready)
    }
}

/// Which part of a list is on the screen.
public struct WindowState: Equatable, Sendable {
    /// The first card on the screen, from 0.
    public let first: Int
    /// How many cards are on it.
    public let count: Int
    /// How many cards there are to scroll through.
    public let total: Int
    /// How many of the rows that are drawn come before the first card, of whose row only the end peeks in.
    public let lead: Int
    /// The grid that the cards stand in; `nil` for the one for any number of cards.
    public let grid: CardGrid?

    public init(first: Int, count: Int, total: Int, lead: Int = 0, grid: CardGrid? = nil) {
        (self.first, self.count, self.total, self.lead, self.grid) = (first, count, total, lead, grid)
    }
}

/// Cards in rows on a live screen.
public struct CardGrid: Equatable, Sendable {
    /// How many fit whole, at least 1.
    public let cards: Int
    /// How many stand side by side, at least 1.
    public let across: Int
    /// How many more peek in.
    public let peeking: Int

    public init(cards: Int, across: Int, peeking: Int = 0) {
        (self.cards, self.across, self.peeking) = (cards, across, peeking)
    }
}

/// A menu of the list.
public enum CardListMenu: Equatable, Sendable {
    case sort, filter
    /// Those that the filters lead to.
    case bank, network, action
}

/// What narrows or orders a list.
public enum CardListLayer: CaseIterable, Sendable {
    case search, filter, sort
}

/// Something that narrows or orders a list.
public struct ChipState: Equatable, Sendable {
    /// What it is.
    public let layer: CardListLayer
    /// What it does: "Show".
    public let label: String
    /// By what: "overdue".
    public let text: String

    public init(_ layer: CardListLayer, label: String, text: String) {
        (self.layer, self.label, self.text) = (layer, label, text)
    }
}
