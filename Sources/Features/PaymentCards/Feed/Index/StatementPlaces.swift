import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Where the last statement of each card is in a feed. All statements are checked once, and none is kept.
struct StatementPlaces {
    private struct Place {
        /// The bytes of the element, and its position in the list.
        let range: Range<Int>
        let index: Int
        /// The last day of the statement's period; `nil` if that can't be read.
        let end: CalendarDate?
    }

    private var places: [CardID: Place] = [:]
    /// The first element whose card can't be identified.
    private var stray: StatementEntry?

    /// The places in the list that begins at `offset`; none if there is no such list.
    init(inListAt offset: Int?, of bytes: FeedBytes) throws(CardsError) {
        var offset = offset
        var count = 0
        while let start = offset {
            guard !Task.isCancelled else { throw .cancelled }
            let part = try bytes.elements(from: start, in: .list(isFirst: count == 0, isBare: false))
            for range in part.elements {
                let entry = StatementEntry(json: part.window.bytes[range], index: count)
                let first = part.window.start + range.lowerBound
                add(entry, Place(range: first..<(first + range.count), index: count, end: entry.end))
                count += 1
            }
            offset = part.endsList ? nil : part.end
        }
    }

    private mutating func add(_ entry: StatementEntry, _ place: Place) {
        guard let card = entry.card else {
            stray = stray ?? entry
            return
        }
        if let earlier = places[card], !StatementEntry.isLast(place.end, after: earlier.end) { return }
        places[card] = place
    }

    /// The elements of the list that tell of the last statement of `card`.
    func entries(for card: CardID, in bytes: FeedBytes) throws(CardsError) -> [StatementEntry] {
        let others = stray.map { [$0] } ?? []
        guard let place = places[card] else { return others }
        let window = try bytes.window(at: place.range.lowerBound, length: place.range.count)
        return [StatementEntry(json: window.bytes[..<window.count], index: place.index)] + others
    }
}

extension FeedIndex {
    /// The last statement of `card`; `nil` if there is none.
    mutating func statement(of card: CardID) throws(CardsError) -> Statement? {
        let walk = try walkToEnd()
        let places: StatementPlaces
        if let statements {
            places = statements
        } else {
            places = try StatementPlaces(inListAt: walk.statements, of: bytes)
            statements = places
        }
        // If `statement` is not a list, it is in the envelope.
        var last = try walk.envelope.feed(source: bytes.source).statements
        for entry in try places.entries(for: card, in: bytes) { last.add(entry) }
        do {
            return try last.statement(of: card)
        } catch {
            throw .unreadableStatement(source: bytes.source, field: error)
        }
    }
}

extension StatementEntry {
    /// Decodes an element of a feed's list.
    init(json: ArraySlice<UInt8>, index: Int) {
        let path = "statement[\(index)]"
        do {
            let entry = try ExactJSON.cards.decode(StatementEntry.self, from: Data(json))
            self.init(
                card: entry.card, end: entry.end,
                content: entry.content.mapError { $0.inside(path) })
        } catch let field as UnreadableField {
            self.init(card: nil, end: nil, content: .failure(field.inside(path)))
        } catch {
            // Well-formed JSON that no decoder can represent.
            let field = UnreadableField(path: path, expected: .object, found: .brokenText)
            self.init(card: nil, end: nil, content: .failure(field))
        }
    }
}
