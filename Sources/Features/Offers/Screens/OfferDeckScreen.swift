public import ScreenContract

/// What can happen on the deck of offers.
public enum OfferDeckEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The offer with this id was swiped away to the right, or to the left; `nil` for the one on top.
    case kept(String?), passed(String?)
    case undone
    /// The offer on top was opened.
    case opened
    /// The kept offers are to be seen.
    case keptRequested
    case refreshRequested
}

/// What is on the deck of offers, ready to draw.
public struct OfferDeckViewState: Equatable, Sendable {
    /// What the sides are called.
    public struct Sides: Equatable, Sendable {
        /// To keep an offer, and to pass it, in a word.
        public let keep, pass: String
        /// Which offer is on top: "Offer {place} of {count}".
        public let place: String

        /// Names.
        public init(keep: String, pass: String, place: String) {
            (self.keep, self.pass, self.place) = (keep, pass, place)
        }
    }

    /// The screen's title.
    public let title: String
    /// How many offers are left, and how many are kept.
    public let summary: String
    /// The offers that are left, the first on top; `nil` before they are known.
    public let offers: [OfferFace]?
    /// The same offers as data.
    public let record: OffersRecord
    /// What the sides are called.
    public let sides: Sides
    /// What is said where there is no offer: none yet, or none any more.
    public let notice: NoticeState
    /// Why there are no offers.
    public let alert: AlertState?
    /// What was done last, or why it was not.
    public let remark: RemarkState<OfferDeckEvent>?
    /// Whether the last decision is being undone: which offer comes back is not known yet.
    public let isUndoing: Bool
    /// Whether cards are where they belong without motion.
    public let reducesMotion: Bool
    /// What can be done.
    public let hints: [KeyHint<OfferDeckEvent>]

    public init(
        title: String, summary: String = "", offers: [OfferFace]?, record: OffersRecord = OffersRecord([]),
        sides: Sides,
        notice: NoticeState, alert: AlertState? = nil, remark: RemarkState<OfferDeckEvent>? = nil,
        isUndoing: Bool = false, reducesMotion: Bool = false,
        hints: [KeyHint<OfferDeckEvent>] = []
    ) {
        (self.title, self.summary, self.offers, self.sides) = (title, summary, offers, sides)
        (self.record, self.notice, self.alert, self.remark) = (record, notice, alert, remark)
        (self.isUndoing, self.reducesMotion, self.hints) = (isUndoing, reducesMotion, hints)
    }
}
