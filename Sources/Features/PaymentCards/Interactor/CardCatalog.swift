import PaymentCardsEntity
import PaymentCardsPorts

/// Cards gathered page by page, each card once.
struct CardCatalog {
    /// How many cards of the list come before those here.
    private let start: Int
    private(set) var cards: [PaymentCard] = []
    private(set) var unreadable: [UnreadableCard] = []
    /// How old the cards are; of several pages the one that is said last, which knows of those before.
    private(set) var kept: KeptCards?
    private var positions: [CardID: Int] = [:]
    private var namesakes: [String: [Int]] = [:]
    /// What pages have brought so far, as they brought it. A set, because a feed may repeat one id on every card.
    private var known: Set<CardFeed.Entry> = []

    /// Feed ids that cards have which are not here.
    private var elsewhere: Set<String> = []

    /// No cards yet, after `start` others of the list that are not looked at.
    init(after start: Int = 0) {
        self.start = start
    }

    /// Adds a page's elements.
    ///
    /// An element that a page has brought before in every respect is a page served twice and is not added again. A
    /// different card with an id that is already here is one more card of that id, and is numbered as such.
    ///
    /// - Returns: whether the page brought anything new.
    @discardableResult
    mutating func add(_ page: CardPage) -> Bool {
        elsewhere.formUnion(page.sharedIDs)
        kept = page.kept ?? kept
        var isNew = false
        for entry in page.entries where known.insert(entry).inserted {
            isNew = true
            switch entry {
            case .card(let card): add(card)
            case .unreadable(let fault): unreadable.add(fault)
            }
        }
        return isNew
    }

    private mutating func add(_ card: PaymentCard) {
        var id = card.id
        if positions[id] != nil {
            var occurrence = namesakes[id.feedID, default: []].count
            repeat {
                occurrence += 1
                id = CardID(feedID: id.feedID, occurrence: occurrence)
            } while positions[id] != nil
        }
        positions[id] = cards.count
        namesakes[id.feedID, default: []].append(cards.count)
        cards.append(id == card.id ? card : card.numbered(id.occurrence))
    }

    /// Where cards stand that `name` means as `ID#2` or as `@3`.
    private func otherPositions(named name: String) -> [Int] {
        var found: [Int] = []
        if let sign = name.lastIndex(of: "#"), let occurrence = Int(name[sign...].dropFirst()),
            let position = positions[CardID(feedID: String(name[..<sign]), occurrence: occurrence)]
        {
            found.append(position)
        }
        if name.hasPrefix("@"), let number = Int(name.dropFirst()), number >= 1, number <= start + cards.count
        {
            found.append(number - 1 - start)
        }
        return found
    }

    /// A name that means `card` and no other one here: its feed id, `ID#2` where several share the id, or `@3` where
    /// another card's id is written just so.
    func name(of card: PaymentCard) -> String {
        let numbered = "\(card.id.feedID)#\(card.id.occurrence)"
        guard card.id.occurrence > 1 || !isMeantOnce(card.id.feedID) else { return card.id.feedID }
        guard let position = positions[card.id], !isMeantOnce(numbered) else { return numbered }
        return "@\(start + position + 1)"
    }

    private func isMeantOnce(_ name: String) -> Bool {
        !elsewhere.contains(name)
            && namesakes[name, default: []].count + otherPositions(named: name).count == 1
    }

    /// `card` with its name and what can be done with it.
    func item(for card: PaymentCard) -> CardListing.Item {
        CardListing.Item(card: card, name: name(of: card), offers: CardRules.offers(for: card))
    }
}
