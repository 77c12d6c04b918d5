import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

extension FeedCheck {
    /// Finds what is wrong with each statement of the current list.
    mutating func checkStatements(_ walk: inout FeedWalk) throws(CardsError) {
        while let part = try walk.elements() {
            guard !Task.isCancelled else { throw .cancelled }
            for range in part.elements {
                let json = part.window.bytes[range]
                let inspection = StatementInspection(json: json)
                if let statement = inspection.statement {
                    links.add(statement, at: part.window.start + range.lowerBound, length: range.count)
                } else {
                    log.countUnreadableStatement()
                }
                let keys = log.keyRemarks(
                    at: range.lowerBound, in: part.window, known: StatementInspection.keys)
                let remarks = inspection.remarks
                guard !remarks.isEmpty || !keys.isEmpty, log.namesNext() else { continue }
                let places = JSONElement(json).places(of: remarks, keys: StatementInspection.keys)
                try log.add(
                    places.map { ($0.offset, $0.problem.insideStatement) } + keys, on: range, in: part.window)
            }
        }
    }

    /// Checks the feed as a whole, which has been walked through.
    mutating func checkEnvelope(of walk: FeedWalk) throws(CardsError) {
        let feed = try walk.envelope.feed(source: log.bytes.source)
        if let fault = feed.statements.stray, let offset = walk.others["statement"] {
            log.countUnreadableStatement()
            try log.add(.unreadable(fault, strays: []), at: offset)
        }
        for (key, offset) in walk.repeats { try log.add(.repeatedKey(key), at: offset) }
    }
}

extension StatementInspection {
    /// Inspects an element of a feed's list.
    init(json: ArraySlice<UInt8>) {
        do {
            self = try ExactJSON.cards.decode(StatementInspection.self, from: Data(json))
        } catch {
            // Well-formed JSON that no decoder can represent.
            self.init(fault: UnreadableField(path: "", expected: .object, found: .brokenText))
        }
    }
}

extension FeedFinding.Problem {
    /// The same with the path of an unreadable field beginning at the feed's list: a card has fields of the same names.
    fileprivate var insideStatement: FeedFinding.Problem {
        guard case .unreadable(let field, let strays) = self else { return self }
        return .unreadable(field.inside("statement"), strays: strays)
    }
}

/// Finds statements that are no card's, or in another currency than what is due on their card.
///
/// A feed's lists may stand in any order, so the cards are walked through once more, and only in a feed that has statements.
struct StatementLinks {
    /// A statement and the card that it names.
    private struct Link {
        let offset, length: Int
        let card: CardID
        let currency: String
    }

    private var links: [Link] = []
    /// The positions of the statements of the cards that share an id, by its hash.
    private var positions: [UInt64: [Int]] = [:]

    /// Remembers a statement that was read at this place of the feed.
    mutating func add(_ statement: Statement, at offset: Int, length: Int) {
        positions[CardIDTable.hash(statement.card.feedID), default: []].append(links.count)
        links.append(
            Link(
                offset: offset, length: length, card: statement.card,
                currency: statement.closing.currency.identity))
    }

    /// Finds the card of each statement, and adds what is wrong to `log`.
    func check(in log: inout FindingsLog) throws(CardsError) {
        guard !links.isEmpty else { return }
        let currencies = try currenciesOfCards(in: log.bytes)
        for (position, link) in links.enumerated() {
            let remark: (path: String, problem: FeedFinding.StatementContradiction)
            switch currencies[position] {
            case nil: remark = ("card_id", .noCard(link.card.name(isShared: false)))
            case .some(let currency?) where currency != link.currency:
                remark = ("currency", .otherCurrency(link.currency, ofCard: currency))
            case .some: continue
            }
            guard log.namesNext() else { continue }
            let window = try log.bytes.window(at: link.offset, length: link.length)
            let range = 0..<link.length
            let offset = JSONElement(window.bytes[range]).offset(of: remark.path)
            try log.add([(offset, .contradiction(remark.problem))], on: range, in: window)
        }
    }

    /// The currency of what is due on the card of each statement, by the statement's position; `nil` for one on which nothing is
    /// due, or which can't be read. A statement without a card is left out.
    private func currenciesOfCards(in bytes: FeedBytes) throws(CardsError) -> [Int: String?] {
        var currencies: [Int: String?] = [:]
        var counts: [UInt64: Int] = [:]
        var memory = CardMemory()
        var walk = FeedWalk(through: bytes, to: ["card"])
        guard try walk.nextList() != nil else { return [:] }
        while let part = try walk.cards() {
            guard !Task.isCancelled else { throw .cancelled }
            let cards = try CardGlances(part)
            for (position, hash) in zip(cards.indices, CardIDTable.hashes(of: cards)) {
                guard let hash else {
                    let element = JSONElement(part.window.bytes[part.elements[position].range])
                    let id = TextCleaning.cards.clean(element.text(at: "id") ?? "")
                    for index in positions[CardIDTable.hash(id)] ?? [] { currencies[index] = .some(nil) }
                    continue
                }
                guard let same = positions[hash] else { continue }
                counts[hash, default: 0] += 1
                for index in same where links[index].card.occurrence == counts[hash] {
                    currencies[index] = .some(cards[position].currency(&memory)?.identity)
                }
            }
        }
        return currencies
    }
}
