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

/// What a screen of offers tells the one that opened it, or a command.
public enum OfferReport: Equatable, Sendable {
    /// It didn't work, as worded.
    case failed(OffersError, AlertState)
    /// Something was kept, passed or undone.
    case changed
}
