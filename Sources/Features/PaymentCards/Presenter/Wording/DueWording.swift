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
    func state(of due: Due) -> String {
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
