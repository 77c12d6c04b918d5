import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

/// A server that takes an order, answers nothing, and carries it out when it is told to.
private final class SlowSite: Sendable {
    private let rest = Mutex("100.5")

    func carryOut() { rest.withLock { $0 = "60.5" } }

    func server() throws -> HTTPServer {
        try HTTPServer { [self] in answer($0) }
    }

    private func answer(_ request: ReceivedRequest) -> Answer {
        switch (request.method, request.path) {
        case ("GET", "/cards"):
            let due =
                "{ \"id\": \"d\", \"amount\": \(rest.withLock { $0 }), \"currency\": \"INR\", \"state\": \"due today\" }"
            return .json(
                Feed.of([Feed.card + [("due", due), ("actions", #"["pay_now"]"#)]]),
                headers: ["Cache-Control": "max-age=3600"])
        case ("GET", _): return .status(204)
        default: return .silence
        }
    }
}

@Suite("An order whose program is killed before an answer comes", .takesTurns, .endsIfItHangs)
struct KilledOrderTests {
    @Test(
        "leaves no due of before it to be shown as current by another program",
        arguments: [false, true])
    func killed(isListedMeanwhile: Bool) async throws {
        let swippy = try Swippy()
        let site = SlowSite()
        let server = try site.server()
        func due() async throws -> String? {
            try await swippy("list", "--url", server.url, "--max-age", "1h").fields.first?[6]
        }
        try await same(due(), "100.5")
        let order = try swippy.program(["pay", "7001", "--amount", "40", "--yes", "--url", server.url])
        let process = Mutex<pid_t>(0)
        async let end = order.run { identifier in process.withLock { $0 = identifier } }.end
        await server.wait { $0.requests.contains { $0.method == "POST" } }
        // The server has not done it yet, and calls what it says now fresh for an hour.
        if isListedMeanwhile { try await same(due(), "100.5") }
        kill(process.withLock { $0 }, SIGKILL)
        try await same(end, .signal(SIGKILL))
        site.carryOut()
        try await same(due(), "60.5")
    }

    @Test("after it paid and before it prints the receipt is told of by the same command, and paid once")
    func untold() async throws {
        let swippy = try Swippy()
        let fifo = swippy.workspace.directory.appending(path: "full").path
        same(mkfifo(fifo, 0o600), 0)
        // It has a reader that never reads, and no room: printing the receipt waits for ever.
        let reader = open(fifo, O_RDWR | O_NONBLOCK)
        defer { close(reader) }
        while write(reader, [UInt8](repeating: 0x20, count: 4096), 4096) > 0 {}
        while write(reader, [0x20], 1) > 0 {}
        let pay = ["pay", "6564", "--amount", "40", "--yes"]
        let order = try swippy.program(pay)
        let blocked = StartedProgram(
            url: URL(filePath: "/bin/sh"),
            arguments: ["-c", "exec \"$0\" \"$@\" > full", order.url.path] + order.arguments,
            environment: order.environment, directory: order.directory, input: nil)
        let process = Mutex<pid_t>(0)
        async let end = blocked.run { identifier in process.withLock { $0 = identifier } }.end
        func history() async throws -> ProgramRun { try await swippy("history", "--plain") }
        while try await history().fields.isEmpty {}
        kill(process.withLock { $0 }, SIGKILL)
        try await same(end, .signal(SIGKILL))
        for _ in 1...2 { try await same(swippy.run(pay).end, .exit(80)) }
        try await same(history().fields.count, 1)
        try await same(swippy.run(pay + ["--again"]).end, .exit(0))
        try await same(history().fields.count, 2)
    }
}
