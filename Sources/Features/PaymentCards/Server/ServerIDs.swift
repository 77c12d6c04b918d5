import PaymentCardsContract
import PaymentCardsEntity

/// The ids of a list's cards: those that the server knows them by, and those by which they are known here.
///
/// They differ where a server's id has a card number in it, which is masked like any other before anything can see it. Masked ids
/// may be the same as others, so all of them are counted in the list's order.
struct ServerIDs {
    /// The server's ids of the cards that have another one here.
    private var hidden: [CardID: CardID] = [:]
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

    /// The server's id of the card that is known here by `card`; `nil` where the list has no such card.
    func serverID(of card: CardID) -> CardID? {
        card.occurrence <= counts[card.feedID] ?? 0 ? hidden[card] ?? card : nil
    }

    /// The id here of the card that the server knows by `card`; `nil` where the list has no such card. Takes time in proportion
    /// to the ids that differ.
    func id(of card: CardID) -> CardID? {
        guard card.occurrence <= serverCounts[card.feedID] ?? 0 else { return nil }
        return hidden.first { $0.value == card }?.key ?? card
    }

    private static func next(_ text: String, _ counts: inout [String: Int]) -> CardID {
        counts[text, default: 0] += 1
        return CardID(feedID: text, occurrence: counts[text] ?? 1)
    }
}

/// The ids of the lists that were read last: of the newest, and for cards that it has not come to, of the last whole one.
struct RecentIDs {
    private var newest = ServerIDs()
    private var whole = ServerIDs()

    /// Takes in a list as far as it has been read.
    mutating func read(_ cards: GatheredCards) {
        newest = cards.ids
        if cards.isComplete { whole = cards.ids }
    }

    /// The server's id of the card that is known here by `card`.
    func serverID(of card: CardID) -> CardID {
        newest.serverID(of: card) ?? whole.serverID(of: card) ?? card
    }
}

extension CardID {
    /// Whether cards that the server has other ids for may have this one here: it has a card number in it, or may be what is
    /// left of one when it is masked.
    var mayBeShared: Bool { feedID.withMaskedCardNumbers.contains("X") }

    /// The id of a card of which nobody knows how many with its id come before it. No card of a list has it.
    var unplaced: CardID { CardID(feedID: feedID.withMaskedCardNumbers, occurrence: 0) }
}

extension PaymentOrder {
    /// The same order for a card by another id.
    func on(_ card: CardID) -> PaymentOrder {
        PaymentOrder(
            card: card, number: number, due: due, amount: amount, purpose: purpose,
            idempotencyKey: idempotencyKey)
    }
}
