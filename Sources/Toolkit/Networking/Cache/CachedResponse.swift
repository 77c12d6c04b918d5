public import Foundation

/// A stored response.
public struct CachedResponse: Sendable, Hashable, Codable {
    /// The status; so far always 200.
    public let status: Int
    /// The header fields, without cookies.
    public let headers: HTTPHeaders
    /// The body, uncompressed.
    public let body: Data
    /// When the server last confirmed that this is its answer.
    public let fetchedAt: Date
    /// The cache's epoch in which it was requested.
    public let epoch: CacheEpoch

    /// A response with these stored values.
    public init(
        status: Int, headers: HTTPHeaders, body: Data, fetchedAt: Date, epoch: CacheEpoch = .first
    ) {
        (self.status, self.headers, self.body) = (status, headers, body)
        (self.fetchedAt, self.epoch) = (fetchedAt, epoch)
    }

    /// A response to store; `nil` if the server forbids storing it, or it couldn't be looked up again.
    init?(_ response: RawResponse, fetchedAt: Date, in epoch: CacheEpoch) {
        guard response.status == 200 else { return nil }
        // A cookie is a credential, and useless later.
        self.init(
            status: response.status, headers: response.headers.removing(["age", "set-cookie"]),
            body: response.body, fetchedAt: response.date(of: fetchedAt), epoch: epoch)
        guard mayBeKept else { return nil }
    }

    /// Whether the server allows storing it and it can be looked up again.
    var mayBeKept: Bool {
        let varies = (headers["vary"] ?? "").split(separator: ",")
            .contains { $0.trimmingCharacters(in: .whitespaces) == "*" }
        return !CacheControl(headers["cache-control"]).has("no-store") && !varies
    }

    /// This response after the server confirmed, with `response`, that it is still valid (RFC 9111, 4.3.4).
    func revalidated(by response: RawResponse, at date: Date, in epoch: CacheEpoch) -> CachedResponse {
        // Only the stored body is available, so fields that describe another body are not taken over.
        let news = response.headers.removing([
            "age", "content-encoding", "content-length", "content-type", "set-cookie",
        ])
        return CachedResponse(
            status: status, headers: headers.merging(news), body: body, fetchedAt: response.date(of: date),
            epoch: epoch)
    }

    /// The fields that ask the server whether this is still valid, if the validators it sent can be sent back.
    var validators: HTTPHeaders {
        let fields = [("if-none-match", headers["etag"]), ("if-modified-since", headers["last-modified"])]
        return fields.reduce(into: [:]) { validators, field in
            let validator = HTTPHeaders(field.1.map { [(field.0, $0)] } ?? [])
            if validator.unsendable == nil { validators = validators.merging(validator) }
        }
    }

    /// How long ago it was fetched; `nil` if that is in the future because the clock was changed.
    func age(at date: Date) -> Duration? {
        let seconds = date.timeIntervalSince(fetchedAt)
        return seconds >= 0 ? .seconds(seconds) : nil
    }

    /// Whether it may be used without asking the server (RFC 9111, 4.2).
    func isFresh(at date: Date, in epoch: CacheEpoch) -> Bool {
        let control = CacheControl(headers["cache-control"])
        guard epoch == self.epoch, !control.has("no-cache"), let age = age(at: date) else { return false }
        return age < lifetime(control)
    }

    /// How long it is fresh. Lifetimes are not guessed: a response without one is revalidated each time.
    private func lifetime(_ control: CacheControl) -> Duration {
        if control.has("max-age") { return control.maxAge ?? .zero }
        guard let expires = headers["expires"].flatMap(HTTPDate.parse) else { return .zero }
        return .seconds(expires.timeIntervalSince(headers["date"].flatMap(HTTPDate.parse) ?? fetchedAt))
    }
}

extension RawResponse {
    /// When the server generated this response, which came on `arrival`: a cache on the way may have held it for a while (RFC
    /// 9111, 5.1).
    fileprivate func date(of arrival: Date) -> Date {
        let age = headers["age"].flatMap { CacheControl.seconds($0) } ?? .zero
        return arrival.addingTimeInterval(-Double(age.components.seconds))
    }
}

/// The `Cache-Control` field of a response.
struct CacheControl {
    private let directives: [(name: String, value: String)]

    init(_ field: String?) {
        directives = (field ?? "").split(separator: ",").map { directive in
            let parts = directive.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
            }
            return (parts.first?.lowercased() ?? "", parts.dropFirst().first ?? "")
        }
    }

    func has(_ name: String) -> Bool { directives.contains { $0.name == name } }

    /// How long a response is fresh. If there are several values, the shortest counts; one that isn't a number counts as zero.
    var maxAge: Duration? {
        directives.filter { $0.name == "max-age" }.map { Self.seconds($0.value) ?? .zero }.min()
    }

    static func seconds(_ text: String) -> Duration? {
        Int64(text).flatMap { $0 >= 0 ? .seconds(min($0, Int64(Int32.max))) : nil }
    }
}

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
