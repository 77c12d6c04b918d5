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

/// What is on the deck of offers, ready to draw; it is refreshing while the last decision is being undone, as it is not known yet
/// which offer comes back.
public typealias OfferDeckViewState = Page<OfferDeck, OffersRecord, OfferDeckEvent>

/// The offers that are left.
public struct OfferDeck: Equatable, Sendable {
    /// The first is on top.
    public let offers: [OfferFace]
    /// To keep an offer, and to pass it, in a word.
    public let keep, pass: String
    /// Which offer is on top: "Offer {place} of {count}".
    public let place: String
    /// What is said once there are no more.
    public let notice: NoticeState

    public init(_ offers: [OfferFace], keep: String, pass: String, place: String, notice: NoticeState) {
        (self.offers, self.keep, self.pass) = (offers, keep, pass)
        (self.place, self.notice) = (place, notice)
    }
}
