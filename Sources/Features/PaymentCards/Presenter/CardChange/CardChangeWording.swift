import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Turns a change of one's own card into what is on the screen, in one language.
struct CardChangeWording {
    let voice: CardVoice

    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// The screen about `plan`.
    func page(of plan: CardChangePlan, _ state: CardChangeState) -> CardChangeViewState {
        let voice = voice.hiding(state.privacy.isHidden)
        if let taken = plan.taken { return page(of: taken, state, voice) }
        let row = CardRowFactory(voice).row(for: plan.item, swipe: nil)
        let words = ChangeWords(plan: plan, isRecorded: state.recorded != nil, voice: voice)
        let menu = state.answer.menu(
            words.headline, no: voice("no, leave it as it is", "ні, лишити як є"),
            yes: voice("yes, record it", "так, записати"))
        let isAsking = state.recorded == nil && !state.isRecording && state.failure == nil
        return CardChangeViewState(
            title: words.title,
            content: .body(
                CardQuestionSheet(
                    rows: [row],
                    notice: NoticeState(
                        headline: words.headline,
                        advice: [words.facts, plan.undone.isEmpty ? wayBack(from: state) : nil]
                            .compactMap(\.self).joined(separator: " ")),
                    menu: isAsking ? menu : nil)),
            record: CardChangeRecord(plan, state.recorded?.reference, row.record),
            alert: state.failure.map(errors.alert), isRefreshing: state.isRecording,
            hints: HarmlessFirst.hints(
                voice, move: CardQuestionEvent.moved(by: 1), choose: .chose(nil), leave: .cancelled))
    }
}

extension CardChangeWording {
    /// How what was recorded is taken back. Taking back is not.
    private func wayBack(from state: CardChangeState) -> String? {
        state.recorded.flatMap { $0.reference.wayBack(in: voice) }
    }
}

/// What is said of a change before and after it is recorded.
struct ChangeWords {
    let plan: CardChangePlan
    let isRecorded: Bool
    let voice: CardVoice

    private var card: OwnCard? { plan.after ?? plan.before }

    private var text: ChangeText { ChangeText(voice: voice, card: card?.fields ?? OwnCardFields()) }
    private func name() -> String { text.name }
    private func money(_ amount: Decimal) -> String { text.money(amount) }

    private func day(_ day: CalendarDate) -> String { day.day(in: voice) }

    var title: String {
        switch plan.changes.last {
        case .added: voice("Add a card", "Додати картку")
        case .edited: voice("Edit a card", "Змінити картку")
        case .closed: voice("Close a card", "Закрити картку")
        case .reopened: voice("Reopen a card", "Відкрити картку знову")
        case .billed: voice("Bill", "Рахунок")
        case .paid: voice("Record a payment", "Записати платіж")
        case .removed: voice("Remove a card", "Прибрати картку")
        case .undone, nil: voice("Undo", "Скасувати")
        }
    }

    /// What is asked, or what was done.
    var headline: String {
        guard let change = plan.changes.last else { return "" }
        return isRecorded ? done(change) : question(change)
    }

    private func question(_ change: WalletChange) -> String {
        switch change {
        case .added: voice("Add \(name())?", "Додати \(name())?")
        case .edited: voice("Change \(name())?", "Змінити \(name())?")
        case .closed(_, let date):
            voice("Close \(name()) on \(day(date))?", "Закрити \(name()) (\(day(date)))?")
        case .reopened: voice("Reopen \(name())?", "Відкрити \(name()) знову?")
        case .removed: voice("Remove \(name())?", "Прибрати \(name())?")
        case .billed(_, let entry):
            isCorrection
                ? voice(
                    "Correct the bill of \(name()) \(period(of: entry))?",
                    "Виправити рахунок \(name()) \(period(of: entry))?")
                : voice(
                    "Record a new bill of \(name()), \(period(of: entry))?",
                    "Записати новий рахунок \(name()), \(period(of: entry))?")
        case .paid(_, let payment):
            voice(
                "Record that you paid \(money(payment.amount)) to \(name()) on \(day(payment.day))?",
                "Записати, що ви сплатили \(money(payment.amount)) за \(name()) (\(day(payment.day)))?")
        case .undone: voice("Undo: \(undone)?", "Скасувати: \(undone)?")
        }
    }

    /// Whether a bill corrects one that was known.
    private var isCorrection: Bool {
        plan.before.map { $0.history.count == plan.after?.history.count } ?? false
    }

    /// For which statement the bill is that an entry is about.
    private func period(of entry: BillEntry) -> String {
        if let closing = coming(entry) {
            return voice(
                "for the statement that closes on \(closing)", "за випискою, яка закриється \(closing)")
        }
        let closing = day(plan.bill?.closing ?? entry.closing)
        return voice("for \(closing)", "за \(closing)")
    }

    /// The closing day of a bill whose statement is yet to close.
    private func coming(_ entry: BillEntry) -> String? { card.flatMap(entry.comingClosing).map(day) }

    private func done(_ change: WalletChange) -> String {
        switch change {
        case .added: voice("Added: \(name()).", "Додано: \(name()).")
        case .edited: voice("Changed: \(name()).", "Змінено: \(name()).")
        case .closed(_, let date):
            voice("Closed: \(name()), on \(day(date)).", "Закрито: \(name()), \(day(date)).")
        case .reopened: voice("Reopened: \(name()).", "Відкрито знову: \(name()).")
        case .removed: voice("Removed: \(name()).", "Прибрано: \(name()).")
        case .billed(_, let entry):
            isCorrection
                ? voice(
                    "Corrected: the bill of \(name()) \(period(of: entry)).",
                    "Виправлено рахунок: \(name()), \(period(of: entry)).")
                : voice(
                    "Recorded: a new bill of \(name()), \(period(of: entry)).",
                    "Записано новий рахунок: \(name()), \(period(of: entry)).")
        case .paid(_, let payment):
            voice(
                "Recorded: \(money(payment.amount)) paid to \(name()) on \(day(payment.day)).",
                "Записано: \(money(payment.amount)) за \(name()), \(day(payment.day)).")
        case .undone: voice("Undone: \(undone).", "Скасовано: \(undone).")
        }
    }

    /// What follows from it.
    var facts: String? {
        switch plan.changes.last {
        case .billed: bill
        case .paid:
            [left, voice("Swippy moves no money.", "Swippy не переказує грошей.")].compactMap(\.self)
                .joined(separator: " ")
        case .undone: left
        case .added:
            voice("Its bill, once there is one: {command}", "Її рахунок, коли він буде: {command}")
                .replacing("{command}", with: voice.line(.bill(card: plan.item.name)) ?? "")
        case .edited(_, let fields): fields.cycle == nil ? nil : cycle
        case .closed:
            card.flatMap { $0.left ?? 0 != 0 ? left : nil }.map {
                voice(
                    "\($0) It stays in the lists until that is settled.",
                    "\($0) Вона лишається у списках, доки це не погашено.")
            }
        case .reopened, .removed, nil: nil
        }
    }

    private var bill: String? {
        guard let after = plan.after, let bill = plan.bill else { return nil }
        var closing = day(bill.closing)
        if case .billed(_, let entry) = plan.changes.last { closing = coming(entry) ?? closing }
        let due = bill.dueDate.map { voice(", due \(day($0))", ", сплатити до \(day($0))") } ?? ""
        let minimum = bill.minimum.map { voice(", minimum \(money($0))", ", мінімум \(money($0))") } ?? ""
        let what =
            bill.amount < 0
            ? voice(
                "Statement of \(closing): a credit of \(money(-bill.amount))",
                "Виписка за \(closing): банк винен \(money(-bill.amount))")
            : voice(
                "Statement of \(closing): \(money(bill.amount)) billed",
                "Виписка за \(closing): рахунок на \(money(bill.amount))")
        let paid =
            bill.paid > 0
            ? voice(" Paid since: \(money(bill.paid)).", " Сплачено відтоді: \(money(bill.paid)).") : ""
        let rest = bill == after.history.last ? left.map { " \($0)" } ?? "" : ""
        return "\(what)\(minimum)\(due).\(paid)\(rest)"
    }

    private var cycle: String? {
        guard let after = plan.after, let closing = after.nextClosing else { return nil }
        let due = after.cycle.dueDate(closing: closing)
        return voice("The next statement closes on \(day(closing))", "Наступна виписка: \(day(closing))")
            + (due.map { voice(", and its bill is due on \(day($0)).", ", сплатити до \(day($0)).") } ?? ".")
    }

    private var left: String? {
        guard let after = plan.after, let left = after.left else { return nil }
        if after.ahead > 0 {
            return voice("\(money(after.ahead)) ahead of the next bill.", "\(money(after.ahead)) наперед.")
        }
        if left < 0 { return voice("A credit of \(money(-left)).", "Банк винен \(money(-left)).") }
        return left == 0
            ? voice("Nothing is left to pay.", "Сплачувати більше нічого.")
            : voice("Left: \(money(left)).", "Лишилося: \(money(left)).")
    }

    /// What is taken back.
    private var undone: String {
        plan.undone.map { text.text(of: $0.change) }.joined(separator: "; ")
    }
}
