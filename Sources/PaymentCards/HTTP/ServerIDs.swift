import PaymentCardsContract
import PaymentCardsEntity

/// The ids of a list's cards: those that the server knows them by, and those by which they are known here.
///
/// They differ where a server's id has a card number in it, which is masked like any other before anything can see it. Masked ids
/// may be the same as others, so all of them are counted in the list's order.
struct ServerIDs {
    /// The server's ids of the cards that have another one here.
    private(set) var hidden: [CardID: CardID] = [:]
    private var counts: [String: Int] = [:]
    private var serverCounts: [String: Int] = [:]

    /// The ids here that more than one card has.
    var shared: Set<String> { Set(counts.lazy.filter { $0.value > 1 }.map(\.key)) }

    /// The next card of the list, by the id that it has here.
    mutating func take(_ card: PaymentCard) -> PaymentCard {
        let server = Self.next(card.id.feedID, &serverCounts)
        let shown = Self.next(card.id.feedID.withMaskedCardNumbers, &counts)
        if shown != server { hidden[shown] = server }
        return card.with(id: shown)
    }

    private static func next(_ text: String, _ counts: inout [String: Int]) -> CardID {
        counts[text, default: 0] += 1
        return CardID(feedID: text, occurrence: counts[text] ?? 1)
    }
}

extension CardID {
    /// The same id without a card number in it.
    var masked: CardID { CardID(feedID: feedID.withMaskedCardNumbers, occurrence: occurrence) }
}

extension PaymentOrder {
    /// The same order for a card by another id.
    func on(_ card: CardID) -> PaymentOrder {
        PaymentOrder(
            card: card, number: number, due: due, amount: amount, purpose: purpose,
            idempotencyKey: idempotencyKey)
    }
}
