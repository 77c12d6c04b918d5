import PaymentCardsNetwork
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("MockNetworkService")
struct MockNetworkServiceTests {
    @Test("It answers MockData.json as it was built in, and nothing to an order")
    func builtIn() async throws {
        let service = MockNetworkService()
        let answer = try await service.answer(to: .cards)
        same(answer.bytes, try MockDataFile.bytes())
        same(answer.name, "MockData.json")
        same(answer.day, .day("2026-11-20"))
        try await same(service.answer(to: .order).bytes, [])
    }

    @Test("Other bytes are answered as they are, and are of no day")
    func bytes() async throws {
        try await same(
            MockNetworkService(answering: [1, 2]).answer(to: .cards), NetworkAnswer([1, 2], name: "feed"))
    }

    @Test("Every answer takes as long as the delay says", arguments: [NetworkRequest.cards, .order])
    func delay(request: NetworkRequest) async throws {
        let clock = ManualClock()
        let service = MockNetworkService(delay: .seconds(3), clock: clock)
        async let answer = service.answer(to: request)
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        _ = try await answer
        _ = try await service.answer(to: request)
        same(clock.sleeps, [.seconds(3), .seconds(3)])
    }

    @Test("Only the first answer takes so long where that is asked for")
    func delayOnce() async throws {
        let clock = ManualClock()
        let service = MockNetworkService(delay: .seconds(3), delaysEveryAnswer: false, clock: clock)
        async let answer = service.answer(to: .cards)
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        _ = try await answer
        _ = try await service.answer(to: .order)
        same(clock.sleeps, [.seconds(3)])
    }

    @Test("Without a delay, answers come at once")
    func noDelay() async throws {
        let clock = ManualClock()
        _ = try await MockNetworkService(clock: clock).answer(to: .cards)
        #expect(clock.sleeps.isEmpty)
    }

    @Test("Cancelling ends the wait at once")
    func cancelledWhileWaiting() async {
        let clock = ManualClock()
        let service = MockNetworkService(delay: .seconds(3600), clock: clock)
        let task = Task { try await service.answer(to: .cards) }
        await clock.untilSomeoneSleeps()
        task.cancel()
        await #expect(throws: CardsError.cancelled) { try await task.value }
    }

    @Test("A request that is cancelled already is not answered")
    func cancelledBefore() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MockNetworkService().answer(to: .cards)
        }
        await #expect(throws: CardsError.cancelled) { try await task.value }
    }

    @Test(
        "It fails as configured, every time, whatever it is asked",
        arguments: [
            (.offline, .offline), (.timeout, .timeout), (.server, .server(status: 500)),
        ] as [(MockFailure, CardsError)])
    func failures(failure: MockFailure, error: CardsError) async throws {
        let service = MockNetworkService(failure: failure)
        for request in [NetworkRequest.cards, .order, .cards] {
            await #expect(throws: error) { try await service.answer(to: request) }
        }
    }

    @Test("An answer that breaks off is its first half")
    func breaksOff() async throws {
        let service = MockNetworkService(answering: [1, 2, 3, 4, 5], failure: .malformed)
        try await same(service.answer(to: .cards).bytes, [1, 2])
    }
}
