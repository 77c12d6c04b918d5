import Foundation
import JSONFeed
import PaymentCardsEntity
import TestSupport
import Testing
import Values

@Suite("A payment from a server")
struct PaymentDecodingTests {
    private static let fields = [
        "reference": #""SW-1""#, "card_id": #""7""#, "occurrence": "2", "due_id": #""d""#, "amount": "0.1",
        "rest": "7853.33", "currency": #""INR""#, "date": #""2026-11-20T10:00:00+02:00""#,
        "idempotency_key": #""k""#, "undone": #""2026-11-20T08:01:00Z""#,
    ]

    private func payment(_ name: String? = nil, _ json: String? = nil) throws -> Payment {
        var fields = Self.fields
        if let name { fields[name] = json }
        let text = "{" + fields.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
        return try JSONDecoder().decode(Payment.self, from: Data(text.utf8))
    }

    @Test("is read exactly")
    func whole() throws {
        let payment = try payment()
        #expect(payment.id.text == "SW-1" && payment.card == CardID(feedID: "7", occurrence: 2))
        #expect(payment.dueID == "d" && payment.idempotencyKey == "k")
        same(payment.money, Money(amount: Decimal(string: "0.1") ?? 0, currency: Currency(text: "INR")))
        same(payment.rest?.amount, Decimal(string: "7853.33"))
        same(payment.date, Date(timeIntervalSince1970: 1_795_161_600))
        same(payment.undone, Date(timeIntervalSince1970: 1_795_161_660))
    }

    @Test("does without what may be missing", arguments: [nil, "null"])
    func optional(json: String?) throws {
        try same(payment("occurrence", json).card.occurrence, 1)
        #expect(try payment("idempotency_key", json).idempotencyKey == nil)
        #expect(try payment("undone", json).undone == nil)
    }

    @Test(
        "says which field can't be read",
        arguments: [
            ("reference", nil, .text, .nothing), ("reference", #""""#, .text, .emptyText),
            ("card_id", "7", .text, .number), ("occurrence", "0", .ordinal, .number),
            ("amount", #""1""#, .number, .text), ("rest", nil, .number, .nothing),
            ("date", #""yesterday""#, .moment, .text), ("date", "1795168800", .moment, .number),
            ("undone", #""2026-13-20T08:01:00Z""#, .moment, .text), ("currency", "null", .text, .null),
        ] as [(String, String?, FieldKind, FieldKind)])
    func faults(name: String, json: String?, expected: FieldKind, found: FieldKind) {
        #expect(throws: UnreadableField(path: name, expected: expected, found: found)) {
            try payment(name, json)
        }
    }
}
