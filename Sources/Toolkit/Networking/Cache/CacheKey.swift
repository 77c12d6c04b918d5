import Foundation

/// What a response is kept under: a digest of the URL and of all header fields that were sent with it.
///
/// So whatever `Vary` names is in it, one token's responses are not found with another, and neither the token nor a
/// number in the URL can be read from it. It is fit for a file's name.
public struct CacheKey: Hashable, Sendable {
    /// 64 hexadecimal digits.
    public let digest: String

    /// A key that was made before, such as from a file's name.
    public init(digest: String) {
        self.digest = digest
    }

    /// Fields that don't change what a resource is.
    private static let passing: Set = ["cache-control", "content-type", "idempotency-key"]

    init(_ request: WireRequest) {
        // Neither a URL nor a field can have a line break in it.
        let fields = request.headers.removing(Self.passing).all.map { "\($0.name):\($0.value)" }
        digest = SHA256.hexDigest(of: ([request.url.absoluteString] + fields).joined(separator: "\n").utf8)
    }
}
