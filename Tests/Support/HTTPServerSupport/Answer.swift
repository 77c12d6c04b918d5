public import Foundation

/// What the server does with one request.
public indirect enum Answer: Sendable {
    /// A whole, well-formed response. `Content-Length` is added, but where headers have one or the status has no body.
    case response(status: Int, headers: [String: String] = [:], body: Data = Data())
    /// Waits, then answers. To be used where a program under test is to be seen waiting; tests themselves use `held`.
    case delayed(Duration, Answer)
    /// Waits for ``HTTPServer/release()``, then answers.
    case held(Answer)
    /// Takes the request and says nothing until the client gives up.
    case silence
    /// The head of a response with this body, then the body byte by byte with a pause before each.
    case drip(Data, every: Duration)
    /// The head of a response, part of its body, and a reset connection.
    case reset(Data)
    /// The head of a response that says its body has `announced` bytes; then this body, shorter or longer, and the end.
    case misannounced(Data, announced: Int)
    /// A body of `size` bytes in chunks, of which the client learns only as they come.
    case chunked(size: Int)
    /// A body in chunks that never ends: 20 MiB as fast as the client takes them, then slowly until it goes away.
    case endless
    /// A whole response, after which the connection is kept until the next request comes on it, and then reset.
    case thenDropping(status: Int, body: Data)
    /// These bytes, HTTP or not, and the end.
    case bytes(Data)
    /// These bytes, HTTP or not, and a reset connection.
    case bytesThenReset(Data)

    /// A JSON text.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Answer {
        .response(
            status: status, headers: ["Content-Type": "application/json"].merging(headers) { $1 },
            body: Data(text.utf8))
    }

    /// A web page, as a captive portal shows it.
    public static func html(_ text: String, status: Int = 200) -> Answer {
        .response(
            status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(text.utf8))
    }

    /// A status without a body.
    public static func status(_ status: Int, headers: [String: String] = [:]) -> Answer {
        .response(status: status, headers: headers)
    }

    /// A redirect without a body.
    public static func redirect(_ status: Int = 302, to location: String) -> Answer {
        .response(status: status, headers: ["Location": location])
    }

    /// A JSON text in gzip's form.
    public static func gzip(_ text: String) -> Answer {
        .response(
            status: 200, headers: ["Content-Type": "application/json", "Content-Encoding": "gzip"],
            body: Gzip.stored(Data(text.utf8)))
    }
}

/// Gzip's form (RFC 1952) without any compression.
enum Gzip {
    /// - Parameter data: At most 65,535 bytes.
    static func stored(_ data: Data) -> Data {
        let size = UInt16(data.count)
        var result = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF, 1])
        result += littleEndian(size) + littleEndian(~size) + data
        return result + littleEndian(checksum(data)) + littleEndian(UInt32(size))
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }

    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~0) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt32(byte)) { rest, _ in
                rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
            }
        }
    }
}
