import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("A connection", .takesTurns, .endsIfItHangs)
struct ConnectionTests {
    /// A server that keeps the connection of its first answer, and drops it when the next request comes on it.
    private func server() throws -> HTTPServer {
        try HTTPServer(.thenDropping(status: 200, body: Data("{}".utf8)), .json("[]"))
    }

    @Test(
        "is a new one for what changes something: sent again on a dropped one, it would come without its body",
        arguments: [HTTPRequest.Method.post, .put, .delete])
    func fresh(method: HTTPRequest.Method) async throws {
        let server = try server()
        // One attempt, as another would hide what became of the first.
        let bench = try Bench(server.url) { configuration in
            configuration.retry.attempts = 1
        }
        _ = try await bench.client.send(HTTPRequest(path: ["x"]))
        let body = HTTPRequest.Body(Data(#"{"amount": 1}"#.utf8), type: "application/json")
        try await same(bench.client.send(HTTPRequest(method, path: ["x"], body: body)).text, "[]")
        same(server.record.requests.map(\.method), ["GET", method.rawValue])
        same(server.record.requests.last?.body, body.bytes)
    }

    @Test("of its own can end at any time, also before it has begun: a trap would take the program with it")
    func ends() async throws {
        let server = try HTTPServer { _ in .json("{}") }
        let client = try Bench(server.url) { $0.retry.attempts = 1 }.client
        for round in 0..<(TestRun.isLong ? 2000 : 20) {
            await withTaskGroup { group in
                for place in 0..<8 {
                    group.addTask {
                        let change = Task { try await client.send(HTTPRequest(.post, path: ["x"])) }
                        if (round + place).isMultiple(of: 4) { change.cancel() }
                        _ = await change.result
                    }
                }
            }
        }
        #expect(server.record.requests.allSatisfy { $0.method == "POST" })
    }
}
