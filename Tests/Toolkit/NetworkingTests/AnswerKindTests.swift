#if !canImport(Darwin)
    import Foundation
    import HTTPServerSupport
    import TestSupport
    import Testing

    @testable import Networking

    /// No answer ends the program: Foundation on Linux, which sent requests before, trapped at some of these.
    @Suite("An answer", .takesTurns, .endsIfItHangs)
    struct AnswerKindTests {
        enum Outcome: Sendable {
            case body(String, status: Int = 200)
            case failure(HTTPError)
            /// What comes of it depends on libcurl's version; but something does.
            case anything
        }

        private static let head = "HTTP/1.1 200 OK\r\n"
        private static let size = "Content-Length: 2\r\n\r\n{}"
        private static let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"
        private static func many(_ text: String) -> String {
            String(repeating: text, count: (3 << 20) / text.utf8.count)
        }

        static let answers: [(String, String, Outcome)] = [
            (
                "with trailers", chunked + "2\r\n{}\r\n0\r\nServer-Timing: db;dur=53\r\nX: 1\r\n\r\n",
                .body("{}")
            ),
            ("with a head for a trailer", chunked + "2\r\n{}\r\n0\r\nHTTP/1.1 500 No\r\n\r\n", .anything),
            ("with chunk extensions", chunked + "2;a=\"b\"\r\n{}\r\n0;c\r\n\r\n", .body("{}")),
            ("with a nonsensical chunk", chunked + "zz\r\n{}", .failure(.interrupted)),
            (
                "after others",
                "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nX: y\r\n\r\n" + head + size,
                .body("{}")
            ),
            ("in another protocol", "HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\nhello", .failure(nothing)),
            ("with a body after 204", "HTTP/1.1 204 No\r\n" + size, .body("", status: 204)),
            (
                "with a body after 304", "HTTP/1.1 304 No\r\n" + size,
                .failure(.http(status: 304, message: nil, retryAfter: nil))
            ),
            ("with folded fields", head + "X-A: 1\r\n  2\r\n\t3\r\n" + size, .body("{}")),
            ("that begins with a fold", head + " 2\r\n" + size, .anything),
            ("without a head", "{}", .failure(nothing)),
            ("with half a head", head + "Conte", .failure(nothing)),
            ("with a status alone", head, .failure(nothing)),
            ("with a carriage return for an empty line", head + "\r", .failure(nothing)),
            ("with line feeds alone", "HTTP/1.1 200 OK\nContent-Length: 2\n\n{}", .body("{}")),
            ("with two lengths", head + "Content-Length: 3\r\n" + size, .anything),
            ("with a negative length", head + "Content-Length: -5\r\n\r\n{}", .anything),
            (
                "with a length beyond all numbers", head + "Content-Length: 99999999999999999999\r\n\r\n{}",
                .failure(.tooLarge(limit: 64 << 20))
            ),
            ("without a length", head + "\r\n{}", .body("{}")),
            ("with NUL", head + "X: a\0b\r\n" + size, .anything),
            ("of zeros", "\0\u{1}\r\n\r\n", .failure(nothing)),
            ("that is cut", head + "Content-Length: 9\r\n\r\n{}", .failure(.interrupted)),
            ("that is encoded", head + "Content-Encoding: br\r\n" + size, .failure(.encoded("br"))),
            ("that is encoded by name only", head + "Content-Encoding: identity\r\n" + size, .body("{}")),
            (
                "that is encoded twice", head + "Content-Encoding: identity, x-\u{1B}y\r\n" + size,
                .failure(.encoded("x-y"))
            ),
            (
                "encoded without a body", head + "Content-Encoding: gzip\r\nContent-Length: 0\r\n\r\n",
                .body("")
            ),
            ("encoded on its way", head + "Transfer-Encoding: gzip\r\n\r\n{}", .anything),
            ("with too many fields", head + many("X: y\r\n") + size, .anything),
            ("with too long a field", head + "X: " + many("y") + "\r\n" + size, .anything),
            ("after too many others", many("HTTP/1.1 103 Hints\r\n\r\n") + head + size, .anything),
            ("with too many trailers", chunked + "0\r\n" + many("X: y\r\n") + "\r\n", .anything),
        ]

        private static let nothing = HTTPError.cannotConnect(host: "", .noAnswer)

        @Test("never ends the program", arguments: answers)
        func kind(name: String, answer: String, outcome: Outcome) async throws {
            let server = try HTTPServer(.bytes(Data(answer.utf8)))
            let client = try Bench(server.url) { $0.retry.attempts = 1 }.client
            for method in [HTTPRequest.Method.get, .post] {
                var response: HTTPResponse<Data>?
                let error = await failure { () throws(HTTPError) in
                    response = try await client.send(
                        HTTPRequest(method, path: ["x"], expecting: .anything, caching: .reload))
                }
                switch outcome {
                case .body(let body, let status):
                    #expect(response?.text == body && response?.status == status)
                case .failure(.cannotConnect(_, .noAnswer)):
                    same(error, .cannotConnect(host: "127.0.0.1:\(server.port)", .noAnswer))
                case .failure(let expected): same(error, expected)
                case .anything: #expect((response == nil) != (error == nil))
                }
            }
        }

        @Test("has fields of the same name as one, and folded ones as a line")
        func fields() async throws {
            let server = try HTTPServer(
                .bytes(Data((Self.head + "X-A: 1\r\n  2\r\nx-a: \t3\r\nX-B:\r\n" + Self.size).utf8)))
            let headers = try await Bench(server.url).client.send(HTTPRequest(path: ["x"])).headers
            #expect(headers["x-a"] == "1 2, 3" && headers["x-b"] == "")
        }
    }
#endif
