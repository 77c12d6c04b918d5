public import ScreenContract

/// The business rules of choosing a card, implemented by the interactor.
///
/// It answers the first cards that contain all of these words, as a search finds them, with a name for each that means no other card.
package typealias CardPickerInteractorInput =
    @Sendable (_ words: String) async throws(CardsError) -> CardListing

/// What comes of choosing a card: the card. Where nothing is reported, the person left without an answer.
public typealias CardPickerReport = ScreenReport<CardListing.Item, CardsError>
