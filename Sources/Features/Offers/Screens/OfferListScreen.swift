public import ScreenContract

/// What can happen on a list of offers.
public enum OfferListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved to another offer.
    case moved(by: Int)
    /// The offer that the person is at was opened.
    case opened
}

/// What is on a list of offers, ready to draw.
public struct OfferListViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The offers are on their way; the text says so.
        case loading(String)
        /// There is none.
        case empty(NoticeState)
        case failed(AlertState)
        case offers([OfferFace])
    }

    /// The screen's title.
    public let title: String
    /// How many offers; empty for none.
    public let summary: String
    /// The one thing that fills the screen.
    public let content: Content
    /// The offer that the person is at, from 0.
    public let selected: Int
    /// What else there is to say.
    public let notes: [String]
    /// The offers as data; `nil` before they are known.
    public let facts: [OfferFacts]?
    /// What can be done on a live screen.
    public let hints: [KeyHint<OfferListEvent>]

    /// A list.
    public init(
        title: String, summary: String = "", content: Content, selected: Int = 0, notes: [String] = [],
        facts: [OfferFacts]? = nil, hints: [KeyHint<OfferListEvent>] = []
    ) {
        (self.title, self.summary, self.content) = (title, summary, content)
        (self.selected, self.notes, self.facts, self.hints) = (selected, notes, facts, hints)
    }
}
