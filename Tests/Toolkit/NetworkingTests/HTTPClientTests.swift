import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("An HTTP client", .takesTurns, .endsIfItHangs)
struct HTTPClientTests {
    private struct Card: Decodable, Equatable {
        let id: String
        let due: Int
    }

    @Test("sends what the request says, and decodes what comes")
    func typed() async throws {
        let server = try HTTPServer(.json(#"[{"id": "a", "due": 3}]"#))
        let bench = try Bench(server.url + "/v1/") { $0.headers = ["User-Agent": "swippy"] }
        let request = HTTPRequest(
            path: ["cards", "a/../b c"], query: [("search", "a+b&c=d"), ("page", "2")],
            headers: ["Accept-Language": "uk"])
        let response = try await bench.client.send(request, as: [Card].self)
        same(response.value, [Card(id: "a", due: 3)])
        #expect(response.status == 200 && response.source == .network && response.fetchedAt == Bench.date)
        let received = try #require(server.record.requests.first)
        #expect(received.method == "GET" && received.path == "/v1/cards/a%2F..%2Fb%20c")
        same(received.query, "search=a%2Bb%26c%3Dd&page=2")
        same(received.headers["accept"], "application/json")
        #expect(received.headers["accept-language"] == "uk" && received.headers["user-agent"] == "swippy")
        same(received.headers["authorization"], "Bearer " + Bench.secret)
        #expect(received.headers["cookie"] == nil && received.headers["expect"] == nil)
    }

    @Test("sends a body", arguments: [HTTPRequest.Method.post, .put])
    func body(method: HTTPRequest.Method) async throws {
        let server = try HTTPServer(.json("{}", status: 201))
        let bytes = Data(repeating: UInt8(ascii: "x"), count: 3 << 20)
        let request = HTTPRequest(method, path: ["x"], body: .init(bytes, type: "text/plain"))
        let response = try await Bench(server.url).client.send(request)
        same(response.status, 201)
        let received = try #require(server.record.requests.first)
        #expect(received.method == method.rawValue && received.body == bytes)
        #expect(received.headers["content-type"] == "text/plain" && received.headers["expect"] == nil)
    }

    @Test("takes 204 for a success without a body, and HEAD for a question about the head")
    func empty() async throws {
        let server = try HTTPServer(
            .status(204), .status(200, headers: ["Content-Length": "999999999999", "X-A": "b"]))
        let bench = try Bench(server.url)
        let deleted = try await bench.client.send(HTTPRequest(.delete, path: ["x"]))
        #expect(deleted.status == 204 && deleted.value.isEmpty)
        let head = try await bench.client.send(HTTPRequest(.head, path: ["x"]))
        #expect(head.status == 200 && head.headers["x-a"] == "b")
    }

    #if !canImport(Darwin)
        @Test("asks for no encoding, and says which one it got")
        func gzip() async throws {
            let server = try HTTPServer(.gzip("{}"))
            await same((try Bench(server.url)).failure(), .encoded("gzip"))
            same(server.record.requests.map { $0.headers["accept-encoding"] }, [nil])
        }
    #endif

    @Test("sends fields without a value, and none that it wasn't given")
    func fields() async throws {
        let server = try HTTPServer(.json("{}"))
        _ = try await Bench(server.url).client.send(
            HTTPRequest(.post, path: ["x"], headers: ["X-A": "", "Accept": "a/b"]))
        let received = try #require(server.record.requests.first)
        same(received.headers["x-a"], "")
        same(
            received.headers.keys.sorted(), ["accept", "authorization", "content-length", "host", "x-a"])
    }

    @Test("keeps no cookies")
    func cookies() async throws {
        let server = try HTTPServer(.json("{}", headers: ["Set-Cookie": "a=b; Path=/"]))
        let bench = try Bench(server.url)
        for _ in 0..<2 { _ = try await bench.client.send(HTTPRequest(path: ["x"], caching: .reload)) }
        same(server.record.requests.map { $0.headers["cookie"] }, [nil, nil])
    }

    @Test(
        "says which status the server gave, and the server's own words made safe",
        arguments: [400, 401, 403, 404, 409, 422])
    func status(status: Int) async throws {
        let message =
            #"{"message": "no\u001b[2J\u202e  \#(Bench.secret) 4111 1111 1111 1111\n\#(String(repeating: "x", count: 500))"}"#
        let server = try HTTPServer(
            .json(message, status: status, headers: ["WWW-Authenticate": "Basic realm=x"]))
        let bench = try Bench(server.url)
        guard case .http(status, let text?, nil) = await bench.failure() else {
            Issue.record("no error with a message")
            return
        }
        #expect(text.hasPrefix("no … … x") && text.count == HTTPError.longestMessage)
        same(server.record.requests.count, 1)
    }

    @Test("makes no message of a page")
    func page() async throws {
        let server = try HTTPServer(.html("<h1>no</h1>", status: 404))
        await same((try Bench(server.url)).failure(), .http(status: 404, message: nil, retryAfter: nil))
    }

    @Test("says what is in the field that the API has for it, whatever else is there")
    func messageField() async throws {
        let body = #"{"success": false, "message": "no", "status_message": "Invalid\u200Bkey.", "data": [1]}"#
        let server = try HTTPServer(.json(body, status: 401))
        let bench = try Bench(server.url) { $0.messageField = "status_message" }
        await same(bench.failure(), .http(status: 401, message: "Invalid key.", retryAfter: nil))
        let other = try HTTPServer(.json(#"{"message": 7}"#, status: 401))
        await same((try Bench(other.url)).failure(), .http(status: 401, message: nil, retryAfter: nil))
    }

    @Test("knows a captive portal's page from JSON, and does not keep it")
    func portal() async throws {
        let server = try HTTPServer(.html("<h1>Welcome</h1>"), .json("{}"))
        let bench = try Bench(server.url)
        await same(bench.failure(), .unexpectedContentType("text/html"))
        try await same(bench.client.send(HTTPRequest(path: ["x"])).source, .network)
    }

    @Test("takes a page when any answer will do")
    func anything() async throws {
        let server = try HTTPServer(.html("<h1>Welcome</h1>"))
        let request = HTTPRequest(path: ["x"], expecting: .anything)
        try await same(Bench(server.url).client.send(request).text, "<h1>Welcome</h1>")
    }

    @Test(
        "says where JSON is not what was expected, and does not use it again",
        arguments: [
            (#"[{"id": "a", "due": "x"}]"#, HTTPError.decoding(path: "[0].due", .expected("Int"))),
            (#"[{"id": "a"}]"#, .decoding(path: "[0].due", .missing)),
            (#"[{"id": "a", "due": null}]"#, .decoding(path: "[0].due", .missing)),
            (#"[{"id""#, .decoding(path: "", .malformed)), ("", .decoding(path: "", .malformed)),
        ])
    func decoding(body: String, expected: HTTPError) async throws {
        let server = try HTTPServer(.json(body, headers: ["Cache-Control": "max-age=60"]))
        let bench = try Bench(server.url)
        for _ in 0..<2 {
            let error = await failure { () throws(HTTPError) in
                _ = try await bench.client.send(HTTPRequest(path: ["x"]), as: [Card].self)
            }
            same(error, expected)
        }
        same(server.record.requests.count, 2)
    }

    @Test("refuses what makes no URL or no header", arguments: ["", ".", ".."])
    func invalid(segment: String) async throws {
        let bench = try Bench("https://example.invalid")
        await same(bench.failure(HTTPRequest(path: ["a", segment])), .invalidURL("a/" + segment))
        let split = HTTPRequest(path: ["a"], headers: ["X-A": "b\r\nX-C: d"])
        await same(bench.failure(split), .invalidHeader(name: "x-a"))
    }

    @Test(
        "refuses a base URL that is none, without repeating its secrets",
        arguments: [
            ("ftp://example.org", "ftp://example.org"), ("https://", "https://"), ("cards", "cards"),
            ("https://me:hunter2@example.org", "https://example.org"),
            ("https://example.org/?token=hunter2", "https://example.org/?token=…"),
            ("https://example.org:99999", "https://example.org:99999"),
        ])
    func baseURL(text: String, shown: String) async {
        #expect(throws: HTTPError.invalidURL(shown)) { try HTTPConfiguration(baseURL: text) }
    }
}
