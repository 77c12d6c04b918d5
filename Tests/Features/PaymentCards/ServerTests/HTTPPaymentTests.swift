import Foundation
import HTTPServerSupport
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Synchronization
import TestSupport
import Testing
import Values

@testable import PaymentCardsServer

@Suite("Paying over HTTP", .takesTurns, .endsIfItHangs)
struct HTTPPaymentTests {
    private func failure(
        _ answer: Answer, _ order: PaymentOrder = .fixture()
    ) async throws -> (error: CardsError?, server: HTTPServer) {
        let server = try HTTPServer(answer)
        let client = try Client(server.url)
        let error = await client.failure { service throws(CardsError) in _ = try await service.pay(order) }
        return (error, server)
    }

    @Test("sends the order with its key, and brings the receipt")
    func paid() async throws {
        let server = try HTTPServer(.json(ServedFeed.payment(), status: 201))
        let receipt = try await Client(server.url).service.pay(.fixture())
        #expect(!receipt.isRepeat && receipt.payment.id.text == "SW-1")
        same(receipt.payment.money.amount, Decimal(string: "500.25"))
        same(receipt.payment.rest?.amount, Decimal(string: "1000.25"))
        same(receipt.payment.date, Date(timeIntervalSince1970: 1_795_168_800))
        #expect(receipt.payment.idempotencyKey == "k" && receipt.payment.undone == nil)
        let request = try #require(server.record.requests.first)
        #expect(request.method == "POST" && request.path == "/cards/7/payments")
        same(request.headers["idempotency-key"], "k")
        same(request.headers["content-type"], "application/json")
        same(
            String(decoding: request.body, as: UTF8.self),
            #"{"amount":500.25,"currency":"INR","due_id":"d7","occurrence":1,"purpose":"amount"}"#)
    }

    @Test(
        "says what the amount is meant to be, which only the server can hold it to",
        arguments: PaymentPurpose.allCases)
    func purpose(purpose: PaymentPurpose) async throws {
        let (error, server) = try await failure(
            .json(#"{ "code": "minimum_paid" }"#, status: 422), .fixture(purpose: purpose))
        same(error, .paymentRefused(.minimumPaid))
        let body = String(decoding: try #require(server.record.requests.first).body, as: UTF8.self)
        #expect(body.contains(#""purpose":"\#(purpose.rawValue)""#))
    }

    /// What became of the first attempt, before the server answered the second.
    enum FirstAttempt: CaseIterable {
        /// It may have been carried out.
        case lost
        /// The server has refused to take it now.
        case turnedAway
        /// There was none.
        case none

        var answers: [Answer] {
            switch self {
            case .lost: [.reset(Data("{".utf8))]
            case .turnedAway: [.status(429)]
            case .none: []
            }
        }
    }

    @Test(
        "is a repeat where the server says so, unless its own first attempt may have used the key",
        arguments: FirstAttempt.allCases, [200, 201])
    func again(first: FirstAttempt, status: Int) async throws {
        let last = Answer.json(ServedFeed.payment(), status: status)
        let server = try HTTPServer { request in
            request.number <= first.answers.count ? first.answers[request.number - 1] : last
        }
        let receipt = try await Client(server.url).service.pay(.fixture())
        same(receipt.isRepeat, status == 200 && first != .lost)
        same(server.record.requests.count, first.answers.count + 1)
    }

    @Test(
        "is a repeat, too, where it is older by the server's clock than the order whose first attempt got lost",
        arguments: [
            (nil, false), ("Fri, 20 Nov 2026 10:00:00 GMT", false), ("Fri, 20 Nov 2026 10:05:00 GMT", false),
            ("Fri, 20 Nov 2026 10:05:01 GMT", true), ("Fri, 20 Nov 2026 09:00:00 GMT", false),
            ("soon", false),
        ] as [(String?, Bool)])
    func older(answered: String?, isRepeat: Bool) async throws {
        let server = try HTTPServer(
            .reset(Data("{".utf8)),
            .json(ServedFeed.payment(), headers: answered.map { ["Date": $0] } ?? [:]))
        // The clock here may be years off.
        let client = try Client(server.url, now: Date(timeIntervalSince1970: 1_700_000_000))
        try await same(client.service.pay(.fixture()).isRepeat, isRepeat)
    }

    @Test("is a repeat, too, where no connection came about at first", arguments: [200, 201])
    func refusedFirst(status: Int) async throws {
        let port = try ClosedPort()
        let server = Mutex<HTTPServer?>(nil)
        // The pause before the second attempt is when the server starts.
        let client = try Client(
            port.url,
            didLog: { line in
                guard line.contains("again in") else { return }
                #expect(throws: Never.self) {
                    let opened = try HTTPServer(on: port) { _ in
                        .json(ServedFeed.payment(), status: status)
                    }
                    server.withLock { $0 = opened }
                }
            })
        let receipt = try await client.service.pay(.fixture())
        same(receipt.isRepeat, status == 200)
        same(server.withLock { $0?.record.requests.count }, 1)
    }

    @Test("repeats an order that got lost with the same key")
    func repeated() async throws {
        let server = try HTTPServer(.reset(Data("{".utf8)), .json(ServedFeed.payment(), status: 201))
        _ = try await Client(server.url).service.pay(.fixture())
        same(server.record.requests.map { $0.headers["idempotency-key"] }, ["k", "k"])
    }

    @Test("is refused in the words of the contract")
    func refused() async throws {
        func refusal(_ json: String, _ status: Int) async throws -> CardsError? {
            try await failure(.json(json, status: status)).error
        }
        try await same(
            refusal(#"{ "code": "reused_key", "reference": "SW-9" }"#, 409),
            .reusedKey("k", payment: PaymentReference("SW-9")))
        try await same(refusal(#"{ "code": "nothing_due" }"#, 422), .paymentRefused(.nothingDue))
        try await same(refusal(#"{ "code": "not_positive" }"#, 422), .paymentRefused(.notPositive))
        try await same(refusal(#"{ "code": "too_precise" }"#, 422), .paymentRefused(.tooPrecise(decimals: 2)))
        try await same(refusal(#"{ "code": "only_in_full" }"#, 422), .paymentRefused(.onlyInFull))
        try await same(refusal(#"{ "code": "no_minimum" }"#, 422), .paymentRefused(.noMinimum))
        let rest = Money(amount: 12.5, currency: Currency(text: "₹"))
        try await same(
            refusal(#"{ "code": "changed", "amount": 12.50 }"#, 422), .paymentRefused(.changed(to: rest)))
        try await same(
            refusal(#"{ "code": "changed", "message": "?" }"#, 422), .server(status: 422, message: "?"))
        try await same(
            refusal(#"{ "code": "more_than_due", "rest": 12.50 }"#, 422),
            .paymentRefused(.moreThanDue(rest: rest)))
        try await same(
            refusal(#"{ "code": "too_late", "message": "4111 1111 1111 1111\u001b[J" }"#, 422),
            .server(status: 422, message: "4111 11XX XXXX 1111"))
        try await same(refusal("<html>", 409), .server(status: 409))
        try await same(failure(.html("?", status: 404)).error, .server(status: 404))
        try await same(failure(.status(500)).error, .server(status: 500))
    }

    @Test("does not say that nothing was paid when the answer is of no use")
    func useless() async throws {
        let (error, server) = try await failure(.json("{}", status: 201))
        let field = UnreadableField(path: "currency", expected: .text, found: .nothing)
        let host = "127.0.0.1:\(server.port)/cards/{id}/payments"
        same(error, .uselessAnswer(host: host, .unexpected(field)))
    }

    @Test("says so too when it can't be read at all, or is too long", arguments: ["", "{", "<html>"])
    func broken(body: String) async throws {
        let (error, server) = try await failure(.json(body, status: 201))
        same(error, .uselessAnswer(host: "127.0.0.1:\(server.port)", .broken))
        #expect(error?.leavesUnknown == true)
        let (long, longServer) = try await failure(.chunked(size: 17 << 20))
        same(long, .uselessAnswer(host: "127.0.0.1:\(longServer.port)", .tooLong(limit: 16 << 20)))
        #expect(long?.leavesUnknown == true)
        #expect(try await failure(.status(204)).error?.leavesUnknown == true)
        // An earlier attempt with this key may still be at work.
        #expect(
            try await failure(.json(#"{"code": "in_progress"}"#, status: 409)).error?.leavesUnknown == true)
    }

    @Test("is known not to have been sent when the server wasn't reached")
    func nowhere() async throws {
        let closed = try ClosedPort()
        for configure in [{ _ in }, { $0.isOffline = true }] as [(inout CardsServer) -> Void] {
            let error = await (try Client(closed.url, configure: configure)).failure {
                service throws(CardsError) in _ = try await service.pay(.fixture())
            }
            #expect(error?.leavesUnknown == false)
        }
        let server = try HTTPServer(.reset(Data("{".utf8)), .status(401))
        let lost = await (try Client(server.url)).failure { service throws(CardsError) in
            _ = try await service.pay(.fixture())
        }
        #expect(lost?.leavesUnknown == true)
    }

    @Test("sends no key that could be something else", arguments: ["ключ", "a\nb"])
    func key(key: String) async throws {
        let (error, server) = try await failure(.json(ServedFeed.payment()), .fixture(key: key))
        #expect(error == .unusableKey(key) && server.record.requests.isEmpty)
    }

    @Test("lists payments, and takes one back")
    func undone() async throws {
        let server = try HTTPServer { request in
            switch (request.method, request.path) {
            case ("GET", "/cards/7/payments"):
                .json("{ \"payment\": [\(ServedFeed.payment("SW-2")), \(ServedFeed.payment())] }")
            case ("GET", "/cards/8/payments"): .json("{ \"payment\": [\(ServedFeed.payment())] }")
            case ("DELETE", "/payments/SW-1"):
                .json(ServedFeed.payment(undone: "\"2026-11-20T11:01:00+01:00\""))
            case ("DELETE", "/payments/SW-2"): .status(409)
            case ("DELETE", "/payments/SW-3"): .status(410)
            default: .status(404)
            }
        }
        let client = try Client(server.url)
        let service = client.service
        try await same(
            service.payments(of: CardID(feedID: "7"), number: nil).map(\.id.text),
            [
                "SW-2", "SW-1",
            ])
        try await same(
            service.undo(PaymentReference("SW-1")).undone, Date(timeIntervalSince1970: 1_795_168_860))
        func failure(_ text: String) async -> CardsError? {
            await client.failure { service throws(CardsError) in
                _ = try await service.undo(PaymentReference(text))
            }
        }
        await same(failure("SW-2"), .undoRefused(PaymentReference("SW-2"), .alreadyUndone))
        await same(failure("SW-3"), .undoRefused(PaymentReference("SW-3"), .tooLate))
        await same(failure("SW-4"), .unknownPayment(PaymentReference("SW-4")))
        await same(
            client.failure { service throws(CardsError) in
                _ = try await service.payments(of: CardID(feedID: "8"), number: nil)
            }, .uselessAnswer(host: "127.0.0.1:\(server.port)", .otherCard))
    }
}
