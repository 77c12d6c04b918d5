import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Says what is billed on a card and what of it is paid, where that is known, and what is left.
struct CardBillWording {
    let voice: CardVoice
    let moments: MomentText

    /// The bill of `due`, which is `strip` below the card; the `payments` tell when it was paid.
    func bill(for due: Due?, _ strip: DueStrip?, payments: [Payment]) -> CardBillState {
        guard let due, let strip else {
            return CardBillState(
                title: voice[CardDetailsStrings.billTitle], amounts: [],
                state: voice("Nothing is known to be due.", "Немає відомостей про сплату."), tone: .quiet)
        }
        let amounts: [(String, LocalizedText, Money?)] = [
            ("billed", CardDetailsStrings.billed, due.billed), ("paid", CardDetailsStrings.paid, due.paid),
            (
                "left", due.standing?.owed == nil ? CardDetailsStrings.left : CardDetailsStrings.credit,
                due.standing?.owed ?? due.rest
            ),
        ]
        let share = voice.isPrivate ? nil : due.share
        let words = DueWording(language: voice.language, today: voice.today)
        return CardBillState(
            title: voice[CardDetailsStrings.billTitle],
            amounts: amounts.compactMap { id, label, money in
                money.map { Fact(id: id, label: voice[label], value: voice($0)) }
            },
            state: end(of: due, payments).map { words.adding(to: $0, of: due) } ?? strip.state,
            tone: strip.tone, share: share,
            shareText: share.map(text))
    }

    /// On which day the last of it was paid; `nil` where something is left, or that isn't known here.
    private func end(of due: Due, _ payments: [Payment]) -> String? {
        guard due.isPaid, let last = payments.filter({ $0.stands(on: due) }).map(\.date).max() else {
            return nil
        }
        return voice("fully paid on {}", "сплачено {}").replacing("{}", with: moments.day(of: last))
    }

    /// A share in whole percent, none of which is said of what is not quite paid, or hardly.
    private func text(_ share: Double) -> String {
        let percent = min(max(share, 0.01), 0.99)
            .formatted(
                .percent.precision(.fractionLength(0)).locale(Locale(identifier: voice.language.rawValue)))
        let less = voice.language.isSpoken ? voice("less than ", "менше ніж ") : "<"
        return voice("{} paid", "сплачено {}").filled(with: (share < 0.01 ? less : "") + percent.plain)
    }
}

extension Due {
    /// How much of the total is paid, between 0 and 1; `nil` where it is all or nothing, or not known.
    fileprivate var share: Double? {
        guard let billed, let paid, paid.isPositive, rest.isPositive, billed.isPositive else { return nil }
        return NSDecimalNumber(decimal: paid.amount / billed.amount).doubleValue
    }
}

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
            id: payment.id.text, day: moments.day(of: payment.date),
            time: payment.isDayOnly ? "" : moments.time(of: payment.date),
            amount: voice(payment.money), note: note(on: payment, at: date),
            isUndone: payment.undone != nil)
    }

    /// What became of it, and what the person noted with it.
    private func note(on payment: Payment, at date: Date) -> String? {
        let notes = [state(of: payment, at: date), payment.remark.isEmpty ? nil : payment.remark.safeText]
        return notes.contains { $0 != nil } ? notes.compactMap(\.self).joined(separator: ", ") : nil
    }

    private func state(of payment: Payment, at date: Date) -> String? {
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

/// Says the last statement of a card in one line.
struct CardSummaryWording {
    let voice: CardVoice

    /// The statement in short, with what is left of its minimum where that is known; `nil` stands for a statement that is
    /// yet to come.
    func summary(
        of statement: Result<Statement?, CardsError>?, minimumLeft: Money? = nil
    ) -> CardSummaryState {
        let parts: [String]
        var isKnown = false
        switch statement {
        case nil: parts = [voice[CardDetailsStrings.fetching]]
        case .failure: parts = [voice[CardDetailsStrings.unknown]]
        case .success(nil): parts = [voice[StatementStrings.none]]
        case .success(let statement?): (parts, isKnown) = (self.parts(of: statement, minimumLeft), true)
        }
        return CardSummaryState(
            title: voice[StatementStrings.title], parts: parts, isKnown: isKnown)
    }

    private func parts(of statement: Statement, _ minimumLeft: Money?) -> [String] {
        [
            statement.periodText(in: voice.language),
            part(StatementStrings.closing, voice(statement.closing)),
            part(StatementStrings.minimumDue, voice(statement.leastDue))
                + note(on: minimumLeft, of: statement.leastDue),
            statement.dueDate.map { part(StatementStrings.dueDate, $0.text(in: voice.language, .date)) },
        ].compactMap(\.self)
    }

    /// What became of the minimum, if anything did.
    private func note(on left: Money?, of minimum: Money) -> String {
        guard let left, left.amount < minimum.amount else { return "" }
        guard left.isPositive else { return voice(" (already paid)", " (уже сплачено)") }
        return voice(" ({} of it left)", " (з нього лишилося {})").replacing(
            "{}", with: voice(left))
    }

    /// What the statement itself says of it, within a line.
    private func part(_ label: LocalizedText, _ value: String) -> String {
        "\(voice[label].prefix(1).lowercased())\(voice[label].dropFirst()) \(value)"
    }
}

/// The fixed texts of the details screen; `{}` stands for a moment or a number.
enum CardDetailsStrings {
    static let billTitle = LocalizedText(en: "Due", uk: "До сплати")
    static let billed = LocalizedText(en: "Billed", uk: "Нараховано")
    static let paid = LocalizedText(en: "Paid", uk: "Сплачено")
    static let left = LocalizedText(en: "Left to pay", uk: "Лишилося")
    static let credit = LocalizedText(en: "Credit", uk: "Винен банк")
    static let fetching = LocalizedText(en: "Fetching…", uk: "Отримуємо…")
    static let unknown = LocalizedText(en: "Not known", uk: "Невідомо")
    static let earlierPayments = Plural(
        en: ("and # earlier payment", "and # earlier payments"),
        uk: ("і ще # платіж раніше", "і ще # платежі раніше", "і ще # платежів раніше"))

    static let written = Plural(
        en: ("The file is # day old ({})", "The file is # days old ({})"),
        uk: ("Файлу # день ({})", "Файлу # дні ({})", "Файлу # днів ({})"))

    static let neighbours = LocalizedText(en: "next, previous card", uk: "наступна, попередня картка")
    static let lastCard = LocalizedText(
        en: "This is the last card of the list", uk: "Це остання картка списку")
    static let firstCard = LocalizedText(
        en: "This is the first card of the list", uk: "Це перша картка списку")
}
