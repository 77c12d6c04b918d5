import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Words a payment as a slip of paper, before it is made and afterwards.
struct PaymentSlipWording {
    let voice: CardVoice
    let timeZone: TimeZone
    let isPrivate: Bool

    private var language: Language { voice.language }
    private var errors: ErrorWording { ErrorWording(voice: voice, isPrivate: isPrivate, timeZone: timeZone) }

    /// What the person is to agree to. The amount is shown even if amounts are hidden, as long as the person is looking: people
    /// can't agree to what they can't see.
    func plan(_ order: PaymentOrder, of quote: PaymentQuote, _ state: CardPaymentState) -> PaymentSlipState {
        let currency = quote.due.money.currency
        let money = Money(amount: order.amount, currency: currency)
        let rest = Money(amount: quote.due.money.amount - order.amount, currency: currency)
        let isPaying = state.step == .paying
        let isRepeat = quote.earlier != nil
        let hidesAmount = !state.hasAttention
        let words = hidesAmount ? Money.hidden : money.words(in: language)
        let copies = CardStrings.copies(of: quote.item, in: language)
        let isAgain = state.told.contains { $0.money.amount == order.amount }
        let questionText = isAgain ? PaymentStrings.questionAgain : PaymentStrings.question
        let text = questionText[language].filled(with: [
            "amount": words, "card": name(of: quote.item), "rest": left(rest),
        ])
        let question = PaymentQuestion(
            text: [text, copies].compactMap(\.self).joined(separator: " "),
            refusal: PaymentStrings.refusal[language])
        let note =
            isRepeat
            ? PaymentStrings.nothingToPay
            : quote.isInDoubt(order)
                ? PaymentStrings.sentAgain : isAgain ? PaymentStrings.onceMore : PaymentStrings.nothingMoved
        let warnings = [
            quote.untold.isEmpty ? nil : errors.alert(for: .ordersPaid(quote.untold)).message,
            quote.isInDoubt(order) ? note[language] : nil,
        ].compactMap(\.self)
        let headline =
            isPaying ? PaymentStrings.paying : isRepeat ? PaymentStrings.paidBefore : PaymentStrings.planned
        let pay =
            isRepeat
            ? PaymentStrings.receipt[language]
            : PaymentStrings.pay[language].filled(with: money.text(isPrivate: hidesAmount))
        return PaymentSlipState(
            stage: .planned, headline: headline[language], amount: money.text(isPrivate: hidesAmount),
            words: words,
            lines: lines(about: quote.item) + [line("rest", PaymentStrings.leftAfterwards, left(rest))],
            notes: isPaying
                ? []
                : [copies].compactMap(\.self) + warnings
                    + (quote.isInDoubt(order) ? [] : [note[language]]),
            warnings: warnings,
            question: isRepeat ? nil : question,
            buttons: [
                PaymentSlipState.Button(id: .pay, label: pay, isEnabled: state.isReadable && !isPaying),
                PaymentSlipState.Button(
                    id: .back, label: PaymentStrings.back[language], isEnabled: !isPaying),
            ])
    }

    /// What was paid, or taken back.
    func receipt(_ report: PaymentReport, _ state: CardPaymentState) -> PaymentSlipState {
        let payment = report.payment
        let isUndone = payment.undone != nil
        let headline =
            state.step == .undoing
            ? PaymentStrings.undoing
            : isUndone
                ? PaymentStrings.undone : report.isRepeat ? PaymentStrings.paidBefore : PaymentStrings.paid
        let card = state.item.map(lines) ?? [line("card", PaymentStrings.card, payment.card.feedID)]
        let facts: [PaymentSlipState.Line?] = [
            isUndone ? dueAgain(report.item) : line("rest", PaymentStrings.left, left(payment.rest)),
            line("reference", PaymentStrings.reference, payment.id.text),
            line("date", PaymentStrings.date, dayAndTime(payment.date)),
            payment.undone.map { line("undone", PaymentStrings.undoneOn, dayAndTime($0)) },
        ]
        let notes =
            (report.isRepeat ? [PaymentStrings.nothingPaidNow[language]] : [])
            + (state.undoSeconds == nil ? [] : undoNotes(on: payment))
        return PaymentSlipState(
            stage: isUndone ? .undone : .paid, headline: headline[language],
            amount: payment.money.text(isPrivate: isPrivate),
            words: words(payment.money), lines: card + facts.compactMap { $0 }, notes: notes,
            buttons: buttons(state))
    }

    private func undoNotes(on payment: Payment) -> [String] {
        guard let deadline = payment.undoDeadline else { return [] }
        let command = voice.line(.undo(payment.id))
        let until = voice(PaymentStrings.undoUntil, .undo(payment.id))
        return [until.filled(with: moments.exactTime(of: deadline))] + [command].compactMap(\.self)
    }

    private func buttons(_ state: CardPaymentState) -> [PaymentSlipState.Button] {
        let back = PaymentSlipState.Button(
            id: .back, label: ControlStrings.done[language].capitalizedFirst, isEnabled: state.step == .done)
        guard let seconds = state.undoSeconds else { return [back] }
        let left = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        let undo = PaymentSlipState.Button(
            id: .undo, label: "\(PaymentStrings.undo[language]) \(left)", isEnabled: state.step == .done)
        return [undo, back]
    }

    private func dueAgain(_ item: CardListing.Item?) -> PaymentSlipState.Line? {
        guard let due = item?.card.due, !due.isPaid else { return nil }
        return line("rest", PaymentStrings.dueAgain, due.money.text(isPrivate: isPrivate))
    }

    private func line(_ id: String, _ label: LocalizedText, _ value: String) -> PaymentSlipState.Line {
        PaymentSlipState.Line(id: id, label: label[language], value: value)
    }

    private func lines(about item: CardListing.Item) -> [PaymentSlipState.Line] {
        let card = line("card", PaymentStrings.card, item.card.title)
        return digits(of: item).map { [card, line("number", PaymentStrings.number, $0)] } ?? [card]
    }

    private func digits(of item: CardListing.Item) -> String? {
        item.card.number.lastFour.map { "•••• \(isPrivate ? "••••" : $0)" }
    }

    /// The card's name and the digits by which people know it.
    private func name(of item: CardListing.Item) -> String {
        [item.card.title, digits(of: item)].compactMap { $0 }.joined(separator: ", ").safeText
    }

    private func words(_ money: Money) -> String {
        isPrivate ? Money.hidden : money.words(in: language)
    }

    private func left(_ money: Money) -> String {
        if isPrivate { return Money.hidden }
        return money.isPositive ? money.text : PaymentStrings.nothing[language]
    }

    private var moments: MomentText { MomentText(language: language, timeZone: timeZone) }

    private func dayAndTime(_ date: Date) -> String {
        "\(moments.day(of: date)), \(moments.time(of: date))"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
