import PaymentCardsEntity
package import PaymentCardsPorts
import Synchronization

/// Undoes what it is told, as a test says, and notes it.
package final class CardUndoStub: Sendable {
    private struct State {
        var answer: Result<CardListing.Item?, CardsError> = .success(nil)
        var deeds: [CardDeed] = []
        var gate = Gate(isOpen: true)
    }

    private let state = Mutex(State())

    package init() {}

    /// What it was asked to undo.
    package var deeds: [CardDeed] { state.withLock(\.deeds) }

    /// Answers like this from now on.
    package func answer(_ answer: Result<CardListing.Item?, CardsError>) {
        state.withLock { $0.answer = answer }
    }

    /// Keeps its answers until they are released.
    package func hold() { state.withLock { $0.gate = Gate(isOpen: false) } }

    /// Returns once an answer is kept.
    package func untilAsked() async { await state.withLock(\.gate).untilSomeoneWaits() }

    /// Lets its answers go.
    package func release() { state.withLock(\.gate).open() }

    package func undo(_ deed: CardDeed) async throws(CardsError) -> CardListing.Item? {
        let gate = state.withLock { state in
            state.deeds.append(deed)
            return state.gate
        }
        if await !gate.pass() { throw .cancelled }
        return try state.withLock(\.answer).get()
    }
}
