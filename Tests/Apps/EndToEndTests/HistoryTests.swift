import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy history", .takesTurns, .endsIfItHangs)
struct HistoryTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("lists every payment, also on cards that were removed or that the feed no longer has")
    func list() async throws {
        #expect(try await swippy("history").output == "")
        let card = Feed.card + [("due", Self.due), ("actions", #"["pay_now"]"#)]
        let file = try swippy.workspace.write(Data(Feed.of([card]).utf8), to: "feed.json")
        #expect(try await swippy("pay", "7001", "--amount", "2", "--yes", "--file", file).end == .exit(0))
        #expect(try await swippy("pay", "6564", "--amount", "100", "--yes").end == .exit(0))
        let paid = try await swippy("pay", "6564", "--amount", "50.5", "--yes")
        let reference = try #require(paid.fields.first { $0[0] == "reference" }?[1])
        #expect(try await swippy("undo", reference).end == .exit(0))
        #expect(try await swippy("remove", "6564", "--yes").end == .exit(0))
        let run = try await swippy("history")
        #expect(run.end == .exit(0) && run.errors == "")
        #expect(run.fields.map { $0[4] } == ["50.5", "100", "2"])
        #expect(run.fields.map { $0[8] } == ["undone", "made", "made"])
        #expect(run.fields.map { $0[2] } == ["ICICI CHIP PLATINUM", "ICICI CHIP PLATINUM", ""])
        for (options, amounts) in [
            (["--card", "7001"], ["2"]), (["--card", "6564"], ["50.5", "100"]), (["--undone"], ["50.5"]),
            (["--in-doubt"], []), (["--since", "1d"], ["50.5", "100", "2"]), (["--until", "2d"], []),
        ] {
            #expect(try await swippy.run(["history"] + options).fields.map { $0[4] } == amounts, "\(options)")
        }
        #expect(try await swippy("history", "--card", "none").end == .exit(66))
        #expect(try await swippy("history", "--since", "2026-13-01").end == .exit(64))
        for language in ["en", "uk"] {
            let drawn = try await swippy("history", "--format", "cards", "--lang", language)
            #expect(drawn.output.contains(language == "en" ? "undone" : "скасовано"))
        }
        #expect(try await swippy("history", "--csv").output.hasPrefix("date,name,title,"))
        #expect(try await swippy("history", "--json").output.contains("\"complete\" : true"))
    }

    fileprivate static let due = #"{"id": "d", "amount": 5, "currency": "INR", "state": "due today"}"#

    @Test("shows an order as in doubt, whether no answer came or the program was killed, until it is settled")
    func doubt() async throws {
        let site = DoubtfulSite()
        let server = try HTTPServer { site.answer($0) }
        func history() async throws -> [[String]] { try await swippy("history", "--url", server.url).fields }
        let lost = try await swippy(
            "pay", "7001", "--amount", "2", "--yes", "--url", server.url, "--idempotency-key", "k1",
            "--timeout",
            "1s")
        #expect(lost.end == .exit(69))
        let order = try swippy.program(
            ["pay", "7001", "--amount", "3", "--yes", "--url", server.url, "--idempotency-key", "k2"])
        let process = Mutex<pid_t>(0)
        async let end = order.run { identifier in process.withLock { $0 = identifier } }.end
        await server.wait { $0.requests.contains { $0.headers["idempotency-key"] == "k2" } }
        kill(process.withLock { $0 }, SIGKILL)
        #expect(try await end == .signal(SIGKILL))
        #expect(try await history().map { $0[8] } == ["in_doubt", "in_doubt"])
        #expect(try await history().map { $0[11] } == ["k2", "k1"])
        // The server has carried out the first one, and says so in its list.
        site.pay("k1")
        #expect(try await history().map { $0[8] + $0[11] } == ["in_doubtk2", "madek1"])
        #expect(
            try await swippy("history", "--url", server.url, "--in-doubt").fields.map { $0[11] } == ["k2"])
        // Another server has other orders.
        let other = try HTTPServer { DoubtfulSite().answer($0) }
        #expect(try await swippy("history", "--url", other.url).output == "")
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
        default: return .silence
        }
    }
}
