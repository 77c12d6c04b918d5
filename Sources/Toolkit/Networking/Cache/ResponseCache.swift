import Foundation

/// Stores responses. The client decides what to store and whether it may be used; a cache only stores.
///
/// A cache may drop entries at any time. If it can't read or write, it drops them without reporting an error to the client.
public protocol ResponseCache: Sendable {
    /// The response stored under `key`.
    func entry(for key: CacheKey) async -> CachedResponse?
    /// Stores a response in place of the one under `key`. A revalidated response is stored again with a later date.
    func store(_ response: CachedResponse, for key: CacheKey) async
    /// Removes the response stored under `key`.
    func remove(_ key: CacheKey) async
    /// The period from one ``expireAll()`` to the next. A response is fresh only in the epoch in which it was requested.
    func epoch() async -> CacheEpoch
    /// Begins a new epoch: whatever is stored or on its way is no longer fresh, whichever process requested it.
    func expireAll() async
}

/// Identifies a period of a cache. Between two periods something was changed, so earlier responses may be outdated.
public struct CacheEpoch: Hashable, Sendable, Codable {
    let name: String

    /// The epoch before anything was changed.
    public static let first = CacheEpoch(name: "")

    /// A new, unique epoch.
    static func another() -> CacheEpoch { CacheEpoch(name: UUID().uuidString) }
}

/// A change on a server that is in progress.
public struct CacheChange: Sendable {
    let name: String
}

/// Stores responses until the process ends.
public actor MemoryResponseCache: ResponseCache {
    private let sizeLimit: Int
    private var entries: [CacheKey: CachedResponse] = [:]
    private var size = 0
    private var current = CacheEpoch.first

    /// - Parameter sizeLimit: The maximum total size of the bodies, in bytes. The oldest are removed first.
    public init(sizeLimit: Int = 64 << 20) {
        self.sizeLimit = sizeLimit
    }

    /// The response stored under `key`.
    public func entry(for key: CacheKey) -> CachedResponse? { entries[key] }

    /// Stores a response, and removes the oldest ones if there is no room.
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

    /// Removes the response stored under `key`.
    public func remove(_ key: CacheKey) {
        size -= entries.removeValue(forKey: key)?.body.count ?? 0
    }

    /// The current epoch.
    public func epoch() -> CacheEpoch { current }

    /// Begins a new epoch.
    public func expireAll() { current = .another() }
}
