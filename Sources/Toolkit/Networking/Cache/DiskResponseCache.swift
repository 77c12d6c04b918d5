import Foundation

/// Keeps responses in a folder, a file each, for its owner only. Several processes may share it.
///
/// A file is written under another name and moved, so that nobody sees half of one, and begins with a digest of the
/// rest: what is not what was written counts as absent, and goes. What is oldest goes first when there is too much.
public actor DiskResponseCache: ResponseCache {
    /// How much a folder may hold.
    public struct Limits: Sendable {
        /// How many responses.
        public var count = 500
        /// How many bytes all files have together.
        public var size = 32 << 20

        /// 500 responses in 32 MiB.
        public init() {}
    }

    private let folder: PrivateFolder
    private let limits: Limits

    /// What a file that is being written is called before it has its name.
    static let draftSuffix = ".draft"
    /// The name of the current epoch is in this file.
    static let epochFile = "epoch"
    /// What a file is called that stands for a change which is on its way.
    static let changeSuffix = ".change"
    /// A draft that is older than this belongs to a process that died. A change that is older has come about, or never will.
    private static let life: TimeInterval = 3600
    /// With a number that counts up when what was kept before is not to be used: before 2 it could hold secrets.
    private static let mark = "response 2 "

    /// A cache in the folder at `path`, which is made when it is first needed.
    public init(folder path: String, limits: Limits = Limits()) {
        folder = PrivateFolder(path: path)
        self.limits = limits
    }

    /// What is kept under `key`, if it is as it was written.
    public func entry(for key: CacheKey) -> CachedResponse? {
        guard let bytes = folder.read(key.digest, limit: limits.size) else { return nil }
        guard let entry = Self.decode(bytes) else {
            folder.remove(key.digest)
            return nil
        }
        return entry
    }

    /// Keeps a response instead of what was kept under `key`, and removes what is oldest if that is too much.
    public func store(_ response: CachedResponse, for key: CacheKey) {
        guard let bytes = Self.encode(response), bytes.count <= limits.size else { return remove(key) }
        guard put(bytes, in: key.digest) else { return }
        makeRoom(keeping: key.digest)
    }

    /// Forgets what is kept under `key`.
    public func remove(_ key: CacheKey) {
        folder.remove(key.digest)
    }

    /// Forgets everything.
    public func removeAll() {
        for file in folder.files({ $0 != Self.epochFile && !$0.hasSuffix(Self.changeSuffix) }) {
            folder.remove(file.name)
        }
    }

    /// The current epoch of all processes that share the folder; another one each time while something is being changed, so that
    /// nothing is fresh.
    public func epoch() -> CacheEpoch {
        let now = Date()
        var isChanging = false
        for change in folder.files({ $0.hasSuffix(Self.changeSuffix) }) {
            // A clock may have been set in between.
            let isOver = abs(now.timeIntervalSince(change.date)) > Self.life
            if isOver { folder.remove(change.name) } else { isChanging = true }
        }
        return isChanging ? .another() : written
    }

    private var written: CacheEpoch {
        CacheEpoch(name: String(decoding: folder.read(Self.epochFile, limit: 64) ?? Data(), as: UTF8.self))
    }

    /// Begins another epoch, for all processes. Where that can't be written down, everything is forgotten instead.
    public func expireAll() {
        if !put(Data(CacheEpoch.another().name.utf8), in: Self.epochFile) { removeAll() }
    }

    /// Says, before it is sent, that something is to be changed on the server: until that ends, or an hour is over, nothing is fresh,
    /// for all processes, though this one may be killed. What was asked for before then stays stale.
    public func beginChange() -> CacheChange {
        let change = CacheChange(name: "\(UUID().uuidString)\(Self.changeSuffix)")
        if !folder.write(Data(), to: change.name) { removeAll() }
        expireAll()
        return change
    }

    /// Says that what became of the change is known: what the server says from now on is fresh.
    public func end(_ change: CacheChange) {
        folder.remove(change.name)
    }

    /// Writes a file, in place of the one that has its name.
    private func put(_ bytes: Data, in name: String) -> Bool {
        let draft = "\(UUID().uuidString)\(Self.draftSuffix)"
        guard folder.write(bytes, to: draft) else { return false }
        guard folder.move(draft, to: name) else {
            folder.remove(draft)
            return false
        }
        return true
    }

    /// Removes the oldest files until the rest is within the limits.
    private func makeRoom(keeping newest: String) {
        let now = Date()
        var files = folder.files { $0 != Self.epochFile && !$0.hasSuffix(Self.changeSuffix) }
        for draft in files where draft.name.hasSuffix(Self.draftSuffix) {
            if now.timeIntervalSince(draft.date) > Self.life { folder.remove(draft.name) }
        }
        files = files.filter { !$0.name.hasSuffix(Self.draftSuffix) }.sorted { $0.date < $1.date }
        var (count, size) = (files.count, files.reduce(0) { $0 + $1.size })
        for file in files where file.name != newest {
            guard count > limits.count || size > limits.size else { return }
            folder.remove(file.name)
            (count, size) = (count - 1, size - file.size)
        }
    }

    private static func encode(_ response: CachedResponse) -> Data? {
        do {
            let content = try JSONEncoder().encode(response)
            return Data("\(mark)\(SHA256.hexDigest(of: content))\n".utf8) + content
        } catch {
            return nil  // A date that is no number; a cache may forget.
        }
    }

    private static func decode(_ bytes: Data) -> CachedResponse? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let content = bytes[bytes.index(after: end)...]
        guard bytes[..<end].elementsEqual("\(mark)\(SHA256.hexDigest(of: content))".utf8) else { return nil }
        do {
            return try JSONDecoder().decode(CachedResponse.self, from: content)
        } catch {
            return nil  // It was written by another version.
        }
    }
}
