import Foundation
import HTTPServerSupport
import Networking
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("The cards of a server, however many there are", .takesTurns, .endsIfItHangs)
struct BoundedListTests {
    @Test(
        "stop at more cards than anybody has, readable or not, on one page or many",
        arguments: [100_001, 40_000, 1])
    func tooMany(size: Int) async throws {
        let server = try HTTPServer { request in
            let title = #"{ "title": "\#(request.number)" }"#
            let last = request.number == 3 && size == 1 ? 100_001 : size
            return .json(
                ServedFeed.page([title] + Array(repeating: "1", count: last - 1), envelope: "\"pages\": 99"))
        }
        await same(
            try Client(server.url).failure(),
            .uselessAnswer(host: "127.0.0.1:\(server.port)", .tooMany(cards: 100_000)))
        same(server.record.requests.count, size > 100_000 ? 1 : 3)
    }

    @Test("are as many as anybody may have")
    func many() async throws {
        let server = try HTTPServer { request in
            .json(
                request.number > 1
                    ? "[]" : ServedFeed.page(Array(repeating: "1", count: 99_999) + [ServedFeed.card("7")]))
        }
        let wallet = try await Client(server.url).service.wallet()
        same(wallet.cards.count, 1)
        same(wallet.unreadable.count, 1000)
        same(wallet.unreadable.cardCount, 99_999)
    }

    @Test("stop at more bytes on all pages than anybody's cards have")
    func tooLong() async throws {
        let space = String(repeating: " ", count: 15 << 20)
        let server = try HTTPServer { request in
            .json(ServedFeed.page([ServedFeed.card("\(request.number)")], envelope: "\"pages\": 99") + space)
        }
        await same(
            try Client(server.url).failure(),
            .uselessAnswer(host: "127.0.0.1:\(server.port)", .tooLong(limit: 64 << 20)))
        same(server.record.requests.count, 5)
    }

    @Test(
        "have one time limit for all pages, also while what is wrong with them is looked for",
        arguments: [false, true])
    func inTime(checks: Bool) async throws {
        let clock = PassingClock()
        let server = try HTTPServer { request in
            clock.pass(.seconds(10))
            return request.number == 4
                ? .silence
                : .json(ServedFeed.page([ServedFeed.card("\(request.number)")], envelope: "\"pages\": 99"))
        }
        var settings = try CardsServer(url: server.url)
        settings.timeout = .seconds(35)
        let service = HTTPCardsService(settings, environment: HTTPEnvironment(clock: clock), timeZone: .gmt) {
            true
        }
        await #expect(throws: CardsError.timeout) {
            if checks { _ = try await service.findings() } else { _ = try await service.wallet() }
        }
        same(server.record.requests.count, 4)
    }
}
