import OffersInteractor
public import OffersPorts
import OffersPresenter
public import OffersScreens
public import Values
public import Words

/// Offers in words and as data, for a program that shows them on another feature's screen.
public struct OfferReader: Sendable {
    private let interactor: any OffersInteractorInput
    private let wording: OfferWording

    /// A reader of the offers of `source` for these `cards`.
    public init(
        source: any OffersSource, cards: any OfferCards, decisions: any OfferDecisions, language: Language,
        days: DayClock = DayClock()
    ) {
        interactor = OfferInteractor(source: source, cards: cards, decisions: decisions, days: days)
        wording = OfferWording(Voice(language), days: days)
    }

    /// The offers of `query`, those that end first before the others.
    public func offers(
        _ query: OfferQuery
    ) async throws(OffersError) -> [OfferFace] {
        try await interactor.offers(query).items.map(wording.face)
    }
}
