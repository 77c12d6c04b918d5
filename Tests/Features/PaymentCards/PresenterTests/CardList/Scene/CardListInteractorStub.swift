import PaymentCardsPorts
import Synchronization

@testable import PaymentCardsTestSupport

/// An interactor that a test writes the answer of, and that can keep one answer until it is told to go.
final class CardListInteractorStub: CardListInteractorInput {
    private struct State {
        var answer: @Sendable (CardQuery) -> Result<CardListing, CardsError>
        var queries: [CardQuery] = []
        /// The cards that it finds by their ids; `nil` if it can't.
        var listed: [CardListing.Item]?
        /// Where the answer that is kept waits.
        var gate = Gate(isOpen: true)
        var keepsNext = false
    }

    private let state: Mutex<State>

    init(_ answer: Result<CardListing, CardsError>) {
        state = Mutex(State(answer: { _ in answer }))
    }

    /// Every query so far.
    var queries: [CardQuery] { state.withLock(\.queries) }

    /// Answers like this from now on.
    func answer(_ answer: Result<CardListing, CardsError>) {
        self.answer { _ in answer }
    }

    /// Answers each query with what `answer` gives from now on.
    func answer(_ answer: @escaping @Sendable (CardQuery) -> Result<CardListing, CardsError>) {
        state.withLock { $0.answer = answer }
    }

    /// Keeps the next answer. Later ones go at once, so that a request too many is seen and not waited for.
    ///
    /// - Returns: where that answer waits, for a test that keeps several.
    @discardableResult
    func hold() -> Gate {
        state.withLock { state in
            state.gate = Gate(isOpen: false)
            state.keepsNext = true
            return state.gate
        }
    }

    /// Returns once the answer is kept.
    func untilAsked() async { await state.withLock(\.gate).untilSomeoneWaits() }

    /// Lets the kept answer go.
    func release() { state.withLock(\.gate).open() }

    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        let gate = state.withLock { state in
            state.queries.append(query)
            defer { state.keepsNext = false }
            return state.keepsNext ? state.gate : nil
        }
        if let gate, await !gate.pass() { throw .cancelled }
        let answer = state.withLock(\.answer)
        return try answer(query).get()
    }

    /// Finds these cards by their ids from now on.
    func list(_ items: [CardListing.Item]?) { state.withLock { $0.listed = items } }

    func listed(_ items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        let ids = items.map(\.id)
        let answer = state.withLock(\.answer)
        if let listed = state.withLock(\.listed) { return listed.filter { ids.contains($0.id) } }
        return try answer(CardQuery(page: .all)).get().items.filter { ids.contains($0.id) }
    }

    func everyCard(
        matching query: CardQuery, _ take: @escaping PartTaking<CardListing>
    ) async throws(CardsError) {
        var query = query
        var number = 0
        while true {
            number += 1
            query.page = .page(number, size: 2)
            let listing = try await cards(matching: query)
            guard try await take(listing), listing.hasNextPage else { return }
        }
    }
}
