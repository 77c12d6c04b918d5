import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("A transfer that fails", .takesTurns, .endsIfItHangs)
struct FailureTests {
    /// A bench whose client tries once.
    private func bench(_ url: String, sizeLimit: Int = 64 << 20) throws -> Bench {
        try Bench(url) { configuration in
            configuration.retry.attempts = 1
            configuration.sizeLimit = sizeLimit
        }
    }

    @Test("because nothing listens says that the connection was refused")
    func refused() async throws {
        let port = try ClosedPort()
        await same((try bench(port.url)).failure(), .cannotConnect(host: "127.0.0.1:\(port.port)", .refused))
    }

    @Test("because the name has no address says so")
    func unknownHost() async throws {
        let expected = HTTPError.cannotConnect(host: "nothing.invalid", .unknownHost)
        await same((try bench("https://nothing.invalid")).failure(), expected)
    }

    @Test("at an IPv6 address says why, as at any other")
    func numericAddress() async throws {
        let port = try ClosedPort().port
        await same(
            (try bench("http://[::1]:\(port)")).failure(), .cannotConnect(host: "[::1]:\(port)", .refused))
    }

    @Test(
        "before the response has begun says that nothing came",
        arguments: ["", "SSH-2.0-OpenSSH_9.2\r\n", "HTTP/1.1 "])
    func noAnswer(bytes: String) async throws {
        let server = try HTTPServer(.bytes(Data(bytes.utf8)))
        let failure = await (try bench(server.url)).failure()
        guard case .cannotConnect("127.0.0.1:\(server.port)", let problem) = failure else {
            Issue.record("no error")
            return
        }
        #expect(problem != .refused && problem != .unknownHost)
    }

    @Test(
        "because the connection ended at any byte of the response's head says that nothing came",
        arguments: [HTTPRequest.Method.get, .post],
        [
            "HTTP/1.1 200 OK\r\nA: b\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation: /y\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\nA: b\r\n\r\n",
        ])
    func halfHead(method: HTTPRequest.Method, head: String) async throws {
        let bytes = Data(head.utf8)
        let server = try HTTPServer { request in
            let size = Int(request.query.dropFirst("size=".count)) ?? 0
            return .bytes(request.path == "/x" ? bytes.prefix(size) : Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
        }
        let body = HTTPRequest.Body(Data("{}".utf8), type: "application/json")
        for url in [server.url, server.urlByName] {
            let bench = try bench(url)
            for size in 0...bytes.count {
                let failure = await bench.failure(
                    HTTPRequest(
                        method, path: ["x"], query: [("size", "\(size)")], body: method == .post ? body : nil)
                )
                guard size < bytes.count else { break }
                let isSilence =
                    if case .cannotConnect(_, let problem) = failure {
                        problem != .refused && problem != .unknownHost
                    } else {
                        false
                    }
                #expect(isSilence, "\(url), \(size) bytes: \(String(describing: failure))")
                #expect(failure?.leavesDoubt == true)
            }
        }
        #expect(server.record.requests.count >= 2 * bytes.count)
    }

    @Test(
        "in the middle of a body says that it was interrupted",
        arguments: [
            Answer.reset(Data(#"{"card""#.utf8)), .misannounced(Data("{}".utf8), announced: 100),
            .bytes(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{}".utf8)),
            .bytes(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n{}".utf8)),
        ])
    func interrupted(answer: Answer) async throws {
        let server = try HTTPServer(answer)
        await same((try bench(server.url)).failure(), .interrupted)
    }

    @Test("because the body is longer than announced is JSON that ends early")
    func overlong() async throws {
        let server = try HTTPServer(.misannounced(Data(#"{"id": 1}"#.utf8), announced: 4))
        let client = try bench(server.url).client
        let error = await failure { () throws(HTTPError) in
            _ = try await client.send(HTTPRequest(path: ["x"]), as: [String: Int].self)
        }
        same(error, .decoding(path: "", .malformed))
    }

    @Test("because the body is too large is stopped where the limit is crossed")
    func endless() async throws {
        let server = try HTTPServer(.endless)
        await same((try bench(server.url, sizeLimit: 1 << 20)).failure(), .tooLarge(limit: 1 << 20))
        await server.wait { $0.abandoned == 1 }
    }

    @Test("because a body is announced to be too large is stopped before it comes")
    func announced() async throws {
        let server = try HTTPServer(.misannounced(Data(), announced: 3 << 30))
        await same((try bench(server.url)).failure(), .tooLarge(limit: 64 << 20))
    }

    @Test("has a body of just the limit's size is none")
    func limit() async throws {
        let server = try HTTPServer(.chunked(size: 1 << 20))
        let response = try await bench(server.url, sizeLimit: 1 << 20).client.send(HTTPRequest(path: ["x"]))
        same(response.value.count, 1 << 20)
    }

    @Test("because the server never answers times out, attempt by attempt, and lets go of the connection")
    func silence() async throws {
        let server = try HTTPServer(.silence)
        let bench = try Bench(server.url) { $0.totalTimeout = TestClock.long * 10 }
        async let error = bench.failure()
        for count in 1...4 {
            await server.wait { $0.requests.count == count }
            bench.clock.expire(TestClock.long)
        }
        await same(error, .timeout(after: TestClock.long))
        await server.wait { $0.abandoned == 4 }
        same(server.record.requests.count, 4)
    }

    @Test("because a byte comes now and then times out in total")
    func drip() async throws {
        let server = try HTTPServer(.drip(Data(repeating: 0x20, count: 1 << 20), every: .milliseconds(10)))
        let bench = try Bench(server.url)
        async let error = bench.failure()
        await server.wait { $0.bytesSent > 100 }
        bench.clock.expire(TestClock.long * 2)
        await same(error, .timeout(after: TestClock.long * 2))
        await server.wait { $0.abandoned == 1 }
    }

    @Test("because its task was cancelled is over at once, and the server notices", arguments: [1, 5])
    func cancelled(count: Int) async throws {
        let server = try HTTPServer(.silence)
        let bench = try bench(server.url)
        let tasks = (0..<count).map { number in
            Task { await bench.failure(HTTPRequest(.post, path: ["\(number)"])) }
        }
        await server.wait { $0.requests.count == count }
        for task in tasks { task.cancel() }
        for task in tasks { await same(task.value, .cancelled) }
        await server.wait { $0.abandoned == count }
    }

    @Test("because its task was cancelled before it began sends nothing")
    func cancelledBefore() async throws {
        let server = try HTTPServer(.json("{}"))
        let bench = try bench(server.url)
        for method in [HTTPRequest.Method.get, .post] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await bench.failure(HTTPRequest(method, path: ["x"]))
            }
            await same(task.value, .cancelled)
        }
        #expect(server.record.requests.isEmpty)
    }
}
