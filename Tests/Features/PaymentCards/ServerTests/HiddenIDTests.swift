import Foundation
import HTTPServerSupport
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsServer

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

    /// Another number, of which the same is left when it is masked.
    private static let twin = "4111110000091111"

    /// A server whose list is of these ids, and where one payment was made, on the card `paid`.
    private static func server(of ids: [String], paid: String, isListBroken: Bool = false) throws
        -> HTTPServer
    {
        try HTTPServer { request in
            switch request.method {
            case "GET" where isListBroken: .status(404)
            case "GET":
                .json(ServedFeed.page(ids.map { ServedFeed.card($0, title: $0 == paid ? "PAID" : "OTHER") }))
            default: .json(ServedFeed.payment(card: paid, undone: "\"2026-11-20T10:01:00Z\""))
            }
        }
    }

    @Test(
        "leads to its own card when a payment is taken back, whichever others are shown by the same text",
        arguments: [[masked, number, twin], [number, twin, masked], [twin, masked, number], [twin, "7"]])
    func takenBack(ids: [String]) async throws {
        for paid in ids {
            let server = try Self.server(of: ids, paid: paid)
            let asked = try Client(server.url).service
            let cards = try await asked.page(1, size: 20).cards
            let card = try #require(cards.first { $0.title == "PAID" })
            // One that has never seen the list has to find the card, too.
            for service in [asked, try Client(server.url).service] {
                #expect(try await service.undo(PaymentReference("SW-1")).card == card.id)
            }
        }
    }

    @Test("is no other card's where the list that would tell can't be had, or doesn't have the card")
    func notFound() async throws {
        for server in [
            try Self.server(of: [Self.twin], paid: Self.number, isListBroken: true),
            try Self.server(of: [Self.twin, Self.masked], paid: Self.number),
        ] {
            let service = try Client(server.url).service
            let card = try await service.undo(PaymentReference("SW-1")).card
            #expect(card == CardID(feedID: Self.masked, occurrence: 0))
        }
    }

    @Test("costs no request where no other card can have the id")
    func plain() async throws {
        let server = try Self.server(of: ["7"], paid: "7")
        let service = try Client(server.url).service
        #expect(try await service.undo(PaymentReference("SW-1")).card == CardID(feedID: "7"))
        #expect(server.record.requests.map(\.method) == ["DELETE"])
    }

    @Test("is the one of the list read last, and no more is kept of those before")
    func recent() throws {
        func list(_ ids: [String], isWhole: Bool) -> GatheredCards {
            var cards = GatheredCards()
            let entries = ids.map { CardFeed.Entry.card(.fixture(id: $0)) }
            cards.add(
                ServerPage(entries: entries, envelope: Envelope(pages: isWhole ? 1 : 2)), saidOn: nil,
                kept: nil)
            return cards
        }
        let (first, second) = (
            CardID(feedID: Self.masked), CardID(feedID: Self.masked, occurrence: 2)
        )
        var ids = RecentIDs()
        ids.read(list([Self.number, Self.twin], isWhole: true))
        #expect(ids.serverID(of: first).feedID == Self.number && ids.serverID(of: second).feedID == Self.twin)
        // What a part doesn't reach is known of the whole.
        ids.read(list([Self.masked], isWhole: false))
        #expect(ids.serverID(of: first) == first && ids.serverID(of: second).feedID == Self.twin)
        ids.read(list([Self.twin], isWhole: true))
        #expect(ids.serverID(of: first).feedID == Self.twin && ids.serverID(of: second) == second)
    }

    @Test("is not told by an error, either")
    func error() async throws {
        let server = try HTTPServer { request in
            request.path == "/cards" ? .json(ServedFeed.page([ServedFeed.card(Self.number)])) : .status(404)
        }
        let client = try Client(server.url)
        let id = try #require(try await client.service.page(1, size: 20).cards.first?.id)
        let unknown = CardsError.unknownCard(name: Self.masked, nearest: [])
        #expect(
            await client.failure { service throws(CardsError) in
                _ = try await service.pay(PaymentOrder.fixture().on(id))
            } == unknown)
        #expect(
            await client.failure { service throws(CardsError) in _ = try await service.statement(of: id) }
                == unknown)
    }
}
