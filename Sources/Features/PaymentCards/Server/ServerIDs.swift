import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// The names that this program gives to a server's cards.
///
/// A name differs from the server's id if the id contains a card number, which is masked before anything can see it. Masked
/// ids may coincide; then they are numbered. A name is permanent: it is given when a card is first seen, and never to another
/// card, whatever order later lists have and whether or not they contain the card.
struct ServerIDs {
    /// The server's ids by name, for cards whose names could also belong to others.
    private var servers: [CardID: CardID] = [:]
    private var names: [CardID: CardID] = [:]
    private var counts: [String: Int] = [:]
    private var size = 0

    /// The maximum number of names, and of bytes in ids: enough for two lists.
    var limits = (count: 200_000, size: 2 * GatheredCards.sizeLimit)

    /// Whether no more names can be given, since old ones can't be reused.
    var isFull: Bool { servers.count >= limits.count || size >= limits.size }

    /// The name of the card with the server's `id`; a new one if it has none yet.
    mutating func named(_ id: CardID) -> CardID {
        if let name = name(of: id) { return name }
        let text = id.feedID.withMaskedCardNumbers
        counts[text, default: 0] += 1
        let name = CardID(feedID: text, occurrence: counts[text] ?? 1)
        (names[id], servers[name]) = (name, id)
        size += id.feedID.utf8.count + text.utf8.count
        return name
    }

    /// The name of the card with the server's `id`; `nil` if the card was never seen and its name may belong to another one.
    func name(of id: CardID) -> CardID? { id.mayBeShared ? names[id] : id }

    /// The server's id of the card with this name; `nil` if no card was given the name, although one could be.
    func serverID(of name: CardID) -> CardID? { name.mayBeShared ? servers[name] : name }
}

extension CardID {
    /// Whether cards with other server ids may have this name: it contains a card number, or may be the result of masking one,
    /// which replaces at least six digits.
    var mayBeShared: Bool { feedID.withMaskedCardNumbers.utf8.count { $0 == UInt8(ascii: "X") } >= 6 }

    /// The id of a card when it is unknown how many cards with the same id precede it. No card in a list has it.
    var unplaced: CardID { CardID(feedID: feedID.withMaskedCardNumbers, occurrence: 0) }
}

extension PaymentOrder {
    /// The same order for a card with another id.
    func on(_ card: CardID) -> PaymentOrder {
        PaymentOrder(
            card: card, number: number, due: due, amount: amount, purpose: purpose,
            idempotencyKey: idempotencyKey, earlier: earlier, isDistinct: isDistinct)
    }
}
