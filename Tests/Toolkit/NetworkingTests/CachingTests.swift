import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("Kept responses", .takesTurns, .endsIfItHangs)
struct CachingTests {
    private let request = HTTPRequest(path: ["x"])

    private func sources(
        _ fields: [String: String], seconds: [Double] = [0, 0]
    ) async throws -> [ResponseSource] {
        let server = try HTTPServer(.json("{}", headers: fields))
        let bench = try Bench(server.url)
        var sources: [ResponseSource] = []
        for pause in seconds {
            bench.date.advance(by: pause)
            sources.append(try await bench.client.send(request).source)
        }
        return sources
    }

    @Test("does not store an invalid answer, and asks again")
    func notKeepable() async throws {
        let server = try HTTPServer(.json("no", headers: ["Cache-Control": "max-age=9"]))
        let bench = try Bench(server.url)
        var request = HTTPRequest(path: ["x"])
        request.isKeepable = { $0 != Data("no".utf8) }
        for _ in 0..<2 { try await same(bench.client.send(request).source, .network) }
        request.caching = .cacheOnly(maxAge: nil)
        await same(bench.failure(request), .offline)
    }

    @Test(
        "answer without a word to the server while they are fresh",
        arguments: [
            ["Cache-Control": "public, max-age=60"], ["Cache-Control": "MAX-AGE=\"60\""],
            ["Cache-Control": "max-age=90", "Age": "30"],
            ["Expires": "Sun, 06 Nov 1994 08:50:37 GMT"],
            ["Expires": "Sun, 06 Nov 1994 00:01:00 GMT", "Date": "Sun, 06 Nov 1994 00:00:00 GMT"],
            ["Cache-Control": "max-age=60", "Expires": "0"],
        ])
    func fresh(fields: [String: String]) async throws {
        try await same(sources(fields, seconds: [0, 59, 1]), [.network, .cache, .network])
    }

    @Test(
        "are asked about when the server gives them no time",
        arguments: [
            [:], ["Cache-Control": "no-cache, max-age=60"], ["Cache-Control": "no-store, max-age=60"],
            ["Cache-Control": "max-age=0"], ["Cache-Control": "max-age=x"],
            ["Cache-Control": "max-age=60, max-age=0"],
            ["Cache-Control": "max-age=60", "Vary": "*"], ["Expires": "0"],
            ["Cache-Control": "max-age=60", "Vary": "Accept, *"],
            ["Cache-Control": "max-age=9", "Age": "9"],
        ])
    func stale(fields: [String: String]) async throws {
        try await same(sources(fields), [.network, .network])
    }

    @Test("are asked about when the clock was set back")
    func setBack() async throws {
        let fields = ["Cache-Control": "max-age=60"]
        try await same(sources(fields, seconds: [0, -3600]), [.network, .network])
    }

    @Test("are renewed by 304, with what it says and the later date")
    func revalidated() async throws {
        let modified = "Sat, 05 Nov 1994 00:00:00 GMT"
        let server = try HTTPServer(
            .json("[1]", headers: ["ETag": "\"a\"", "Last-Modified": modified]),
            .status(304, headers: ["Cache-Control": "max-age=60", "ETag": "\"a\""]))
        let bench = try Bench(server.url)
        _ = try await bench.client.send(request)
        bench.date.advance(by: 100)
        for source in [ResponseSource.revalidated, .cache] {
            let response = try await bench.client.send(request)
            #expect(response.source == source && response.text == "[1]" && response.status == 200)
            same(response.fetchedAt, Bench.date + 100)
            same(response.headers["content-type"], "application/json")
        }
        same(server.record.requests.count, 2)
        #expect(server.record.requests[0].headers["if-none-match"] == nil)
        same(server.record.requests[1].headers["if-none-match"], "\"a\"")
        same(server.record.requests[1].headers["if-modified-since"], modified)
    }

    @Test("give way to a new answer")
    func replaced() async throws {
        let server = try HTTPServer(.json("[1]", headers: ["ETag": "\"a\""]), .json("[2]"), .status(304))
        let bench = try Bench(server.url)
        try await same(bench.client.send(request).text, "[1]")
        try await same(bench.client.send(request).text, "[2]")
        // Nobody asked whether anything has changed.
        await same(bench.failure(), .http(status: 304, message: nil, retryAfter: nil))
    }

    @Test("are forgotten when the server wants nothing kept any more")
    func noStore() async throws {
        let server = try HTTPServer(.json("[1]"), .json("[2]", headers: ["Cache-Control": "no-store"]))
        let bench = try Bench(server.url)
        for _ in 0..<2 { _ = try await bench.client.send(request) }
        await same(bench.failure(HTTPRequest(path: ["x"], caching: .cacheOnly(maxAge: nil))), .offline)
    }

    @Test("are dropped when they are still valid but may no longer be stored")
    func noStoreAnyMore() async throws {
        let server = try HTTPServer(
            .json("[1]", headers: ["ETag": "\"a\""]), .status(304, headers: ["Cache-Control": "no-store"]))
        let bench = try Bench(server.url)
        for _ in 0..<2 { try await same(bench.client.send(request).text, "[1]") }
        await same(bench.failure(HTTPRequest(path: ["x"], caching: .cacheOnly(maxAge: nil))), .offline)
    }

    @Test("are as old as a cache on the way says", arguments: [200, 304])
    func agedOnTheWay(status: Int) async throws {
        let aged = ["Age": "100", "ETag": "\"a\""]
        let server = try HTTPServer(
            .json("[1]", headers: status == 200 ? aged : ["ETag": "\"a\""]), .status(304, headers: aged))
        let bench = try Bench(server.url)
        for _ in 0..<(status == 200 ? 1 : 2) { _ = try await bench.client.send(request) }
        let kept = try await bench.client.send(HTTPRequest(path: ["x"], caching: .cacheOnly(maxAge: nil)))
        same(kept.fetchedAt, Bench.date - 100)
    }

    @Test(
        "are asked about without a validator that can't be sent back", arguments: ["\"a\u{1}\"", "\"ключ\""])
    func strangeTag(tag: String) async throws {
        let modified = "Sat, 05 Nov 1994 00:00:00 GMT"
        let server = try HTTPServer(.json("[1]", headers: ["ETag": tag, "Last-Modified": modified]))
        let bench = try Bench(server.url)
        for _ in 0..<2 { try await same(bench.client.send(request).text, "[1]") }
        #expect(server.record.requests[1].headers["if-none-match"] == nil)
        same(server.record.requests[1].headers["if-modified-since"], modified)
    }

    @Test("are passed over on demand, and replaced")
    func reload() async throws {
        let fields = ["Cache-Control": "max-age=60", "ETag": "\"a\""]
        let server = try HTTPServer(.json("[1]", headers: fields), .json("[2]", headers: fields))
        let bench = try Bench(server.url)
        try await same(bench.client.send(request).text, "[1]")
        try await same(bench.client.send(HTTPRequest(path: ["x"], caching: .reload)).source, .network)
        same(server.record.requests[1].headers["cache-control"], "no-cache")
        #expect(server.record.requests[1].headers["if-none-match"] == nil)
        let kept = try await bench.client.send(request)
        #expect(kept.text == "[2]" && kept.source == .cache)
    }

    @Test("are all there is without a network, up to an age")
    func cacheOnly() async throws {
        let server = try HTTPServer(.json("[1]"))
        let bench = try Bench(server.url)
        func offline(_ maxAge: Duration?) -> HTTPRequest {
            HTTPRequest(path: ["x"], caching: .cacheOnly(maxAge: maxAge))
        }
        await same(bench.failure(offline(nil)), .offline)
        _ = try await bench.client.send(request)
        bench.date.advance(by: 3600)
        let kept = try await bench.client.send(offline(.seconds(3600)))
        #expect(kept.text == "[1]" && kept.source == .cache && kept.fetchedAt == Bench.date)
        await same(bench.failure(offline(.seconds(3599))), .offline)
        // The clock was set back: nobody knows how old they are.
        bench.date.advance(by: -7200)
        try await same(bench.client.send(offline(nil)).text, "[1]")
        await same(bench.failure(offline(.seconds(3600))), .offline)
        same(server.record.requests.count, 1)
    }

    @Test("are not shown to who has another token, or none, or asks for another language")
    func apart() async throws {
        let server = try HTTPServer(.json("[1]", headers: ["Cache-Control": "max-age=60"]))
        let cache = MemoryResponseCache()
        for token in [Token("a"), Token("b"), nil] {
            let client = HTTPClient(try HTTPConfiguration(baseURL: server.url, token: token), cache: cache)
            try await same(client.send(request).source, .network)
            try await same(client.send(request).source, .cache)
            let other = HTTPRequest(path: ["x"], headers: ["Accept-Language": "uk"])
            try await same(client.send(other).source, .network)
        }
    }

    @Test(
        "are forgotten when what they show was changed", arguments: [HTTPRequest.Method.post, .put, .delete])
    func changed(method: HTTPRequest.Method) async throws {
        let server = try HTTPServer(.json("[1]", headers: ["Cache-Control": "max-age=60"]))
        let bench = try Bench(server.url)
        _ = try await bench.client.send(request)
        let body = HTTPRequest.Body(Data("{}".utf8), type: "application/json")
        _ = try await bench.client.send(
            HTTPRequest(
                method, path: ["x"], headers: ["Idempotency-Key": "1"], body: method == .delete ? nil : body))
        try await same(bench.client.send(request).source, .network)
    }

    @Test("have no cookies, and a key that nothing can be read from")
    func contents() async throws {
        let fields = ["Set-Cookie": "a=b", "Cache-Control": "max-age=60"]
        let server = try HTTPServer(.json("[1]", headers: fields))
        let bench = try Bench(server.url)
        _ = try await bench.client.send(request)
        let configuration = try HTTPConfiguration(baseURL: server.url, token: Token(Bench.secret))
        let key = CacheKey(try WireRequest(request, configuration))
        let kept = try #require(await bench.cache.entry(for: key))
        #expect(kept.headers["set-cookie"] == nil && kept.status == 200)
        #expect(key.digest.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        let copy = try JSONDecoder().decode(CachedResponse.self, from: JSONEncoder().encode(kept))
        same(copy, kept)
    }

    @Test("take no more memory than allowed, the oldest going first")
    func size() async {
        let cache = MemoryResponseCache(sizeLimit: 10)
        func response(_ size: Int, _ second: Double) -> CachedResponse {
            CachedResponse(
                status: 200, headers: [:], body: Data(count: size), fetchedAt: Bench.date + second)
        }
        let keys = ["a", "b", "c", "d"].map(CacheKey.init(digest:))
        for (index, key) in keys.dropLast().enumerated() {
            await cache.store(response(4, Double(index)), for: key)
        }
        await cache.store(response(4, 9), for: keys[1])
        await cache.store(response(11, 9), for: keys[3])
        var kept: [Bool] = []
        for key in keys { kept.append(await cache.entry(for: key) != nil) }
        same(kept, [false, true, true, false])
    }
}
