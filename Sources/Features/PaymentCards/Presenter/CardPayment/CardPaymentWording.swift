import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Turns a payment into what is on its screen, in one language.
struct CardPaymentWording {
    let voice: CardVoice
    /// The time zone in which times are told.
    let timeZone: TimeZone
    let days: DayClock

    var language: Language { voice.language }

    /// What is on the screen.
    func viewState(for state: CardPaymentState) -> CardPaymentViewState {
        let content = content(of: state)
        let row = state.item.map { item in
            CardRowFactory(voice.hiding(state.isHidden, on: days.today))
                .row(for: item, swipe: nil)
        }
        var alert = state.failure.map { self.alert(for: $0, in: state) }
        if case .failed = content { alert = nil }
        return CardPaymentViewState(
            title: PaymentStrings.title[language], row: row, content: content, alert: alert,
            isRefreshing: state.isBusy && state.step == .choosing,
            remark: state.surroundings.remark(in: language, event: .wentOn), hints: hints(for: state),
            nextChange: state.nextChange, record: record(of: state))
    }

    /// An alert that words `error`. If it is unknown whether an order was paid, or a payment undone, it says so, and how to find
    /// out.
    func alert(for error: CardsError, in state: CardPaymentState) -> AlertState {
        let alert = ErrorWording(voice: voice, isPrivate: state.isHidden, timeZone: timeZone).alert(
            for: error)
        guard error.leavesUnknown else { return alert }
        if state.isUndoUnresolved {
            return AlertState(
                title: alert.title, message: alert.message, facts: [PaymentStrings.unknownUndo[language]],
                advice: PaymentStrings.undoAgain[language])
        }
        guard let order = state.unresolved else { return alert }
        return AlertState(
            title: alert.title, message: alert.message,
            facts: [
                PaymentStrings.unknownOutcome[language],
                PaymentStrings.orderKey[language].filled(with: order.idempotencyKey.safeText),
            ], advice: PaymentStrings.sameKey[language])
    }

    private func content(of state: CardPaymentState) -> CardPaymentViewState.Content {
        let slips = PaymentSlipWording(voice: voice, timeZone: timeZone, isPrivate: state.isHidden)
        switch state.step {
        case .waiting:
            if let failure = state.failure { return .failed(alert(for: failure, in: state)) }
            return .waiting(PaymentStrings.asking[language])
        case .choosing:
            guard let quote = state.quote else { return .waiting(PaymentStrings.asking[language]) }
            return .form(form(for: quote, state))
        case .confirming, .paying:
            guard let quote = state.quote, let order = state.order else {
                return .waiting(PaymentStrings.paying[language])
            }
            return .slip(slips.plan(order, of: quote, state))
        case .done, .undoing:
            guard let report = state.report else { return .waiting(PaymentStrings.undoing[language]) }
            return .slip(slips.receipt(report, state))
        }
    }

    private func form(for quote: PaymentQuote, _ state: CardPaymentState) -> PaymentFormState {
        func item(
            _ option: PaymentOption, _ label: LocalizedText, _ money: Money?, _ obstacle: LocalizedText? = nil
        )
            -> PaymentFormState.Item
        {
            PaymentFormState.Item(
                id: option, label: label[language],
                amount: money?.text(isPrivate: state.isHidden) ?? "", obstacle: obstacle?[language])
        }
        let minimum =
            switch quote.minimum {
            case .success(.money(let money)): item(.minimum, PaymentStrings.minimum, money)
            case .success(.paid): item(.minimum, PaymentStrings.minimum, nil, PaymentStrings.minimumPaid)
            case .success(.none): item(.minimum, PaymentStrings.minimum, nil, PaymentStrings.noMinimum)
            case .failure: item(.minimum, PaymentStrings.minimum, nil, PaymentStrings.unknownMinimum)
            }
        return PaymentFormState(
            question: PaymentStrings.howMuch[language],
            items: [
                item(.full, PaymentStrings.full, quote.due.money), minimum,
            ], other: field(for: quote, state), selected: state.option,
            button: PaymentStrings.proceed[language])
    }

    private func field(
        for quote: PaymentQuote, _ state: CardPaymentState
    ) -> TextFieldState<PaymentOption> {
        let problem = problem(with: quote, state)
        // Who types sees each key do something, even where others must not see which.
        let text = state.isHidden ? String(state.typed.text.map { _ in "•" }) : state.typed.text
        let isFocused = state.option == .other
        var isRight = false
        if case .success(.amount(let amount)) = state.choice { isRight = problem == nil && amount > 0 }
        return TextFieldState(
            id: .other, label: PaymentStrings.other[language], text: text,
            cursor: isFocused ? state.typed.cursor : nil, hint: "", problem: problem, isRight: isRight)
    }

    /// What is wrong with an amount as far as it is typed. What is only missing is not said before the person goes on.
    private func problem(with quote: PaymentQuote, _ state: CardPaymentState) -> FieldProblem? {
        guard state.failure == nil, state.option == .other else { return nil }
        switch state.choice {
        case .failure(.unfinished) where !state.isTypingOver: return nil
        case .failure(let problem): return problem.words(in: language, isPrivate: state.isHidden)
        case .success(.amount(let amount)):
            // A zero is how many amounts begin.
            guard amount > 0 || state.isTypingOver, quote.earlier == nil else { return nil }
            return quote.due.problem(paying: amount).map { problem in
                let words = problem.words(in: voice, isPrivate: state.isHidden)
                return FieldProblem(message: words.message, advice: words.advice)
            }
        case .success: return nil
        }
    }

    private func hints(for state: CardPaymentState) -> [KeyHint<CardPaymentEvent>] {
        func hint(_ event: CardPaymentEvent, _ meaning: LocalizedText) -> KeyHint<CardPaymentEvent> {
            KeyHint(.event(event), meaning[language])
        }
        let hide = hint(.screen(.privacyToggled), ControlStrings.hideBriefly)
        let copy = hint(.copyRequested, ControlStrings.copyBriefly)
        let back = hint(.steppedBack, ControlStrings.back)
        switch state.step {
        case .waiting: return [hint(.refreshRequested, ControlStrings.retry)] + voice.places() + [back]
        case .choosing where state.option == .other:
            return [
                hint(.selectionMoved(by: 1), ControlStrings.choose),
                hint(.edited(.deleted(.start)), CardFormStrings.clear), hint(.wentOn, PaymentStrings.goOn),
                back,
            ]
        case .choosing:
            return [
                hint(.selectionMoved(by: 1), ControlStrings.choose),
                hint(.edited(.inserted(TypedText("0"))), PaymentStrings.type),
                hide, hint(.refreshRequested, ControlStrings.refresh),
            ] + voice.places() + [hint(.wentOn, PaymentStrings.goOn), back]
        case .confirming:
            let isRepeat = state.quote?.earlier != nil
            let agree = hint(.wentOn, isRepeat ? PaymentStrings.receipt : PaymentStrings.agree)
            return [hide] + (state.isReadable ? [agree] : []) + [back]
        case .paying, .undoing: return []
        case .done:
            return [hide, copy]
                + (state.undoSeconds == nil ? [] : [hint(.undoRequested, PaymentStrings.takeBack)])
                + voice.places() + [hint(.steppedBack, ControlStrings.done)]
        }
    }
}

extension String {
    /// The text with `value` in its first gap, `{}`.
    func filled(with value: String) -> String { replacing("{}", with: value, maxReplacements: 1) }

    /// The text with a value in each of its gaps, such as `{card}`, by their names. A value stays as it is, though it may look
    /// like another gap: feeds write some of them.
    func filled(with values: [String: String]) -> String {
        replacing(/\{([a-z]+)\}/) { gap in values[String(gap.1)] ?? String(gap.0) }
    }
}
