import Foundation
import HTTPServerSupport
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("A payment over HTTP whose first attempt got lost", .takesTurns, .endsIfItHangs)
struct LostAttemptTests {
    @Test(
        "is not known to be refused when the refusal follows an attempt that got lost, whatever its status",
        arguments: [
            .json(#"{ "code": "nothing_due" }"#, status: 422), .json(#"{ "code": "changed" }"#, status: 422),
            .status(400), .status(401), .status(403), .status(404), .status(410),
        ] as [Answer], [true, false])
    func refusedLater(answer: Answer, isLost: Bool) async throws {
        let server = try HTTPServer(isLost ? .reset(Data("{".utf8)) : .status(429), answer)
        let error = await (try Client(server.url)).failure { service throws(CardsError) in
            _ = try await service.pay(.fixture())
        }
        let lost = CardsError.uselessAnswer(host: "127.0.0.1:\(server.port)", .interrupted)
        #expect((error == lost) == isLost && error != nil)
        same(server.record.requests.count, 2)
    }

    @Test("is known to be refused where another order has the key, though an attempt got lost")
    func refusedForGood() async throws {
        let server = try HTTPServer(
            .reset(Data("{".utf8)), .json(#"{ "code": "reused_key", "reference": "SW-9" }"#, status: 409))
        let error = await (try Client(server.url)).failure { service throws(CardsError) in
            _ = try await service.pay(.fixture())
        }
        same(error, .reusedKey("k", payment: PaymentReference("SW-9")))
    }
}
