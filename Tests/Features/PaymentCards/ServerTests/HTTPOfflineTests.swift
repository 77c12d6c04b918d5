import Foundation
import HTTPServerSupport
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsServer

@Suite("Without a connection", .takesTurns, .endsIfItHangs)
struct HTTPOfflineTests {
    private let folder = Folder()
    private let then = Date(timeIntervalSince1970: 1_795_168_800)

    private func client(
        _ url: String, after seconds: Double = 0, configure: (inout CardsServer) -> Void = { _ in }
    ) throws -> Client {
        try Client(url, now: then + seconds) { server in
            server.cacheFolder = folder.url.path
            configure(&server)
        }
    }

    /// A client of a server that was there at first, and a client of it later.
    private func clients(
        _ answer: @escaping @Sendable (ReceivedRequest) -> Answer, after seconds: Double = 300,
        configure: (inout CardsServer) -> Void = { _ in },
        use: (Client) async throws -> Void = { _ = try await $0.cards() }
    ) async throws -> Client {
        let url: String
        do {
            let server = try HTTPServer(answer: answer)
            url = server.url
            try await use(try client(url))
        }
        return try client(url, after: seconds, configure: configure)
    }

    @Test("cards are as they were, and say for how long")
    func kept() async throws {
        let later = try await clients { _ in .json(ServedFeed.page(ServedFeed.cards(0..<3))) }
        let page = try await later.service.wallet()
        same(page.cards.count, 3)
        same(page.kept, KeptCards(date: then, age: .seconds(300)))
        try await same(later.service.wallet().kept, page.kept)
    }

    @Test(
        "what was due in so many days when it was fetched goes on counting",
        arguments: [
            (0, .due(inDays: 6)), (2 * 86_400, .due(inDays: 4)), (6 * 86_400, .due(inDays: 0)),
            (300 * 86_400, .overdue(byDays: 294)),
        ] as [(Double, DueTiming)])
    func countedWords(seconds: Double, timing: DueTiming) async throws {
        let later = try await clients(
            { _ in .json(ServedFeed.page(ServedFeed.cards(0..<2))) }, after: seconds)
        let today = CalendarDate(then + seconds, in: .gmt)
        for card in try await later.cards() {
            same(card.due?.timing(on: today), timing)
            same(card.due?.state, "due in 6 days")
        }
    }

    @Test(
        "Days begin where the person is", arguments: [("GMT", 6), ("Pacific/Kiritimati", 7), ("GMT-12", 5)])
    func timeZones(zone: String, days: Int) async throws {
        let zone = try #require(TimeZone(identifier: zone))
        let server = try HTTPServer(.json(ServedFeed.page(ServedFeed.cards(0..<1))))
        // 10:00 in Greenwich is the next day already, fourteen hours ahead.
        let client = try Client(server.url, now: then, timeZone: zone)
        let due = try #require(try await client.cards().first?.due)
        same(due.daysLeft(on: CalendarDate(then, in: zone)), 6)
        same(due.daysLeft(on: CalendarDate(then, in: .gmt)), days)
    }

    @Test("a statement and payments say so, too")
    func keptFacts() async throws {
        let card = CardID(feedID: "7")
        let url: String
        do {
            let server = try HTTPServer { request in
                switch request.path {
                case "/cards": .json(ServedFeed.page(ServedFeed.cards(7..<8)))
                case "/cards/7/statement": .json(ServedFeed.statement())
                default: .json("{ \"payment\": [\(ServedFeed.payment())] }")
                }
            }
            url = server.url
            let service = try client(url).service
            #expect(try await service.datedStatement(of: card).kept == nil)
            #expect(try await service.datedPayments(of: card, number: nil).kept == nil)
            _ = try await client(url, after: 240).cards()
        }
        let service = try client(url, after: 300).service
        let kept = KeptCards(date: then, age: .seconds(300))
        let statement = try await service.datedStatement(of: card)
        #expect(statement.value?.transactions.count == 1 && statement.kept == kept)
        let payments = try await service.datedPayments(of: card, number: nil)
        #expect(payments.value.count == 1 && payments.kept == kept)
        try await same(service.wallet().kept?.age, .seconds(60))
        let early = try client(url, after: -60).service
        try await same(early.datedStatement(of: card).kept, KeptCards(date: then, age: nil))
    }

    @Test("pages that don't go together may have lost cards between them, which is said")
    func shifted() async throws {
        let later = try await clients(
            { request in
                let page = request.parameters["page"].flatMap { Int($0) } ?? 1
                let (range, total) = page == 1 ? (0..<100, 150) : (101..<150, 149)
                return .json(ServedFeed.page(ServedFeed.cards(range), envelope: "\"total\": \(total)"))
            },
            use: { client in
                // Both pages are fetched, though no card is shown of a list that does not hold still.
                _ = await client.failure { service throws(CardsError) in
                    _ = try await service.wallet()
                }
            })
        let page = try await later.service.wallet()
        #expect(page.cards.count == 149 && page.kept?.isWhole == false)
    }

    @Test("there is nothing to show of a server that was never asked")
    func never() async throws {
        let closed = try ClosedPort()
        await same(
            (try client(closed.url)).failure(), .unreachable(host: "127.0.0.1:\(closed.port)", .refused))
        let offline = try client(closed.url) { $0.isOffline = true }
        await same(offline.failure(), .notCached(host: "127.0.0.1:\(closed.port)", .nothing))
    }

    @Test("by request, nothing is sent")
    func byRequest() async throws {
        let server = try ServedFeed.server(of: ServedFeed.cards(0..<3))
        _ = try await client(server.url).cards()
        let offline = try client(server.url, after: 60) { $0.isOffline = true }
        try await same(offline.service.wallet().kept?.age, .seconds(60))
        await same(
            offline.failure { service throws(CardsError) in _ = try await service.pay(.fixture()) },
            .notCached(host: "127.0.0.1:\(server.port)", .order))
        same(server.record.requests.count, 1)
    }

    @Test("nothing older is shown than is asked for")
    func longestAge() async throws {
        let young = try await clients(
            { _ in .json(ServedFeed.page(ServedFeed.cards(0..<3))) },
            configure: { $0.longestAge = .seconds(300) })
        try await same(young.cards().count, 3)
        let old = try await clients(
            { _ in .json(ServedFeed.page(ServedFeed.cards(0..<3))) },
            configure: {
                $0.longestAge = .seconds(299)
                $0.isOffline = true
            })
        guard case .notCached(_, .tooOld) = await old.failure() else {
            Issue.record("not too old")
            return
        }
    }

    @Test("the pages that were fetched are there, and that some are not is said")
    func partly() async throws {
        let later = try await clients(
            { request in
                let page = request.parameters["page"].flatMap { Int($0) } ?? 1
                guard page < 3 else { return .status(500) }
                return .json(
                    ServedFeed.page(
                        ServedFeed.cards(page * 100..<page * 100 + 100), envelope: "\"total\": 300"))
            },
            use: { _ = await $0.failure() })
        let wallet = try await later.service.wallet()
        #expect(wallet.cards.count == 200 && wallet.kept?.isWhole == false && !wallet.isWhole)
    }

    @Test("an answer of the server is never replaced by an old one")
    func answered() async throws {
        let server = try HTTPServer { request in
            request.number == 1 ? .json(ServedFeed.page(ServedFeed.cards(0..<3))) : .status(500)
        }
        _ = try await client(server.url).cards()
        await same((try client(server.url)).failure(), .server(status: 500))
    }

    @Test("what the server says has not changed is not old")
    func revalidated() async throws {
        let server = try HTTPServer { request in
            request.headers["if-none-match"] == "\"a\""
                ? .status(304) : .json(ServedFeed.page(ServedFeed.cards(0..<3)), headers: ["ETag": "\"a\""])
        }
        _ = try await client(server.url).cards()
        let page = try await client(server.url, after: 60).service.wallet()
        #expect(page.cards.count == 3 && page.kept == nil)
        same(server.record.requests.count, 2)
    }

    @Test("dues from before a payment are shown no more, however fresh the server called them")
    func forgotten() async throws {
        let later = try await clients(
            { request in
                request.method == "POST"
                    ? .json(ServedFeed.payment(), status: 201)
                    : .json(
                        ServedFeed.page(ServedFeed.cards(0..<request.number)),
                        headers: ["Cache-Control": "max-age=3600"])
            },
            use: { client in
                try await same(client.cards().count, 1)
                try await same(client.cards().count, 1)
                _ = try await client.service.pay(.fixture())
                try await same(client.cards().count, 2)
            })
        try await same(later.cards().count, 2)
    }

    @Test("neither the token nor a whole number of a card is on the disk")
    func secrets() async throws {
        let numbers = [
            "\"4111 1111 1111 1111\"", "\"\\u0034111111111111111\"", "\"1234567890123456\"",
            "4111111111111111",
        ]
        let cards = numbers.enumerated().map {
            ServedFeed.card("\($0)", title: "OF 4111-1111-1111-1111", number: $1)
        }
        let body = ServedFeed.page(cards, envelope: #""pan": "4111111111111111", "cvv": "123""#)
        let later = try await clients { _ in
            .json(body, headers: ["Set-Cookie": "s=tok-5up3r-s3cret", "X-Echo": "tok-5up3r-s3cret"])
        }
        let kept = try folder.contents
        let stored = kept.split(separator: "\"").compactMap { Data(base64Encoded: String($0)) }
            .map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(stored.contains("OF 4111-11XX-XXXX-1111"))
        // A digest may have as many digits in a row as a number of a card.
        for text in [kept.replacing(#/response 2 [0-9a-f]{64}/#, with: ""), stored] {
            #expect(!text.contains("s3cret") && !text.contains("cvv"))
            #expect(text.firstMatch(of: #/(?:[0-9][ -]?){13}/#) == nil)
        }
        try await same(
            later.cards().map(\.number.masked),
            [
                "4111 11XX XXXX 1111", "411111XXXXXX1111", "123456XXXXXX3456",
            ])
        let wallet = try await later.service.wallet()
        same(wallet.cards.count + wallet.unreadable.count, 4)
    }
}
