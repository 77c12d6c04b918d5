import Foundation
import PaymentCardsEntity
import PaymentCardsScreens
import PaymentCardsTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@Suite("DueWording")
struct DueWordingTests {
    @Test(
        "Every understood state is said in the language of the interface, in one style",
        arguments: [
            ("fully_paid", "fully paid", "сплачено"), ("Paid", "fully paid", "сплачено"),
            ("paid on 3 May", "fully paid", "сплачено"), ("due today", "due today", "термін сьогодні"),
            ("Due in 0 days", "due today", "термін сьогодні"),
            ("Due in 1 day", "due tomorrow", "термін завтра"),
            ("due tomorrow", "due tomorrow", "термін завтра"),
            ("due in 2 days", "due in 2 days", "термін через 2 дні"),
            ("DUE IN 2 WEEKS", "due in 14 days", "термін через 14 днів"),
            ("due_in_21_days", "due in 21 days", "термін через 21 день"),
            ("overdue", "overdue", "прострочено"), ("past due", "overdue", "прострочено"),
            ("overdue by 0 days", "overdue", "прострочено"),
            ("1 day overdue", "overdue by 1 day", "прострочено на 1 день"),
            ("overdue by 12 days", "overdue by 12 days", "прострочено на 12 днів"),
            ("overdue by 22 days", "overdue by 22 days", "прострочено на 22 дні"),
            ("awaiting statement", "awaiting statement", "чекає на виписку"), ("", "", ""),
            ("not due today", "not due today", "not due today"),
        ])
    func words(state: String, english: String, ukrainian: String) {
        same(words(.fixture(state: state)), [english, ukrainian])
    }

    @Test(
        "A table says the same in fewer words",
        arguments: [
            ("fully_paid", "paid", "сплачено"), ("due today", "today", "сьогодні"),
            ("due in 1 day", "tomorrow", "завтра"), ("due in 22 days", "in 22 days", "через 22 дні"),
            ("due in 12 days", "in 12 days", "через 12 днів"), ("overdue", "overdue", "прострочено"),
            ("1 day overdue", "1 day late", "1 день тому"),
            ("overdue by 12 days", "12 days late", "12 днів тому"),
            ("awaiting statement", "awaiting statement", "чекає на виписку"), ("", "", ""),
        ])
    func shortWords(state: String, english: String, ukrainian: String) {
        let words = Language.allCases.map {
            DueWording(language: $0, today: nil).shortState(of: .fixture(state: state))
        }
        same(words, [english, ukrainian])
    }

    @Test(
        "A date is counted from today, whatever the words say",
        arguments: [
            ("2026-11-26", "due in 6 days", "термін через 6 днів"),
            ("2026-11-21", "due tomorrow", "термін завтра"),
            ("2026-11-20", "due today", "термін сьогодні"),
            ("2026-11-19", "overdue by 1 day", "прострочено на 1 день"),
            ("2025-11-20", "overdue by 365 days", "прострочено на 365 днів"),
        ])
    func dates(date: String, english: String, ukrainian: String) {
        for state in ["due in 45 days", "overdue by 3 days", "overdue", "awaiting statement", ""] {
            same(words(.fixture(state: state, date: .day(date))), [english, ukrainian])
        }
        same(words(.fixture(state: "fully_paid", date: .day(date))), ["fully paid", "сплачено"])
        same(words(.fixture(amount: 0, date: .day(date))), ["fully paid", "сплачено"])
        let cleared = Due.fixture(amount: 10, date: .day(date)).after(paying: 10)
        same(words(cleared), ["fully paid", "сплачено"])
        let reduced = Due.fixture(amount: 10, date: .day(date)).after(paying: 9)
        same(words(reduced), [english, ukrainian])
    }

    @Test("A record says in its state what its days say, and keeps the feed's words where nothing is counted")
    func records() {
        func due(_ due: Due) -> CardRecord.Due? {
            CardRecord(.fixture(.fixture(due: due)), swipe: nil, today: .day("2026-11-28")).due
        }
        let counted = due(.fixture(state: "due in 6 days", date: .day("2026-11-26")))
        same(
            counted,
            CardRecord.Due(
                id: "123243", amount: 1500, billed: 1500, currency: "INR", state: "overdue by 2 days",
                status: .overdue, dueDate: "2026-11-26", days: -2))
        same(
            due(.fixture(state: "Due in 6 days")),
            CardRecord.Due(
                id: "123243", amount: 1500, billed: 1500, currency: "INR", state: "Due in 6 days",
                status: .due, dueDate: "2026-12-04", days: 6))
        let paid = due(.fixture(state: "fully_paid", date: .day("2026-11-26")))
        same(
            paid,
            CardRecord.Due(
                id: "123243", amount: 0, billed: 1500, currency: "INR", state: "fully_paid", status: .paid,
                dueDate: "2026-11-26", days: nil))
    }

    private func words(_ due: Due) -> [String] {
        [Language.english, .ukrainian].map {
            DueWording(language: $0, today: .day("2026-11-20")).state(of: due)
        }
    }
}
