package import PaymentCardsEntity
package import PaymentCardsPorts
import Values

/// Names for cards of a list: a card's feed id, or `ID#2` if several cards share the id, or if the id alone could mean something
/// else.
package struct CardNames {
    /// The feed ids that several cards share.
    private let shared: Set<String>
    /// How many cards have these last four digits; counted only where an id consists of four digits.
    private let lastFours: [String: Int]

    /// The names of `cards`, which are all of a list.
    package init(of cards: [PaymentCard]) {
        shared = Set(cards.lazy.filter { $0.id.occurrence > 1 }.map(\.id.feedID))
        guard cards.contains(where: { $0.id.feedID.isFourDigits }) else {
            lastFours = [:]
            return
        }
        lastFours = cards.lazy.compactMap(\.number.lastFour).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    package func name(of card: PaymentCard) -> String {
        card.id.name(isShared: isShared(card.id.feedID) || mayBeDigitsOfOthers(card))
    }

    private func isShared(_ id: String) -> Bool { !shared.isEmpty && shared.contains(id) }

    /// Whether the card's id may be the last four digits of another card.
    private func mayBeDigitsOfOthers(_ card: PaymentCard) -> Bool {
        guard !lastFours.isEmpty, let count = lastFours[card.id.feedID] else { return false }
        return count > (card.number.lastFour == card.id.feedID ? 1 : 0)
    }
}

extension Wallet {
    /// The cards at these places with their names and what they offer.
    ///
    /// - Parameter names: the names of all cards, if they are known already. Else all cards are looked at.
    package func items(
        at places: some Collection<Int>, _ names: CardNames? = nil
    ) -> [CardListing.Item] {
        guard !places.isEmpty else { return [] }
        let names = names ?? CardNames(of: cards)
        return places.map { CardListing.Item(cards[$0], at: $0, names) }
    }

    /// The place of the card with this identity; `nil` if it isn't there.
    package func place(of id: CardID) -> Int? { cards.firstIndex { $0.id == id } }

    /// The card with this identity, also if lists leave it out.
    ///
    /// - Throws: `CardsError.unknownCard` if it is no longer there.
    package func item(_ id: CardID) throws(CardsError) -> CardListing.Item {
        if let place = place(of: id) { return items(at: [place])[0] }
        guard let item = hiddenItems.first(where: { $0.id == id }) else {
            throw .unknownCard(name: id.feedID, nearest: [])
        }
        return item
    }

    /// The cards that lists leave out. They have no place there.
    package var hiddenItems: [CardListing.Item] {
        let names = CardNames(of: hidden)
        return hidden.map { CardListing.Item($0, at: nil, names) }
    }

    /// Checks that a card could be read, if there is any.
    package func checkThatSomethingIsReadable() throws(CardsError) {
        if cards.isEmpty, !unreadable.isEmpty { throw .noneReadable(unreadable) }
    }
}

extension CardListing.Item {
    /// A card of a list with its name among `names` and what it offers.
    package init(_ card: PaymentCard, at place: Int?, _ names: CardNames) {
        self.init(card: card, name: names.name(of: card), place: place, offers: card.offers)
    }
}

extension PaymentCard {
    /// The known actions in the feed's order, each with any obstacle.
    package var offers: [ActionOffer] {
        actions.filter(\.isKnown).map { ActionOffer(action: $0, obstacle: obstacle(to: $0)) }
    }

    private func obstacle(to action: CardAction) -> UnavailableReason? {
        switch action {
        case .payNow: if let due, !due.isPaid { due.hasID ? nil : .noDueID } else { .nothingDue }
        case .viewDetails, .viewLastStatement, .unknown: nil
        }
    }
}

extension String {
    /// Whether it consists of four digits, as the end of a card number does.
    package var isFourDigits: Bool { utf8.count == 4 && utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}
