import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("Equal requests on their way", .takesTurns, .endsIfItHangs)
struct FlightsTests {
    private let request = HTTPRequest(path: ["x"])

    /// Tasks that send the same request; when this returns one of them is at the server.
    private func tasks(
        _ count: Int, _ client: HTTPClient, _ server: HTTPServer
    ) async -> [Task<Result<String, HTTPError>, Never>] {
        let tasks = (0..<count).map { _ in
            Task {
                do throws(HTTPError) {
                    return Result<String, HTTPError>.success(try await client.send(request).text)
                } catch {
                    return .failure(error)
                }
            }
        }
        await server.wait { $0.requests.count == 1 }
        while client.flights.waiting < count, !Task.isCancelled { await Task.yield() }
        return tasks
    }

    @Test("are one transfer, and all have its answer")
    func shared() async throws {
        let server = try HTTPServer(.held(.json("[1]")))
        let client = try Bench(server.url).client
        let tasks = await tasks(10, client, server)
        server.release()
        for task in tasks { await same(task.value, .success("[1]")) }
        same(server.record.requests.count, 1)
        try await same(client.send(request).text, "[1]")
        same(server.record.requests.count, 2)
    }

    @Test("go on when one of those who wait is cancelled, who is back at once")
    func oneCancelled() async throws {
        let server = try HTTPServer(.held(.json("[1]")))
        let tasks = await tasks(3, try Bench(server.url).client, server)
        tasks[0].cancel()
        await same(tasks[0].value, .failure(.cancelled))
        server.release()
        for task in tasks.dropFirst() { await same(task.value, .success("[1]")) }
        same(server.record.abandoned, 0)
    }

    @Test("come to an end while those who wait are being cancelled, however close together that happens")
    func cancelledWhileLanding() async {
        let flights = Flights<Int, Int>()
        for round in 0..<TestRun.count(2_000, long: 50_000) {
            await withTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask {
                        _ = await flights.join(round) {
                            await Task.yield()
                            return .success(round)
                        }
                    }
                }
                await Task.yield()
                group.cancelAll()
            }
        }
        same(flights.waiting, 0)
    }

    @Test("are cancelled when all who wait are, and can be sent again")
    func allCancelled() async throws {
        let server = try HTTPServer(.silence, .json("[2]"))
        let client = try Bench(server.url).client
        let tasks = await tasks(3, client, server)
        for task in tasks { task.cancel() }
        for task in tasks { await same(task.value, .failure(.cancelled)) }
        await server.wait { $0.abandoned == 1 }
        try await same(client.send(request).text, "[2]")
    }

    @Test("are not those with another query, field or use of what is kept, and no POST")
    func unequal() async throws {
        let server = try HTTPServer(.held(.json("[1]")))
        let client = try Bench(server.url).client
        let requests = [
            request, HTTPRequest(path: ["x"], query: [("a", "b")]),
            HTTPRequest(path: ["x"], headers: ["Accept-Language": "uk"]),
            HTTPRequest(path: ["x"], caching: .reload), HTTPRequest(.post, path: ["x"]),
            HTTPRequest(.post, path: ["x"]),
        ]
        let tasks = requests.map { request in Task { try await client.send(request).text } }
        await server.wait { $0.requests.count == requests.count }
        server.release()
        for task in tasks { try await same(task.value, "[1]") }
    }
}
