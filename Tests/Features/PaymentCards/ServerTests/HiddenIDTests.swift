import Foundation
import HTTPServerSupport
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("An id with a card number in it", .takesTurns, .endsIfItHangs)
struct HiddenIDTests {
    private static let number = "4111111111111111"
    private static let masked = "411111XXXXXX1111"

    @Test("is masked, belongs to no other card, and is the server's own in every request")
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
        let page = try await service.wallet()
        same(page.cards.map(\.id.feedID), [Self.masked, Self.masked, "7"])
        same(page.cards.map(\.id.occurrence), [1, 2, 1])
        for (id, name) in zip(page.cards.map(\.id), [Self.masked, Self.number, "7"]) {
            let order = PaymentOrder.fixture().on(id)
            try await same(service.pay(order).payment.card, id)
            try await same(service.payments(of: id, number: nil).map(\.card), [id])
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
            let cards = try await asked.wallet().cards
            let card = try #require(cards.first { $0.title == "PAID" })
            // One that has never seen the list has to find the card, too.
            for service in [asked, try Client(server.url).service] {
                try await same(service.undo(PaymentReference("SW-1")).card, card.id)
            }
        }
    }

    @Test("belongs to no other card if the list can't be fetched, or doesn't have the card")
    func notFound() async throws {
        for server in [
            try Self.server(of: [Self.twin], paid: Self.number, isListBroken: true),
            try Self.server(of: [Self.twin, Self.masked], paid: Self.number),
        ] {
            let service = try Client(server.url).service
            let card = try await service.undo(PaymentReference("SW-1")).card
            same(card, CardID(feedID: Self.masked, occurrence: 0))
        }
    }

    @Test("costs no request where no other card can have the id")
    func plain() async throws {
        let server = try Self.server(of: ["7"], paid: "7")
        let service = try Client(server.url).service
        try await same(service.undo(PaymentReference("SW-1")).card, CardID(feedID: "7"))
        same(server.record.requests.map(\.method), ["DELETE"])
    }

    private static let titles = [
        number: "ELDER", twin: "YOUNGER", masked: "PLAIN", "7": "SEVEN", "8": "EIGHT",
    ]

    /// A server whose list is another each time that its first page is asked for, the last for good, on pages of `size`.
    /// What is asked of a card is answered about that card; a payment's reference ends with the title of its card.
    private static func server(of lists: [[String]], size: Int = 100) throws -> HTTPServer {
        let count = Mutex(0)
        return try HTTPServer { request in
            let parts = request.path.split(separator: "/").map(String.init)
            switch (request.method, parts.last) {
            case ("GET", "cards"):
                let page = request.parameters["page"].flatMap { Int($0) } ?? 1
                let list = lists[
                    count.withLock {
                        if page == 1 { $0 += 1 }
                        return min($0, lists.count) - 1
                    }]
                let cards = list.dropFirst((page - 1) * size).prefix(size)
                return .json(
                    ServedFeed.page(
                        cards.map { ServedFeed.card($0, title: titles[$0] ?? "") },
                        envelope: "\"perpage\": \(size)"))
            case ("GET", "statement"): return .json(ServedFeed.statement(card: parts[1]))
            case ("GET", _): return .json("{ \"payment\": [\(ServedFeed.payment(card: parts[1]))] }")
            case ("DELETE", let reference?):
                let card = titles.first { reference == "SW-\($0.value)" }?.key ?? ""
                return .json(
                    ServedFeed.payment(reference, card: card, undone: "\"2026-11-20T10:01:00Z\""))
            default:
                return .json(
                    ServedFeed.payment(card: parts[1]).replacing("\"d\(parts[1])\"", with: "\"d7\""),
                    status: 201)
            }
        }
    }

    /// Has everything that can be asked of a card be asked, and expects the server to be asked it of the one with this title.
    private static func expect(
        _ card: CardID, toBe title: String, at service: HTTPCardsService, of server: HTTPServer
    ) async throws {
        let id = try #require(titles.first { $0.value == title }).key
        try await same(service.pay(PaymentOrder.fixture().on(card)).payment.card, card)
        try await same(service.payments(of: card, number: nil).map(\.card), [card])
        _ = try await service.statement(of: card)
        same(
            server.record.requests.suffix(3).map(\.path),
            [
                "/cards/\(id)/payments", "/cards/\(id)/payments", "/cards/\(id)/statement",
            ])
        try await same(service.undo(PaymentReference("SW-\(title)")).card, card)
    }

    @Test(
        "belongs to the card first seen with it, whatever the order of later lists",
        arguments: [
            [[number, twin, masked], [masked, twin, number]], [[number, twin], [twin, number]],
            [[number, twin], [masked, "7", twin, number], [twin, number, masked]],
            [[masked, number], [number, masked]],
        ])
    func reordered(lists: [[String]]) async throws {
        let server = try Self.server(of: lists)
        let service = try Client(server.url).service
        let shown = try await service.wallet().cards
        for _ in lists.dropFirst() {
            let now = try await service.wallet().cards
            for card in shown {
                let again = now.filter { $0.id == card.id }.map(\.title)
                same(again, [card.title])
                try await Self.expect(card.id, toBe: card.title, at: service, of: server)
            }
        }
        let names = try await service.wallet().cards.map(\.id)
        same(Set(names).count, lists.last?.count)
    }

    @Test("belongs to no other card when its own is gone, or to one that was never seen")
    func gone() async throws {
        let server = try Self.server(of: [[Self.number, Self.twin], [Self.twin]])
        let client = try Client(server.url)
        let unknown = CardsError.unknownCard(name: Self.masked, nearest: [])
        let name = CardID(feedID: Self.masked)
        func failure() async -> CardsError? {
            await client.failure { service throws(CardsError) in
                _ = try await service.pay(PaymentOrder.fixture().on(name))
            }
        }
        await same(failure(), unknown)
        #expect(server.record.requests.isEmpty)
        let shown = try await client.service.wallet().cards
        let left = try await client.cards()
        same(left.map(\.id), [shown[1].id])
        // That it is gone is the server's to say, of the card that was meant.
        #expect(await failure() == nil)
        same(server.record.requests.last?.path, "/cards/\(Self.number)/payments")
    }

    @Test("belongs to the same card in the rest of a list that was begun before another")
    func superseded() async throws {
        let server = try Self.server(
            of: [[Self.number, Self.twin, "7", "8"], [Self.twin, Self.number, "7", "8"]], size: 2)
        let service = try Client(server.url).service
        let shown = try await service.wallet().cards
        for _ in 0..<2 {
            _ = try await service.wallet()
            for card in shown {
                try await Self.expect(card.id, toBe: card.title, at: service, of: server)
            }
        }
    }

    @Test("is given to so many cards and no more, since no name is ever given twice")
    func bounds() {
        var ids = ServerIDs()
        ids.limits = (count: 2, size: 1000)
        same(ids.named(CardID(feedID: Self.number)).occurrence, 1)
        // Cards that no other could be taken for take no room.
        for id in 0..<9 { same(ids.named(CardID(feedID: "\(id)")), CardID(feedID: "\(id)")) }
        #expect(!ids.isFull)
        for _ in 0..<2 { same(ids.named(CardID(feedID: Self.twin)).occurrence, 2) }
        #expect(ids.isFull)
        ids.limits = (count: 3, size: 64)
        #expect(ids.isFull)
        ids.limits.size += 1
        #expect(!ids.isFull)
    }

    @Test("is not told by an error, either")
    func error() async throws {
        let server = try HTTPServer { request in
            request.path == "/cards" ? .json(ServedFeed.page([ServedFeed.card(Self.number)])) : .status(404)
        }
        let client = try Client(server.url)
        let id = try #require(try await client.service.wallet().cards.first?.id)
        let unknown = CardsError.unknownCard(name: Self.masked, nearest: [])
        await same(
            client.failure { service throws(CardsError) in
                _ = try await service.pay(PaymentOrder.fixture().on(id))
            }, .server(status: 404))
        await same(
            client.failure { service throws(CardsError) in _ = try await service.statement(of: id) }, unknown)
    }
}
