public import Foundation

/// A response as it is kept.
public struct CachedResponse: Sendable, Hashable, Codable {
    /// 200, so far.
    public let status: Int
    /// The header fields, without cookies.
    public let headers: HTTPHeaders
    /// The body, uncompressed.
    public let body: Data
    /// When the server last said that this is its answer.
    public let fetchedAt: Date
    /// When it was asked for, in the time of the cache.
    public let epoch: CacheEpoch

    /// A response as it was kept.
    public init(
        status: Int, headers: HTTPHeaders, body: Data, fetchedAt: Date, epoch: CacheEpoch = .first
    ) {
        (self.status, self.headers, self.body) = (status, headers, body)
        (self.fetchedAt, self.epoch) = (fetchedAt, epoch)
    }

    /// A response to keep; `nil` if the server forbids it, or for what can't be found again.
    init?(_ response: RawResponse, fetchedAt: Date, in epoch: CacheEpoch) {
        guard response.status == 200 else { return nil }
        // A cookie is a credential, and of no use to anybody later.
        self.init(
            status: response.status, headers: response.headers.removing(["age", "set-cookie"]),
            body: response.body, fetchedAt: response.date(of: fetchedAt), epoch: epoch)
        guard mayBeKept else { return nil }
    }

    /// Whether the server lets it be kept, and it can be found again.
    var mayBeKept: Bool {
        let varies = (headers["vary"] ?? "").split(separator: ",")
            .contains { $0.trimmingCharacters(in: .whitespaces) == "*" }
        return !CacheControl(headers["cache-control"]).has("no-store") && !varies
    }

    /// The same response after the server said, with `response`, that it is still right (RFC 9111, 4.3.4).
    func revalidated(by response: RawResponse, at date: Date, in epoch: CacheEpoch) -> CachedResponse {
        // Of the body only the kept one is there, so what is said of another's length is not taken over.
        let news = response.headers.removing([
            "age", "content-encoding", "content-length", "content-type", "set-cookie",
        ])
        return CachedResponse(
            status: status, headers: headers.merging(news), body: body, fetchedAt: response.date(of: date),
            epoch: epoch)
    }

    /// What asks the server whether this is still right, as far as what it has sent can be sent back.
    var validators: HTTPHeaders {
        let fields = [("if-none-match", headers["etag"]), ("if-modified-since", headers["last-modified"])]
        return fields.reduce(into: [:]) { validators, field in
            let validator = HTTPHeaders(field.1.map { [(field.0, $0)] } ?? [])
            if validator.unsendable == nil { validators = validators.merging(validator) }
        }
    }

    /// How long ago it was fetched; `nil` if that is still to come, since somebody set the clock.
    func age(at date: Date) -> Duration? {
        let seconds = date.timeIntervalSince(fetchedAt)
        return seconds >= 0 ? .seconds(seconds) : nil
    }

    /// Whether it may be used without asking (RFC 9111, 4.2).
    func isFresh(at date: Date, in epoch: CacheEpoch) -> Bool {
        let control = CacheControl(headers["cache-control"])
        guard epoch == self.epoch, !control.has("no-cache"), let age = age(at: date) else { return false }
        return age < lifetime(control)
    }

    /// No lifetime is guessed: a response that has none is asked about each time.
    private func lifetime(_ control: CacheControl) -> Duration {
        if control.has("max-age") { return control.maxAge ?? .zero }
        guard let expires = headers["expires"].flatMap(HTTPDate.parse) else { return .zero }
        return .seconds(expires.timeIntervalSince(headers["date"].flatMap(HTTPDate.parse) ?? fetchedAt))
    }
}

extension RawResponse {
    /// When the server said this, which came on `arrival`: a cache on the way may have kept it for a while (RFC 9111, 5.1).
    fileprivate func date(of arrival: Date) -> Date {
        let age = headers["age"].flatMap { CacheControl.seconds($0) } ?? .zero
        return arrival.addingTimeInterval(-Double(age.components.seconds))
    }
}

/// The field `Cache-Control` of a response.
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

    /// How long a response is fresh. Of several the shortest, and one that is no number is none at all.
    var maxAge: Duration? {
        directives.filter { $0.name == "max-age" }.map { Self.seconds($0.value) ?? .zero }.min()
    }

    static func seconds(_ text: String) -> Duration? {
        Int64(text).flatMap { $0 >= 0 ? .seconds(min($0, Int64(Int32.max))) : nil }
    }
}
