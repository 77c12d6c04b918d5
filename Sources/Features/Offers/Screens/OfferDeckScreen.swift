public import ScreenContract

/// What can happen on the deck of offers.
public enum OfferDeckEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The offer with this id was swiped away to the right, or to the left; `nil` for the one on top.
    case kept(String?), passed(String?)
    case undone
    /// What was undone last is decided again.
    case redoRequested
    /// The offer on top was opened.
    case opened
    /// The person wants to see the kept offers.
    case keptRequested
    case refreshRequested
}

/// The deck of offers, ready to draw. It is refreshing while the last decision is being undone, since it isn't known yet which
/// offer comes back.
public typealias OfferDeckViewState = Page<OfferDeck, OffersRecord, OfferDeckEvent>

/// The offers that are left.
public struct OfferDeck: Equatable, Sendable {
    /// The first is on top.
    public let offers: [OfferFace]
    /// The words for keeping and passing an offer.
    public let keep, pass: String
    /// Which offer is on top: "Offer {place} of {count}".
    public let place: String
    /// The message once there are no more.
    public let notice: NoticeState

    public init(_ offers: [OfferFace], keep: String, pass: String, place: String, notice: NoticeState) {
        (self.offers, self.keep, self.pass) = (offers, keep, pass)
        (self.place, self.notice) = (place, notice)
    }
}
