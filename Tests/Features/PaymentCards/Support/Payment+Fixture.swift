public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
public import Values

extension Date {
    /// The moment at which test payments are made: 20 November 2026, 12:00 in London.
    public static let moment = Date(timeIntervalSince1970: 1_795_176_000)
}

extension Payment {
    /// A payment on the feed's first card, changed where a test cares.
    public static func fixture(
        _ reference: String = "SW-7K3M-9QPD-2X", card: CardID = PaymentCard.fixture().id,
        number: CardNumber? = PaymentCard.fixture().number,
        due: String = "123243", amount: Decimal = 500, rest: Decimal = 1000, currency: String = "₹",
        date: Date = .moment, key: String? = nil, undone: Date? = nil, minimumOf: CalendarDate? = nil,
        dueDate: CalendarDate? = nil
    ) -> Payment {
        let currency = Currency(text: currency)
        return Payment(
            id: PaymentReference(reference), card: card, number: number, dueID: due,
            money: Money(amount: amount, currency: currency), rest: Money(amount: rest, currency: currency),
            date: date, idempotencyKey: key, undone: undone, minimumOf: minimumOf, dueDate: dueDate)
    }
}

extension PaymentQuote {
    /// What can be paid on the feed's first card, changed where a test cares.
    public static func fixture(
        _ item: CardListing.Item = .fixture(), due: Due = .fixture(),
        minimum: Result<MinimumDue, CardsError> = .success(.none), earlier: Payment? = nil,
        payments: [Payment] = [], unreadable: [UnreadableCard] = []
    ) -> PaymentQuote {
        PaymentQuote(
            item: item, due: due, minimum: minimum, earlier: earlier, payments: payments,
            unreadable: unreadable)
    }
}
