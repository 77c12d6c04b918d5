import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Finds statements that are no card's, or contradict what is due on their card or another statement of it.
///
/// A feed's lists may stand in any order, so the cards are read once more, and only in a feed that has statements.
struct StatementLinks {
    /// A statement and the card that it names.
    private struct Link {
        let card: CardID
        let period: ClosedRange<CalendarDate>
        let closing: Money
        let dueDate: CalendarDate?
        let places: Places
    }

    /// Where a statement says what.
    private struct Places {
        let card, currency, period, closing, dueDate: FeedPlace
    }

    private var links: [Link] = []

    /// Remembers the current statement of `walk`.
    mutating func add(_ statement: Statement, _ walk: inout FeedWalk) {
        let json = walk.reader.json
        let places = ["card_id", "currency", "period", "closing", "due_date"].map {
            walk.place(at: json.nearest(to: $0).range.lowerBound)
        }
        links.append(
            Link(
                card: statement.card, period: statement.period, closing: statement.closing,
                dueDate: statement.dueDate,
                places: Places(
                    card: places[0], currency: places[1], period: places[2], closing: places[3],
                    dueDate: places[4])))
    }

    /// Finds the card of each statement, and adds what is wrong to `log`.
    func check(in log: inout FindingsLog, _ bytes: FeedBytes) throws(CardsError) {
        guard !links.isEmpty else { return }
        let dues = try duesOfCards(in: bytes)
        let (last, earlier) = neighbours
        for (index, link) in links.enumerated() {
            var findings: [FeedFinding] = []
            func add(_ place: FeedPlace, _ contradiction: FeedFinding.StatementContradiction) {
                findings.append(FeedFinding(place: place, problem: .contradiction(contradiction)))
            }
            switch dues[link.card] {
            case nil: add(link.places.card, .noCard(link.card.name(isShared: false)))
            case .some(let due?) where due.money.currency.identity != link.closing.currency.identity:
                let currencies = (link.closing.currency.identity, due.money.currency.identity)
                add(link.places.currency, .otherCurrency(currencies.0, ofCard: currencies.1))
            case .some(let due?) where last[link.card] == index:
                // What a paid due was is no longer of interest, and many feeds don't say it.
                guard due.told != .paid else { break }
                let amounts = (max(0, link.closing.amount), max(0, due.money.amount))
                if amounts.0 != amounts.1 {
                    add(link.places.closing, .otherAmount(amounts.0, ofDue: amounts.1))
                }
                if let date = due.date, let stated = link.dueDate, date != stated {
                    add(link.places.dueDate, .otherDate(stated, ofDue: date))
                }
            case .some: break
            }
            if let end = earlier[index], end >= link.period.lowerBound {
                add(link.places.period, .overlap(end))
            }
            guard !findings.isEmpty else { continue }
            if log.findings.isFull { log.findings.count() } else { log.findings.add(findings) }
        }
    }

    /// The last statement of each card, and the last day of the one before each, by the places of statements.
    private var neighbours: (last: [CardID: Int], earlier: [Int: CalendarDate]) {
        var last: [CardID: Int] = [:]
        var earlier: [Int: CalendarDate] = [:]
        for index in links.indices.sorted(by: { links[$0].period.upperBound < links[$1].period.upperBound }) {
            let card = links[index].card
            if let before = last.updateValue(index, forKey: card) {
                earlier[index] = links[before].period.upperBound
            }
        }
        return (last, earlier)
    }

    /// What is due on each card that a statement names; `nil` for one on which nothing is due, or which can't be read.
    private func duesOfCards(in bytes: FeedBytes) throws(CardsError) -> [CardID: Due?] {
        let wanted = Dictionary(grouping: links.map(\.card), by: \.feedID).mapValues(Set.init)
        var (dues, counts): ([CardID: Due?], [String: Int]) = ([:], [:])
        var walk = bytes.walk()
        while let step = try walk.next() {
            switch step {
            case .card:
                for card in walk.reader.takeCards() where wanted[card.id.feedID] != nil {
                    let id = card.id.feedID
                    counts[id, default: 0] += 1
                    dues[CardID(feedID: id, occurrence: counts[id] ?? 1)] = .some(card.due)
                }
            case .unreadable:
                let id = TextCleaning.cards.clean(walk.reader.json["id"]?.quoted ?? "")
                for card in wanted[id] ?? [] { dues[card] = .some(nil) }
            default: continue
            }
        }
        return dues
    }
}
