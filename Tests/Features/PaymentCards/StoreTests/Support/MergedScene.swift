import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsTestSupport

@testable import PaymentCardsStore

/// A random feed, a service to which random things were done, and the list that must come of it.
struct MergedScene {
    let feed: CardFeed
    let service: StoredCardsService
    let size: Int
    /// The whole list: the feed's elements that were not removed, and then the cards that were added.
    private let list: [CardFeed.Entry]

    init(using random: inout SeededGenerator, removes: Bool, adds: Bool) async throws {
        let entries = (0..<Int.random(in: 0...25, using: &random)).map { index in
            let id = String(Int.random(in: 0...20, using: &random))
            return Int.random(in: 0...4, using: &random) == 0
                ? CardFeed.Entry.unreadable(at: index)
                : .card(.fixture(id: id, number: "4221 XXXX XXXX \(1000 + index)"))
        }
        feed = CardFeed(entries: entries)
        size = Int.random(in: 1...7, using: &random)
        let batchSize = Int.random(in: 1...9, using: &random)
        service = StoredCardsService(over: FeedBatches(feed: feed, size: batchSize))
        let share = removes ? [0, 2, 5, 10].randomElement(using: &random) ?? 0 : 0
        var list: [CardFeed.Entry] = []
        for entry in feed.entries {
            if case .card(let card) = entry, Int.random(in: 0..<10, using: &random) < share {
                try await service.remove(card)
            } else {
                list.append(entry)
            }
        }
        for index in 0..<(adds ? Int.random(in: 0...9, using: &random) : 0) {
            list.append(.card(try await service.add(.fixture(String(2000 + index)))))
        }
        self.list = list
    }

    var cardCount: Int { list.count { $0.isCard } }

    var pageCount: Int { max(1, (cardCount + size - 1) / size) }

    /// The elements of a page: its cards, and what could not be read after each.
    func entries(ofPage number: Int) -> [CardFeed.Entry] {
        var count = 0
        return list.filter { entry in
            let place = entry.isCard ? count : max(0, count - 1)
            if entry.isCard { count += 1 }
            return place / size == number - 1
        }
    }
}

extension CardFeed.Entry {
    fileprivate var isCard: Bool {
        if case .card = self { true } else { false }
    }
}

/// A feed as a source of batches with a number of elements each, which tells that it is at its end when nothing more comes.
struct FeedBatches: CardsSource {
    let feed: CardFeed
    let size: Int
    var isCounted = true

    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        let starts = Array(stride(from: 0, to: feed.entries.count, by: size)) + [feed.entries.count]
        let wanted = places?.lowerBound ?? 0
        let first = wanted == 0 ? 0 : starts.lastIndex { cardCount(before: $0) <= wanted } ?? 0
        let next = min(number.map { $0 + 1 } ?? first, starts.count - 1)
        return CardGlances(
            Array(feed.entries[starts[next]...].prefix(size)), number: next,
            start: cardCount(before: starts[next]), rest: next == starts.count - 1 ? .none : .unknown,
            total: isCounted ? cardCount(before: feed.entries.count) : nil, sharedIDs: feed.sharedIDs)
    }

    private func cardCount(before index: Int) -> Int { feed.entries[..<index].count { $0.isCard } }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
