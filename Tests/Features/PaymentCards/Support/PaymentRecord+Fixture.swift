public import Foundation
public import PaymentCardsScreens

extension PaymentRecord {
    /// A payment on one of the cards, with each value in its place.
    public static func fixture(
        _ status: PaymentStatus = .paid, name: String = "1", title: String = "CARD", amount: Decimal? = 100,
        left: Decimal? = 0, currency: String = "INR", date: Date? = .moment,
        reference: String? = "SW-7K3M-9QPD-2X",
        undone: Date? = nil, undoableUntil: Date? = nil, idempotencyKey: String? = "k", problem: String? = nil
    ) -> PaymentRecord {
        var record = PaymentRecord(
            status, name: name, id: name, title: title, number: "4221 XXXX XXXX 8776", currency: currency)
        (record.amount, record.left, record.date) = (amount, left, date)
        (record.reference, record.undone, record.undoableUntil) = (reference, undone, undoableUntil)
        (record.idempotencyKey, record.problem) = (idempotencyKey, problem)
        return record
    }
}
