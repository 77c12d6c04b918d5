public import ScreenContract

/// What can happen on a list of offers.
public enum OfferListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved to another offer.
    case moved(by: Int)
    /// The offer at this place was opened, counted from 0; `nil` for the one that the person is at.
    case opened(Int?)
}

/// What is on a list of offers, ready to draw.
public typealias OfferListViewState = Page<OfferShelf, OffersRecord, OfferListEvent>

/// Offers in words, and the one that the person is at.
public struct OfferShelf: Equatable, Sendable {
    /// The offers.
    public let offers: [OfferFace]
    /// The one that the person is at, from 0.
    public let selected: Int

    public init(_ offers: [OfferFace], selected: Int = 0) {
        (self.offers, self.selected) = (offers, selected)
    }
}
