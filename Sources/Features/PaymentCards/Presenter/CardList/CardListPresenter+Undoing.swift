import PaymentCardsEntity
import PaymentCardsPorts
import ScreenPresenter
import ScreenContract

// Undoing what was done last, on this screen or on one that it led to.

extension CardListPresenter {
    func undo(_ deed: CardDeed) async {
        render()
        do {
            let item = try await undoer(deed)
            state.activity.noteUndone(deed)
            if case .paid = deed, let item {
                state.replace(item)
            } else {
                state.awaited = item?.id
                request(.reload)
            }
        } catch {
            // It may have been undone, or not: asking once more finds out.
            if error.leavesUnknown { request(.reload) }
            if error.forbidsUndoing { state.activity.forget(deed) }
            state.overlay.alert = error
            reports.failure(error)
        }
        state.activity.endUndoing()
        render()
    }
}
