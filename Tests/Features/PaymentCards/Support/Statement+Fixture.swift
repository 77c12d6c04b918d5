public import Foundation
public import PaymentCardsEntity
public import Values

extension CalendarDate {
    /// The day that `text` names, which a test wrote right.
    public static func day(_ text: String) -> CalendarDate {
        guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no date") }
        return date
    }
}

extension Statement {
    /// A statement of three days that adds up, changed where a test cares.
    public static func fixture(
        card: CardID = CardID(feedID: "48822393341"), from: String = "2026-10-30", to: String = "2026-11-01",
        opening: Decimal = 100, _ transactions: [Transaction] = [.fixture()], closing: Decimal? = nil,
        minimumDue: Decimal = 5, currency: String = "INR", dueDate: String = "2026-11-15"
    ) -> Statement {
        func money(_ amount: Decimal) -> Money {
            Money(amount: amount, currency: Currency(text: currency))
        }
        return Statement(
            card: card, period: .day(from) ... .day(to), opening: money(opening), transactions: transactions,
            closing: money(closing ?? transactions.reduce(opening) { $0 + $1.amount }),
            minimumDue: money(minimumDue), dueDate: .day(dueDate))
    }
}

extension Transaction {
    /// A purchase, changed where a test cares.
    public static func fixture(
        id: String = "1", date: String = "2026-10-31", text: String = "CORNER SHOP",
        category: SpendingCategory = .groceries, amount: Decimal = 50
    ) -> Transaction {
        Transaction(id: id, date: .day(date), text: text, category: category, amount: amount)
    }
}
