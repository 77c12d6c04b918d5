import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore
import PaymentCardsPorts

@Suite("The pages of a list with removed and added cards")
struct MergedPagesTests {
    @Test(
        "are those of the whole list, cut as the feed's are, in whatever order they are asked for",
        arguments: [(true, true), (true, false), (false, true), (false, false)])
    func pages(removes: Bool, adds: Bool) async throws {
        for seed in 0..<150 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let scene = try await MergedScene(using: &random, removes: removes, adds: adds)
            let last = scene.pageCount + 3
            let numbers = Array(1...last) + (1...last).shuffled(using: &random) + [1, .max, .max - 1]
            for number in numbers {
                let page = try await scene.service.page(number, size: scene.size)
                let context: Comment = "seed \(seed), page \(number) in pages of \(scene.size)"
                same(page.entries, scene.entries(ofPage: number), context)
                same(page.isLast, number >= scene.pageCount, context)
                same(page.total, scene.cardCount, context)
                same(page.sharedIDs, scene.feed.sharedIDs, context)
            }
        }
    }

    @Test("come with the dues that are left, wherever they are cut")
    func dues() async throws {
        var cards: [PaymentCard] = .fixtures(9)
        let service = StoredCardsService(over: CardsServiceStub(cards))
        _ = try await service.pay(.fixture(500, on: cards[7]))
        try await same(service.page(4, size: 2).cards.map { $0.due?.money.amount }, [1500, 1000])
        try await service.remove(cards.remove(at: 0))
        try await same(service.page(4, size: 2).cards.map { $0.due?.money.amount }, [1000, 1500])
    }

    @Test("cost the source a page each when they are asked for in order, though cards were removed")
    func sequential() async throws {
        let cards: [PaymentCard] = .fixtures(500)
        let source = CardsServiceStub(cards)
        let service = StoredCardsService(over: source)
        for index in stride(from: 0, to: 40, by: 4) { try await service.remove(cards[index]) }
        let before = source.requests.count
        for number in 1...49 { try await same(service.page(number, size: 10).cards.count, 10) }
        // Each page, one to know whether another follows, and one to know which of the removed cards are this source's.
        #expect(source.requests.count - before <= 52)
    }

    @Test("cost the source a page each when they are asked for in order, though cards were added")
    func sequentialAdditions() async throws {
        let source = CardsServiceStub(.fixtures(20))
        let service = StoredCardsService(over: source)
        for index in 0..<30 { _ = try await service.add(.fixture(String(5000 + index))) }
        let before = source.requests.count
        for number in 1...5 { try await same(service.page(number, size: 10).cards.count, 10) }
        same(source.requests.count - before, 5)
    }

    @Test("change at once when the list does")
    func changes() async throws {
        let cards: [PaymentCard] = .fixtures(6)
        let service = StoredCardsService(over: CardsServiceStub(cards))
        try await service.remove(cards[0])
        try await same(service.page(1, size: 2).cards, [cards[1], cards[2]])
        try await service.remove(cards[1])
        try await same(service.page(2, size: 2).cards, [cards[4], cards[5]])
        let added = try await service.add(.fixture())
        try await same(service.page(3, size: 2).cards, [added])
    }

    @Test("of a source with an empty last batch, and none with a total, have an end")
    func unknownTotal() async throws {
        let cards: [PaymentCard] = .fixtures(4)
        let source = FeedBatches(feed: .fixture(cards), size: 2, isCounted: false)
        let service = StoredCardsService(over: source)
        let added = try await service.add(.fixture())
        for _ in 1...2 {
            #expect(try await service.page(2, size: 2).total == nil)
            try await same(service.page(3, size: 2).cards, [added])
            try await same(service.page(4, size: 2).cards, [])
        }
        try await service.remove(cards[3])
        #expect(try await service.page(1, size: 2).total == nil)
        try await same(service.page(2, size: 2).cards, [cards[2], added])
    }

    @Test("that no list has are the source's", arguments: [(0, 5), (-1, 5), (1, 0), (1, -3)])
    func impossible(number: Int, size: Int) async throws {
        let source = CardsServiceStub { _ in .success(CardPage(entries: [], isLast: true, total: 0)) }
        let service = StoredCardsService(over: source)
        _ = try await service.add(.fixture())
        try await same(service.page(number, size: size).entries, [])
    }
}
