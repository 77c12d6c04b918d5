import PaymentCardsEntity

/// What a card is known by from one reading of the source to the next.
///
/// Where a feed repeats an id, its cards may come in another order tomorrow, and then the first of them isn't the first any
/// more. Their numbers tell them apart. What has the same id and shows the same number is one card, listed twice. Only
/// where a number tells nothing, the order has to do.
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
