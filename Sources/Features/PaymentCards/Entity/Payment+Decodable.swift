import Foundation
import JSONFeed
import Values

extension Payment: Decodable {
    private enum Key: String, CodingKey {
        case reference, occurrence, amount, rest, currency, date, undone
        case card = "card_id"
        case dueID = "due_id"
        case idempotencyKey = "idempotency_key"
    }

    /// Decodes a payment from a server; `occurrence`, `idempotency_key` and `undone` may be missing or null.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        let currency = Currency(text: try fields.text(.currency))
        self.init(
            id: PaymentReference(try fields.exactText(.reference, mayBeEmpty: false).withMaskedCardNumbers),
            card: CardID(
                feedID: try fields.exactText(.card, mayBeEmpty: false),
                occurrence: try fields.optionalOrdinal(.occurrence) ?? 1),
            dueID: try fields.exactText(.dueID),
            money: Money(amount: try fields.amount(.amount), currency: currency),
            rest: Money(amount: try fields.amount(.rest), currency: currency),
            date: try fields.moment(.date),
            idempotencyKey: fields.isPresent(.idempotencyKey) ? try fields.exactText(.idempotencyKey) : nil,
            undone: fields.isPresent(.undone) ? try fields.moment(.undone) : nil)
    }
}
