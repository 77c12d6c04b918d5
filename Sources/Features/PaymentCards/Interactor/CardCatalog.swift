import PaymentCardsEntity
import PaymentCardsPorts

/// Cards collected page by page, each card once.
struct CardCatalog {
    /// The number of cards in the list before these.
    private let start: Int
    private(set) var cards: [PaymentCard] = []
    private(set) var unreadable: [UnreadableCard] = []
    /// How old the cards are; the age reported with the last page, which takes earlier pages into account.
    private(set) var kept: KeptCards?
    private var positions: [CardID: Int] = [:]
    private var namesakes: [String: [Int]] = [:]
    /// The elements of all pages so far, unchanged. A set, because a feed may repeat one id on every card.
    private var known: Set<CardFeed.Entry> = []

    /// Feed ids of cards outside this catalog.
    private var elsewhere: Set<String> = []

    /// A catalog without cards, beginning after the first `start` cards of the list.
    init(after start: Int = 0) {
        self.start = start
    }

    /// Adds a page's elements.
    ///
    /// An element identical to an earlier one comes from a page that was served twice and is not added again. A different card
    /// with a known id is another card with that id, and is numbered accordingly.
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

    /// The positions of cards that `name` could mean as `ID#2` or as `@3`.
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

    /// A name that identifies `card`: its feed id, `ID#2` if several cards share the id, or `@3` if another card's id looks
    /// exactly like that.
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

    /// `card` with its name and available actions.
    func item(for card: PaymentCard) -> CardListing.Item {
        CardListing.Item(
            card: card, name: name(of: card), place: positions[card.id].map { start + $0 },
            offers: CardRules.offers(for: card))
    }
}
