import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

@Suite("A status that a request accepts", .takesTurns, .endsIfItHangs)
struct AcceptedStatusTests {
    @Test("is an answer with its body, of whatever type, and is not kept")
    func accepted() async throws {
        let server = try HTTPServer(.html("no", status: 409))
        let bench = try Bench(server.url)
        var request = HTTPRequest(path: ["x"])
        request.accepted = [409]
        let response = try await bench.client.send(request)
        #expect(response.status == 409 && response.text == "no")
        await same(bench.failure(), .http(status: 409, message: nil, retryAfter: nil))
    }
}
