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
public typealias OfferDetailsViewState = Page<OfferFace, OffersRecord, OfferDetailsEvent>
