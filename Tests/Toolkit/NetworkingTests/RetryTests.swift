import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("A repeated request", .takesTurns, .endsIfItHangs)
struct RetryTests {
    private let unavailable = HTTPError.http(status: 503, message: nil, retryAfter: nil)

    @Test(
        "comes for what may pass, with pauses that grow, and at last gives up",
        arguments: [408, 429, 500, 502, 503, 504])
    func transient(status: Int) async throws {
        let server = try HTTPServer(.status(status))
        let bench = try Bench(server.url)
        await same(bench.failure(), .http(status: status, message: nil, retryAfter: nil))
        same(server.record.requests.count, 4)
        same(bench.clock.sleeps, [.milliseconds(250), .milliseconds(500), .seconds(1)])
    }

    @Test("stops at the first success")
    func success() async throws {
        let server = try HTTPServer(.status(503), .reset(Data()), .bytes(Data()), .json("{}"))
        let bench = try Bench(server.url)
        let response = try await bench.client.send(HTTPRequest(path: ["x"]))
        #expect(response.text == "{}" && response.doubt != nil)
        same(server.record.requests.count, 4)
        #expect(try await bench.client.send(HTTPRequest(path: ["x"])).doubt == nil)
    }

    @Test("comes where nothing listens")
    func refused() async throws {
        let port = try ClosedPort()
        let bench = try Bench(port.url)
        await same(bench.failure(), .cannotConnect(host: "127.0.0.1:\(port.port)", .refused))
        same(bench.clock.sleeps.count, 3)
    }

    @Test("doesn't come where nothing listens if that is requested, but for other failures")
    func outOfReach() async throws {
        let port = try ClosedPort()
        let bench = try Bench(port.url) { $0.retry.attemptsToConnect = 1 }
        await same(bench.failure(), .cannotConnect(host: "127.0.0.1:\(port.port)", .refused))
        #expect(bench.clock.sleeps.isEmpty)
        let server = try HTTPServer(.status(503))
        let other = try Bench(server.url) { $0.retry.attemptsToConnect = 1 }
        #expect(await other.failure() == unavailable && server.record.requests.count == 4)
        var policy = RetryPolicy()
        (policy.attempts, policy.attemptsToConnect) = (2, 9)
        let lost = HTTPError.cannotConnect(host: "a", .unknownHost)
        same(policy.pause(after: 1, lost, random: 0.5), .milliseconds(250))
        #expect(policy.pause(after: 2, lost, random: 0.5) == nil)
    }

    @Test("that fails otherwise doesn't hide that an earlier one may have done something")
    func doubt() async throws {
        let server = try HTTPServer(.reset(Data("{".utf8)), .status(401))
        let order = HTTPRequest(.post, path: ["x"], headers: ["Idempotency-Key": "1"])
        await same((try Bench(server.url)).failure(order), .interrupted)
        let other = try HTTPServer(.reset(Data("{".utf8)), .status(401))
        await same((try Bench(other.url)).failure(), .http(status: 401, message: nil, retryAfter: nil))
    }

    @Test("does not come for what stays wrong", arguments: [400, 401, 404, 409, 422, 501])
    func permanent(status: Int) async throws {
        let server = try HTTPServer(.status(status))
        _ = await (try Bench(server.url)).failure()
        same(server.record.requests.count, 1)
    }

    @Test(
        "comes for methods that do no more when sent twice",
        arguments: [
            (HTTPRequest(.get, path: ["x"]), 4), (HTTPRequest(.head, path: ["x"]), 4),
            (HTTPRequest(.put, path: ["x"]), 4), (HTTPRequest(.delete, path: ["x"]), 4),
            (HTTPRequest(.post, path: ["x"]), 1),
            (HTTPRequest(.post, path: ["x"], headers: ["Idempotency-Key": "17"]), 4),
        ])
    func idempotent(request: HTTPRequest, count: Int) async throws {
        let server = try HTTPServer(.status(503))
        await same((try Bench(server.url)).failure(request), unavailable)
        same(server.record.requests.count, count)
        same(Set(server.record.requests.map { $0.headers["idempotency-key"] }).count, 1)
    }

    @Test("waits as long as the server asks", arguments: ["7", "Sun, 06 Nov 1994 08:49:44 GMT"])
    func retryAfter(field: String) async throws {
        let server = try HTTPServer(.status(429, headers: ["Retry-After": field]), .json("{}"))
        let bench = try Bench(server.url)
        _ = try await bench.client.send(HTTPRequest(path: ["x"]))
        same(bench.clock.sleeps, [.seconds(7)])
    }

    @Test(
        "does not wait longer than allowed, but says how long the server asks for",
        arguments: [
            ("21", 21), ("99999999999999999999", Int(Int32.max)), ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400),
        ])
    func tooLong(field: String, seconds: Int) async throws {
        let server = try HTTPServer(.status(503, headers: ["Retry-After": field]))
        let bench = try Bench(server.url)
        await same(bench.failure(), .http(status: 503, message: nil, retryAfter: .seconds(seconds)))
        #expect(bench.clock.sleeps.isEmpty && server.record.requests.count == 1)
    }

    @Test("does not wait when the time for all attempts would be over")
    func noTimeLeft() async throws {
        let server = try HTTPServer(.status(503, headers: ["Retry-After": "15"]))
        let bench = try Bench(server.url) { configuration in
            configuration.totalTimeout = TestClock.long
            configuration.retry.attempts = 1000
        }
        await same(bench.failure(), .http(status: 503, message: nil, retryAfter: .seconds(15)))
        same(bench.clock.sleeps.count, 66)
    }

    @Test("waits no longer than its request allows, nor longer than the client")
    func ownLimit() async throws {
        let server = try HTTPServer(.silence)
        for (limit, end) in [
            (TestClock.long * 3, TestClock.long * 3), (TestClock.long * 9, TestClock.long * 5),
        ] {
            let bench = try Bench(server.url) { configuration in
                (configuration.attemptTimeout, configuration.totalTimeout) = (
                    TestClock.long * 7, TestClock.long * 5
                )
            }
            var request = HTTPRequest(path: ["x"])
            request.timeLimit = limit
            bench.clock.expire(end)
            await same(bench.failure(request), .timeout(after: end))
        }
    }

    @Test("never waits longer than the longest pause")
    func longest() {
        var policy = RetryPolicy()
        policy.attempts = 100
        let pauses = [1, 2, 6, 7, 99].map { policy.pause(after: $0, unavailable, random: 1) }
        same(pauses, [.milliseconds(500), .seconds(1), .seconds(16), .seconds(20), .seconds(20)])
        same(policy.pause(after: 3, unavailable, random: 0), .zero)
        #expect(policy.pause(after: 100, unavailable, random: 1) == nil)
    }

    @Test("is not sent when its task was cancelled in the pause")
    func cancelled() async throws {
        let server = try HTTPServer(.status(503))
        let bench = try Bench(server.url) { configuration in
            configuration.totalTimeout = TestClock.long * 4
            configuration.retry.basePause = TestClock.long * 2
            configuration.retry.longestPause = TestClock.long * 2
        }
        let task = Task { await bench.failure(HTTPRequest(.delete, path: ["x"])) }
        await server.wait { $0.requests.count == 1 }
        task.cancel()
        await same(task.value, .cancelled)
        same(server.record.requests.count, 1)
    }
}
