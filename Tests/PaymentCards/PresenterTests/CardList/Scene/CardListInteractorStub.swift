import PaymentCardsContract
import Synchronization

@testable import PaymentCardsTestSupport

/// An interactor that a test writes the answer of, and that can keep an answer until it is told to go.
final class CardListInteractorStub: CardListInteractorInput {
    private struct State {
        var answer: Result<CardListing, CardsError>
        var queries: [CardQuery] = []
        var gate: Gate
    }

    private let state: Mutex<State>

    init(_ answer: Result<CardListing, CardsError>) {
        state = Mutex(State(answer: answer, gate: Gate(isOpen: true)))
    }

    /// Every query so far.
    var queries: [CardQuery] { state.withLock(\.queries) }

    /// Answers like this from now on.
    func answer(_ answer: Result<CardListing, CardsError>) {
        state.withLock { $0.answer = answer }
    }

    /// Keeps answers from now on.
    func hold() {
        state.withLock { $0.gate = Gate(isOpen: false) }
    }

    /// Returns once an answer is kept.
    func untilAsked() async { await state.withLock(\.gate).untilSomeoneWaits() }

    /// Lets the answers go.
    func release() { state.withLock(\.gate).open() }

    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        let gate = state.withLock { state in
            state.queries.append(query)
            return state.gate
        }
        guard await gate.pass() else { throw .cancelled }
        return try state.withLock(\.answer).get()
    }
}
