import Foundation
import HTTPServerSupport
import TestSupport
import Testing

/// Faults in the one answer that a command is about, where all others are as they should be.
@Suite("A server that fails a command", .takesTurns, .endsIfItHangs)
struct ServerCommandFaultTests {
    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let answer: Answer
        /// The exit codes of `statement` and of `pay`.
        let codes: [Int32]
        /// Whether the payment may have been made all the same.
        let leavesUnknown: Bool

        init(_ name: String, _ answer: Answer, _ codes: [Int32], leavesUnknown: Bool) {
            (testDescription, self.answer, self.codes, self.leavesUnknown) = (
                name, answer, codes, leavesUnknown
            )
        }
    }

    private static let retryDate = ["Retry-After": "Fri, 31 Dec 2100 23:59:59 GMT"]

    static let faults = [
        Fault(
            "a redirect that isn't followed", .redirect(303, to: "ftp://x/"), [69, 69], leavesUnknown: true),
        Fault("400", .status(400), [69, 69], leavesUnknown: false),
        Fault("401", .status(401), [77, 77], leavesUnknown: false),
        Fault("403", .status(403), [77, 77], leavesUnknown: false),
        Fault("404", .status(404), [66, 66], leavesUnknown: false),
        Fault("409", .status(409), [69, 69], leavesUnknown: true),
        Fault("422", .status(422), [69, 69], leavesUnknown: false),
        Fault("429 for long", .status(429, headers: ["Retry-After": "90"]), [69, 69], leavesUnknown: false),
        Fault("429 until a date", .status(429, headers: retryDate), [69, 69], leavesUnknown: false),
        Fault("500", .status(500), [69, 69], leavesUnknown: true),
        Fault("503", .status(503), [69, 69], leavesUnknown: true),
        Fault("a reset in the middle", .reset(Data("{".utf8)), [69, 69], leavesUnknown: true),
        Fault(
            "too short a body", .misannounced(Data("{".utf8), announced: 9), [69, 69], leavesUnknown: true),
        Fault(
            "too long a body", .misannounced(Data("{ }".utf8), announced: 1), [65, 65], leavesUnknown: true),
        Fault("nothing", .silence, [69, 69], leavesUnknown: true),
        Fault(
            "a byte now and then", .drip(Data(count: 999), every: .milliseconds(100)), [69, 69],
            leavesUnknown: true),
        Fault("no answer", .bytes(Data()), [69, 69], leavesUnknown: true),
        Fault("a web page", .html("<h1>Welcome</h1>"), [65, 65], leavesUnknown: true),
        Fault("broken JSON, zipped", .gzip("{"), [65, 65], leavesUnknown: true),
        Fault("an error in its body", .json(#"{ "stat": "fail" }"#), [65, 65], leavesUnknown: true),
        Fault("no content where there must be some", .json("", status: 201), [65, 65], leavesUnknown: true),
        Fault("a body without an end", .endless, [69, 69], leavesUnknown: true),
        Fault("redirects in a circle", .redirect(307, to: "?again=1"), [69, 69], leavesUnknown: true),
    ]

    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "ends statement and pay with what happened, and says whether money may have moved", arguments: faults)
    func fault(fault: Fault) async throws {
        let server = try server { request in
            request.method == "POST" || request.path.hasSuffix("/statement") ? fault.answer : nil
        }
        let isSlow = ["nothing", "a byte now and then"].contains(fault.testDescription)
        let options = ["--url", server.url, "--timeout", isSlow ? "10s" : "60s"]
        // However long a server takes, waiting for it takes no processor: two seconds of it, and the system would end the program.
        async let said = swippy.shell(
            "ulimit -t 2; exec swippy statement 7 \(options.joined(separator: " "))")
        let paid = try await swippy.run(
            ["pay", "7", "--amount", "5", "--yes", "--idempotency-key", "k1"] + options)
        let statement = try await said
        #expect(statement.end == .exit(fault.codes[0]) && statement.output == "")
        same(statement.errorLines.count, 2)
        #expect(paid.end == .exit(fault.codes[1]) && paid.output == "")
        same(paid.errors.contains("The payment may or may not have been made."), fault.leavesUnknown)
        same(paid.errors.contains("The order’s idempotency key is k1"), fault.leavesUnknown)
    }

    @Test(
        "tells a person who stops a payment in flight the key for finding out",
        arguments: [SIGINT, SIGTERM])
    func stopped(signal: Int32) async throws {
        let server = try server { $0.method == "POST" ? .silence : nil }
        let waiting = Task { await server.wait { $0.requests.contains { $0.method == "POST" } } }
        let run = try await swippy.program(["pay", "7", "--amount", "5", "--yes", "--url", server.url])
            .run { identifier in
                Task {
                    await waiting.value
                    kill(identifier, signal)
                }
            }
        #expect(run.end == .signal(signal) && run.output == "")
        #expect(run.errors.contains("The payment may or may not have been made."))
        let key = server.record.requests.last?.headers["idempotency-key"] ?? "none"
        #expect(run.errors.contains("The order’s idempotency key is \(key)"))
    }

    @Test("ends undo with what happened, and not as if the payment were undone")
    func undo() async throws {
        let answers: [(Answer, Int32)] = [
            (.json(Self.payment), 0), (.json(Self.payment.replacing("SW-1", with: "SW-2")), 65),
            (.json(Self.payment.replacing(#""2026-11-20T10:00:01Z""#, with: "null")), 65),
            (.json("", status: 200), 65), (.status(500), 69), (.status(404), 66), (.status(409), 79),
            (.status(410), 79),
        ]
        for (answer, code) in answers {
            let server = try server { $0.method == "DELETE" ? answer : nil }
            let run = try await swippy("undo", "SW-1", "--yes", "--url", server.url)
            #expect(run.end == .exit(code) && run.output.isEmpty == (code != 0))
        }
    }

    @Test("does not make a mystery of a payment that was never sent")
    func neverSent() async throws {
        let url: String
        do {
            let server = try server { _ in nil }
            url = server.url
            try await same(swippy("show", "7", "--url", url).end, .exit(0))
        }
        for options in [["--offline"], []] {
            let run = try await swippy.run(["pay", "7", "--amount", "5", "--yes", "--url", url] + options)
            #expect(run.end == .exit(69) && !run.errors.contains("may or may not"))
        }
    }

    @Test("is reported with its age if a card and its statement are old", arguments: ["show", "statement"])
    func old(command: String) async throws {
        let url: String
        do {
            let server = try server { _ in nil }
            url = server.url
            let run = try await swippy(command, "7", "--url", url, "--json")
            #expect(run.end == .exit(0) && !run.output.contains("asOf") && run.errors == "")
        }
        let json = try await swippy(command, "7", "--url", url, "--json")
        #expect(json.output.contains("\"asOf\" : \"20") && json.errors == "")
        // Each asks several times before it believes that nothing answers, so they ask together.
        try await withThrowingTaskGroup { group in
            for form in ["cards", "svg", "screen-reader"] {
                group.addTask {
                    let run = try await swippy(command, "7", "--url", url, "--format", form)
                    #expect(run.output.contains("Offline, as of ") && run.errors == "")
                }
            }
            try await group.waitForAll()
        }
        let ukrainian = try await swippy(command, "7", "--url", url, "--plain", "--lang", "uk")
        #expect(
            ukrainian.errors.hasPrefix("swippy: Не в мережі, отримано ") && ukrainian.errorLines.count == 1)
        #expect(!ukrainian.output.contains("мережі"))
        let none = try await swippy(command, "7", "--url", url, "--offline", "--max-age", "0s")
        same(none.end, .exit(69))
    }

    /// A server with card 7, but for what `fault` answers otherwise.
    private func server(_ fault: @escaping @Sendable (ReceivedRequest) -> Answer?) throws -> HTTPServer {
        let due = #"{ "id": "d7", "amount": 1500, "currency": "INR", "state": "due in 6 days" }"#
        let card =
            Feed.card.map { $0.0 == "id" ? ("id", "\"7\"") : $0 } + [
                ("due", due), ("actions", #"["pay_now", "view_last_statement"]"#),
            ]
        let feed = Feed.of([card])
        return try HTTPServer { request in
            if let answer = fault(request) { return answer }
            switch request.path {
            case "/cards": return .json(feed)
            case "/cards/7/payments": return .json("{ \"payment\": [\(Self.payment)] }")
            case "/cards/7/statement": return .json(Self.statement)
            default: return .status(404)
            }
        }
    }

    private static let payment = """
        { "reference": "SW-1", "card_id": "7", "due_id": "d7", "amount": 500, "rest": 1000, "currency": "INR", \
        "date": "2026-11-20T10:00:00Z", "idempotency_key": "k", "undone": "2026-11-20T10:00:01Z" }
        """
    private static let statement = """
        { "card_id": "7", "period": { "from": "2026-10-14", "to": "2026-11-13" }, "opening": 100, \
        "closing": 350.50, "currency": "INR", "minimum_due": 50, "due_date": "2026-12-01", "transaction": \
        [ { "id": "t1", "date": "2026-10-20", "text": "BIG BAZAAR", "category": "groceries", "amount": 250.50 } ] }
        """
}
