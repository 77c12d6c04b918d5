/// The business rules of undoing what was done last, implemented by the interactor.
package protocol CardUndoInteractorInput: Sendable {
    /// Undoes `deed`: the payment is undone, the removed card restored, the added card removed.
    ///
    /// - Returns: the card as it is now; `nil` if it is no longer in the list, or can't be fetched.
    /// - Throws: `unknownPayment`, `undoRefused`, `unknownCard`, `duplicateCard`.
    func undo(_ deed: CardDeed) async throws(CardsError) -> CardListing.Item?
}
