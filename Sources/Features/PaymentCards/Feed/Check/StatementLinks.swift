import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Finds statements that are no card's, or in another currency than what is due on their card.
///
/// A feed's lists may stand in any order, so the cards are read once more, and only in a feed that has statements.
struct StatementLinks {
    /// A statement and the card that it names.
    private struct Link {
        let card: CardID
        let currency: String
        /// Where it names them.
        let places: (card: FeedPlace, currency: FeedPlace)
    }

    private var links: [Link] = []

    /// Remembers the current statement of `walk`.
    mutating func add(_ statement: Statement, _ walk: inout FeedWalk) {
        let json = walk.reader.json
        let offsets = ["card_id", "currency"].map { json.nearest(to: $0).range.lowerBound }
        links.append(
            Link(
                card: statement.card, currency: statement.closing.currency.identity,
                places: (walk.place(at: offsets[0]), walk.place(at: offsets[1]))))
    }

    /// Finds the card of each statement, and adds what is wrong to `log`.
    func check(in log: inout FindingsLog, _ bytes: FeedBytes) throws(CardsError) {
        guard !links.isEmpty else { return }
        let currencies = try currenciesOfCards(in: bytes)
        for link in links {
            let finding: FeedFinding
            switch currencies[link.card] {
            case nil:
                let name = link.card.name(isShared: false)
                finding = FeedFinding(place: link.places.card, problem: .contradiction(.noCard(name)))
            case .some(let currency?) where currency != link.currency:
                finding = FeedFinding(
                    place: link.places.currency,
                    problem: .contradiction(.otherCurrency(link.currency, ofCard: currency)))
            case .some: continue
            }
            if log.findings.isFull { log.findings.count() } else { log.findings.add([finding]) }
        }
    }

    /// The currency of what is due on each card that a statement names; `nil` for one on which nothing is due, or which can't be
    /// read.
    private func currenciesOfCards(in bytes: FeedBytes) throws(CardsError) -> [CardID: String?] {
        let wanted = Dictionary(grouping: links.map(\.card), by: \.feedID).mapValues(Set.init)
        var (currencies, counts): ([CardID: String?], [String: Int]) = ([:], [:])
        var walk = bytes.walk()
        while let step = try walk.next() {
            switch step {
            case .card:
                for card in walk.reader.takeCards() where wanted[card.id.feedID] != nil {
                    let id = card.id.feedID
                    counts[id, default: 0] += 1
                    let numbered = CardID(feedID: id, occurrence: counts[id] ?? 1)
                    currencies[numbered] = .some(card.due?.money.currency.identity)
                }
            case .unreadable:
                let id = TextCleaning.cards.clean(walk.reader.json["id"]?.quoted ?? "")
                for card in wanted[id] ?? [] { currencies[card] = .some(nil) }
            default: continue
            }
        }
        return currencies
    }
}
