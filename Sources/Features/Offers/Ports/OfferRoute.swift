public import ScreenContract

/// Where the screens of offers lead.
public enum OfferRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// All about an offer.
    case details(OfferItem)
    /// The offers that were kept.
    case kept
    /// A card, by what commands accept as its name. It belongs to another feature, so the app knows the way.
    case card(name: String)
    /// Another place of the program.
    case places
}

/// What a screen of offers reports to the screen that opened it, or to a command.
public typealias OfferReport = ScreenReport<OfferOutcome, OffersError>

/// What can come of a screen of offers.
public enum OfferOutcome: Equatable, Sendable {
    /// Something was kept, passed or undone.
    case decided
}
