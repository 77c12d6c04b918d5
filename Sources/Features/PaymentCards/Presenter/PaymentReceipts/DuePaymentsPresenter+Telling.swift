import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter

// What is reported of the payments, and kept to be said before the person agrees.

extension DuePaymentsPresenter {
    /// Takes note that the person knows what this screen has said of payments at a server.
    func acknowledge() {
        let payments = state.told + state.entries.compactMap(\.payment)
        guard wording.voice.meaning == .order, !payments.isEmpty else { return }
        effects.request(.acknowledge(payments))
    }

    func remark(_ error: CardsError, on item: CardListing.Item) {
        state.told += error.paymentsToTell
        remark([wording.remark(error, on: item)])
    }

    func remark(_ remarks: [String]) {
        if !state.items.isEmpty { state.remarks += remarks }
        if !remarks.isEmpty { output?.report(.noted(.remarked(remarks))) }
    }

    /// Reports why a due isn't paid, or that it may have been already.
    func tell(_ entry: DuePaymentsState.Entry) {
        if entry.isInDoubt || entry.status == .repeated {
            output?.settle(entry.error?.paymentsToTell ?? [entry.payment].compactMap(\.self))
        }
        if entry.status == .planned, let doubt = wording.isInDoubt(entry) { remark([doubt]) }
        guard let error = entry.error else { return }
        let alert = wording.alert(for: error, of: entry)
        output?.report(entry.status == .leftOut ? .noted(.remarked([alert.message])) : .failed(error, alert))
    }
}
