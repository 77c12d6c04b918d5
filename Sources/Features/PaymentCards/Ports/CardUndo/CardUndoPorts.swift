/// The business rules of undoing what was done last, implemented by the interactor.
///
/// The payment is undone, the removed card restored, the added card removed. The answer is the card as it is now; `nil` if it is no
/// longer in the list, or can't be fetched. It throws `unknownPayment`, `undoRefused`, `unknownCard` or `duplicateCard`.
package typealias CardUndoInteractorInput =
    @Sendable (CardDeed) async throws(CardsError) -> CardListing.Item?
