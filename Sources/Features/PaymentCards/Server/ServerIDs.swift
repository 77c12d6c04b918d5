import PaymentCardsEntity
import PaymentCardsPorts

/// The names that a server's cards have here.
///
/// They differ from the server's ids where these have a card number in them, which is masked like any other before anything can
/// see it. Masked ids may be the same as others; then they are counted. A name is its card's for good: it is given when the card
/// is seen first, and never to another one, in whatever order later lists have them and whether they have them at all.
struct ServerIDs {
    /// The server's ids by name, of the cards whose names other cards could have.
    private var servers: [CardID: CardID] = [:]
    private var names: [CardID: CardID] = [:]
    private var counts: [String: Int] = [:]
    private var size = 0

    /// How many names are given, and how many bytes of ids are kept: as much as two lists have.
    var limits = (count: 200_000, size: 2 * GatheredCards.sizeLimit)

    /// Whether no more names are to be given, since old ones can't be taken back.
    var isFull: Bool { servers.count >= limits.count || size >= limits.size }

    /// The name of the card that the server knows by `id`; a new one if it has none yet.
    mutating func named(_ id: CardID) -> CardID {
        if let name = name(of: id) { return name }
        let text = id.feedID.withMaskedCardNumbers
        counts[text, default: 0] += 1
        let name = CardID(feedID: text, occurrence: counts[text] ?? 1)
        (names[id], servers[name]) = (name, id)
        size += id.feedID.utf8.count + text.utf8.count
        return name
    }

    /// The name of the card that the server knows by `id`; `nil` where it was never seen, and another card may be named so.
    func name(of id: CardID) -> CardID? { id.mayBeShared ? names[id] : id }

    /// The server's id of the card with this name; `nil` where no card was named so, though one could be.
    func serverID(of name: CardID) -> CardID? { name.mayBeShared ? servers[name] : name }
}

extension CardID {
    /// Whether cards that the server has other ids for may be named so: it has a card number in it, or may be what is left of
    /// one when it is masked, which takes at least six digits away.
    var mayBeShared: Bool { feedID.withMaskedCardNumbers.utf8.count { $0 == UInt8(ascii: "X") } >= 6 }

    /// The id of a card of which nobody knows how many with its id come before it. No card of a list has it.
    var unplaced: CardID { CardID(feedID: feedID.withMaskedCardNumbers, occurrence: 0) }
}

extension PaymentOrder {
    /// The same order for a card by another id.
    func on(_ card: CardID) -> PaymentOrder {
        PaymentOrder(
            card: card, number: number, due: due, amount: amount, purpose: purpose,
            idempotencyKey: idempotencyKey, earlier: earlier)
    }
}
