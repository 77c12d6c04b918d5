import Foundation
import HTTPServerSupport
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("A server's list that changes while it is read", .takesTurns, .endsIfItHangs)
struct ShiftingListTests {
    /// A server whose list is `before` for the first request and `after` from the second on, and that counts the cards of
    /// all pages where `isCounted`.
    private func server(
        _ before: Range<Int>, then after: [Int], isCounted: Bool = true
    ) throws -> HTTPServer {
        try HTTPServer { request in
            let list = request.number == 1 ? Array(before) : after
            let page = request.parameters["page"].flatMap { Int($0) } ?? 1
            let cards = list.dropFirst((page - 1) * 100).prefix(100).map { ServedFeed.card("\($0)") }
            return .json(ServedFeed.page(cards, envelope: isCounted ? "\"total\": \(list.count)" : ""))
        }
    }

    private func ids(_ service: HTTPCardsService) async throws -> [String] {
        try await service.wallet().cards.map(\.id.feedID)
    }

    @Test(
        "is read anew, so that no card is lost or twice",
        arguments: [
            (Array(-1..<250), true), (Array(1..<250), true), (Array(-1..<250), false),
            (Array(-3..<90) + Array(100..<250), true),
        ])
    func anew(after: [Int], isCounted: Bool) async throws {
        let server = try server(0..<250, then: after, isCounted: isCounted)
        let client = try Client(server.url)
        try await same(ids(client.service), after.map(String.init))
        let wallet = try await client.service.wallet()
        same(wallet.cards.map(\.id.feedID), after.map(String.init))
    }

    @Test("is read from the server the second time, whatever was kept of it")
    func reloaded() async throws {
        let folder = Folder()
        let server = try HTTPServer { request in
            let total = request.number == 1 ? 150 : 149
            let start = request.number == 1 ? 0 : 1
            let cards =
                request.parameters["page"] == "1"
                ? ServedFeed.cards(start..<start + 100) : ServedFeed.cards(start + 100..<150)
            return .json(
                ServedFeed.page(cards, envelope: "\"total\": \(total)"),
                headers: ["Cache-Control": "max-age=3600"])
        }
        let client = try Client(server.url) { $0.cacheFolder = folder.url.path }
        try await same(ids(client.service), (1..<150).map(String.init))
        same(server.record.requests.map { $0.headers["cache-control"] }, [nil, nil, "no-cache", "no-cache"])
    }

    @Test("though nothing changes is just odd, and read to its end")
    func odd() async throws {
        let server = try HTTPServer { request in
            let page = request.parameters["page"].flatMap { Int($0) } ?? 1
            let range = (page - 1) * 100..<min(page * 100, 250)
            return .json(ServedFeed.page(ServedFeed.cards(range), envelope: "\"total\": \(range.count)"))
        }
        let client = try Client(server.url)
        try await same(ids(client.service).count, 250)
        same(server.record.requests.count, 3 + 3)
        try await same(client.cards().count, 250)
    }

    @Test("each time is given up, and said")
    func restless() async throws {
        let server = try HTTPServer { request in
            let start = request.parameters["page"] == "1" ? 0 : 100
            return .json(
                ServedFeed.page(
                    ServedFeed.cards(start..<start + 100), envelope: "\"total\": \(200 + request.number)"))
        }
        let client = try Client(server.url)
        await same(
            client.failure { service throws(CardsError) in
                _ = try await service.wallet()
            }, .uselessAnswer(host: "127.0.0.1:\(server.port)", .shifting))
        same(server.record.requests.count, 6)
    }
}
