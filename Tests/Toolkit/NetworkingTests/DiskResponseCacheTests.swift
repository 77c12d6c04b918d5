import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite("A cache on disk")
struct DiskResponseCacheTests {
    private let temporary: TemporaryFolder
    private let key = CacheKey(digest: String(repeating: "a", count: 64))

    init() throws { temporary = try TemporaryFolder() }

    private var folder: URL { temporary.directory.appending(path: "deep") }

    private func cache(count: Int = 500, size: Int = 32 << 20) -> DiskResponseCache {
        var limits = DiskResponseCache.Limits()
        (limits.count, limits.size) = (count, size)
        return DiskResponseCache(folder: folder.path, limits: limits)
    }

    private func response(_ text: String = "{}") -> CachedResponse {
        CachedResponse(
            status: 200, headers: ["ETag": "\"a\""], body: Data(text.utf8),
            fetchedAt: Date(timeIntervalSince1970: 784_111_777))
    }

    private func key(_ number: Int) -> CacheKey {
        CacheKey(digest: SHA256.hexDigest(of: "\(number)".utf8))
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    /// Makes a file look as if it had been written so long ago.
    private func age(_ name: String, by seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date() - seconds], ofItemAtPath: folder.appending(path: name).path)
    }

    @Test("gives back what was kept, in another process too")
    func kept() async {
        await cache().store(response("[1]"), for: key)
        await same(cache().entry(for: key), response("[1]"))
        await cache().store(response("[2]"), for: key)
        await same(cache().entry(for: key), response("[2]"))
        #expect(await cache().entry(for: key(1)) == nil)
    }

    @Test("forgets one or all")
    func forgotten() async throws {
        let cache = cache()
        for number in 1...3 { await cache.store(response(), for: key(number)) }
        await cache.remove(key(1))
        try same(names.count, 2)
        await cache.removeAll()
        #expect(try names.isEmpty)
    }

    @Test("has one epoch for all who share it, until one of them begins another")
    func epochs() async throws {
        let (one, other) = (cache(count: 1), cache(count: 1))
        await same(one.epoch(), .first)
        await one.expireAll()
        let second = await other.epoch()
        #expect(await second == one.epoch() && second != .first)
        await other.store(response(), for: key)
        await other.removeAll()
        await same(one.epoch(), second)
        await other.expireAll()
        #expect(await one.epoch() != second)
        try same(names, ["epoch"])
    }

    @Test(
        "has no epoch twice while something is being changed, by any who share it, and though they die of it")
    func changes() async throws {
        let (one, other) = (cache(count: 1), cache(count: 1))
        let (first, second) = (await one.beginChange(), await other.beginChange())
        await other.store(response(), for: key)
        await other.removeAll()
        await one.end(first)
        #expect(await one.epoch() != one.epoch())
        await other.end(second)
        let epoch = await one.epoch()
        #expect(await other.epoch() == epoch && epoch != .first)
        // One that nobody ended is over after an hour; what was asked for before that is stale for ever.
        _ = await one.beginChange()
        let stale = await one.epoch()
        let file = try #require(try names.first { $0.hasSuffix(".change") })
        func move(_ seconds: TimeInterval) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date() + seconds], ofItemAtPath: folder.appending(path: file).path)
        }
        try move(-3500)
        #expect(await other.epoch() != other.epoch())
        try move(-3700)
        let next = await other.epoch()
        #expect(await one.epoch() == next && next != epoch && next != stale)
        try same(names, ["epoch"])
    }

    @Test("forgets everything where no other epoch can be written down")
    func noEpoch() async throws {
        let cache = cache()
        await cache.store(response(), for: key)
        // A folder can't be replaced by a file.
        try FileManager.default.createDirectory(
            at: folder.appending(path: "epoch"), withIntermediateDirectories: true)
        await cache.expireAll()
        #expect(await cache.entry(for: key) == nil)
        try same(names, ["epoch"])
    }

    @Test("is accessible only to its owner, even in a folder that was open")
    func modes() async throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        await cache().store(response(), for: key)
        try same(mode(folder), 0o700)
        try same(mode(folder.appending(path: key.digest)), 0o600)
    }

    @Test("takes what was cut off or changed for absent, and removes it")
    func corrupt() async throws {
        let file = folder.appending(path: key.digest)
        await cache().store(response("[1, 2, 3]"), for: key)
        let whole = try Data(contentsOf: file)
        var changed = whole
        changed[whole.count - 9] ^= 1
        for bytes in [Data(), whole.dropLast(), Data("junk\n".utf8), changed] {
            try bytes.write(to: file)
            #expect(await cache().entry(for: key) == nil)
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test("waits for nothing that stands where a response should, nor follows it elsewhere")
    func noFile() async throws {
        await cache().store(response("[1]"), for: key)
        let place = folder.appending(path: key.digest)
        let other = folder.appending(path: "other")
        try FileManager.default.moveItem(at: place, to: other)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: other)
        #expect(await cache().entry(for: key) == nil)
        try FileManager.default.removeItem(at: place)
        try #require(mkfifo(place.path, 0o600) == 0)
        #expect(await cache().entry(for: key) == nil)
        await cache().store(response("[2]"), for: key)
        await same(cache().entry(for: key), response("[2]"))
    }

    @Test("holds no more responses than it may: the oldest go")
    func count() async throws {
        let cache = cache(count: 3)
        for number in 1...4 {
            await cache.store(response(), for: key(number))
            try age(key(number).digest, by: Double(100 - number))
        }
        await cache.store(response(), for: key(5))
        try same(Set(names), Set((3...5).map { key($0).digest }))
    }

    @Test("holds no more bytes than it may, and nothing that is larger alone")
    func size() async throws {
        let cache = cache(size: 4000)
        for number in 1...3 {
            await cache.store(response(String(repeating: " ", count: 1000)), for: key(number))
            try age(key(number).digest, by: Double(100 - number))
        }
        try same(Set(names), [key(2).digest, key(3).digest])
        await cache.store(response(String(repeating: " ", count: 9000)), for: key(3))
        try same(names, [key(2).digest])
    }

    @Test(
        "holds nothing for longer than it may: what is asked for is removed, the rest with the next response or cache"
    )
    func old() async throws {
        var limits = DiskResponseCache.Limits()
        limits.age = .seconds(3600)
        let limited = DiskResponseCache(folder: folder.path, limits: limits)
        let now = Date()
        func response(_ age: TimeInterval) -> CachedResponse {
            CachedResponse(status: 200, headers: [:], body: Data("[]".utf8), fetchedAt: now - age)
        }
        for (number, age) in [(1, 3700.0), (2, 3500)] { await limited.store(response(age), for: key(number)) }
        #expect(await cache().entry(for: key(1)) != nil)
        #expect(await limited.entry(for: key(1)) == nil)
        await same(limited.entry(for: key(2)), response(3500))
        try same(names, [key(2).digest])
        try age(key(2).digest, by: 3700)
        await limited.store(response(0), for: key(3))
        try same(names, [key(3).digest])
        await limited.expireAll()
        for name in [key(3).digest, "epoch"] { try age(name, by: 3700) }
        _ = DiskResponseCache(folder: folder.path, limits: limits)
        try same(names, ["epoch"])
    }

    @Test("clears away what a process left half written, but not what one may be writing")
    func drafts() async throws {
        await cache().store(response(), for: key)
        for (name, seconds) in [("old.draft", 7200.0), ("new.draft", 60)] {
            try Data("{".utf8).write(to: folder.appending(path: name))
            try age(name, by: seconds)
        }
        await cache().store(response(), for: key(1))
        try same(Set(names), [key.digest, key(1).digest, "new.draft"])
    }

    @Test("keeps nothing where there can be no folder, and says nothing")
    func unusable() async throws {
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: folder)
        await cache().store(response(), for: key)
        #expect(await cache().entry(for: key) == nil)
        try FileManager.default.removeItem(at: folder)
        let elsewhere = folder.deletingLastPathComponent().appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
        await cache().store(response(), for: key)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
    }

    @Test("is whole whatever many that share it do")
    func shared() async throws {
        let caches = (1...8).map { _ in cache(count: 4) }
        let (keys, response) = ((0..<6).map(key), response("[1]"))
        await withTaskGroup(of: Void.self) { group in
            for cache in caches {
                group.addTask {
                    for number in 1...20 {
                        await cache.store(response, for: keys[number % 6])
                        let entry = await cache.entry(for: keys[number % 6])
                        #expect(entry == nil || entry == response)
                    }
                }
            }
        }
        #expect(try names.allSatisfy { $0.count == 64 })
    }
}
