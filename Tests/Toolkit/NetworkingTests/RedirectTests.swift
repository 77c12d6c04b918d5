import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("A redirect", .takesTurns, .endsIfItHangs)
struct RedirectTests {
    private let key: HTTPHeaders = ["Idempotency-Key": "17", "Cookie": "a=b", "X-A": "b"]

    @Test("is followed on the same server with all it may see", arguments: [301, 302, 303, 307, 308])
    func followed(status: Int) async throws {
        let server = try HTTPServer { request in
            request.path == "/v1/old" ? .redirect(status, to: "../new?a=b") : .json("{}")
        }
        let bench = try Bench(server.url + "/v1")
        let response = try await bench.client.send(HTTPRequest(path: ["old"], headers: key))
        same(response.text, "{}")
        let second = try #require(server.record.requests.last)
        #expect(second.path == "/new" && second.query == "a=b")
        same(second.headers["authorization"], "Bearer " + Bench.secret)
        #expect(second.headers["cookie"] == "a=b" && second.headers["x-a"] == "b")
    }

    @Test("back from another origin brings no credentials either")
    func back() async throws {
        let server = try HTTPServer { request in
            switch request.path {
            case "/x":
                .redirect(
                    to: "http://localhost:\(request.headers["host"]?.split(separator: ":").last ?? "")/y")
            case "/y":
                .redirect(
                    to: "http://127.0.0.1:\(request.headers["host"]?.split(separator: ":").last ?? "")/z")
            default: .json("{}")
            }
        }
        _ = try await Bench(server.url).client.send(HTTPRequest(path: ["x"], headers: key))
        same(server.record.requests.map(\.path), ["/x", "/y", "/z"])
        same(server.record.requests.map { $0.headers["authorization"] != nil }, [true, false, false])
    }

    @Test("to another origin takes no credentials along")
    func otherOrigin() async throws {
        let other = try HTTPServer(.json("{}"))
        for target in [other.url, other.urlByName] {
            let server = try HTTPServer(.redirect(301, to: target + "/there"))
            let bench = try Bench(server.url)
            _ = try await bench.client.send(HTTPRequest(path: ["x"], headers: key))
        }
        same(other.record.requests.count, 2)
        for received in other.record.requests {
            #expect(received.headers["authorization"] == nil && received.headers["cookie"] == nil)
            #expect(received.headers["idempotency-key"] == nil && received.headers["x-a"] == "b")
        }
    }

    @Test("is followed five times, and no more")
    func loop() async throws {
        let server = try HTTPServer(.redirect(to: "/x"))
        await same((try Bench(server.url)).failure(), .tooManyRedirects(limit: 5))
        same(server.record.requests.count, 6)
    }

    @Test("may be repeated with the rest of the request")
    func retried() async throws {
        let server = try HTTPServer { request in
            request.path == "/x" ? .redirect(to: "/y") : request.number == 1 ? .status(503) : .json("{}")
        }
        _ = try await Bench(server.url).client.send(HTTPRequest(path: ["x"]))
        same(server.record.requests.map(\.path), ["/x", "/y", "/x", "/y"])
    }

    @Test("makes no GET of a POST", arguments: [301, 302, 303])
    func post(status: Int) async throws {
        let server = try HTTPServer(.redirect(status, to: "/y"))
        let request = HTTPRequest(.post, path: ["x"])
        await same(
            (try Bench(server.url)).failure(request), .http(status: status, message: nil, retryAfter: nil))
        same(server.record.requests.count, 1)
    }

    @Test("sends a POST again unchanged, but only to the same server", arguments: [307, 308])
    func postAgain(status: Int) async throws {
        let body = HTTPRequest.Body(Data("{}".utf8), type: "application/json")
        let request = HTTPRequest(.post, path: ["x"], body: body)
        let server = try HTTPServer(.redirect(status, to: "/y"), .json("[]"))
        try await same(Bench(server.url).client.send(request).text, "[]")
        same(server.record.requests.map(\.method), ["POST", "POST"])
        same(server.record.requests.map(\.body), [body.bytes, body.bytes])
        let away = try HTTPServer(.redirect(status, to: server.urlByName))
        await same(
            (try Bench(away.url)).failure(request), .http(status: status, message: nil, retryAfter: nil))
    }

    @Test(
        "without a target is an answer like any other failure",
        arguments: [
            nil, "", "ftp://example.org/", "http://a:b@127.0.0.1/", "http://127.0.0.1:99999999/", "http://[",
            "//", "?%",
        ])
    func nowhere(location: String?) async throws {
        let server = try HTTPServer(.status(302, headers: location.map { ["Location": $0] } ?? [:]))
        let bench = try Bench(server.url) { $0.retry.attempts = 1 }
        let error = await bench.failure()
        // A text that does make a URL may lead back.
        #expect(
            error == .http(status: 302, message: nil, retryAfter: nil) || error == .tooManyRedirects(limit: 5)
        )
    }

    @Test("never leads from an encrypted connection to an unencrypted one")
    func downgrade() throws {
        let request = try WireRequest(
            HTTPRequest(path: ["x"]), HTTPConfiguration(baseURL: "https://example.org"))
        for target in ["http://example.org/x", "http://127.0.0.1/"] {
            let response = RawResponse(status: 302, headers: ["location": target], body: Data())
            #expect(throws: HTTPError.insecure(.downgrade)) { try request.redirected(by: response) }
        }
    }
}
