import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words the payment screen, in one language, with what is hidden while something is worded.
struct CardPaymentWording {
    private(set) var voice: CardVoice

    func page(of state: CardPaymentState) -> CardPaymentViewState {
        let wording = wording(hiding: state.surroundings.isHidden)
        let content = wording.content(of: state)
        let isFailed = if case .failed = content { true } else { false }
        return CardPaymentViewState(
            title: voice("Payment", "Платіж"), content: content, record: record(of: state),
            alert: isFailed ? nil : state.failure.map { alert(for: $0, in: state) },
            isRefreshing: state.isBusy && state.step == .choosing,
            remark: state.surroundings.remark(in: voice, event: .wentOn), hints: hints(for: state),
            nextChange: state.nextChange
        ).withOrigin(in: voice)
    }

    func wording(hiding isHidden: Bool) -> CardPaymentWording {
        var wording = self
        wording.voice = voice.hiding(isHidden)
        return wording
    }

    private func content(of state: CardPaymentState) -> CardPaymentViewState.Content {
        let row = state.item.map { CardRowFactory(voice).row(for: $0, swipe: nil) }
        let slips = PaymentSlipWording(voice: voice)
        let waiting: LocalizedText
        switch state.step {
        case .waiting:
            if let failure = state.failure { return .failed(alert(for: failure, in: state)) }
            waiting = PaymentStrings.asking
        case .choosing:
            if let quote = state.quote {
                return .body(PaymentSheet(row: row, step: .form(form(for: quote, state))))
            }
            waiting = PaymentStrings.asking
        case .confirming, .paying:
            if let quote = state.quote, let order = state.order {
                return .body(PaymentSheet(row: row, step: .slip(slips.plan(order, of: quote, state))))
            }
            waiting = voice.meaning == .record ? RecordStrings.recording : PaymentStrings.paying
        case .done, .undoing:
            if let report = state.report {
                return .body(PaymentSheet(row: row, step: .slip(slips.receipt(report, state))))
            }
            waiting = PaymentStrings.undoing
        }
        return row == nil
            ? .loading(voice[waiting]) : .body(PaymentSheet(row: row, step: .waiting(voice[waiting])))
    }

    private func form(for quote: PaymentQuote, _ state: CardPaymentState) -> PaymentFormState {
        let minimum: (text: String, isOpen: Bool) =
            switch quote.minimum {
            case .success(.money(let money)): (voice(money), true)
            case .success(.paid): (voice("already paid", "уже сплачено"), false)
            case .success(.none): (voice("no statement", "виписки немає"), false)
            case .failure: (voice("not known now", "зараз невідомо"), false)
            }
        return PaymentFormState(
            question: voice("How much?", "Скільки сплатити?"),
            items: [
                .init(id: .full, label: voice("Full amount", "Уся сума"), value: voice(quote.due.money)),
                .init(
                    id: .minimum, label: voice("Minimum due", "Мінімальний платіж"), value: minimum.text,
                    isOpen: minimum.isOpen),
            ],
            other: field(for: quote, state), selected: state.option,
            button: PageButton(voice("Continue", "Далі"), .proceeded, isMain: true))
    }

    private func field(for quote: PaymentQuote, _ state: CardPaymentState) -> TextFieldState<PaymentOption> {
        let problem = problem(with: quote, state)
        var isRight = false
        if case .success(.amount(let amount)) = state.choice { isRight = problem == nil && amount > 0 }
        return TextFieldState(
            id: .other, label: voice("Other amount", "Інша сума"),
            // Who types sees each key do something, even where others must not see which.
            text: voice.isPrivate ? String(state.typed.text.map { _ in "•" }) : state.typed.text,
            cursor: state.option == .other ? state.typed.cursor : nil, hint: "", problem: problem,
            isRight: isRight)
    }

    /// What is wrong with an amount as far as it is typed. What is only missing is not said before the person goes on.
    private func problem(with quote: PaymentQuote, _ state: CardPaymentState) -> FieldProblem? {
        guard state.option == .other else { return nil }
        switch state.choice {
        case .failure(.unfinished) where !state.isTypingOver: return nil
        case .failure(let problem): return problem.words(in: voice)
        case .success(.amount(let amount)):
            // A zero is how many amounts begin.
            guard amount > 0 || state.isTypingOver, quote.earlier == nil else { return nil }
            return quote.due.problem(paying: amount).map { problem in
                let words = problem.words(in: voice)
                return FieldProblem(message: words.message, advice: words.advice)
            }
        case .success: return nil
        }
    }

    private func hints(for state: CardPaymentState) -> [KeyHint<CardPaymentEvent>] {
        func hint(_ event: CardPaymentEvent, _ meaning: LocalizedText) -> KeyHint<CardPaymentEvent> {
            KeyHint(.event(event), voice[meaning])
        }
        let hide = hint(.screen(.privacyToggled), ControlStrings.hideBriefly)
        let back = hint(.steppedBack, ControlStrings.back)
        let leave = voice.leaving(CardPaymentEvent.steppedBack)
        let choose = hint(.selectionMoved(by: 1), ControlStrings.choose)
        let goOn = hint(.wentOn, PaymentStrings.goOn)
        let buttons = state.actions.count > 1 ? [hint(.selectionMoved(by: 1), PaymentStrings.button)] : []
        switch state.step {
        case .waiting:
            let isRefused = if case .paymentRefused = state.failure { true } else { false }
            let ask = hint(.refreshRequested, isRefused ? ControlStrings.refresh : ControlStrings.retry)
            return [ask] + voice.places() + [leave]
        case .choosing where state.option == .other:
            return [choose, hint(.edited(.deleted(.start)), CardFormStrings.clear), goOn, leave]
        case .choosing:
            return [
                choose, hint(.edited(.inserted(TypedText("0"))), PaymentStrings.type), hide,
                hint(.refreshRequested, ControlStrings.refresh),
            ] + voice.places() + [goOn, leave]
        case .confirming:
            return [hide] + buttons + (state.isReadable ? [hint(.wentOn, meaning(of: state))] : []) + [back]
        case .paying, .undoing: return []
        case .done:
            return [hide, hint(.copyRequested, ControlStrings.copyBriefly)]
                + (state.canUndo ? [hint(.undoRequested, PaymentStrings.takeBack)] : [])
                + voice.places() + buttons
                + (buttons.isEmpty ? [] : [hint(.wentOn, meaning(of: state))])
                + [hint(.steppedBack, ControlStrings.done)]
        }
    }

    /// What the button of a slip does that the person is at.
    private func meaning(of state: CardPaymentState) -> LocalizedText {
        switch state.action {
        case .pay where state.quote?.earlier != nil: PaymentStrings.receipt
        case .pay: PaymentStrings.agree
        case .askAgain: PaymentStrings.askAgain
        case .undo: PaymentStrings.takeBack
        case .done: ControlStrings.done
        case .back, nil: ControlStrings.back
        }
    }
}

extension CardPaymentWording {
    /// The payment as data; `nil` before the card is known.
    func record(of state: CardPaymentState) -> PaymentRecord? {
        if let report = state.report { return record(of: report, state) }
        guard let quote = state.quote, let item = state.item else { return nil }
        let due = quote.due.money
        let isPlanned = state.step == .confirming || state.step == .paying
        var record = PaymentRecord(
            !isPlanned ? .open : quote.earlier == nil ? .planned : .repeated, on: item, in: due.currency)
        record.amount = isPlanned ? state.order?.amount : nil
        record.left = due.amount - (record.amount ?? 0)
        record.minimum =
            switch quote.minimum {
            case .success(.money(let money)): money.amount
            case .success(.paid): 0
            case .success(.none), .failure: nil
            }
        (record.reference, record.idempotencyKey) = (quote.earlier?.id.text, state.key)
        return record
    }

    private func record(of report: PaymentReport, _ state: CardPaymentState) -> PaymentRecord {
        let payment = report.payment
        var record = PaymentRecord(
            payment, on: state.item, isRepeat: report.isRepeat,
            undoableUntil: state.canUndo ? payment.undoDeadline : nil)
        if payment.undone != nil {
            record.left = report.item?.card.due.map { $0.isPaid ? 0 : $0.money.amount }
        }
        return record
    }
}
