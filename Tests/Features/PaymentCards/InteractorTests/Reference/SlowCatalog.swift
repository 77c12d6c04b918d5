import PaymentCardsEntity
import PaymentCardsPorts

@testable import PaymentCardsInteractor

/// All cards of a feed in memory, with their names.
struct SlowCatalog {
    private(set) var cards: [PaymentCard] = []
    private(set) var unreadable: [UnreadableCard] = []
    private var positions: [CardID: Int] = [:]
    private var namesakes: [String: Int] = [:]

    /// The cards of `feed`, which are numbered.
    init(_ feed: CardFeed) {
        for entry in feed.entries {
            switch entry {
            case .card(let card):
                positions[card.id] = cards.count
                namesakes[card.id.feedID, default: 0] += 1
                cards.append(card)
            case .unreadable(let fault): unreadable.add(fault)
            }
        }
    }

    /// A name that identifies `card`: its feed id, `ID#2` if several cards share the id, or `@3` if another card's id looks
    /// exactly like that.
    func name(of card: PaymentCard) -> String {
        let numbered = "\(card.id.feedID)#\(card.id.occurrence)"
        guard card.id.occurrence > 1 || !isMeantOnce(card.id.feedID) else { return card.id.feedID }
        guard let position = positions[card.id], !isMeantOnce(numbered) else { return numbered }
        return "@\(position + 1)"
    }

    private func isMeantOnce(_ name: String) -> Bool {
        namesakes[name, default: 0] + otherMeanings(of: name) == 1
    }

    /// The number of cards that `name` could mean as `ID#2` or as `@3`.
    private func otherMeanings(of name: String) -> Int {
        var count = 0
        if let sign = name.lastIndex(of: "#"), let occurrence = Int(name[sign...].dropFirst()),
            positions[CardID(feedID: String(name[..<sign]), occurrence: occurrence)] != nil
        {
            count += 1
        }
        if name.hasPrefix("@"), let number = Int(name.dropFirst()), (1...cards.count).contains(number) {
            count += 1
        }
        return count
    }

    /// `card` with its name and available actions.
    func item(for card: PaymentCard) -> CardListing.Item {
        CardListing.Item(
            card: card, name: name(of: card), place: positions[card.id], offers: CardRules.offers(for: card))
    }
}
