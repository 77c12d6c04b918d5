import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words a payment as a slip of paper, before it is made and afterwards.
struct PaymentSlipWording {
    let voice: CardVoice

    /// What the person is to agree to. The amount is shown even if amounts are hidden, as long as they look: who agrees must see it.
    func plan(_ order: PaymentOrder, of quote: PaymentQuote, _ state: CardPaymentState) -> PaymentSlipState {
        let asking = voice.hiding(!state.surroundings.privacy.hasAttention, on: voice.today)
        let currency = quote.due.money.currency
        let money = Money(amount: order.amount, currency: currency)
        let rest = left(Money(amount: quote.due.money.amount - order.amount, currency: currency))
        let isPaying = state.step == .paying
        let isRepeat = quote.earlier != nil
        let isInDoubt =
            quote.isInDoubt(order) || state.unresolved?.idempotencyKey == order.idempotencyKey
        let isAgain = state.told.contains { $0.money.amount == order.amount }
        let once = voice.meaning.words(
            PaymentStrings.question, record: RecordStrings.recordQuestion, in: voice)
        let question = (isAgain ? voice[PaymentStrings.questionAgain] : once).filled(with: [
            "amount": asking(money), "card": quote.item.card.name(in: voice), "rest": rest,
        ])
        let note =
            isRepeat
            ? PaymentStrings.nothingToPay
            : isInDoubt
                ? PaymentStrings.sentAgain : isAgain ? PaymentStrings.onceMore : PaymentStrings.nothingMoved
        let first = order.unsettled.first.map {
            voice[PaymentStrings.sentFirst].filled(with: asking($0.money))
        }
        let warnings = isInDoubt ? [voice[note]] : [first].compactMap(\.self)
        let again = state.failure == nil ? [] : [voice[PaymentStrings.asksFirst]]
        let headline =
            isPaying
            ? voice.meaning.words(PaymentStrings.paying, record: RecordStrings.recording, in: voice)
            : isRepeat
                ? voice[PaymentStrings.paidBefore]
                : voice.meaning.words(PaymentStrings.planned, record: RecordStrings.toRecord, in: voice)
        let label = voice.meaning.words(PaymentStrings.pay, record: RecordStrings.record, in: voice)
        let pay = (isRepeat ? voice[PaymentStrings.receipt] : label).filled(with: asking(money))
        let labels: [PaymentAction: String] = [
            .pay: pay, .askAgain: voice[PaymentStrings.tryAgain], .back: voice("Back", "Назад"),
        ]
        return PaymentSlipState(
            stage: .planned, headline: headline, amount: asking(money),
            currency: currency.name(in: voice.language),
            lines: lines(about: quote.item) + [line("rest", PaymentStrings.leftAfterwards, rest)],
            notes: isPaying
                ? []
                : warnings
                    + (!warnings.isEmpty
                        ? []
                        : [(isRepeat || isAgain ? nil : voice.meaning.movesNothing(in: voice)) ?? voice[note]])
                    + again,
            warnings: warnings,
            question: isRepeat
                ? nil
                : PaymentQuestion(
                    text: question,
                    refusal: voice.meaning.words(
                        PaymentStrings.refusal, record: RecordStrings.notRecorded, in: voice)),
            buttons: buttons(state, labels) { $0 == .back || state.isReadable }, isUnderWay: isPaying)
    }

    /// The buttons of a slip, which do nothing while something is under way.
    private func buttons(
        _ state: CardPaymentState, _ labels: [PaymentAction: String],
        isOpen: (PaymentAction) -> Bool = { _ in true }
    ) -> [PageButton<CardPaymentEvent>] {
        let isAtRest = state.step == .confirming || state.step == .done
        return state.actions.compactMap { action in
            labels[action].map {
                PageButton(
                    $0, .pressed(action), isMain: action == state.action,
                    isEnabled: isAtRest && isOpen(action))
            }
        }
    }

    /// What was paid, or taken back.
    func receipt(_ report: PaymentReport, _ state: CardPaymentState) -> PaymentSlipState {
        let payment = report.payment
        let isUndone = payment.undone != nil
        let headline =
            state.step == .undoing
            ? voice[PaymentStrings.undoing]
            : isUndone
                ? voice[PaymentStrings.undone]
                : report.isRepeat
                    ? voice[PaymentStrings.paidBefore]
                    : voice.meaning.words(PaymentStrings.paid, record: RecordStrings.recorded, in: voice)
        let card = state.item.map(lines) ?? [line("card", PaymentStrings.card, payment.card.feedID)]
        let facts = [
            isUndone
                ? dueAgain(report.item) : payment.rest.map { line("rest", PaymentStrings.left, left($0)) },
            line("reference", PaymentStrings.reference, payment.id.text),
            line("date", PaymentStrings.date, dayAndTime(payment.date)),
            payment.undone.map { line("undone", PaymentStrings.undoneOn, dayAndTime($0)) },
        ]
        return PaymentSlipState(
            stage: isUndone ? .undone : .paid, headline: headline, amount: voice(payment.money),
            currency: payment.money.currency.name(in: voice.language), lines: card + facts.compactMap(\.self),
            notes: (report.isRepeat
                ? [
                    voice(
                        "The same order was sent before, so nothing was paid now.",
                        "Таке саме доручення вже було, тож тепер нічого не сплачено.")
                ] : [])
                + (isUndone ? [] : [voice.meaning.movesNothing(in: voice)].compactMap(\.self))
                + (state.canUndo ? [payment].undoNotes(in: voice) : []),
            buttons: buttons(state, labels(ofReceipt: state)), isUnderWay: state.step == .undoing)
    }

    private func labels(ofReceipt state: CardPaymentState) -> [PaymentAction: String] {
        var left = ""
        if let undoSeconds = state.undoSeconds, !voice.language.isSpoken {
            let (minutes, seconds) = undoSeconds.quotientAndRemainder(dividingBy: 60)
            left = " \(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
        }
        return [.undo: voice("Undo", "Скасувати") + left, .done: voice("Done", "Готово")]
    }

    private func dueAgain(_ item: CardListing.Item?) -> Fact? {
        guard let due = item?.card.due, !due.isPaid else { return nil }
        return line("rest", PaymentStrings.dueAgain, voice(due.money))
    }

    private func line(_ id: String, _ label: LocalizedText, _ value: String) -> Fact {
        Fact(id: id, label: voice[label], value: value)
    }

    private func lines(about item: CardListing.Item) -> [Fact] {
        [line("card", PaymentStrings.card, item.card.title)]
            + (item.card.digits(in: voice).map { [line("number", PaymentStrings.number, $0)] } ?? [])
    }

    private func left(_ money: Money) -> String {
        voice.isPrivate || money.isPositive ? voice(money) : voice("nothing", "нічого")
    }

    private func dayAndTime(_ date: Date) -> String {
        "\(voice.moments.day(of: date)), \(voice.moments.time(of: date))"
    }
}
