import PaymentCardsEntity
package import PaymentCardsPorts
import Synchronization

/// Undoes what it is told, as a test says, and notes it.
package final class CardUndoStub: Sendable {
    private struct State {
        var answer: Result<CardListing.Item?, CardsError> = .success(nil)
        var deeds: [CardDeed] = []
        /// What stays as it was, if not all is undone.
        var rest: (deed: CardDeed, failure: CardsError)?
        var gate = Gate(isOpen: true)
    }

    private let state = Mutex(State())

    package init() {}

    /// What it was asked to undo, in order.
    package var deeds: [CardDeed] { state.withLock(\.deeds) }

    /// Leaves a part as it was from now on, for this reason.
    package func leave(_ rest: CardDeed, _ failure: CardsError) {
        state.withLock { $0.rest = (rest, failure) }
    }

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

    package func undo(_ deed: CardDeed) async throws(CardsError) -> CardDeedReport {
        let (gate, rest) = state.withLock { state in
            state.deeds.append(deed)
            return (state.gate, state.rest)
        }
        if await !gate.pass() { throw .cancelled }
        let item = try state.withLock(\.answer).get()
        let undone = deed.each.filter { $0 != rest?.deed }
        return CardDeedReport(
            CardDeed(undone) ?? deed, item: item, rest: rest?.deed, failure: rest?.failure)
    }
}
