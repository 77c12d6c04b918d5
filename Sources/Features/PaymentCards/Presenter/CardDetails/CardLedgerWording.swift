import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Words

/// Says what was paid on a card.
struct CardLedgerWording {
    let voice: CardVoice
    let moments: MomentText

    /// How many payments are shown; the others are counted.
    static let most = 10

    /// The payments as they are at `date`; `nil` stands for payments that are yet to come.
    func ledger(of payments: Result<[Payment], CardsError>?, at date: Date) -> CardLedgerState {
        let title = voice("Payments", "Платежі")
        switch payments {
        case nil: return CardLedgerState(title: title, lines: [], note: voice[CardDetailsStrings.fetching])
        case .failure:
            return CardLedgerState(title: title, lines: [], note: voice[CardDetailsStrings.unknown])
        case .success(let payments):
            let rest = payments.count - Self.most
            let note =
                payments.isEmpty
                ? voice("No payments yet", "Платежів ще немає")
                : rest > 0 ? voice(CardDetailsStrings.earlierPayments, rest) : nil
            return CardLedgerState(
                title: title, lines: payments.prefix(Self.most).map { line(for: $0, at: date) }, note: note)
        }
    }

    private func line(for payment: Payment, at date: Date) -> CardLedgerState.Line {
        CardLedgerState.Line(
            id: payment.id.text, day: moments.day(of: payment.date), time: moments.time(of: payment.date),
            amount: voice(payment.money), note: note(on: payment, at: date),
            isUndone: payment.undone != nil)
    }

    private func note(on payment: Payment, at date: Date) -> String? {
        if let undone = payment.undone {
            return voice("undone {}", "скасовано {}").replacing(
                "{}", with: moment(undone, after: payment.date))
        }
        guard payment.isUndoable(at: date), let deadline = payment.undoDeadline else { return nil }
        return voice("undo until {}", "скасувати до {}").replacing("{}", with: moments.time(of: deadline))
    }

    /// The time, with its day where that is another one than that of `start`.
    private func moment(_ date: Date, after start: Date) -> String {
        let (day, time) = (moments.day(of: date), moments.time(of: date))
        return day == moments.day(of: start) ? time : "\(day), \(time)"
    }
}
