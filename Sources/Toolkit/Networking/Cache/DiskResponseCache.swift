import Foundation

/// Stores responses in a folder, one file each, accessible only to their owner. Several processes may share it.
///
/// A file is written under a temporary name and renamed, so that no reader sees half of one, and begins with a digest of the
/// rest: a file that doesn't match its digest counts as missing and is removed. When there is too much, the oldest files are
/// removed first.
public actor DiskResponseCache: ResponseCache {
    /// How much a folder may hold.
    public struct Limits: Sendable {
        /// The maximum number of responses.
        public var count = 500
        /// The maximum total size of all files, in bytes.
        public var size = 32 << 20
        /// How long a response may be kept; `nil` for as long as there is room. What is older is deleted when the cache is made, when
        /// it is asked for, and when another response is stored.
        public var age: Duration?

        /// 500 responses in 32 MiB, however old.
        public init() {}

        /// Whether what was said on `date` may not be kept any more.
        fileprivate func forbids(_ date: Date) -> Bool {
            age.map { Date().timeIntervalSince(date) > Double($0.components.seconds) } ?? false
        }
    }

    private let folder: PrivateFolder
    private let limits: Limits

    /// The suffix of a file's name while it is being written.
    static let draftSuffix = ".draft"
    /// The file that holds the name of the current epoch.
    static let epochFile = "epoch"
    /// The suffix of files that stand for a change in progress.
    static let changeSuffix = ".change"
    /// A draft older than this, in seconds, belongs to a process that died. An older change has succeeded, or never will.
    private static let life: TimeInterval = 3600
    /// The number is incremented when older files must not be used: those before 2 could hold secrets.
    private static let mark = "response 2 "

    /// A cache in the folder at `path`, which is created on first use.
    ///
    /// Cost: linear in the number of files there if they have a longest age, constant otherwise.
    public init(folder path: String, limits: Limits = Limits()) {
        folder = PrivateFolder(path: path)
        self.limits = limits
        guard limits.age != nil else { return }
        for file in folder.files(Self.isResponse) where limits.forbids(file.date) { folder.remove(file.name) }
    }

    private static func isResponse(_ name: String) -> Bool {
        name != epochFile && !name.hasSuffix(changeSuffix)
    }

    /// The response stored under `key`, if its file is intact and not too old.
    public func entry(for key: CacheKey) -> CachedResponse? {
        guard let bytes = folder.read(key.digest, limit: limits.size) else { return nil }
        guard let entry = Self.decode(bytes), !limits.forbids(entry.fetchedAt) else {
            folder.remove(key.digest)
            return nil
        }
        return entry
    }

    /// Stores a response in place of the one under `key`, and removes the oldest ones if there are too many.
    public func store(_ response: CachedResponse, for key: CacheKey) {
        guard let bytes = Self.encode(response), bytes.count <= limits.size else { return remove(key) }
        guard put(bytes, in: key.digest) else { return }
        makeRoom(keeping: key.digest)
    }

    /// Removes the response stored under `key`.
    public func remove(_ key: CacheKey) {
        folder.remove(key.digest)
    }

    /// Removes all responses.
    public func removeAll() {
        for file in folder.files(Self.isResponse) { folder.remove(file.name) }
    }

    /// The current epoch of all processes that share the folder. While a change is in progress every call returns a new one,
    /// so nothing is fresh.
    public func epoch() -> CacheEpoch {
        let now = Date()
        var isChanging = false
        for change in folder.files({ $0.hasSuffix(Self.changeSuffix) }) {
            // The clock may have been changed in between.
            let isOver = abs(now.timeIntervalSince(change.date)) > Self.life
            if isOver { folder.remove(change.name) } else { isChanging = true }
        }
        return isChanging ? .another() : written
    }

    private var written: CacheEpoch {
        CacheEpoch(name: String(decoding: folder.read(Self.epochFile, limit: 64) ?? Data(), as: UTF8.self))
    }

    /// Begins a new epoch for all processes. If it can't be written, all responses are removed instead.
    public func expireAll() {
        if !put(Data(CacheEpoch.another().name.utf8), in: Self.epochFile) { removeAll() }
    }

    /// Announces a change on the server before it is sent. Until the change ends, or for an hour, nothing is fresh for any
    /// process, even if this one is killed. Responses requested before that stay stale.
    public func beginChange() -> CacheChange {
        let change = CacheChange(name: "\(UUID().uuidString)\(Self.changeSuffix)")
        if !folder.write(Data(), to: change.name) { removeAll() }
        expireAll()
        return change
    }

    /// Reports that the outcome of the change is known: what the server says from now on is fresh.
    public func end(_ change: CacheChange) {
        folder.remove(change.name)
    }

    /// Writes a file, replacing one with the same name.
    private func put(_ bytes: Data, in name: String) -> Bool {
        let draft = "\(UUID().uuidString)\(Self.draftSuffix)"
        guard folder.write(bytes, to: draft) else { return false }
        guard folder.move(draft, to: name) else {
            folder.remove(draft)
            return false
        }
        return true
    }

    /// Removes what is too old, and the oldest files until the rest is within the limits.
    private func makeRoom(keeping newest: String) {
        let now = Date()
        var files = folder.files(Self.isResponse)
        for draft in files where draft.name.hasSuffix(Self.draftSuffix) {
            if now.timeIntervalSince(draft.date) > Self.life { folder.remove(draft.name) }
        }
        files = files.filter { !$0.name.hasSuffix(Self.draftSuffix) }.sorted { $0.date < $1.date }
        var (count, size) = (files.count, files.reduce(0) { $0 + $1.size })
        for file in files where file.name != newest {
            guard count > limits.count || size > limits.size || limits.forbids(file.date) else { return }
            folder.remove(file.name)
            (count, size) = (count - 1, size - file.size)
        }
    }

    private static func encode(_ response: CachedResponse) -> Data? {
        do {
            let content = try JSONEncoder().encode(response)
            return Data("\(mark)\(SHA256.hexDigest(of: content))\n".utf8) + content
        } catch {
            return nil  // A date that isn't a number; a cache may drop entries.
        }
    }

    private static func decode(_ bytes: Data) -> CachedResponse? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let content = bytes[bytes.index(after: end)...]
        guard bytes[..<end].elementsEqual("\(mark)\(SHA256.hexDigest(of: content))".utf8) else { return nil }
        do {
            return try JSONDecoder().decode(CachedResponse.self, from: content)
        } catch {
            return nil  // Another version wrote it.
        }
    }
}
