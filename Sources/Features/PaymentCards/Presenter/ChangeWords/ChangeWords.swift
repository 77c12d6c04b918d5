import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

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
        case .imported: voice("Import", "Імпорт")
        case .categorized: voice("Categories", "Категорії")
        case .undone, nil: voice("Undo", "Скасувати")
        }
    }

    /// What is asked, or what was done.
    var headline: String {
        guard let change = plan.changes.last else { return "" }
        if !plan.parts.isEmpty, change.isShared { return several(change) }
        return isRecorded ? done(change) : question(change)
    }

    private func question(_ change: WalletChange) -> String {
        switch change {
        case .added: voice("Add \(name())?", "Додати \(name())?")
        case .edited: voice("Change \(name())?", "Змінити \(name())?")
        case .closed(_, let date):
            voice("Close \(name()) on \(day(date))?", "Закрити \(name()) (\(day(date)))?")
        case .reopened: voice("Reopen \(name())?", "Відкрити \(name()) знову?")
        case .removed:
            voice(
                "Remove \(name()), with all that is recorded of it?",
                "Прибрати \(name()) з усім, що про неї записано?")
        // Imports have a screen of their own.
        case .imported: ""
        case .categorized:
            voice("Record that \(text.text(of: change))?", "Записати, що \(text.text(of: change))?")
        case .billed(_, let entry):
            plan.correctedBill != nil
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
        case .undone: voice("Undo: \(plan.undone(in: voice))?", "Скасувати: \(plan.undone(in: voice))?")
        }
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
        case .imported: ""
        case .categorized: voice("Recorded: \(text.text(of: change)).", "Записано: \(text.text(of: change)).")
        case .billed(_, let entry):
            plan.correctedBill != nil
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
        case .undone: voice("Undone: \(plan.undone(in: voice)).", "Скасовано: \(plan.undone(in: voice)).")
        }
    }

    /// What follows from it.
    var facts: String? {
        switch plan.changes.last {
        case .billed: bill
        case .paid:
            ([plan.parts.isEmpty ? left : nil].compactMap(\.self) + plan.uncounted(in: voice)
                + [voice("Swippy moves no money.", "Swippy не переказує грошей.")]).joined(separator: " ")
        case .undone: plan.parts.isEmpty ? [staying, left].compactMap(\.self).joined(separator: " ") : nil
        case .added(_, let fields):
            [
                fields.cycle == nil ? nil : cycle,
                voice("Its bill, once there is one: {command}", "Її рахунок, коли він буде: {command}")
                    .replacing(
                        "{command}", with: plan.item.flatMap { voice.line(.bill(card: $0.name)) } ?? ""),
            ].compactMap(\.self).joined(separator: " ")
        case .edited(_, let fields): fields.cycle == nil ? nil : cycle
        case .closed:
            card.flatMap { $0.left ?? 0 != 0 ? left : nil }.map {
                voice(
                    "\($0) It stays in the lists until that is settled.",
                    "\($0) Вона лишається у списках, доки це не погашено.")
            }
        case .removed: plan.parts.isEmpty ? holding : nil
        case .categorized(_, let category): category?.remark(in: voice)
        case .reopened, .imported, nil: nil
        }
    }

    /// That the bank's payment stays where a recorded one goes.
    private var staying: String? {
        guard let before = plan.before, plan.undone.contains(where: { before.isInFile($0.reference) }) else {
            return nil
        }
        return voice(
            "The bank’s file has this payment, too, so it still counts.",
            "Цей платіж є й у файлі банку, тож його й далі враховано.")
    }

    /// What goes with a card.
    private var holding: String? {
        guard let card = plan.before, !isRecorded else { return nil }
        let bills = card.history.count
        let what = bills == 0 ? nil : voice(Self.bills, bills)
        let rest = card.left.flatMap {
            $0 == 0 ? nil : voice("Left: \(money($0)).", "Лишилося: \(money($0)).")
        }
        let way = voice("Undoing brings it back.", "Скасування її поверне.")
        return [what, rest, way].compactMap(\.self).joined(separator: " ")
    }

    private static let bills = Plural(
        en: ("It has # bill.", "It has # bills."),
        uk: ("За нею # рахунок.", "За нею # рахунки.", "За нею # рахунків."))

    private var bill: String? {
        guard let after = plan.after, let bill = plan.bill else { return nil }
        var closing = day(bill.closing)
        if case .billed(_, let entry) = plan.changes.last { closing = coming(entry) ?? closing }
        let due = bill.dueDate.map { voice(", due \(day($0))", ", сплатити до \(day($0))") } ?? ""
        let was = plan.correctedBill.flatMap {
            $0.amount < 0 || $0.amount == bill.amount
                ? nil : voice(" (it was \(money($0.amount)))", " (було \(money($0.amount)))")
        }
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
        return "\(what)\(was ?? "")\(minimum)\(due).\(paid)\(rest)"
    }

    private var cycle: String? {
        guard let after = plan.after else { return nil }
        guard let closing = after.nextClosing else {
            return voice(
                "When its statements close isn’t known, so neither is when a bill is due before it is typed.",
                "Коли закриваються її виписки, невідомо, тож і строк сплати невідомий, доки не введено рахунок."
            )
        }
        let due = after.cycle.dueDate(closing: closing)
        return voice("The next statement closes on \(day(closing))", "Наступна виписка: \(day(closing))")
            + (due.map { voice(", and its bill is due on \(day($0)).", ", сплатити до \(day($0)).") } ?? ".")
    }

    var left: String? { plan.after.flatMap(left) }

    /// What is left of a bill: before anything is recorded, what will be.
    func left(on after: OwnCard) -> String? {
        guard let left = after.left else { return nil }
        let isAsked = !isRecorded
        if after.ahead > 0 {
            return isAsked
                ? voice(
                    "Afterwards \(money(after.ahead)) is ahead of the next bill.",
                    "Після цього \(money(after.ahead)) буде наперед.")
                : voice("\(money(after.ahead)) ahead of the next bill.", "\(money(after.ahead)) наперед.")
        }
        if left < 0 {
            return isAsked
                ? voice("Afterwards a credit of \(money(-left)).", "Після цього банк винен \(money(-left)).")
                : voice("A credit of \(money(-left)).", "Банк винен \(money(-left)).")
        }
        if left == 0 {
            return isAsked
                ? voice("Afterwards nothing is left to pay.", "Після цього сплачувати буде нічого.")
                : voice("Nothing is left to pay.", "Сплачувати більше нічого.")
        }
        return isAsked
            ? voice("Left afterwards: \(money(left)).", "Лишиться: \(money(left)).")
            : voice("Left: \(money(left)).", "Лишилося: \(money(left)).")
    }
}
