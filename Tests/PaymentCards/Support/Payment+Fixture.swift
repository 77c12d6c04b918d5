public import Foundation
public import PaymentCardsEntity

extension Date {
    /// The moment at which most tests happen: 20 November 2026, 14:27:05 UTC.
    public static let fixture = Date(timeIntervalSince1970: 1_795_184_825)
}

extension Payment {
    /// A payment that was made a minute ago, changed where a test cares.
    public static func fixture(
        _ reference: String = "SW-7K3M-9QPD-2X", card: CardID = PaymentCard.fixture().id,
        amount: Decimal = 500, rest: Decimal = 1000, date: Date = .fixture.addingTimeInterval(-60),
        undone: Date? = nil
    ) -> Payment {
        let currency = Currency(text: "₹")
        return Payment(
            id: PaymentReference(reference), card: card, dueID: "123243",
            money: Money(amount: amount, currency: currency), rest: Money(amount: rest, currency: currency),
            date: date, undone: undone)
    }
}

extension Statement {
    /// A statement without transactions, changed where a test cares.
    public static func fixture(
        card: CardID = PaymentCard.fixture().id, from: String = "2026-10-14", to: String = "2026-11-13",
        closing: Decimal = 1500, minimumDue: Decimal = 75, dueDate: String = "2026-11-26"
    ) -> Statement {
        func day(_ text: String) -> CalendarDate {
            guard let day = CalendarDate(text) else { preconditionFailure("\(text) is no day.") }
            return day
        }
        func money(_ amount: Decimal) -> Money { Money(amount: amount, currency: Currency(text: "₹")) }
        return Statement(
            card: card, period: day(from)...day(to), opening: money(0), transactions: [],
            closing: money(closing), minimumDue: money(minimumDue), dueDate: day(dueDate))
    }
}
