import Foundation
import HTTPServerSupport
import JSONFeed
import Networking
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("Cards over HTTP", .takesTurns, .endsIfItHangs)
struct HTTPCardsServiceTests {
    @Test("come in whatever pages are asked for, with few requests")
    func pages() async throws {
        let server = try ServedFeed.server(of: ServedFeed.cards(0..<250))
        let client = try Client(server.url)
        try await same(client.cards().map(\.id.feedID), (0..<250).map(String.init))
        let requests = server.record.requests
        same(requests.map(\.query), (1...3).map { "page=\($0)&perpage=100" })
        #expect(requests.allSatisfy { $0.headers["authorization"] == "Bearer tok-5up3r-s3cret" })
    }

    @Test("are all there, and once, from a server with its own pages", arguments: [1, 7, 20, 99, 100])
    func ownPages(most: Int) async throws {
        let server = try ServedFeed.server(
            of: ServedFeed.cards(0..<30), most: most, envelope: "\"pages\": 30")
        try await same(Client(server.url).cards().count, 30)
    }

    @Test(
        "whose ids would not come back to the server as they are can't be mistaken for others: they are unreadable",
        arguments: ["9988\u{202E}77", "998877\u{200B}", "9988\u{1}77", "998877e\u{301}", "\u{10EEEE}"])
    func hiddenID(id: String) async throws {
        let hidden = ServedFeed.card(id.replacing("\u{1}", with: #"\u0001"#))
        let server = try ServedFeed.server(of: [hidden, ServedFeed.card("998877")])
        let page = try await Client(server.url).service.wallet()
        let field = UnreadableField(path: "card[0].id", expected: .visibleText, found: .text)
        let place = FeedPlace(source: "127.0.0.1:\(server.port)/cards", line: 1, column: 34)
        let card = UnreadableCard(index: 0, field: field, place: place, title: "GOLD")
        same(page.unreadable, [card])
        same(page.cards.map(\.id.feedID), ["998877"])
    }

    @Test("begin anew each time that they are asked for")
    func anew() async throws {
        let server = try HTTPServer { request in
            .json(ServedFeed.page([ServedFeed.card("1", title: "GOLD \(request.number)")]))
        }
        let client = try Client(server.url)
        try await same(client.cards().map(\.title), ["GOLD 1"])
        try await same(client.cards().map(\.title), ["GOLD 2"])
    }

    @Test("are asked for once when two ask at a time")
    func together() async throws {
        let server = try HTTPServer(.held(.json(ServedFeed.page(ServedFeed.cards(0..<3)))))
        let client = try Client(server.url)
        async let one = client.service.wallet()
        async let other = client.service.wallet()
        await server.wait { !$0.requests.isEmpty }
        server.release()
        try await same(one.cards.count, 3)
        try await same(other.cards.count, 3)
    }

    @Test("are none, without a failure, after status 204")
    func noContent() async throws {
        let server = try HTTPServer(.status(204))
        #expect(try await Client(server.url).cards().isEmpty)
        same(server.record.requests.count, 1)
    }

    @Test("are refused when the envelope says so, and the text is checked like a file's")
    func refused() async throws {
        let closed = try HTTPServer(.json(#"{ "stat": "fail", "message": "closed" }"#))
        await same((try Client(closed.url)).failure(), .refused(message: "closed"))
        let server = try HTTPServer(.json("{ \"card\":\n [,] }"))
        await same(
            (try Client(server.url)).failure(),
            .malformed(
                source: "127.0.0.1:\(server.port)/cards", line: 2, column: 3, problem: .unexpected(",")))
    }

    @Test("fail as the server or the way there does")
    func failures() async throws {
        func failure(
            _ answer: Answer, in timeout: Duration = .seconds(600)
        ) async throws -> (CardsError?, String) {
            let server = try HTTPServer(answer)
            return (
                await (try Client(server.url) { $0.timeout = timeout }).failure(),
                "127.0.0.1:\(server.port)"
            )
        }
        try await same(
            failure(.json(#"{ "message": "No." }"#, status: 401)).0, .server(status: 401, message: "No."))
        try await same(
            failure(.status(429, headers: ["Retry-After": "90"])).0,
            .server(status: 429, retryAfter: .seconds(90)))
        try await same(failure(.status(500)).0, .server(status: 500))
        try await same(failure(.silence, in: .milliseconds(100)).0, .timeout)
        let (html, host) = try await failure(.html("<h1>Welcome to our hotel</h1>"))
        same(html, .uselessAnswer(host: host, .notJSON(type: "text/html")))
        let (cut, cutHost) = try await failure(.misannounced(Data("{".utf8), announced: 9))
        same(cut, .uselessAnswer(host: cutHost, .interrupted))
        let (loop, loopHost) = try await failure(.redirect(to: "/cards"))
        same(loop, .uselessAnswer(host: loopHost, .redirects(limit: 5)))
        let (large, largeHost) = try await failure(.chunked(size: 17 << 20))
        same(large, .uselessAnswer(host: largeHost, .tooLong(limit: 16 << 20)))
    }

    @Test("are unreachable when nothing answers, and offline without a network")
    func unreachable() async throws {
        let closed = try ClosedPort()
        await same(
            (try Client(closed.url)).failure(), .unreachable(host: "127.0.0.1:\(closed.port)", .refused))
        let leading = try HTTPServer(.redirect(to: closed.url))
        await same(
            (try Client(leading.url)).failure(), .unreachable(host: "127.0.0.1:\(closed.port)", .refused))
        let nowhere = "http://nowhere.invalid"
        await same(
            (try Client(nowhere, token: nil)).failure(), .unreachable(host: "nowhere.invalid", .unknownHost))
        await same((try Client(nowhere, token: nil, hasNetwork: false)).failure(), .offline)
    }

    @Test("are no longer waited for when the task is cancelled")
    func cancelled() async throws {
        let server = try HTTPServer(.silence)
        let client = try Client(server.url)
        let task = Task { await client.failure() }
        await server.wait { !$0.requests.isEmpty }
        task.cancel()
        await same(task.value, .cancelled)
        await server.wait { $0.abandoned == 1 }
    }

    @Test("tell in the log what happens, without the token")
    func log() async throws {
        let server = try ServedFeed.server(of: ServedFeed.cards(0..<3))
        let client = try Client(server.url)
        _ = try await client.cards()
        same(client.log.all.count, server.record.requests.count)
        #expect(!client.log.all.joined().contains("s3cret"))
        #expect(
            "\(try CardsServer(url: "https://example.org", token: "tok-5up3r-s3cret"))".contains("s3cret")
                == false)
    }

    @Test("may take all the time of a request for one answer")
    func timeout() throws {
        var server = try CardsServer(url: "https://example.org")
        for seconds in [3, 300] {
            server.timeout = .seconds(seconds)
            same(server.configuration.attemptTimeout, .seconds(seconds))
        }
    }

    @Test("have a statement, or none yet, or are not there")
    func statement() async throws {
        let server = try HTTPServer { request in
            switch request.path {
            case "/cards/7/statement":
                request.query == "occurrence=2"
                    ? .json(ServedFeed.statement(occurrence: 2)) : .json(ServedFeed.statement())
            case "/cards/8/statement": .status(204)
            case "/cards/9/statement": .json(ServedFeed.statement())
            case "/cards/a%2Fb/statement": .json(#"{ "card_id": "a/b" }"#)
            default: .html("404", status: 404)
            }
        }
        let service = try Client(server.url).service
        try await same(service.statement(of: CardID(feedID: "7"))?.transactions.count, 1)
        try await same(service.statement(of: CardID(feedID: "7", occurrence: 2))?.card.occurrence, 2)
        #expect(try await service.statement(of: CardID(feedID: "8")) == nil)
        let client = try Client(server.url)
        func failure(_ id: String) async -> CardsError? {
            await client.failure { service throws(CardsError) in
                _ = try await service.statement(of: CardID(feedID: id))
            }
        }
        let host = "127.0.0.1:\(server.port)"
        await same(failure("9"), .uselessAnswer(host: host, .otherCard))
        await same(failure("10"), .unknownCard(name: "10", nearest: []))
        await same(failure(".."), .unknownCard(name: "..", nearest: []))
        await same(
            failure("a/b"),
            .uselessAnswer(
                host: "\(host)/cards/{id}/statement",
                .unexpected(UnreadableField(path: "period", expected: .object, found: .nothing))))
    }

    @Test("can't be added or removed")
    func unsupported() async throws {
        let client = try Client("http://127.0.0.1:9")
        await same(
            client.failure { service throws(CardsError) in try await service.remove(.fixture()) },
            .unsupported)
    }
}

extension CardFeed.Entry {
    fileprivate var feedID: String? { if case .card(let card) = self { card.id.feedID } else { nil } }
}
