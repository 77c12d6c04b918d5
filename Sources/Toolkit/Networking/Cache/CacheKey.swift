import Foundation

/// The key of a stored response: a digest of the URL and of all header fields sent with the request.
///
/// So the key covers whatever `Vary` names, responses for one token are not found with another, and neither the token nor a
/// number in the URL can be recovered from it. It can be used as a file name.
public struct CacheKey: Hashable, Sendable {
    /// 64 hexadecimal digits.
    public let digest: String

    /// An existing key, such as one taken from a file's name.
    public init(digest: String) {
        self.digest = digest
    }

    /// Fields that don't affect which resource is returned.
    private static let passing: Set = ["cache-control", "content-type", "idempotency-key"]

    init(_ request: WireRequest) {
        // Neither a URL nor a field can have a line break in it.
        let fields = request.headers.removing(Self.passing).all.map { "\($0.name):\($0.value)" }
        digest = SHA256.hexDigest(of: ([request.url.absoluteString] + fields).joined(separator: "\n").utf8)
    }
}
