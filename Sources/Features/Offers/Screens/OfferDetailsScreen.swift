public import ScreenContract

/// What can happen on the screen with one offer.
public enum OfferDetailsEvent: ViewEvent {
    case screen(ScreenEvent)
    case kept, passed
    /// The last decision about any offer is undone.
    case undone
    /// A card that the offer is for was opened, counted from 0.
    case cardOpened(Int)
}

/// What is on the screen with one offer, ready to draw.
public struct OfferDetailsViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// The offer is on its way; the text says so.
        case loading(String)
        case failed(AlertState)
        /// There is something to say instead.
        case notice(NoticeState)
        case offer(OfferFace)
    }

    /// The screen's title.
    public let title: String
    /// The one thing that fills the screen.
    public let content: Content
    /// What was done last, or why it was not.
    public let remark: RemarkState<OfferDetailsEvent>?
    /// Whether something was changed; `nil` if nothing was to be.
    public let isChanged: Bool?
    /// The offer as data; `nil` before it is known.
    public let facts: OfferFacts?
    /// What can be done on a live screen.
    public let hints: [KeyHint<OfferDetailsEvent>]

    /// A screen.
    public init(
        title: String, content: Content, remark: RemarkState<OfferDetailsEvent>? = nil,
        isChanged: Bool? = nil, facts: OfferFacts? = nil, hints: [KeyHint<OfferDetailsEvent>] = []
    ) {
        (self.title, self.content, self.remark) = (title, content, remark)
        (self.isChanged, self.facts, self.hints) = (isChanged, facts, hints)
    }
}
