import OffersInteractor
public import OffersPorts
import OffersPresenter
public import OffersScreens
public import Values
public import Words

/// Offers for a program that shows them on a screen of another feature: worded, and as data.
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

    /// What `query` chooses: those that end first come first.
    public func offers(
        _ query: OfferQuery
    ) async throws(OffersError) -> [OfferFace] {
        try await interactor.offers(query).items.map(wording.face)
    }
}
