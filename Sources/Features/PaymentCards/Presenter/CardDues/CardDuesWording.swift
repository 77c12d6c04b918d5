package import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words everything that is due, in one language.
package struct CardDuesWording: AnswerWording {
    let voice: Voice
    /// Only what is due within this many days is shown; `nil` for everything.
    let within: Int?

    var language: Language { voice.language }

    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// The screen before the cards are there.
    package var loading: CardDuesViewState {
        CardDuesViewState(
            title: title, content: .loading(CardStrings.loading[language]), hints: hints)
    }

    /// The screen if they couldn't be fetched.
    package func failed(_ error: CardsError) -> CardDuesViewState {
        CardDuesViewState(title: title, content: .failed(errors.alert(for: error)), hints: hints)
    }

    /// The screen with dues, and when they were found out.
    package func viewState(
        of answer: (dues: CardDues, date: Date), failure: CardsError?, isPrivate: Bool
    ) -> CardDuesViewState {
        let (dues, date) = answer
        let lines = dues.items.compactMap { line(of: $0, on: dues.today, isPrivate: isPrivate) }
        return CardDuesViewState(
            title: title, summary: lines.isEmpty ? nil : summary(of: lines),
            content: lines.isEmpty
                ? .empty(nothing)
                : .dues(DuesSheet(lines: lines, sums: dues.sums.map { sum($0, isPrivate: isPrivate) })),
            leftOut: dues.undatedCount > 0 ? Self.leftOut(dues.undatedCount, in: language) : nil,
            kept: dues.kept?.state(in: language), alert: failure.map(errors.alert),
            record: record(of: dues, at: date), hints: hints)
    }

    private var title: String {
        within.map { Self.titleWithin($0, in: language) } ?? Self.title[language]
    }

    private func summary(of lines: [DuesSheet.Line]) -> String {
        let overdue = lines.count { $0.urgency == .overdue }
        let count = CardStrings.cardCount(lines.count, in: language)
        return overdue == 0 ? count : "\(count), \(Self.overdueCount(overdue, in: language))"
    }

    /// What is said if nothing is due.
    var nothing: NoticeState {
        NoticeState(
            headline: within.map { Self.nothingWithin($0, in: language) } ?? Self.nothing[language],
            advice: (within == nil ? Self.nothingAdvice : Self.nothingWithinAdvice)[language])
    }

    private func line(
        of item: CardListing.Item, on today: CalendarDate?, isPrivate: Bool
    ) -> DuesSheet.Line? {
        guard let due = item.card.due, let urgency = due.timing(on: today).urgency else { return nil }
        let row = CardRowFactory(language: language, isPrivate: isPrivate, today: today)
            .row(for: item, swipe: nil)
        let words = DueWording(language: language, today: today)
        /// The state, that it can't be paid here, and how often the card is listed.
        func state(_ state: String, _ elsewhere: LocalizedText) -> String {
            [
                state, item.isPayable ? nil : elsewhere[language],
                CardStrings.copiesBriefly(of: item, in: language),
            ]
            .compactMap(\.self).joined(separator: ", ")
        }
        let full = state(words.state(of: due), Self.elsewhere)
        let day = due.day(on: today)
        let amount = due.money.text(isPrivate: isPrivate)
        let number = item.card.number.lastFour.map { digits in
            "\(CardStrings.endingIn[language]) \(isPrivate ? "••••" : digits)"
        }
        let card = [item.card.title, number].compactMap(\.self).joined(separator: ", ")
        let facts = [amount, full, day?.text(in: language, .words)].compactMap(\.self)
        return DuesSheet.Line(
            id: row.id, place: row.place, face: row.face, urgency: DuesSheet.Urgency(urgency),
            amount: amount, state: full,
            shortState: state(words.shortState(of: due), Self.elsewhereInShort),
            day: day.map { $0.text(in: language, isNear($0, today) ? .day : .date) },
            spoken: "\(card): \(facts.filter { !$0.isEmpty }.joined(separator: ", "))")
    }

    /// Whether a day needs no year to be understood.
    private func isNear(_ day: CalendarDate, _ today: CalendarDate?) -> Bool {
        today.map { abs(day.number - $0.number) < 180 } ?? false
    }

    private func sum(_ sum: DueSum, isPrivate: Bool) -> DuesSheet.Sum {
        let isAll = sum.overdue.amount == sum.total.amount
        let overdue = isAll ? Self.allOverdue : Self.ofItOverdue
        return DuesSheet.Sum(
            label: Self.total[language], amount: sum.total.text(isPrivate: isPrivate),
            overdue: sum.overdue.isPositive
                ? overdue[language].filled(with: sum.overdue.text(isPrivate: isPrivate)) : nil)
    }

    private var hints: [KeyHint<CardDuesEvent>] {
        [
            KeyHint(.event(.screen(.privacyToggled)), ControlStrings.hide[language]),
            KeyHint(.event(.refreshRequested), ControlStrings.refresh[language]),
            KeyHint(.row, ControlStrings.move[language]),
            KeyHint(.event(.screen(.closed)), ControlStrings.back[language]),
        ]
    }
}

// MARK: - Data

extension CardDuesWording {
    private func record(of dues: CardDues, at date: Date) -> DuesRecord {
        let lines = dues.items.compactMap { item -> DuesRecord.Line? in
            let card = CardRecord(item, swipe: nil, today: dues.today)
            guard let due = item.card.due, let record = card.due else { return nil }
            return DuesRecord.Line(
                card: card, dueID: due.id.withMaskedNames, due: record, day: due.day(on: dues.today)?.text,
                isPayable: item.isPayable)
        }
        var uids = CalendarIDs()
        let reminders = dues.items.compactMap { reminder(of: $0, on: dues.today, &uids) }
        let unreminded = lines.count - reminders.count + dues.undatedCount
        return DuesRecord(
            lines: lines,
            sums: dues.sums.map {
                DuesRecord.Sum(
                    currency: $0.total.currency.identity, amount: $0.total.amount, overdue: $0.overdue.amount,
                    count: $0.count)
            },
            today: dues.today?.text, within: within, undatedCount: dues.undatedCount,
            unreadableCount: dues.unreadable.cardCount, reminders: reminders,
            unreminded: unreminded > 0 ? Self.leftOut(unreminded, in: language) : nil, date: date)
    }

    private func reminder(
        of item: CardListing.Item, on today: CalendarDate?, _ uids: inout CalendarIDs
    ) -> DuesRecord.Reminder? {
        guard let due = item.card.due, let day = due.day(on: today) else { return nil }
        let card = [item.card.title, item.card.number.lastFour.map { "•••• \($0)" }].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: ", ")
        return DuesRecord.Reminder(
            uid: uids.next(for: item.card.id), day: day.text,
            summary: Self.reminder[language].filled(with: ["card": card, "amount": due.money.text]))
    }
}

extension CardListing.Item {
    /// Whether what is due can be paid here.
    fileprivate var isPayable: Bool { offers.contains { $0.action == .payNow } }
}

/// Ids of the events of one calendar.
private struct CalendarIDs {
    private var counts: [String: Int] = [:]

    /// The card's id in letters, digits and a few signs, so that calendars keep it unchanged. A card number that a feed uses as
    /// an id is masked; cards whose ids are the same then are counted, in the order of the calendar.
    mutating func next(for id: CardID) -> String {
        let bytes = id.feedID.withMaskedCardNumbers.utf8.map { byte in
            let isPlain = "-._".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isPlainLetterOrDigit
            return isPlain ? String(Unicode.Scalar(byte)) : "~" + String(byte, radix: 16)
        }
        let text = "due-\(bytes.joined())-\(id.occurrence)"
        counts[text, default: 0] += 1
        let count = counts[text] ?? 1
        return "\(text)\(count > 1 ? ".\(count)" : "")@paymentcards"
    }
}

extension Character {
    fileprivate var isPlainLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

extension DuesSheet.Urgency {
    init(_ urgency: DueUrgency) {
        self =
            switch urgency {
            case .overdue: .overdue
            case .today: .today
            case .soon: .soon
            case .near: .near
            case .later: .later
            case .unknown: .unknown
            }
    }
}

// MARK: - Texts

extension CardDuesWording {
    /// A due that the card's bank wants to be paid in another way.
    private static let elsewhere = LocalizedText(en: "pay elsewhere", uk: "не тут")
    private static let elsewhereInShort = LocalizedText(en: "elsewhere", uk: "не тут")
    private static let title = LocalizedText(en: "Due", uk: "До сплати")
    private static let titleWithin = Plural(
        en: ("Due within # day", "Due within # days"),
        uk: ("До сплати за # день", "До сплати за # дні", "До сплати за # днів"))
    private static let overdueCount = Plural(
        en: ("# overdue", "# overdue"), uk: ("# прострочена", "# прострочені", "# прострочених"))
    static let total = LocalizedText(en: "In total", uk: "Разом")
    private static let ofItOverdue = LocalizedText(en: "{} overdue", uk: "{} прострочено")
    private static let allOverdue = LocalizedText(en: "all of it overdue", uk: "усе прострочено")
    private static let nothing = LocalizedText(en: "Nothing is due", uk: "Сплачувати нічого")
    private static let nothingAdvice = LocalizedText(
        en: "Nothing is left to pay on any card.", uk: "На жодній картці немає боргу.")
    private static let nothingWithin = Plural(
        en: ("Nothing is due within # day", "Nothing is due within # days"),
        uk: (
            "Упродовж # дня сплачувати нічого", "Упродовж # днів сплачувати нічого",
            "Упродовж # днів сплачувати нічого"
        ))
    private static let nothingWithinAdvice = LocalizedText(
        en: "Later dues are not shown.", uk: "Пізніші платежі не показано.")
    static let leftOut = Plural(
        en: (
            "# card is left out, because the day of its due is not known",
            "# cards are left out, because the days of their dues are not known"
        ),
        uk: (
            "# картку пропущено: день її сплати невідомий", "# картки пропущено: дні їхньої сплати невідомі",
            "# карток пропущено: дні їхньої сплати невідомі"
        ))
    private static let reminder = LocalizedText(en: "Pay {card}: {amount}", uk: "Сплатити {card}: {amount}")
}
