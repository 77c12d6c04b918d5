import Foundation
import PaymentCardsContract
import PaymentCardsEntity

/// Words a payment as a slip of paper, before it is made and afterwards.
struct PaymentSlipWording {
    let language: Language
    let timeZone: TimeZone
    let isPrivate: Bool

    /// What is to be agreed to.
    func plan(_ order: PaymentOrder, of quote: PaymentQuote, _ state: CardPaymentState) -> PaymentSlipState {
        let currency = quote.due.money.currency
        let money = Money(amount: order.amount, currency: currency)
        let rest = Money(amount: quote.due.money.amount - order.amount, currency: currency)
        let isPaying = state.step == .paying
        let isRepeat = quote.earlier != nil
        let question = PaymentQuestion(
            text: PaymentStrings.question[language].replacing("{amount}", with: words(money))
                .replacing("{card}", with: name(of: quote.item)).replacing("{rest}", with: left(rest)),
            refusal: PaymentStrings.refusal[language])
        let headline =
            isPaying ? PaymentStrings.paying : isRepeat ? PaymentStrings.paidBefore : PaymentStrings.planned
        let pay =
            isRepeat
            ? PaymentStrings.receipt[language]
            : isPrivate
                ? PaymentStrings.payHidden[language] : PaymentStrings.pay[language].filled(with: money.text)
        return PaymentSlipState(
            stage: .planned, headline: headline[language], amount: text(money), words: words(money),
            lines: lines(about: quote.item) + [line("rest", PaymentStrings.left, left(rest))],
            notes: isPaying
                ? [] : [(isRepeat ? PaymentStrings.nothingPaidNow : PaymentStrings.nothingMoved)[language]],
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
        let end = payment.date.addingTimeInterval(Double(Payment.undoWindow.components.seconds))
        let undo = [
            PaymentStrings.undoUntil[language].filled(with: time(end)), "swippy undo \(payment.id.text)",
        ]
        let notes =
            (report.isRepeat ? [PaymentStrings.nothingPaidNow[language]] : [])
            + (state.undoSeconds == nil ? [] : undo)
        return PaymentSlipState(
            stage: isUndone ? .undone : .paid, headline: headline[language], amount: text(payment.money),
            words: words(payment.money), lines: card + facts.compactMap { $0 }, notes: notes,
            buttons: buttons(state))
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
        guard let due = item?.card.due, due.status != .paid else { return nil }
        return line("rest", PaymentStrings.dueAgain, text(due.money))
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

    private func text(_ money: Money) -> String { isPrivate ? CardPaymentWording.hidden : money.text }

    private func words(_ money: Money) -> String {
        isPrivate ? CardPaymentWording.hidden : money.words(in: language)
    }

    private func left(_ money: Money) -> String {
        if isPrivate { return CardPaymentWording.hidden }
        return money.isPositive ? money.text : PaymentStrings.nothing[language]
    }

    private var locale: Locale {
        switch language {
        // Days before months and hours up to 24, which cannot be misread.
        case .english: Locale(identifier: "en_GB")
        case .ukrainian: Locale(identifier: "uk_UA")
        }
    }

    private func dayAndTime(_ date: Date) -> String {
        let style = Date.FormatStyle(locale: locale, timeZone: timeZone)
        return [style.day().month(.abbreviated).year(), style.hour().minute()]
            .map { date.formatted($0).plain }.joined(separator: ", ")
    }

    private func time(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .omitted, time: .standard, locale: locale, timeZone: timeZone)
        ).plain
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
