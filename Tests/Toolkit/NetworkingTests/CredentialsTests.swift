import Foundation
import HTTPServerSupport
import Redaction
import TestSupport
import Testing

@testable import Networking

@Suite("Credentials", .takesTurns, .endsIfItHangs)
struct CredentialsTests {
    @Test("are never revealed")
    func redacted() throws {
        let token = try #require(Token(" \(Bench.secret)\n"))
        same(token.secret, Bench.secret)
        var dumped = ""
        dump((token, [token], Optional(token)), to: &dumped)
        let configuration = try HTTPConfiguration(baseURL: "https://example.org", token: token)
        for text in ["\(token)", String(reflecting: token), dumped, "\(configuration)", "\([token])"] {
            #expect(!text.contains(Bench.secret))
        }
        same("\(token)", "Token(redacted)")
    }

    @Test(
        "are one line of visible characters",
        arguments: ["", " \n", "a b", "a\r\nX: y", "pässword", "a\u{0}"])
    func invalid(text: String) {
        #expect(Token(text) == nil)
    }

    @Test(
        "go unencrypted to this machine only",
        arguments: [
            ("http://localhost:8080", true), ("http://127.0.0.1", true), ("http://127.9.8.7/a", true),
            ("http://[::1]:80", true), ("https://example.org", true), ("http://example.org", false),
            ("http://127.0.0.1.example.org", false), ("http://128.0.0.1", false),
            ("http://localhost.example", false),
            ("http://127.1", false), ("http://[::2]", false), ("http://10.0.0.1", false),
            ("http://127.0.0.01", false), ("http://0127.0.0.1", false), ("http://127.0.0.010", false),
            ("http://127.+0.0.1", false), ("http://127.-0.0.1", false), ("http://+127.0.0.1", false),
            ("http://127.0.0.256", false), ("http://127.0.0.1.", false), ("http://0x7f.0.0.1", false),
            ("http://[0:0:0:0:0:0:0:1]", true), ("http://[::0001]", true), ("http://[1::]", false),
        ])
    func unencrypted(url: String, isAllowed: Bool) throws {
        let token = try #require(Token("t"))
        if isAllowed {
            _ = try HTTPConfiguration(baseURL: url, token: token)
        } else {
            #expect(throws: HTTPError.insecure(.credentialsInTheClear)) {
                try HTTPConfiguration(baseURL: url, token: token)
            }
        }
    }

    @Test(
        "that a request has itself are held to the same",
        arguments: ["Authorization", "cookie", "Proxy-Authorization"])
    func ownHeader(name: String) throws {
        let configuration = try HTTPConfiguration(baseURL: "http://example.org")
        #expect(throws: HTTPError.insecure(.credentialsInTheClear)) {
            try WireRequest(HTTPRequest(path: ["x"], headers: HTTPHeaders([(name, "x")])), configuration)
        }
    }

    @Test(
        "go to this machine only if no proxy is in between",
        arguments: [
            ([:], true), (["http_proxy": ""], true), (["https_proxy": "http://p"], true),
            (["http_proxy": "http://p"], false), (["ALL_PROXY": "http://p"], false),
            (["http_proxy": "http://p", "no_proxy": "a, localhost"], true),
            (["http_proxy": "http://p", "NO_PROXY": "*"], true),
            (["http_proxy": "http://p", "no_proxy": "", "NO_PROXY": "localhost"], true),
            // libcurl takes an asterisk among others for a name.
            (["http_proxy": "http://p", "no_proxy": "*, example.org"], false),
            (["http_proxy": "http://p", "no_proxy": " *"], false),
            (["all_proxy": "http://p", "no_proxy": "127.0.0.1"], false),
        ])
    func proxy(environment: [String: String], isAllowed: Bool) throws {
        var configuration = try HTTPConfiguration(baseURL: "http://localhost")
        configuration.token = Token("t")
        configuration.proxy = HTTPProxy(environment)
        let request = { try WireRequest(HTTPRequest(path: ["x"]), configuration) }
        if isAllowed {
            try same(request().headers["authorization"], "Bearer t")
        } else {
            #expect(throws: HTTPError.insecure(.credentialsInTheClear)) { try request() }
        }
    }

    @Test("and numbers of cards are in no line of the log")
    func log() async throws {
        let server = try HTTPServer { request in
            switch (request.path, request.number) {
            case ("/4111111111111111", 1): .status(503)
            case ("/4111111111111111", _):
                .redirect(to: "/y?session=\(Bench.secret)&n=4111-1111-1111-1111#4111111111111111")
            case _ where request.number == 1: .json(#"{"message": "\#(Bench.secret)"}"#, status: 500)
            default:
                .json(
                    #"{"secret": "hidden"}"#, headers: ["Cache-Control": "max-age=9", "Set-Cookie": "hidden"])
            }
        }
        let bench = try Bench(server.url)
        let request = HTTPRequest(
            path: ["4111111111111111"],
            query: [("api_key", "hidden"), ("page", "2"), ("n", "4111 1111 1111 1111")],
            headers: ["X-A": "hidden"])
        for _ in 0..<2 { _ = try await bench.client.send(request) }
        let log = bench.log.all.joined(separator: "\n")
        for secret in ["hidden", "4111", "1111", Bench.secret] { #expect(!log.contains(secret), "\(log)") }
        let url = "GET \(server.url)/…?api_key=…&page=2&n=…"
        same(bench.log.all.first, "\(url): 503, 0 bytes, 0 ms")
        #expect(log.contains("\(url): attempt 1 failed: status 503\n\(url): again in 250 ms"))
        #expect(log.contains("redirected to \(server.url)/y?session=…&n=…"))
        same(bench.log.all.last, "\(url): kept for 0 ms")
    }

    @Test(
        "are struck out of a URL",
        arguments: [
            ("https://me:pw@example.org/a#b", "https://example.org/a"),
            (
                "https://example.org/?access_token=a&Signature=b&page=1&x",
                "https://example.org/?access_token=…&Signature=…&page=1&x"
            ),
            ("https://example.org/123456789012/a/1234567890123", "https://example.org/123456789012/a/…"),
            ("https://192.168.100.100:8080/4111/1111/1111/1111", "https://192.168.100.100:8080/…"),
            ("https://example.org/4111%C2%A01111%E2%80%911111,1111", "https://example.org/…"),
            ("https://4111111111111111.example.org/a", "https://….example.org/a"),
            ("https://example.org/4111%201111%201111%201111/x", "https://example.org/…/x"),
            ("https://me:pw@[/a", "[/a"), ("https://me:pw@[/a?token=b", "[/a…"),
            ("https://me:pw@[/a#b", "[/a…"), ("https://me:p?w@[/a", "…"), ("https://[/a?token=b@c", "…"),
        ])
    func url(text: String, expected: String) throws {
        same(RedactedText.url(text), expected)
    }

    @Test("and what of it a server makes too long is cut")
    func longURL() {
        let start = "https://example.org/"
        let text = RedactedText.url(start + String(repeating: "a", count: 100_000))
        same(text, start + String(repeating: "a", count: 480) + "…")
    }
}
