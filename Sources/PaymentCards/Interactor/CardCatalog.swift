import PaymentCardsContract
import PaymentCardsEntity

/// Cards gathered page by page, each card once.
struct CardCatalog {
    private(set) var cards: [PaymentCard] = []
    private(set) var unreadable: [UnreadableCard] = []
    /// What pages have brought so far, as they brought it. Sets, because a feed may repeat one id on every card.
    private var known: Set<CardFeed.Entry> = []
    private var identities: Set<CardID> = []
    private var namesakes: [String: Int] = [:]

    /// Adds a page's elements.
    ///
    /// An element that a page has brought before in every respect is a page served twice and is not added again. A
    /// different card with an id that is already here is one more card of that id, and is numbered as such.
    ///
    /// - Returns: whether the page brought anything new.
    mutating func add(_ entries: [CardFeed.Entry]) -> Bool {
        var isNew = false
        for entry in entries where known.insert(entry).inserted {
            isNew = true
            switch entry {
            case .card(let card): add(card)
            case .unreadable(let fault): unreadable.append(fault)
            }
        }
        return isNew
    }

    private mutating func add(_ card: PaymentCard) {
        let count = namesakes[card.id.feedID, default: 0] + 1
        namesakes[card.id.feedID] = count
        let added = identities.contains(card.id) ? card.numbered(count) : card
        identities.insert(added.id)
        cards.append(added)
    }

    /// A name that means `card` and no other one here: its feed id, or `ID#2` where several share the id.
    func name(of card: PaymentCard) -> String {
        let isShared = card.id.occurrence > 1 || namesakes[card.id.feedID, default: 0] > 1
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
