public import ScreenContract

/// The cards among which one is chosen.
public enum CardPickerScope: Equatable, Sendable {
    /// Those of the list.
    case listed
    /// Those that were removed and can be restored.
    case removed
}

/// The business rules of choosing a card, implemented by the interactor.
///
/// It answers the first cards that contain all of these words, as a search finds them, with a name for each that means no other card.
package typealias CardPickerInteractorInput =
    @Sendable (_ words: String, _ scope: CardPickerScope) async throws(CardsError) -> CardListing

/// What comes of choosing a card: the card. Where nothing is reported, the person left without an answer.
public typealias CardPickerReport = ScreenReport<CardListing.Item, CardsError>
