import Foundation
import HTTPServerSupport
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing
import Values

@testable import PaymentCardsServer

/// Each field of an answer is changed in each way, and a server gives it to an order, or to an undo.
@Suite("A receipt that is not quite what was ordered", .takesTurns, .endsIfItHangs)
struct ReceiptCheckTests {
    /// An answer to the order of 500.25 of 1500.50 rupees on the second card with the id 7.
    private static let receipt: [String: String] = [
        "reference": #""SW-1""#, "card_id": #""7""#, "occurrence": "2", "due_id": #""d7""#,
        "amount": "500.25",
        "rest": "1000.25", "currency": #""INR""#, "date": #""2026-11-20T10:00:00Z""#,
        "idempotency_key": #""k""#, "undone": "null",
    ]
    private static let now = Date(timeIntervalSince1970: 1_795_168_801)
    private static let order = PaymentOrder(
        card: CardID(feedID: "7", occurrence: 2), number: CardNumber(masking: "4332 XXXX XXXX 6564"),
        due: Due(
            id: "d7", money: Money(amount: 1500.5, currency: Currency(text: "₹")), state: "due in 6 days"),
        amount: 500.25, purpose: .amount, idempotencyKey: "k")

    /// What no field of an answer can be.
    private static let junk: [String?] = [
        "true", "[]", "{}", #""""#, #""\u0000""#, #""\u202e""#, "-1", "0.001", "1e99", "-0.01",
    ]
    /// What a field can't be besides.
    private static let wrong: [String: [String?]] = [
        "reference": [
            nil, "null", #""any text""#, #""-r""#, #""4111111111111111""#, #""SW-1\n""#, #""платіж""#,
            #""a/b""#,
            "\"\(String(repeating: "A", count: 65))\"",
        ],
        "card_id": [nil, "null", "7", #""8""#, #""07""#, #""7 ""#],
        "occurrence": [nil, "null", "1", "3", "0", #""2""#],
        "due_id": [nil, "null", "7", #""d8""#, #""D7""#],
        "amount": [nil, "null", "500", "500.26", "500.2", "-500.25", "0", #""500.25""#, "1500.5", "50025"],
        "rest": [
            nil, "null", "-5", "1000.26", "1500.5", "1e9", #""1000.25""#, "1000.2501", "-1000.25",
        ],
        "currency": [nil, "null", #""USD""#, #""inr""#, #""$""#, #""IN""#, "5"],
        "date": [
            nil, "null", #""yesterday""#, "1795168800", #""1970-01-01T00:00:00Z""#,
            #""9999-12-31T23:59:59Z""#,
            #""2126-11-20T10:00:00Z""#, #""0001-01-01T00:00:00Z""#, #""2026-11-20""#,
        ],
        "idempotency_key": ["5", #""l""#, #""K""#, #""k ""#],
        "undone": [#""2026-11-20T10:00:01Z""#, #""later""#, "0"],
    ]

    static let mutations: [(String, String?)] = pairs(wrong.mapValues { $0 + junk })

    private static func pairs(_ values: [String: [String?]]) -> [(String, String?)] {
        var pairs: [(String, String?)] = []
        for field in values.keys.sorted() {
            for value in values[field] ?? [] { pairs.append((field, value)) }
        }
        return pairs
    }

    private func json(_ receipt: [String: String]) -> String {
        "{" + receipt.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
            + "}"
    }

    /// How `work` fails with a server that answers so; `nil` if it does not, and the server's name.
    private func failure(
        _ answer: Answer, _ work: @escaping (HTTPCardsService) async throws(CardsError) -> Void
    ) async throws -> (error: CardsError?, host: String) {
        let server = try HTTPServer(answer)
        let error = await (try Client(server.url, now: Self.now)).failure(work)
        return (error, "127.0.0.1:\(server.port)")
    }

    @Test("never makes a success of an order, but an unknown outcome", arguments: mutations)
    func mutated(field: String, value: String?) async throws {
        var receipt = Self.receipt
        receipt[field] = value
        let (error, host) = try await failure(.json(json(receipt), status: 201)) {
            service throws(CardsError) in
            _ = try await service.pay(Self.order)
        }
        guard case .uselessAnswer(let said, _) = error, said.hasPrefix(host), error?.leavesUnknown == true
        else {
            Issue.record("\(json(receipt)): \(String(describing: error))")
            return
        }
    }

    /// What an answer to an undo can't be; of its other fields nothing is known beforehand.
    private static let wrongOfUndo: [String: [String?]] = [
        "reference": (wrong["reference"] ?? []) + junk + [#""SW-2""#],
        "date": (wrong["date"] ?? []) + junk,
        "undone": [nil, "null", #""later""#, #""2026-11-20T09:59:59Z""#, #""2126-11-20T10:00:00Z""#] + junk,
        "amount": [nil, "null", "0", "-1", "1e999", "true"],
        "rest": [nil, "null", "-0.01", "[]"],
        "card_id": ["7"], "currency": [nil], "due_id": ["null"],
    ]

    static let undoMutations: [(String, String?)] = pairs(wrongOfUndo)

    @Test("never makes a success of an undo, but an unknown outcome", arguments: undoMutations)
    func mutatedUndo(field: String, value: String?) async throws {
        var receipt = Self.receipt.merging(["undone": #""2026-11-20T10:00:01Z""#]) { $1 }
        receipt[field] = value
        let (error, host) = try await failure(.json(json(receipt))) { service throws(CardsError) in
            _ = try await service.undo(PaymentReference("SW-1"))
        }
        guard case .uselessAnswer(let said, _) = error, said.hasPrefix(host), error?.leavesUnknown == true
        else {
            Issue.record("\(json(receipt)): \(String(describing: error))")
            return
        }
    }

    @Test(
        "never makes a success of the undo of a payment that is known to be another one",
        arguments: [
            ("amount", "500.26"), ("currency", #""USD""#), ("card_id", #""8""#), ("due_id", #""d8""#),
        ])
    func mutatedUndoOfKnown(field: String, value: String) async throws {
        let known = Payment(
            id: PaymentReference("SW-1"), card: Self.order.card, dueID: "d7",
            money: Money(amount: 500.25, currency: Currency(text: "₹")),
            rest: Money(amount: 1000.25, currency: Currency(text: "₹")), date: Self.now)
        var receipt = Self.receipt.merging(["undone": #""2026-11-20T10:00:01Z""#]) { $1 }
        let (sound, _) = try await failure(.json(json(receipt))) { service throws(CardsError) in
            _ = try await service.undo(known.id, of: known)
        }
        same(sound, nil)
        receipt[field] = value
        let (error, host) = try await failure(.json(json(receipt))) { service throws(CardsError) in
            _ = try await service.undo(known.id, of: known)
        }
        same(error, .uselessAnswer(host: host, .misfit(field)))
    }

    @Test("is one where no field was changed, or only so that it says the same")
    func sound() async throws {
        let same: [(String, String?)] = [
            ("amount", "500.250"), ("rest", "1000.250"), ("rest", "0"), ("currency", #""₹""#),
            ("idempotency_key", nil), ("idempotency_key", "null"), ("undone", nil),
            ("date", #""2026-11-20T15:30:00+05:30""#), ("reference", #""a.b_c~d:0""#),
        ]
        for (field, value) in same {
            var receipt = Self.receipt
            receipt[field] = value
            let (error, _) = try await failure(.json(json(receipt), status: 201)) {
                service throws(CardsError) in
                _ = try await service.pay(Self.order)
            }
            #expect(error == nil, "\(json(receipt))")
        }
    }

    @Test("is one of an earlier order with the same key, whatever was left then and became of it since")
    func repeated() async throws {
        for (rest, undone) in [("1200", "null"), ("3", #""2026-11-20T10:00:01Z""#)] {
            let receipt = Self.receipt.merging(["rest": rest, "undone": undone]) { $1 }
            let server = try HTTPServer(.json(json(receipt)))
            #expect(try await Client(server.url, now: Self.now).service.pay(Self.order).isRepeat)
        }
    }

    @Test("must leave nothing where all was to be paid", arguments: ["0.01", "1000.25"])
    func full(rest: String) async throws {
        let order = PaymentOrder(
            card: Self.order.card, number: Self.order.number, due: Self.order.due, amount: 1500.5,
            purpose: .full, idempotencyKey: "k")
        let receipt = Self.receipt.merging(["rest": rest, "amount": "1500.5"]) { $1 }
        let (error, host) = try await failure(.json(json(receipt), status: 201)) {
            service throws(CardsError) in
            _ = try await service.pay(order)
        }
        same(error, .uselessAnswer(host: host, .misfit("rest")))
    }

    @Test("is none with a status that promises something else", arguments: [202, 203, 206])
    func status(status: Int) async throws {
        let (error, host) = try await failure(.json(json(Self.receipt), status: status)) {
            service throws(CardsError) in _ = try await service.pay(Self.order)
        }
        same(error, .uselessAnswer(host: host, .misfit("status \(status)")))
        #expect(error?.leavesUnknown == true)
    }
}
