import JSONFeed
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("MockCardsService")
struct MockCardsServiceTests {
    @Test(
        "A page is its part of the feed; past the end, pages are empty and last",
        arguments: [
            (1, 5, 0..<5, false), (2, 5, 5..<10, false), (3, 5, 10..<14, true), (4, 5, 0..<0, true),
            (1, 14, 0..<14, true), (2, 7, 7..<14, true), (1, 13, 0..<13, false), (1, .max, 0..<14, true),
            (.max, .max, 0..<0, true), (2, .max, 0..<0, true), (.max, 1, 0..<0, true), (0, 5, 0..<0, true),
            (-1, 5, 0..<0, true),
            (.min, 5, 0..<0, true), (.min, .min, 0..<0, true), (1, 0, 0..<0, true), (2, -5, 0..<0, true),
        ])
    func pages(number: Int, size: Int, part: Range<Int>, isLast: Bool) async throws {
        let service = MockCardsService()
        let whole = try await service.page(1, size: 100)
        same(whole.entries.count, 14)
        let page = try await service.page(number, size: size)
        let sharedIDs = page.entries.compactMap { entry in
            if case .card(let card) = entry, card.id.feedID == "48822402258" { card.id.feedID } else { nil }
        }
        same(page.entries, Array(whole.entries[part]))
        #expect(page.isLast == isLast && page.total == 14 && page.kept == nil)
        #expect(page.sharedIDs.isSuperset(of: sharedIDs) && page.sharedIDs.isSubset(of: whole.sharedIDs))
    }

    @Test("An answer takes as long as the delay says")
    func delay() async throws {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(3), clock: clock)
        async let page = service.page(1, size: 5)
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        try await same(page.cards.count, 5)
        same(clock.sleeps, [.seconds(3)])
    }

    @Test("Only the first answer takes so long where that is asked for")
    func delayOnce() async throws {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(3), delaysEveryAnswer: false, clock: clock)
        async let page = service.page(1, size: 5)
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        _ = try await page
        _ = try await service.page(2, size: 5)
        _ = try await service.batch(after: nil, for: nil)
        same(clock.sleeps, [.seconds(3)])
    }

    @Test("Without a delay, answers come at once")
    func noDelay() async throws {
        let clock = ManualClock()
        _ = try await MockCardsService(clock: clock).page(1, size: 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test("Cancelling ends the wait at once")
    func cancelledWhileWaiting() async {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(3600), clock: clock)
        let task = Task { try await service.page(1, size: 5) }
        await clock.untilSomeoneSleeps()
        task.cancel()
        await #expect(throws: CardsError.cancelled) { try await task.value }
    }

    @Test("A request that is cancelled already is not answered")
    func cancelledBefore() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MockCardsService().page(1, size: 5)
        }
        await #expect(throws: CardsError.cancelled) { try await task.value }
    }

    @Test(
        "It fails as configured, every time",
        arguments: [
            (.offline, .offline), (.timeout, .timeout), (.server, .server(status: 500)),
        ] as [(MockFailure, CardsError)])
    func failures(failure: MockFailure, error: CardsError) async {
        let service = MockCardsService(failure: failure)
        for _ in 1...2 { await #expect(throws: error) { try await service.page(1, size: 5) } }
    }

    @Test("A feed that breaks off is malformed")
    func breaksOff() async {
        let service = MockCardsService(source: .bytes(Array(#"{"card":[] }"#.utf8)), failure: .malformed)
        let error = CardsError.malformed(source: "feed", line: 1, column: 7, problem: .endsEarly)
        await #expect(throws: error) { try await service.page(1, size: 5) }
        await #expect(throws: CardsError.self) {
            try await MockCardsService(failure: .malformed).page(1, size: 5)
        }
    }
}
