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
        #expect(try await bench.client.send(HTTPRequest(method, path: ["x"], body: body)).text == "[]")
        #expect(server.record.requests.map(\.method) == ["GET", method.rawValue])
        #expect(server.record.requests.last?.body == body.bytes)
    }
}
