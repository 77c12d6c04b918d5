package import PaymentCardsEntity

/// Names for cards of a list: a card's feed id, `ID#2` if several cards share the id, or `@3` if another card's id looks exactly
/// like that.
///
/// All cards of the list are passed to it one after another; it keeps only the ids that are shared.
package struct CardNames {
    /// The number of cards so far, including those before the first one passed.
    package private(set) var count = 0
    /// The feed ids that several cards share.
    package var sharedIDs: Set<String> = []
    /// Whether a card's id looks like another kind of name. Then the names are known only if the cards to name were watched.
    package private(set) var hasDisguisedIDs = false
    /// The numbers of the cards with each id that the names of the watched cards depend on; `nil` if no cards are watched.
    private var numbers: [String: Set<Int>]?

    /// Names in a list from which no card was passed yet.
    ///
    /// - Parameter watched: the cards to name; `nil` if that is not known yet.
    package init(of watched: [PaymentCard]? = nil) {
        guard let watched else { return }
        let names = watched.flatMap { [$0.id.feedID, $0.id.numberedName] }
        let ids = names + names.compactMap { CardID(name: $0)?.feedID }
        numbers = Dictionary(ids.map { ($0, []) }, uniquingKeysWith: { one, _ in one })
    }

    /// Names for all cards of a page, which comes after `count` cards, as far as they are known from the page.
    package init(ofPage cards: [PaymentCard], after count: Int, sharedIDs: Set<String>) {
        self.init(of: cards)
        (self.count, self.sharedIDs) = (count + cards.count, sharedIDs)
        for card in cards { add(card.id) }
    }

    /// Takes the next card into account.
    package mutating func add(_ glance: CardGlance) {
        count += 1
        if numbers != nil {
            if let id = glance.id { add(id) }
        } else if !hasDisguisedIDs {
            hasDisguisedIDs = glance.hasDisguisedID
        }
    }

    private mutating func add(_ id: CardID) { numbers?[id.feedID]?.insert(id.occurrence) }

    /// The name of a card at a position in the list, from 0; `nil` if that is unknown.
    package func name(of id: CardID, at place: Int?) -> String {
        guard numbers != nil else { return id.name(isShared: sharedIDs.contains(id.feedID)) }
        if id.occurrence == 1, isMeantOnce(id.feedID) { return id.feedID }
        guard let place, !isMeantOnce(id.numberedName) else { return id.numberedName }
        return "@\(place + 1)"
    }

    private func isMeantOnce(_ name: String) -> Bool {
        guard !sharedIDs.contains(name) else { return false }
        var meanings = numbers?[name]?.count ?? 0
        if let id = CardID(name: name), numbers?[id.feedID]?.contains(id.occurrence) ?? false {
            meanings += 1
        }
        if let place = CardPlaceName(name)?.place, place < count { meanings += 1 }
        return meanings == 1
    }
}

extension CardID {
    /// The card meant by a name such as `ID#2`.
    init?(name: String) {
        guard let sign = name.lastIndex(of: "#"), let occurrence = Int(name[sign...].dropFirst()) else {
            return nil
        }
        self.init(feedID: String(name[..<sign]), occurrence: occurrence)
    }
}

extension CardGlance {
    /// Whether the card's id looks like `ID#2` or `@3`, or nearly so.
    fileprivate var hasDisguisedID: Bool {
        if let bytes = plainBytes(of: .id) {
            return bytes.first == UInt8(ascii: "@") || bytes.contains(UInt8(ascii: "#"))
        }
        guard let feedID else { return false }
        return feedID.hasPrefix("@") || feedID.contains("#")
    }
}

/// A name such as `@3`.
package struct CardPlaceName {
    /// The position of the card, from 0.
    let place: Int

    init?(_ name: String) {
        guard name.hasPrefix("@"), let number = Int(name.dropFirst()), number >= 1 else { return nil }
        place = number - 1
    }

    /// Whether `name` has the form of a position, even an impossible one such as `@0`.
    package static func isWritten(in name: String) -> Bool {
        name.first == "@" && name.count > 1 && name.dropFirst().utf8.allSatisfy(\.isASCIIDigit)
    }
}
