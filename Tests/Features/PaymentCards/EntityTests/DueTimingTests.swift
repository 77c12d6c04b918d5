import PaymentCardsEntity
import TestSupport
import Testing

@Suite("DueTiming")
struct DueTimingTests {
    @Test(
        "The number of days is understood where it can be",
        arguments: [
            ("fully_paid", .paid), ("Fully Paid", .paid), ("FULLY-PAID.", .paid), ("paid", .paid),
            ("due in 6 days", .due(inDays: 6)), ("Due in 3 days", .due(inDays: 3)),
            ("DUE IN 1 DAY", .due(inDays: 1)), ("due in 45 days!", .due(inDays: 45)),
            ("  due   in\t6\u{A0}days ", .due(inDays: 6)),
            ("due in 2 weeks", .due(inDays: 14)), ("due in 1 week", .due(inDays: 7)),
            ("due in 0 days", .due(inDays: 0)), ("due today", .due(inDays: 0)),
            ("Due: today.", .due(inDays: 0)), ("due tomorrow", .due(inDays: 1)),
            ("due within 007 days", .due(inDays: 7)), ("due_in_6_days", .due(inDays: 6)),
            ("overdue by 2 days", .overdue(byDays: 2)), ("Overdue by 1 week", .overdue(byDays: 7)),
            ("2 days overdue", .overdue(byDays: 2)), ("OVERDUE", .overdue(byDays: nil)),
            ("past due by 4 days", .overdue(byDays: 4)), ("past-due", .overdue(byDays: nil)),
        ] as [(String, DueTiming)])
    func understood(state: String, expected: DueTiming) {
        same(DueTiming(state: state), expected)
    }

    @Test(
        "A text that states no time is not guessed at",
        arguments: [
            "", " ", "awaiting statement", "due", "due soon", "due in days", "days", "due in six days",
            "due in 6", "due in 6 hours", "in 6 days", "not due today", "partly paid", "paid 10 of 20",
            "due in -3 days", "due in −3 days", "due in 1.5 days", "due in 1,000 days", "due in 2-3 days",
            "due in 99999999999999999999 days", "due in 9223372036854775807 weeks", "сплатити за 6 днів",
            "\u{FFFD}", "🕰",
        ])
    func unknown(state: String) {
        same(DueTiming(state: state), .unknown)
    }

    @Test(
        "Overdue stays overdue when the number of days can’t be read",
        arguments: [
            "overdue by many days", "overdue by 99999999999999999999 days", "overdue by -2 days",
            "overdue by 9223372036854775807 weeks", "overdue by 1.5 days",
        ])
    func overdue(state: String) {
        same(DueTiming(state: state), .overdue(byDays: nil))
    }

    @Test("The largest number of days there is does no harm")
    func largest() {
        same(DueTiming(state: "due in 9223372036854775807 days"), .due(inDays: .max))
        same(DueTiming(state: "due in 1317624576693539401 weeks"), .due(inDays: .max))
    }
}
