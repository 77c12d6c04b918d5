/// All cards of a source at one moment, as values: what a list, a search or a sum is a pure function of.
public struct Wallet: Equatable, Sendable {
    /// The cards in the order of the list. Those that share an id are numbered.
    public let cards: [PaymentCard]
    /// The elements of the list that could not be read.
    public let unreadable: [UnreadableCard]
    /// How old the cards are; `nil` if they are current.
    public let kept: KeptCards?
    /// Whether the source has no other cards than these, for certain.
    public let isWhole: Bool
    /// Cards that lists leave out, and that are meant by names which no card of the list has: a person's closed ones.
    package private(set) var hidden: [PaymentCard] = []

    /// A wallet with these cards; of those with one identity, each after the first gets the next number of its id.
    public init(
        _ cards: consuming [PaymentCard], unreadable: [UnreadableCard] = [], kept: KeptCards? = nil,
        isWhole: Bool = true
    ) {
        // The array is numbered in place, if nobody else has it.
        cards.number()
        (self.cards, self.unreadable, self.kept) = (cards, unreadable, kept)
        self.isWhole = isWhole && kept?.isWhole ?? true
    }

    /// The same with cards that lists leave out.
    package func hiding(_ cards: [PaymentCard]) -> Wallet {
        var wallet = self
        wallet.hidden = cards
        return wallet
    }

    /// The same with other cards, which are numbered already.
    package init(of other: Wallet, with cards: [PaymentCard]) {
        (self.cards, unreadable, kept, isWhole) = (cards, other.unreadable, other.kept, other.isWhole)
    }
}

extension Wallet: CustomReflectable {
    /// How many there are of what: a trace shows no hundred cards.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "cards": cards.count, "unreadable": unreadable.cardCount, "kept": kept as Any,
                "isWhole": isWhole,
            ], displayStyle: .struct)
    }
}

extension [PaymentCard] {
    /// Gives each card an identity of its own.
    fileprivate mutating func number() {
        var highest: [String: Int] = [:]
        highest.reserveCapacity(count)
        // Nearly all ids are there once.
        var repeated: [String: Set<Int>] = [:]
        for index in indices {
            let id = self[index].id
            guard let last = highest.updateValue(id.occurrence, forKey: id.feedID) else { continue }
            let taken = repeated[id.feedID] ?? [last]
            let occurrence = taken.contains(id.occurrence) ? last + 1 : id.occurrence
            if occurrence != id.occurrence { self[index] = self[index].numbered(occurrence) }
            repeated[id.feedID] = taken.union([occurrence])
            highest[id.feedID] = Swift.max(last, occurrence)
        }
    }
}
