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
