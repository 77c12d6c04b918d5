import Foundation
import HTTPServerSupport
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsHTTP

@Suite("An id with a card number in it", .endsIfItHangs)
struct HiddenIDTests {
    private static let number = "4111111111111111"
    private static let masked = "411111XXXXXX1111"

    @Test("is masked, is no other card's, and is the server's own in all that is asked of it")
    func hidden() async throws {
        let server = try HTTPServer { request in
            let card = request.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
            let payment = ServedFeed.payment(card: card).replacing("\"d\(card)\"", with: "\"d7\"")
            switch (request.method, request.path.split(separator: "/").last) {
            case ("GET", "cards"):
                return .json(ServedFeed.page([Self.masked, Self.number, "7"].map { ServedFeed.card($0) }))
            case ("GET", "statement"): return .json(ServedFeed.statement(card: card))
            case ("GET", _): return .json("{ \"payment\": [\(payment)] }")
            default: return .json(payment, status: 201)
            }
        }
        let service = try Client(server.url).service
        let page = try await service.page(1, size: 20)
        #expect(page.cards.map(\.id.feedID) == [Self.masked, Self.masked, "7"])
        #expect(page.cards.map(\.id.occurrence) == [1, 2, 1])
        #expect(page.sharedIDs == [Self.masked])
        for (id, name) in zip(page.cards.map(\.id), [Self.masked, Self.number, "7"]) {
            let order = PaymentOrder.fixture().on(id)
            #expect(try await service.pay(order).payment.card == id)
            #expect(try await service.payments(of: id, number: nil).map(\.card) == [id])
            _ = try await service.statement(of: id)
            let requests = server.record.requests.suffix(3)
            #expect(requests.allSatisfy { $0.path.hasPrefix("/cards/\(name)/") && $0.query == "" })
        }
    }
}
