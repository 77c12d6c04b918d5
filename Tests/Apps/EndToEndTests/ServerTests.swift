import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite("Cards from a server", .takesTurns, .endsIfItHangs)
struct ServerTests {
    private let swippy: Swippy
    private let tokenFile: String

    init() throws {
        swippy = try Swippy(here: true)
        tokenFile = try swippy.workspace.write(Data("\(CardsSite.token)\n".utf8), to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: tokenFile)
    }

    /// Runs `swippy` with a server and the token.
    private func run(_ url: String, _ arguments: String...) async throws -> ProgramRun {
        try await swippy.run(arguments + ["--url", url + "/v1", "--token-file", tokenFile])
    }

    @Test("are shown, paid, and their payments taken back")
    func paying() async throws {
        let server = try CardsSite().server()
        try await same(run(server.url, "list").fields.first?[6], "1500")
        let paid = try await run(
            server.url, "pay", "7", "--amount", "500.5", "--yes", "--idempotency-key", "rent")
        same(paid.end, .exit(0))
        #expect(paid.output.contains("SW-1"))
        // What is left and the payments are all that the server tells.
        let shown = try await run(server.url, "show", "7")
        let bill = ["amount", "billed"]
        same(shown.fields.filter { bill.contains($0[0]) && $0.count == 2 }, [["amount", "999.5"]])
        let payment = try #require(shown.fields.first { $0[0] == "payment" })
        #expect(payment.contains("SW-1") && payment.contains("500.5"))
        let heard = try await run(server.url, "show", "7", "--format", "screen-reader")
        #expect(heard.output.contains("Left to pay 999.50 Indian rupees") && !heard.output.contains("Billed"))
        let json = try await run(server.url, "show", "7", "--json")
        #expect(json.output.contains("\"amount\" : 999.5") && !json.output.contains("\"billed\""))
        // The server had said that its list stays fresh for an hour.
        try await same(run(server.url, "list").fields.first?[6], "999.5")
        let other = try await run(
            server.url, "pay", "7", "--amount", "1", "--yes", "--idempotency-key", "rent")
        #expect(other.end == .exit(79) && other.errors.contains("SW-1"))
        try await same(run(server.url, "undo", "SW-1", "--yes").end, .exit(0))
        try await same(run(server.url, "list").fields.first?[6], "1500")
        try await same(run(server.url, "undo", "SW-1", "--yes").end, .exit(79))
        try await same(run(server.url, "undo", "SW-9", "--yes").end, .exit(66))
        // Nothing of it is kept in the store, which is for cards that have no server; beside it are the orders.
        let state = swippy.workspace.directory.appending(path: ".local/state/swippy").path
        try same(FileManager.default.contentsOfDirectory(atPath: state), ["servers"])
        let servers = try FileManager.default.contentsOfDirectory(atPath: state + "/servers")
        #expect(servers.count == 1 && servers[0].hasSuffix("%2Fv1"))
    }

    @Test("are paid their minimum once, even when several programs order it at the same time")
    func minimum() async throws {
        let server = try CardsSite().server()
        let order = [
            "pay", "7", "--minimum", "--yes", "--url", server.url + "/v1", "--token-file", tokenFile,
        ]
        let ends = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<8 { group.addTask { try await swippy.program(order).run() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // Those that send it at once send the same order, of which each gets the receipt; those that come while it is on its way send it
        // again, which is said; those that come later are told of it.
        let paid = ends.filter { $0.end == .exit(0) && $0.errors.isEmpty }
        #expect(!paid.isEmpty && paid.allSatisfy { $0.output.contains("SW-1") })
        let others = [
            "The minimum of the last statement is already paid.", "It is unknown whether an earlier order",
            "This is paid already: ₹75.00, SW-1,",
            "Paying sends the same one again, and it is paid only once.",
        ]
        same(
            ends.count { end in others.contains { end.errors.contains($0) } }, 8 - paid.count,
            "\(ends.map(\.errors))")
        try await same(run(server.url, "list").fields.first?[6], "1425")
    }

    @Test("are paid once, though the answer got lost")
    func lost() async throws {
        let server = try CardsSite(losing: [.reset(Data("{".utf8))]).server()
        let paid = try await run(server.url, "pay", "7", "--amount", "500", "--yes")
        same(paid.end, .exit(0))
        try await same(run(server.url, "list").fields.first?[6], "1000")
    }

    @Test("say, when no answer came to an order, that the outcome is unknown, and how to find out")
    func unknown() async throws {
        let server = try CardsSite(losing: [.silence]).server()
        let key = ["--idempotency-key", "rent-november"]
        let order =
            ["pay", "7", "--amount", "500", "--yes", "--url", server.url + "/v1", "--token-file", tokenFile]
            + key
        let lost = try await swippy.run(order + ["--timeout", "10s"])
        #expect(lost.end == .exit(69) && lost.output == "")
        #expect(lost.errors.contains("The payment may or may not have been made."))
        #expect(lost.errors.contains("rent-november"))
        // The server had said that its list stays fresh for an hour.
        try await same(run(server.url, "list").fields.first?[6], "1000")
        try await same(run(server.url, "show", "7").values["amount"], "1000")
        try await same(swippy.run(order).end, .exit(0))
        try await same(run(server.url, "list").fields.first?[6], "1000")
    }

    @Test("have a token that is never shown, whatever happens", arguments: ["list", "show", "pay"])
    func secret(command: String) async throws {
        let echo = try HTTPServer { request in
            .json(
                #"{ "message": "You are \#(request.headers["authorization"] ?? "")" }"#,
                status: request.number == 1 ? 503 : 400, headers: ["X-You": CardsSite.token])
        }
        let site = try CardsSite().server()
        for server in [echo, site] {
            let run = try await swippy.run(
                [command] + (command == "list" ? [] : ["7"]) + (command == "pay" ? ["--yes"] : [])
                    + ["--verbose", "--url", server.url + "/v1", "--token-file", tokenFile])
            #expect(!run.output.contains("s3cret") && !run.errors.contains("s3cret"))
            #expect(run.errors.contains("GET \(server.url)/v1/cards?page=1&perpage=100"))
        }
        let cache = swippy.workspace.directory.appending(path: ".cache")
        for path in try FileManager.default.subpathsOfDirectory(atPath: cache.path) {
            let bytes = FileManager.default.contents(atPath: cache.appending(path: path).path) ?? Data()
            #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cret"))
        }
    }

    @Test("leave nothing in the home folder but what is kept of them, closed to others, whatever the umask")
    func home() async throws {
        let server = try CardsSite().server()
        let before = try FileManager.default.subpathsOfDirectory(atPath: swippy.workspace.path)
        let run = try await swippy.shell(
            "umask 0; swippy list --url \(server.url)/v1 --token-file \(tokenFile)")
        same(run.lines.count, 1)
        let folders = try FileManager.default.subpathsOfDirectory(atPath: swippy.workspace.path)
            .filter { !before.contains($0) && $0.split(separator: "/").count < 3 }
        same(Set(folders), [".cache", ".cache/swippy", "MockData.json", "Docs"])
        for folder in [".cache", ".cache/swippy"] {
            let path = swippy.workspace.directory.appending(path: folder).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect(mode as? Int == 0o700)
        }
    }

    @Test("take the token from standard input, and ask for none that is missing")
    func token() async throws {
        let server = try CardsSite().server()
        let piped = try await swippy.run(
            ["list", "--url", server.url + "/v1", "--token-file", "-"], input: Data(CardsSite.token.utf8))
        same(piped.lines.count, 1)
        let shouting = server.url.replacing("http", with: "HTTP")
        try await same(run(shouting, "list").lines.count, 1)
        let variables = ["SWIPPY_URL": server.url + "/v1", "SWIPPY_TOKEN_FILE": tokenFile]
        try await same(swippy("list", environment: variables).lines.count, 1)
        // Cards that the command line names win over the environment.
        #expect(
            try await swippy("list", "--file", "-", environment: variables, input: Data(Feed.of([]).utf8))
                .lines.isEmpty)
        let none = try await swippy("list", "--url", server.url + "/v1")
        #expect(none.end == .exit(77) && none.errors.contains("Who are you?"))
        let missing = try await swippy("list", "--url", server.url, "--token-file", "nowhere")
        same(missing.end, .exit(66))
        let device = try await swippy("list", "--url", server.url, "--token-file", "/dev/null")
        #expect(device.end == .exit(74) && device.errors.contains("“/dev/null” is not a file"))
        let blank = try swippy.workspace.write(Data("\n".utf8), to: "blank")
        let empty = try await swippy("list", "--url", server.url, "--token-file", blank)
        #expect(empty.end == .exit(65) && empty.errors.contains("There is no token in \(blank)"))
        let folder = try await swippy("list", "--url", server.url, "--token-file", "/")
        #expect(folder.end == .exit(74) && folder.errors.contains("Is a directory"))
        let long = try swippy.workspace.write(Data(repeating: UInt8(ascii: "a"), count: 1 << 17), to: "long")
        let endless = try await swippy("list", "--url", server.url, "--token-file", long)
        #expect(endless.end == .exit(65) && endless.errors.contains("one line of Latin letters"))
        let clear = try await swippy("list", "--url", "http://cards.example.org", "--token-file", tokenFile)
        #expect(clear.end == .exit(77) && clear.errors.contains("unencrypted"))
    }

    @Test("warn of a token that others can read")
    func openToken() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: tokenFile)
        let server = try CardsSite().server()
        let run = try await run(server.url, "list")
        same(run.lines.count, 1)
        #expect(run.errorLines.count == 1 && run.errors.contains("chmod 600"))
    }

    @Test("give no token away to where the server redirects")
    func redirected() async throws {
        let other = try HTTPServer(.json(Feed.of([Feed.card])))
        let server = try HTTPServer(.redirect(301, to: other.urlByName + "/cards"))
        try await same(run(server.url, "list").lines.count, 1)
        #expect(other.record.requests.allSatisfy { $0.headers["authorization"] == nil })
        same(server.record.requests.first?.headers["authorization"], "Bearer \(CardsSite.token)")
    }

    @Test("are shown without a connection as they were, and it is said how old they are")
    func offline() async throws {
        let url: String
        do {
            let server = try HTTPServer(.json(Feed.of([Feed.card])))
            url = server.url
            try await same(run(url, "list").errors, "")
        }
        let plain = try await run(url, "list", "--search", "plain", "--sort", "-amount")
        #expect(plain.end == .exit(0) && plain.lines.count == 1)
        #expect(plain.errors.hasPrefix("swippy: Offline, as of ") && plain.errorLines.count == 1)
        #expect(try await run(url, "list", "--offline", "--json").output.contains("\"asOf\" : \"20"))
        let ukrainian = try await run(url, "list", "--offline", "--format", "cards", "--lang", "uk")
        #expect(ukrainian.output.contains("Не в мережі, отримано ") && ukrainian.errors == "")
        let old = try await run(url, "list", "--offline", "--max-age", "0s")
        same(old.end, .exit(69))
        same(
            old.errorLines,
            [
                "swippy: What is cached from \(url.dropFirst(7)) is older than --max-age allows.",
                "Raise --max-age, or run the command without --offline.",
            ])
        let order = try await run(url, "undo", "SW-1", "--yes", "--offline")
        same(order.end, .exit(69))
        #expect(
            order.errors.hasPrefix(
                "swippy: Nothing is sent to \(url.dropFirst(7)) with --offline, so nothing was changed."))
        let never = try await run("http://127.0.0.1:1", "list", "--offline", "--max-age", "1h")
        same(never.end, .exit(69))
        same(
            never.errorLines,
            [
                "swippy: Nothing from 127.0.0.1:1 is cached for this request yet.",
                "Run the command without --offline.",
            ])
    }

    @Test(
        "are asked for in a way that makes sense",
        arguments: [
            ["--url", "http://x", "--file", "y"], ["--mock-delay", "1s", "--url", "http://x"],
            ["--url", "http://x", "--state", "y"], ["--offline"], ["--max-age", "7d"], ["--token-file", "x"],
            ["--url", "ftp://x"], ["--url", "http://user:pass@x"], ["--url", "http://x?a=b"], ["--url", ""],
        ])
    func usage(arguments: [String]) async throws {
        let run = try await swippy.run(["list"] + arguments)
        #expect(run.end == .exit(64) && run.output == "")
        #expect(!run.errors.contains("pass"))
    }
}
