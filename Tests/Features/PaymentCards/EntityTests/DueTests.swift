import Foundation
import JSONFeed
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsEntity

@Suite("Due")
struct DueTests {
    @Test(
        "Something is left to pay while it is not paid and more than zero",
        arguments: [
            (.fixture(amount: 0.01, state: "due in 6 days"), true), (.fixture(state: "overdue"), true),
            (.fixture(state: "awaiting statement"), true), (.fixture(state: "fully_paid"), false),
            (.fixture(amount: 0, state: "due today"), false),
            (.fixture(amount: -5, state: "due today"), false),
        ] as [(Due, Bool)])
    func outstanding(due: Due, expected: Bool) {
        #expect(due.isPaid != expected)
    }

    @Test("The state is kept as the server wrote it")
    func state() {
        same(Due.fixture(state: "Due in 3 Days").state, "Due in 3 Days")
        same(Due.fixture(state: "Due in 3 Days").told, .due(inDays: 3))
    }

    @Test("A text that was true on a day goes on counting from it; one without a number does not")
    func saidOn() {
        let day = CalendarDate.day("2026-11-20")
        func due(_ state: String, on today: String, date: CalendarDate? = nil) -> DueTiming {
            Due.fixture(state: state, date: date).said(on: day).timing(on: .day(today))
        }
        same(due("due in 6 days", on: "2026-11-20"), .due(inDays: 6))
        same(due("due in 6 days", on: "2026-11-22"), .due(inDays: 4))
        same(due("due in 6 days", on: "2026-11-27"), .overdue(byDays: 1))
        same(due("due today", on: "2026-11-21"), .overdue(byDays: 1))
        same(due("overdue by 2 days", on: "2026-12-01"), .overdue(byDays: 13))
        same(due("overdue", on: "2026-12-01"), .overdue(byDays: nil))
        same(due("awaiting statement", on: "2026-12-01"), .unknown)
        same(due("fully_paid", on: "2026-12-01"), .paid)
        same(due("due in 6 days", on: "2026-11-22", date: .day("2026-11-23")), .due(inDays: 1))
        same(due("due in 9223372036854775807 days", on: "2026-11-22"), .due(inDays: .max))
        // A clock that was set back: what was said tomorrow is counted all the same.
        same(due("due in 6 days", on: "2026-11-19"), .due(inDays: 7))
    }

    @Test("Without a clock that knows the day, only the text counts")
    func noDay() {
        let due = Due.fixture(state: "due in 6 days", date: .day("2020-01-01"))
        same(due.timing(on: nil), .due(inDays: 6))
        same(due.daysLeft(on: nil), 6)
    }

    @Test("The day may be in the feed, but in no other form")
    func decoding() throws {
        func due(_ date: String) throws -> Due {
            let json = #"{"id": "1", "amount": 5, "currency": "INR", "state": "due in 6 days"\#(date)}"#
            return try JSONDecoder().decode(Due.self, from: Data(json.utf8))
        }
        #expect(try due("").date == nil)
        #expect(try due(#", "date": null"#).date == nil)
        try same(due(#", "date": "2026-11-26""#).date, .day("2026-11-26"))
        try same(due(#", "date": "2026-11-26""#).oddities, [])
        for odd in [
            #""2026-02-30""#, #""soon""#, #""""#, "5", "true", "{}", "[null]", "1e999", #""\ud800""#,
            #""2026-11-26T00:00:00Z""#, #""2026-11-26 ""#,
        ] {
            let due = try due(#", "date": \#(odd)"#)
            #expect(due.date == nil, "\(odd)")
            same(due.oddities, [.unreadableDate], "\(odd)")
            same(due.timing(on: .day("2026-11-20")), .due(inDays: 6), "\(odd)")
        }
    }

    private static let longest = "1234567890123456789012345678901234567"

    @Test(
        "An amount may be a text that is a number of JSON, exactly, and is odd then",
        arguments: [
            ("12.5", 12.5), ("0", 0), ("-3", -3), ("1e2", 100), ("0.10", 0.1),
            ("242.33", Decimal(string: "242.33")),
            (longest, Decimal(string: longest)), (longest + "8", nil),
            ("", nil), (" 5", nil), ("5 ", nil), ("+5", nil), ("05", nil), (".5", nil), ("5.", nil),
            ("1,200", nil),
            ("1 200", nil), ("$5", nil), ("0x10", nil), ("٥", nil), ("NaN", nil), ("1e400", nil),
            ("5\\n", nil),
            ("1.00000000000000000000000000000000000000001", nil),
        ] as [(String, Decimal?)])
    func textAmount(text: String, amount: Decimal?) throws {
        let json = #"{"id": "1", "amount": "\#(text)", "currency": "INR", "state": ""}"#
        let decode = { try JSONDecoder().decode(Due.self, from: Data(json.utf8)) }
        guard let amount else {
            #expect(throws: UnreadableField.self) { try decode() }
            return
        }
        let due = try decode()
        same(due.money.amount, amount)
        same(due.oddities, [.amountAsText])
        same(due.after(paying: 1).oddities, amount > 0 ? [.amountAsText] : due.oddities)
    }

    @Test(
        "The day changes at midnight where the person is, through summer time, leap days and the end of a year",
        arguments: [
            ("2026-11-25T23:59:59Z", "GMT", 1), ("2026-11-26T00:00:00Z", "GMT", 0),
            ("2026-11-26T23:59:59Z", "GMT", 0), ("2026-11-27T00:00:00Z", "GMT", -1),
            // Fourteen hours ahead and twelve behind, on the same moment.
            ("2026-11-25T10:30:00Z", "Pacific/Kiritimati", 0), ("2026-11-25T10:30:00Z", "GMT-12", 2),
            ("2026-11-25T09:59:00Z", "Pacific/Kiritimati", 1), ("2026-11-27T11:59:00Z", "GMT-12", 0),
            ("2026-11-26T21:59:59Z", "Europe/Kyiv", 0), ("2026-11-26T22:00:00Z", "Europe/Kyiv", -1),
            // A year and a leap day later.
            ("2027-11-26T12:00:00Z", "GMT", -365), ("2028-11-26T12:00:00Z", "GMT", -731),
        ])
    func midnight(moment: String, zone: String, days: Int) throws {
        let clock = DayClock.fixture(at: moment, in: try #require(TimeZone(identifier: zone)))
        same(Due.fixture(date: .day("2026-11-26")).daysLeft(on: clock.today), days)
    }

    @Test(
        "Days of 23 and 25 hours are days",
        arguments: [
            ("2026-03-28T21:59:59Z", 2), ("2026-03-28T22:00:00Z", 1), ("2026-03-29T20:59:59Z", 1),
            ("2026-03-29T21:00:00Z", 0), ("2026-10-24T20:59:59Z", -208), ("2026-10-24T21:00:00Z", -209),
            ("2026-10-25T21:59:59Z", -209), ("2026-10-25T22:00:00Z", -210),
        ])
    func summerTime(moment: String, days: Int) throws {
        let clock = DayClock.fixture(at: moment, in: try #require(TimeZone(identifier: "Europe/Kyiv")))
        same(Due.fixture(date: .day("2026-03-30")).daysLeft(on: clock.today), days)
    }

    @Test(
        "The currency may be a symbol or a code, and its text is kept",
        arguments: [
            ("₹", "INR"), ("INR", "INR"), ("USD", "USD"), ("XTS", "XTS"), ("$", "USD"), ("€", "EUR"),
            ("£", "GBP"), ("¥", "JPY"), ("₴", "UAH"), ("zł", "PLN"), ("Rs.", "INR"), ("usd", nil),
            ("US", nil),
            ("USDT", nil), ("₿", nil), ("ÜSD", nil), ("12E", nil), ("", nil),
        ] as [(String, String?)])
    func currency(text: String, code: String?) {
        same(Currency(text: text).code, code)
        same(Currency(text: text).text, text)
    }
}
