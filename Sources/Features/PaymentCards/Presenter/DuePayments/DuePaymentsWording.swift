import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Words the payments of everything due, in one language.
struct DuePaymentsWording {
    let voice: Voice
    let query: DuePaymentsQuery
    let timeZone: TimeZone

    var language: Language { voice.language }

    var errors: ErrorWording { ErrorWording(voice: voice, timeZone: timeZone) }

    /// What is on the screen.
    func viewState(of state: DuePaymentsState, isPrivate: Bool) -> DuePaymentsViewState {
        DuePaymentsViewState(
            title: title(of: state), summary: summary(of: state),
            content: content(of: state, isPrivate: isPrivate), record: record(of: state),
            hints: [KeyHint(.event(.screen(.closed)), ControlStrings.back[language])])
    }

    /// The number of cards that are left out because the day of their due is unknown.
    func leftOut(_ count: Int) -> String { CardDuesWording.leftOut(count, in: language) }

    /// A remark on a card that was named more than once.
    func isRepeated(_ item: CardListing.Item) -> String {
        Self.repeatedName[language].filled(with: name(of: item))
    }

    /// A remark on a card that is listed several times; `nil` if it isn't.
    func isListedAgain(_ item: CardListing.Item) -> String? {
        CardStrings.copies(of: item, in: language).map { "\(name(of: item)): \($0)" }
    }

    /// A remark on an order that was sent before.
    func isInDoubt(_ entry: DuePaymentsState.Entry) -> String {
        "\(name(of: entry.item)): \(PaymentStrings.sentAgain[language])"
    }

    /// A remark on a card that became payable because its feed doesn't say what can be done.
    func needsConsent(_ entry: DuePaymentsState.Entry) -> String {
        "\(name(of: entry.item)): \(Self.actionsAreImplied[language])"
    }

    /// A remark that an earlier order was paid.
    func wasPaid(_ error: CardsError, on item: CardListing.Item) -> String {
        "\(name(of: item)): \(errors.alert(for: error).message)"
    }

    /// What is wrong with the payment of `entry`, with the name of its card, and its key if the outcome is unknown.
    func alert(for error: CardsError, of entry: DuePaymentsState.Entry) -> AlertState {
        let alert = errors.alert(for: error)
        let message = "\(name(of: entry.item)): \(alert.message)"
        guard entry.outcome == .unknown, let order = entry.order else {
            let advice =
                error == .paymentRefused(.needsConsent)
                ? voice(Self.payByName, .pay(card: entry.item.name)) : alert.advice
            return AlertState(title: alert.title, message: message, details: alert.details, advice: advice)
        }
        return AlertState(
            title: alert.title, message: message,
            details: [
                PaymentStrings.unknownOutcome[language],
                PaymentStrings.orderKey[language].filled(with: order.idempotencyKey.safeText),
            ], advice: Self.payAgain[language])
    }

    private func title(of state: DuePaymentsState) -> String {
        switch state.phase {
        case .loading, .asking, .failed:
            (query.paysMinimum ? Self.minimums : PaymentStrings.planned)[language]
        case .paying: PaymentStrings.paying[language]
        case .done: Self.payments[language]
        }
    }

    private func summary(of state: DuePaymentsState) -> String? {
        guard !state.entries.isEmpty else { return nil }
        switch state.phase {
        case .loading, .failed: return nil
        case .asking: return CardStrings.cardCount(state.planned.count, in: language)
        case .paying, .done:
            return Self.paidOf[language].filled(with: [
                "paid": "\(state.counted.count)", "all": "\(state.entries.count { $0.outcome != .leftOut })",
            ])
        }
    }

    private func content(of state: DuePaymentsState, isPrivate: Bool) -> DuePaymentsViewState.Content {
        switch state.phase {
        case .loading: .loading(PaymentStrings.asking[language])
        case .failed(let error): .failed(errors.alert(for: error))
        case .asking, .paying, .done:
            state.entries.isEmpty
                ? .empty(CardDuesWording.nothing(within: query.dues.days, voice))
                : .body(
                    DuePaymentsSheet(
                        sheet(of: state, isPrivate: isPrivate), question: question(about: state),
                        consent: consent(about: state)))
        }
    }

    private func sheet(of state: DuePaymentsState, isPrivate: Bool) -> DuesSheet {
        DuesSheet(
            lines: state.entries.map { line(of: $0, on: state.today, isPrivate: isPrivate) },
            sums: sums(of: state).map { sum in
                DuesSheet.Sum(
                    label: CardDuesWording.total[language], amount: sum.total.text(isPrivate: isPrivate),
                    overdue: nil)
            })
    }

    private func question(about state: DuePaymentsState) -> PaymentQuestion? {
        guard case .asking = state.phase, !state.planned.isEmpty else { return nil }
        let sums = sums(of: state).map(\.total.text).joined(separator: ", ")
        return PaymentQuestion(
            text: Self.question(state.planned.count, in: language).filled(with: sums),
            refusal: PaymentStrings.refusal[language])
    }

    private func consent(about state: DuePaymentsState) -> String? {
        guard case .asking = state.phase, !state.awaitingConsent.isEmpty else { return nil }
        let names = state.awaitingConsent.map { name(of: state.entries[$0].item) }
        return Self.consent(names.count, in: language).filled(with: names.joined(separator: "; "))
    }

    private func line(
        of entry: DuePaymentsState.Entry, on today: CalendarDate?, isPrivate: Bool
    ) -> DuesSheet.Line {
        let row = CardRowFactory(language: language, isPrivate: isPrivate, today: today)
            .row(for: entry.item, swipe: nil)
        let money = entry.money ?? entry.item.card.due?.rest
        let amount = money?.text(isPrivate: isPrivate) ?? ""
        let state = words(for: entry, on: today)
        return DuesSheet.Line(
            place: row.place, face: row.face, state: state, tone: Tone(entry.outcome), amount: amount,
            spoken: "\(name(of: entry.item, isPrivate: isPrivate)): \(amount), \(state)")
    }

    private func words(for entry: DuePaymentsState.Entry, on today: CalendarDate?) -> String {
        let reference = entry.payment.map { " \($0.id.text)" } ?? ""
        switch entry.outcome {
        case .planned:
            return entry.item.card.due.map(DueWording(language: language, today: today).state) ?? ""
        case .paid: return Self.paid[language] + reference
        case .repeated: return Self.repeated[language] + reference
        case .refused: return Self.refused[language]
        case .unknown: return Self.unknown[language]
        case .untried: return Self.untried[language]
        case .leftOut: return Self.leftOut[language]
        }
    }

    /// The card's name and the digits by which people know it.
    private func name(of item: CardListing.Item, isPrivate: Bool = false) -> String {
        let digits = item.card.number.lastFour.map { "•••• \(isPrivate ? "••••" : $0)" }
        return [item.card.title, digits].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: ", ").safeText
    }

    private func sums(of state: DuePaymentsState) -> [DueSum] {
        DueSum.sums(of: state.counted.compactMap(\.money).map { ($0, isOverdue: false) })
    }
}

// MARK: - Data

extension DuePaymentsWording {
    private func record(of state: DuePaymentsState) -> DuePaymentsRecord? {
        switch state.phase {
        case .loading, .failed: return nil
        case .asking, .paying, .done: break
        }
        return DuePaymentsRecord(
            lines: state.entries.map { entry in
                let due = entry.item.card.due
                let currency = (entry.money ?? due?.money)?.currency.identity ?? ""
                return DuePaymentsRecord.Line(
                    outcome: entry.outcome, card: CardRecord(entry.item, swipe: nil, today: state.today),
                    amount: entry.money?.amount, currency: currency, rest: rest(of: entry),
                    reference: entry.payment?.id.text, date: entry.payment?.date,
                    idempotencyKey: entry.order?.idempotencyKey,
                    problem: entry.error.map { errors.alert(for: $0).message })
            },
            sums: sums(of: state).map {
                DuePaymentsRecord.Sum(
                    currency: $0.total.currency.identity, amount: $0.total.amount, count: $0.count)
            })
    }

    /// What is left to pay afterwards.
    private func rest(of entry: DuePaymentsState.Entry) -> Decimal? {
        if let payment = entry.payment { return payment.rest.amount }
        guard entry.outcome == .planned, let order = entry.order else { return nil }
        return order.due.money.amount - order.amount
    }
}

extension Tone {
    fileprivate init(_ outcome: DuePaymentOutcome) {
        self =
            switch outcome {
            case .planned: .plain
            case .paid: .good
            case .refused, .unknown: .loud
            case .repeated, .untried, .leftOut: .quiet
            }
    }
}

// MARK: - Texts

extension DuePaymentsWording {
    private static let minimums = LocalizedText(en: "Minimums to pay", uk: "Мінімальні платежі до сплати")
    private static let payments = LocalizedText(en: "Payments", uk: "Платежі")
    private static let paidOf = LocalizedText(en: "paid: {paid} of {all}", uk: "сплачено: {paid} з {all}")
    private static let paid = LocalizedText(en: "paid", uk: "сплачено")
    private static let repeated = LocalizedText(en: "already paid", uk: "уже сплачено")
    private static let refused = LocalizedText(en: "refused", uk: "відмовлено")
    private static let unknown = LocalizedText(en: "outcome unknown", uk: "результат невідомий")
    private static let untried = LocalizedText(en: "not tried", uk: "не дійшла черга")
    private static let leftOut = LocalizedText(en: "left out", uk: "пропущено")
    private static let question = Plural(
        en: ("Pay this on # card? In total: {}.", "Pay this on # cards? In total: {}."),
        uk: (
            "Сплатити це за # карткою? Разом: {}.", "Сплатити це за # картками? Разом: {}.",
            "Сплатити це за # картками? Разом: {}."
        ))
    private static let consent = Plural(
        en: (
            "The feed doesn’t say what can be done with this card: {}. Pay on it, too?",
            "The feed doesn’t say what can be done with these # cards: {}. Pay on them, too?"
        ),
        uk: (
            "Стрічка не каже, що можна робити з цією # карткою: {}. Сплатити й за нею?",
            "Стрічка не каже, що можна робити з цими # картками: {}. Сплатити й за ними?",
            "Стрічка не каже, що можна робити з цими # картками: {}. Сплатити й за ними?"
        ))
    private static let actionsAreImplied = LocalizedText(
        en: "the feed doesn’t list its actions, so paying on it needs your consent the first time",
        uk: "у стрічці немає переліку її дій, тож перша сплата за нею потребує вашої згоди")
    private static let payByName = Phrase(
        LocalizedText(
            en: "Agree by paying on this card once: {command}",
            uk: "Погодьтеся, сплативши за нею один раз: {command}"),
        otherwise: LocalizedText(
            en: "Agree by paying on this card once.", uk: "Погодьтеся, сплативши за цією карткою один раз."))
    private static let repeatedName = LocalizedText(
        en: "{} is named more than once, and is paid once", uk: "{} названо кілька разів, сплата буде одна")
    private static let payAgain = LocalizedText(
        en: "Run the command again, or pay with this key: an order is paid only once.",
        uk: "Виконайте команду ще раз або сплатіть із цим ключем: доручення виконується один раз.")
}
