import PaymentCardsEntity
import Values
import Words

/// Says when something is to be paid, in one language and one style.
struct DueWording {
    let language: Language
    /// What day it is for the person; `nil` if unknown.
    let today: CalendarDate?

    /// The state of `due`: what is understood in words of this program, counted from today where there is a date; anything else
    /// as the feed wrote it.
    func state(of due: Due) -> String { adding(to: fullState(of: due), of: due) }

    private func fullState(of due: Due) -> String {
        if let words = ownState(of: due) { return words }
        // Such words may say anything, of what is paid too.
        if due.told == .unknown, due.date == nil { return due.stateWords(in: language) }
        switch due.timing(on: today) {
        case .paid: return language("fully paid", "сплачено")
        case .due(inDays: 0): return language("due today", "термін сьогодні")
        case .due(inDays: 1): return language("due tomorrow", "термін завтра")
        case .due(let days): return Self.dueIn(days, in: language)
        case .overdue(let days?) where days > 0: return Self.overdueBy(days, in: language)
        case .overdue: return Self.overdue[language]
        case .unknown: return due.stateWords(in: language)
        }
    }

    /// The same in a table, beside the amount: "in 6 days", "2 days late".
    func shortState(of due: Due) -> String {
        if due.isAwaited { return language("bill awaited", "очікує рахунку") }
        if let words = ownState(of: due) { return words }
        if due.told == .unknown, due.date == nil { return due.stateWords(in: language) }
        switch due.timing(on: today) {
        case .paid: return language("paid", "сплачено")
        case .due(inDays: 0): return language("today", "сьогодні")
        case .due(inDays: 1): return language("tomorrow", "завтра")
        case .due(let days): return Self.inDays(days, in: language)
        case .overdue(let days?) where days > 0: return Self.daysLate(days, in: language)
        case .overdue: return Self.overdue[language]
        case .unknown: return due.stateWords(in: language)
        }
    }

    /// What is said of a card of the person's own in place of a day; `nil` where the day says it.
    private func ownState(of due: Due) -> String? {
        switch due.standing?.state {
        case .carriedOver: language("carried over, minimum paid", "перенесено, мінімум сплачено")
        case .toRecord: language("taken by autopay? record it", "автоплатіж? запишіть його")
        case .ahead: language("paid ahead", "сплачено наперед")
        case .credit: language("credit", "винен банк")
        case .due where due.date == nil: language("due", "до сплати")
        case .due, .overdue, .paid, nil: nil
        }
    }

    /// The state, since when the next statement is awaited, and that the card is closed.
    func adding(to state: String, of due: Due) -> String {
        let day = due.standing?.awaiting?.text(in: language, .day)
        let awaiting = day.map { language("statement since \($0)", "виписка від \($0)") }
        let closed = due.standing?.isClosed ?? false ? language("card closed", "картку закрито") : nil
        return [state, awaiting, closed].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static let inDays = Plural(
        en: ("in # day", "in # days"), uk: ("через # день", "через # дні", "через # днів"))
    private static let daysLate = Plural(
        en: ("# day late", "# days late"), uk: ("# день тому", "# дні тому", "# днів тому"))
    private static let dueIn = Plural(
        en: ("due in # day", "due in # days"),
        uk: ("термін через # день", "термін через # дні", "термін через # днів"))
    private static let overdue = LocalizedText(en: "overdue", uk: "прострочено")
    private static let overdueBy = Plural(
        en: ("overdue by # day", "overdue by # days"),
        uk: ("прострочено на # день", "прострочено на # дні", "прострочено на # днів"))
}
