import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import ScreenPresenter

// Taking back what was paid on the screen.

extension DuePaymentsPresenter {
    func undo() {
        guard let deed = state.surroundings.beginUndoing() else { return }
        state.failure = nil
        effects.request(.undo(deed))
    }

    /// Takes back what was paid here.
    func undo(_ deed: CardDeed) async {
        render()
        let answer = await Result { () async throws(CardsError) in try await undoer(deed) }
        for outcome in state.surroundings.end(deed, answer) { output?.report(.outcome(outcome)) }
        if case .success(let report) = answer { state.noteUndone(report.deed) }
        guard let error = answer.problem else { return }
        state.failure = error
        output?.report(.failed(error, wording.errors.alert(for: error)))
    }
}
