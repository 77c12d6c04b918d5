import PaymentCardsEntity
import Values

/// Identifies a card across readings of the source.
///
/// If a feed repeats an id, its cards may be in another order next time, so the position among them is unreliable; their
/// numbers distinguish them. Elements with the same id and the same shown number are one card, listed twice. Only if the
/// number is uninformative is the order used.
struct KnownCard: Hashable {
    private let feedID: String
    private let number: CardNumber?
    private let occurrence: Int?

    init(_ id: CardID, number: CardNumber?) {
        let isTelling = number?.lastFour != nil
        feedID = id.feedID
        self.number = isTelling ? number : nil
        occurrence = isTelling ? nil : id.occurrence
    }
}

extension Payment {
    /// The card that was paid on.
    var knownCard: KnownCard { KnownCard(card, number: number) }
}
