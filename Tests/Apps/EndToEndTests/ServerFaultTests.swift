import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite("A server that fails", .takesTurns, .endsIfItHangs)
struct ServerFaultTests {
    struct Fault: CustomTestStringConvertible, Sendable {
        let name: String
        let answer: Answer
        let code: Int32
        /// `{}` stands for the server.
        let message: String
        var testDescription: String { name }

        init(_ name: String, _ answer: Answer, _ code: Int32, _ message: String) {
            (self.name, self.answer, self.code, self.message) = (name, answer, code, message)
        }
    }

    private static let feed = Feed.with("id", #""7001""#)
    private static let retryDate = ["Retry-After": "Fri, 31 Dec 2100 23:59:59 GMT"]
    private static let says = #"{ "message": "No \u001b[31mway, 4111 1111 1111 1111." }"#
    private static let tooLong = "The server took too long to answer."

    static let faults = [
        Fault("400", .status(400), 69, "The server did not accept the request (status 400)."),
        Fault("401", .status(401), 77, "The server requires authentication (status 401)."),
        Fault(
            "403", .json(says, status: 403), 77,
            "The server does not let you do this (status 403). The server says: No way, …."),
        Fault(
            "404", .html("<h1>404</h1>", status: 404), 66,
            "The server found nothing at this address (status 404)."),
        Fault("409", .status(409), 69, "The server did not accept the request (status 409)."),
        Fault("422", .status(422), 69, "The server did not accept the request (status 422)."),
        Fault(
            "429 for long", .status(429, headers: ["Retry-After": "90"]), 69,
            "The server has received too many requests (status 429)."),
        Fault(
            "429 until a date", .status(429, headers: retryDate), 69,
            "The server has received too many requests (status 429)."),
        Fault("500", .status(500), 69, "The server failed with status 500."),
        Fault("503", .status(503), 69, "The server failed with status 503."),
        Fault(
            "a reset in the middle", .reset(Data("{ \"card\"".utf8)), 69,
            "{} broke off in the middle of its answer."),
        Fault(
            "too short a body", .misannounced(Data(feed.utf8), announced: feed.utf8.count + 9), 69,
            "{} broke off in the middle of its answer."),
        Fault(
            "too long a body", .misannounced(Data(feed.utf8), announced: feed.utf8.count - 9), 65,
            "{}/cards:1:156: the JSON ends too early"),
        Fault(
            "an encoded body", .gzip(feed), 65, "{} encoded its answer: gzip"),
        Fault("nothing", .silence, 69, tooLong),
        Fault("a byte now and then", .drip(Data(feed.utf8), every: .milliseconds(100)), 69, tooLong),
        Fault("no answer", .bytes(Data()), 69, "{} closed the connection without answering."),
        Fault(
            "a web page", .html("<h1>Welcome</h1>"), 65,
            "{} answered with something other than cards: text/html"),
        Fault(
            "an error in its body", .json(#"{ "stat": "fail", "message": "closed" }"#), 69,
            "The feed refused: closed"),
        Fault("broken JSON", .json("{ \"card\":\n [,] }"), 65, "{}/cards:2:3: unexpected “,”"),
        Fault("an empty body", .json(""), 65, "{}/cards:1:1: there is no JSON"),
        Fault("a body without an end", .endless, 69, "{} answered with more than 16 MiB."),
        Fault("redirects in a circle", .redirect(to: "/cards"), 69, "{} redirected more than 5 times."),
    ]

    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("ends the command with what happened and what to do", arguments: faults)
    func fault(fault: Fault) async throws {
        let server = try HTTPServer(fault.answer)
        let run = try await swippy(
            "list", "--url", server.url, "--timeout", fault.message == Self.tooLong ? "1s" : "60s")
        same(run.end, .exit(fault.code))
        same(run.output, "")
        same(run.errorLines.count, 2)
        let message = fault.message.replacing("{}", with: "127.0.0.1:\(server.port)")
        same(run.errorLines.first, "swippy: " + message + (message.hasSuffix(".") ? "" : "."))
    }

    @Test("says when nothing answers at all")
    func refused() async throws {
        let closed = try ClosedPort()
        let run = try await swippy("list", "--url", closed.url)
        same(run.end, .exit(69))
        same(
            run.errorLines,
            [
                "swippy: Nothing answers at 127.0.0.1:\(closed.port).",
                "Check the server’s address, and whether the server is running.",
            ])
    }

    @Test("says the same of an IPv6 address")
    func numericAddress() async throws {
        let port = try ClosedPort().port
        let run = try await swippy("list", "--url", "http://[::1]:\(port)")
        same(run.end, .exit(69))
        same(run.errorLines.first, "swippy: Nothing answers at [::1]:\(port).")
    }

    @Test("is asked again when that may help")
    func again() async throws {
        let server = try HTTPServer(.status(503, headers: ["Retry-After": "0"]), .json(Self.feed))
        try await same(swippy("list", "--url", server.url).lines.count, 1)
    }

    @Test(
        "hides no card and doubles none",
        arguments: [
            ("a page for ever", .max, "\"pages\": 99, \"total\": 9900"),
            ("pages of its own size", 7, "\"pages\": 8"),
            ("a total that is wrong", 100, "\"total\": 3"),
        ] as [(String, Int, String)])
    func pages(name: String, most: Int, envelope: String) async throws {
        let cards = (0..<50).map { number in
            Feed.card.map { $0.0 == "id" ? ("id", "\"\(number)\"") : $0 }
        }
        let server = try HTTPServer { request in
            let page = request.query.split(separator: "&").first.flatMap { Int($0.dropFirst(5)) } ?? 1
            // The first site sends the same whatever page it is asked for.
            let start = most == .max ? 0 : min((page - 1) * most, 50)
            let slice = Array(cards[start..<(most == .max ? 50 : min(start + most, 50))])
            return .json(Feed.of(slice).replacing("\"card\": [", with: "\(envelope), \"card\": ["))
        }
        let run = try await swippy("list", "--url", server.url, "--all")
        same(run.fields.compactMap(\.first), (0..<50).map(String.init))
        // A word that no card has may be on one that was missed between two pages.
        let none = try await swippy("list", "--url", server.url, "--filter", "bank=Nowhere")
        #expect(none.end == .exit(most == 100 ? 64 : 0) && none.output == "", "\(none.errors)")
    }

    @Test("to hold its list still while it is read is asked once more, and no card is lost")
    func shifting() async throws {
        let server = try HTTPServer { request in
            // A card goes between the first page and the second.
            let first = request.number == 1 ? 0 : 1
            let page = request.query.hasPrefix("page=1&") ? 0 : 1
            let range = max(first, first + page * 100)..<min(first + (page + 1) * 100, 150)
            let cards = range.map { number in
                Feed.card.map { $0.0 == "id" ? ("id", "\"\(number)\"") : $0 }
            }
            return .json(
                Feed.of(cards).replacing(
                    "\"card\": [", with: "\"total\": \(150 - first), \"card\": ["))
        }
        let run = try await swippy("list", "--url", server.url, "--all")
        same(run.fields.compactMap(\.first), (1..<150).map(String.init))
    }

    @Test("to say something new is asked whether there is: 304")
    func notModified() async throws {
        let server = try HTTPServer { request in
            request.headers["if-none-match"] == nil
                ? .json(Self.feed, headers: ["ETag": "\"a\""]) : .status(304)
        }
        for count in 1...2 {
            let run = try await swippy("list", "--url", server.url)
            #expect(run.lines.count == 1 && run.errors == "" && server.record.requests.count == count)
        }
    }

    @Test("with trailers, no content and a redirect is not a failure")
    func fine() async throws {
        let chunks =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(String(Self.feed.utf8.count, radix: 16))\r\n"
        let trailing = try HTTPServer(
            .bytes(Data("\(chunks)\(Self.feed)\r\n0\r\nServer-Timing: db;dur=53\r\n\r\n".utf8)))
        try await same(swippy("list", "--url", trailing.url).lines.count, 1)
        let empty = try HTTPServer(.status(204))
        try await same(swippy("list", "--url", empty.url).end, .exit(0))
        let moved = try HTTPServer(.redirect(301, to: trailing.urlByName + "/elsewhere"))
        try await same(swippy("list", "--url", moved.url).lines.count, 1)
    }

    @Test("is left at once when the person stops the command, with nothing half written")
    func interrupted() async throws {
        let server = try HTTPServer(.silence)
        let waiting = Task { await server.wait { !$0.requests.isEmpty } }
        let run = try await swippy.program(["list", "--url", server.url]).run { identifier in
            Task {
                await waiting.value
                kill(identifier, SIGINT)
            }
        }
        // It would have waited for a minute, and been killed before.
        same(run.end, .signal(SIGINT))
        #expect(
            !FileManager.default.fileExists(
                atPath: swippy.workspace.directory.appending(path: ".cache/swippy").path))
    }
}
