import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

@Suite("Orders in swippy history", .takesTurns, .endsIfItHangs)
struct HistoryTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("names a removed card so that no other is meant, whose payment would be undone instead")
    func sharedID() async throws {
        let more = [("due", Self.due), ("actions", #"["pay_now"]"#)]
        let cards = [Feed.card + more, Feed.fields("number", #""4221 XXXX XXXX 1111""#) + more]
        let file = ["--yes", "--file", try swippy.workspace.write(Feed.of(cards), to: "feed.json")]
        try await same(swippy.run(["pay", "7001#2", "--amount", "2"] + file).end, .exit(0))
        try await same(swippy.run(["pay", "7001#1", "--amount", "1"] + file).end, .exit(0))
        try await same(swippy.run(["remove", "7001#1"] + file).end, .exit(0))
        let names = try await swippy.run(["history"] + file.dropFirst()).fields.map { $0[1] }
        same(names, ["7001#1", "7001#2"])
        let undone = try await swippy.run(["undo", names[0]] + file)
        #expect(undone.values["amount"] == "1" && undone.values["name"] == "7001#1")
        #expect(undone.values["id"] == "7001" && undone.values["listed"] == "false")
    }

    @Test(
        "names a removed card with its number, as its id may be the last digits, or the beginning of the id, of another"
    )
    func otherMeanings() async throws {
        let cards = [("1111", "2222"), ("7001", "1111"), ("88", "3333"), ("8899", "4444")].map { id, digits in
            Feed.card.filter { !["id", "number"].contains($0.0) } + [
                ("id", Feed.text(id)), ("number", Feed.text("4221 XXXX XXXX \(digits)")), ("due", Self.due),
                ("actions", #"["pay_now"]"#),
            ]
        }
        let file = ["--yes", "--file", try swippy.workspace.write(Feed.of(cards), to: "feed.json")]
        for (card, amount) in [("8899", "4"), ("7001", "3"), ("88", "2"), ("1111#1", "1")] {
            try await same(swippy.run(["pay", card, "--amount", amount] + file).end, .exit(0))
        }
        for card in ["1111#1", "88"] {
            try await same(swippy.run(["remove", card] + file).end, .exit(0))
        }
        let names = try await swippy.run(["history"] + file.dropFirst()).fields.map { $0[1] }
        same(names, ["1111#1", "88#1", "7001", "8899"])
        for card in ["1111", "88"] {
            let run = try await swippy.run(["undo", card] + file)
            #expect(run.output == "" && run.errors.contains("\(card)#1"))
        }
        for (card, amount) in zip(names, ["1", "2"]) {
            try await same(swippy.run(["undo", card] + file).values["amount"], amount)
        }
    }

    fileprivate static let due = #"{"id": "d", "amount": 5, "currency": "INR", "state": "due today"}"#

    @Test("shows an order as in doubt, whether no answer came or the program was killed, until it is settled")
    func doubt() async throws {
        let site = DoubtfulSite()
        let server = try HTTPServer { site.answer($0) }
        func history() async throws -> [[String]] { try await swippy("history", "--url", server.url).fields }
        let lost = try await swippy(
            "pay", "7001", "--amount", "2", "--yes", "--url", server.url, "--idempotency-key", "k1")
        same(lost.end, .exit(69))
        let order = try swippy.program(
            ["pay", "7001", "--amount", "3", "--yes", "--url", server.url, "--idempotency-key", "k2"])
        let process = Mutex<pid_t>(0)
        async let end = order.run { identifier in process.withLock { $0 = identifier } }.end
        await server.wait { $0.requests.contains { $0.headers["idempotency-key"] == "k2" } }
        kill(process.withLock { $0 }, SIGKILL)
        try await same(end, .signal(SIGKILL))
        try await same(history().map { $0[8] }, ["in_doubt", "in_doubt"])
        try await same(history().map { $0[11] }, ["k2", "k1"])
        // The server has carried out the first one, and says so in its list.
        site.pay("k1")
        try await same(history().map { $0[8] + $0[11] }, ["in_doubtk2", "paidk1"])
        try await same(swippy("history", "--url", server.url, "--in-doubt").fields.map { $0[11] }, ["k2"])
        // Another server has other orders.
        let other = try HTTPServer { DoubtfulSite().answer($0) }
        try await same(swippy("history", "--url", other.url).output, "")
    }
}

/// A server that answers no order, and knows the payments it is told to.
private final class DoubtfulSite: Sendable {
    private let keys = Mutex<[String]>([])

    func pay(_ key: String) { keys.withLock { $0.append(key) } }

    func answer(_ request: ReceivedRequest) -> Answer {
        switch (request.method, request.path) {
        case ("GET", "/cards"):
            return .json(
                Feed.of([Feed.card + [("due", HistoryTests.due), ("actions", #"["pay_now"]"#)]]))
        case ("GET", let path) where path.hasSuffix("/payments"):
            let payments = keys.withLock { keys in
                keys.map { key in
                    """
                    {"reference": "SW-\(key)", "card_id": "7001", "due_id": "d", "amount": 2, "rest": 3,
                    "currency": "INR", "date": "2026-11-20T10:00:00Z", "idempotency_key": "\(key)"}
                    """
                }
            }
            return .json("{\"payment\": [\(payments.joined(separator: ","))]}")
        case ("GET", _): return .status(204)
        default: return request.headers["idempotency-key"] == "k1" ? .bytes(Data()) : .silence
        }
    }
}
