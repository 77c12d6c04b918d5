import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("Kept responses from before a change", .takesTurns, .endsIfItHangs)
struct CacheEpochTests {
    private let request = HTTPRequest(path: ["x"])

    @Test("are asked about, fresh or not, after any change, even by another process and in flight")
    func expired() async throws {
        let server = try HTTPServer { request in
            guard request.headers["if-none-match"] == nil else { return .status(304) }
            let answer = Answer.json("[1]", headers: ["Cache-Control": "max-age=60", "ETag": "\"a\""])
            return request.number == 3 ? .held(answer) : answer
        }
        let bench = try Bench(server.url)
        _ = try await bench.client.send(request)
        await bench.cache.expireAll()
        try await same(bench.client.send(request).source, .revalidated)
        try await same(bench.client.send(request).source, .cache)
        let reload = HTTPRequest(path: ["x"], caching: .reload)
        async let late = bench.client.send(reload)
        await server.wait { $0.requests.count == 3 }
        await bench.cache.expireAll()
        server.release()
        try await same(late.source, .network)
        try await same(bench.client.send(request).source, .revalidated)
        try await same(
            bench.client.send(HTTPRequest(path: ["x"], caching: .cacheOnly(maxAge: nil))).source, .cache)
    }
}
