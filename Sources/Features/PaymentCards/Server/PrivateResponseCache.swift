import Foundation
import Networking
import PaymentCardsEntity
import Values

/// Passes to another cache only what may be stored: the parts of a response that this program understands, without any
/// unmasked card number.
struct PrivateResponseCache: ResponseCache {
    private let store: DiskResponseCache

    /// The header fields needed to use a response again.
    private static let fields = [
        "cache-control", "content-type", "date", "etag", "expires", "last-modified", "vary",
    ]
    /// Larger bodies are not stored: 4 MiB.
    private static let sizeLimit = 4 << 20

    init(_ store: DiskResponseCache) { self.store = store }

    func entry(for key: CacheKey) async -> CachedResponse? { await store.entry(for: key) }

    func store(_ response: CachedResponse, for key: CacheKey) async {
        guard response.body.count <= Self.sizeLimit, let body = KeepableJSON.keepable(response.body) else {
            return await store.remove(key)
        }
        let headers = HTTPHeaders(
            Self.fields.compactMap { name in
                response.headers[name].map { (name, $0.withMaskedCardNumbers) }
            })
        await store.store(
            CachedResponse(
                status: response.status, headers: headers, body: body, fetchedAt: response.fetchedAt,
                epoch: response.epoch),
            for: key)
    }

    func remove(_ key: CacheKey) async { await store.remove(key) }

    func epoch() async -> CacheEpoch { await store.epoch() }

    func expireAll() async { await store.expireAll() }

    /// Announces a change: until it ends, nothing is fresh, for any program.
    func beginChange() async -> CacheChange { await store.beginChange() }

    /// Reports that a change is finished.
    func end(_ change: CacheChange) async { await store.end(change) }

    /// Removes everything.
    func removeAll() async { await store.removeAll() }
}
