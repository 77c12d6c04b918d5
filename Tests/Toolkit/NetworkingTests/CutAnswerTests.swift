import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking

/// Each answer is cut behind each of its bytes, with many cuts at the same time, but not so many that their connections, with those of
/// the tests beside these, come to more than a thousand open files: Foundation's `Process` reads beyond a list of that many.
@Suite("An answer that is cut", .takesTurns, .serialized, .endsIfItHangs)
struct CutAnswerTests {
    private static let answers = [
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n{\"a\": 1}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{\"a\r\n5\r\n\": 1}\r\n0\r\n\r\n",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"
            + "HTTP/1.1 201 Created\r\nContent-Length: 8\r\n\r\n{\"a\": 1}",
        "HTTP/1.1 204 No Content\r\nETag: \"a\"\r\n\r\n",
        // Neither a vertical tab nor a line separator ends a line.
        "HTTP/1.1 200 OK\r\n\u{B}X: a\r\nY: \u{2028}b\r\nContent-Length: 8\r\n\r\n{\"a\": 1}",
    ]

    private static let atOnce = 64

    @Test(
        "is never taken for a whole one, and never for certain to have done nothing",
        arguments: [HTTPRequest.Method.get, .post, .delete], answers)
    func everywhere(method: HTTPRequest.Method, answer: String) async throws {
        let bytes = Data(answer.utf8)
        for isReset in [false, true] {
            let server = try HTTPServer { request in
                let start = bytes.prefix(Int(request.query.dropFirst("size=".count)) ?? 0)
                return isReset ? .bytesThenReset(start) : .bytes(start)
            }
            let bench = try Bench(server.url) { $0.retry.attempts = 1 }
            let body = HTTPRequest.Body(Data("{}".utf8), type: "application/json")
            await withTaskGroup(of: (Int, HTTPError?).self) { group in
                var failures: [(Int, HTTPError?)] = []
                for size in 0...bytes.count {
                    if size >= Self.atOnce, let next = await group.next() { failures.append(next) }
                    let request = HTTPRequest(
                        method, path: ["x"], query: [("size", "\(size)")],
                        body: method == .post ? body : nil)
                    group.addTask { (size, await bench.failure(request)) }
                }
                for await next in group { failures.append(next) }
                for (size, failure) in failures {
                    if size == bytes.count {
                        // A reset may overtake what was sent before it.
                        #expect(failure == nil || isReset)
                    } else if size == bytes.count - 1, answer.contains("chunked") {
                        // All of the body is there, and curl does not wait for the last line feed behind it.
                        #expect(failure == nil || failure?.leavesDoubt == true)
                    } else {
                        #expect(failure?.leavesDoubt == true, "\(size) bytes: \(String(describing: failure))")
                    }
                }
            }
            same(server.record.requests.count, bytes.count + 1)
        }
    }
}
