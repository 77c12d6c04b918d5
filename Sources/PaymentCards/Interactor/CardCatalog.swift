import PaymentCardsContract
import PaymentCardsEntity

/// Cards gathered page by page, each card once.
struct CardCatalog {
    private(set) var cards: [PaymentCard] = []
    private(set) var unreadable: [UnreadableCard] = []
    private var positions: [String: [Int]] = [:]

    /// Adds a page's elements.
    ///
    /// A card that is already here in every respect is a page served twice and is not added again. A different card
    /// with an id that is already here is one more card of that id, and is numbered as such.
    ///
    /// - Returns: whether the page brought anything new.
    mutating func add(_ entries: [CardFeed.Entry]) -> Bool {
        var isNew = false
        for entry in entries {
            switch entry {
            case .card(let card): isNew = add(card) || isNew
            case .unreadable(let fault) where !unreadable.contains(fault):
                unreadable.append(fault)
                isNew = true
            case .unreadable: continue
            }
        }
        return isNew
    }

    private mutating func add(_ card: PaymentCard) -> Bool {
        let namesakes = positions[card.id.feedID, default: []]
        guard !namesakes.contains(where: { cards[$0] == card }) else { return false }
        let isTaken = namesakes.contains { cards[$0].id == card.id }
        positions[card.id.feedID, default: []].append(cards.count)
        cards.append(isTaken ? card.numbered(namesakes.count + 1) : card)
        return true
    }

    /// A name that means `card` and no other one here: its feed id, or `ID#2` where several share the id.
    func name(of card: PaymentCard) -> String {
        let isShared = card.id.occurrence > 1 || positions[card.id.feedID, default: []].count > 1
        return isShared ? "\(card.id.feedID)#\(card.id.occurrence)" : card.id.feedID
    }

    /// `card` with its name and what can be done with it.
    func item(for card: PaymentCard) -> CardListing.Item {
        CardListing.Item(card: card, name: name(of: card), offers: CardRules.offers(for: card))
    }
}

extension CardCatalog {
    /// How many elements are asked for at a time when every card is needed.
    static let batchSize = 100

    /// Every card of `service`.
    ///
    /// It stops at a page that says it is the last, is empty, or repeats what is here already: a service that ignores
    /// the page number would otherwise be asked for ever.
    static func all(of service: any CardsService) async throws(CardsError) -> CardCatalog {
        var catalog = CardCatalog()
        var number = 1
        while true {
            let page = try await service.page(number, size: batchSize)
            guard catalog.add(page.entries), !page.isLast else { return catalog }
            number += 1
        }
    }
}
