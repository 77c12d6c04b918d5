import Foundation

/// Keeps responses. The client decides what is kept and whether it may be used; a cache only keeps.
///
/// A cache may forget at any time, and one that can't read or write does: it fails in silence towards the client.
public protocol ResponseCache: Sendable {
    /// What is kept under `key`.
    func entry(for key: CacheKey) async -> CachedResponse?
    /// Keeps a response instead of what was kept under `key`. A response that was found to be still right comes again,
    /// with a later date.
    func store(_ response: CachedResponse, for key: CacheKey) async
    /// Forgets what is kept under `key`.
    func remove(_ key: CacheKey) async
    /// The time from one ``expireAll()`` to the next. A response is fresh only in the epoch in which it was asked for.
    func epoch() async -> CacheEpoch
    /// Begins another epoch: what is kept, and what is on its way by now, is fresh no more, by whichever process it was asked for.
    func expireAll() async
}

/// Tells one time of a cache from another: in between something was changed, so that responses from before may be wrong.
public struct CacheEpoch: Hashable, Sendable, Codable {
    let name: String

    /// The time before anything was changed.
    public static let first = CacheEpoch(name: "")

    /// A time like no other.
    static func another() -> CacheEpoch { CacheEpoch(name: UUID().uuidString) }
}

/// A change on a server that is on its way.
public struct CacheChange: Sendable {
    let name: String
}

/// Keeps responses until the process ends.
public actor MemoryResponseCache: ResponseCache {
    private let sizeLimit: Int
    private var entries: [CacheKey: CachedResponse] = [:]
    private var size = 0
    private var current = CacheEpoch.first

    /// - Parameter sizeLimit: How many bytes of bodies are kept. The oldest go first.
    public init(sizeLimit: Int = 64 << 20) {
        self.sizeLimit = sizeLimit
    }

    /// What is kept under `key`.
    public func entry(for key: CacheKey) -> CachedResponse? { entries[key] }

    /// Keeps a response; the oldest go if there is no room.
    public func store(_ response: CachedResponse, for key: CacheKey) {
        remove(key)
        guard response.body.count <= sizeLimit else { return }
        entries[key] = response
        size += response.body.count
        while size > sizeLimit, let oldest = entries.min(by: { $0.value.fetchedAt < $1.value.fetchedAt })?.key
        {
            remove(oldest)
        }
    }

    /// Forgets what is kept under `key`.
    public func remove(_ key: CacheKey) {
        size -= entries.removeValue(forKey: key)?.body.count ?? 0
    }

    /// The current epoch.
    public func epoch() -> CacheEpoch { current }

    /// Begins another epoch.
    public func expireAll() { current = .another() }
}
