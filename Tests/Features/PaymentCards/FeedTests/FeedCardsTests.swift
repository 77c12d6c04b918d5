import JSONFeed
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsNetwork
import PaymentCardsPorts
import PaymentCardsTestSupport
import Synchronization
import TestSupport
import Testing

@Suite("FeedCards over a network service")
struct FeedCardsTests {
    @Test("All cards come at once, numbered where they share an id")
    func all() async throws {
        let wallet = try await FeedCards(on: "2026-11-20").wallet()
        same(wallet.cards.count, 14)
        same(wallet.cards.filter { $0.id.feedID == "48822402258" }.map(\.id.occurrence), [1, 2])
        #expect(wallet.unreadable.isEmpty && wallet.kept == nil && wallet.isWhole)
    }

    @Test("It is asked anew each time, and another answer is read anew")
    func anew() async throws {
        let network = NetworkSpy()
        let cards = FeedCards(network)
        try await same(cards.wallet().cards.count, 0)
        network.text.withLock { $0 = #"{"card":[5]}"# }
        try await same(cards.wallet().unreadable.count, 1)
        network.text.withLock { $0 = "[" }
        await #expect(throws: CardsError.self) { try await cards.wallet() }
        network.text.withLock { $0 = "[]" }
        try await same(cards.wallet().unreadable.count, 0)
        try await cards.admitOrder()
        _ = try await cards.findings()
        same(
            network.requests.withLock { $0 },
            [.cards, .cards, .cards, .cards, .order, .cards])
    }

    @Test("Its failures are those of the cards")
    func failures() async throws {
        let cards = FeedCards(MockNetworkService(failure: .offline))
        await #expect(throws: CardsError.offline) { try await cards.wallet() }
        await #expect(throws: CardsError.offline) { try await cards.statement(of: CardID(feedID: "1")) }
        await #expect(throws: CardsError.offline) { try await cards.findings() }
        await #expect(throws: CardsError.offline) { try await cards.admitOrder() }
    }

    @Test("An answer that breaks off is malformed where it ends")
    func breaksOff() async {
        let network = MockNetworkService(answering: Array(#"{"card":[] }"#.utf8), failure: .malformed)
        let error = CardsError.malformed(source: "feed", line: 1, column: 7, problem: .endsEarly)
        await #expect(throws: error) { try await FeedCards(network).wallet() }
    }

    @Test("A request that is cancelled already is not answered")
    func cancelledBefore() async {
        let network = NetworkSpy()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await FeedCards(network).wallet()
        }
        await #expect(throws: CardsError.cancelled) { try await task.value }
        same(network.requests.withLock { $0 }, [])
    }
}

/// Answers what the test says.
private final class NetworkSpy: NetworkService {
    let text = Mutex("[]")
    let requests = Mutex<[NetworkRequest]>([])

    func answer(to request: NetworkRequest) async throws(CardsError) -> NetworkAnswer {
        requests.withLock { $0.append(request) }
        return NetworkAnswer(Array(text.withLock { $0 }.utf8), name: "spy")
    }
}
