import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

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
