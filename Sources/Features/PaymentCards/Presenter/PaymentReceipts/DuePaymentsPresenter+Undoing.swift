import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import ScreenPresenter

// Taking back what was paid on the screen, and paying it again.

extension DuePaymentsPresenter {
    func undo() {
        guard let change = state.surroundings.beginUndoing() else { return }
        state.failure = nil
        effects.request(.change(change))
    }

    /// Asks once more about what was taken back, or says that there is nothing.
    func askAgain() {
        guard state.canPayAgain else {
            _ = state.surroundings.beginRedoing()
            return
        }
        state.startOver()
        effects.request(.plan)
    }

    /// Takes back what was paid here.
    func carryOut(_ change: CardDeedChange) async {
        render()
        let answer = await Result { () async throws(CardsError) in try await undoer(change) }
        for outcome in state.surroundings.end(change, answer) { output?.report(.outcome(outcome)) }
        if case .success(let report) = answer { state.noteUndone(report.deed) }
        guard let error = answer.problem else { return }
        state.failure = error
        output?.report(.failed(error, wording.errors.alert(for: error)))
    }
}
