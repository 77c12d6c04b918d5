import JSONFeed
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("MockCardsService")
struct MockCardsServiceTests {
    @Test("All cards come at once, numbered where they share an id")
    func all() async throws {
        let wallet = try await MockCardsService().wallet()
        same(wallet.cards.count, 14)
        same(wallet.cards.filter { $0.id.feedID == "48822402258" }.map(\.id.occurrence), [1, 2])
        #expect(wallet.unreadable.isEmpty && wallet.kept == nil && wallet.isWhole)
    }

    @Test("An answer takes as long as the delay says")
    func delay() async throws {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(3), clock: clock)
        async let page = service.wallet()
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        try await same(page.cards.count, 14)
        same(clock.sleeps, [.seconds(3)])
    }

    @Test("Only the first answer takes so long where that is asked for")
    func delayOnce() async throws {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(3), delaysEveryAnswer: false, clock: clock)
        async let page = service.wallet()
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        _ = try await page
        _ = try await service.wallet()
        same(clock.sleeps, [.seconds(3)])
    }

    @Test("Without a delay, answers come at once")
    func noDelay() async throws {
        let clock = ManualClock()
        _ = try await MockCardsService(clock: clock).wallet()
        #expect(clock.sleeps.isEmpty)
    }

    @Test("Cancelling ends the wait at once")
    func cancelledWhileWaiting() async {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(3600), clock: clock)
        let task = Task { try await service.wallet() }
        await clock.untilSomeoneSleeps()
        task.cancel()
        await #expect(throws: CardsError.cancelled) { try await task.value }
    }

    @Test("A request that is cancelled already is not answered")
    func cancelledBefore() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MockCardsService().wallet()
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
        for _ in 1...2 { await #expect(throws: error) { try await service.wallet() } }
    }

    @Test("A feed that breaks off is malformed")
    func breaksOff() async {
        let service = MockCardsService(source: .bytes(Array(#"{"card":[] }"#.utf8)), failure: .malformed)
        let error = CardsError.malformed(source: "feed", line: 1, column: 7, problem: .endsEarly)
        await #expect(throws: error) { try await service.wallet() }
        await #expect(throws: CardsError.self) {
            try await MockCardsService(failure: .malformed).wallet()
        }
    }
}
