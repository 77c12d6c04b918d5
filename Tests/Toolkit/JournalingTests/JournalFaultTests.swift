import Foundation
import TestSupport
import Testing

@testable import Journaling

@Suite("A journal on a disk with faults")
struct JournalFaultTests {
    private let folder: JournalFolder
    private let journal: Journal

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
    }

    /// The journal as another process sees it, whose disk does as it is told.
    private var sound: Journal { folder.journal }

    private func reason(_ code: Int32) -> JournalError.SystemReason { .init(code: code) }

    @Test("is said to be locked away, full, or as the system says")
    func reasons() {
        let kinds: [(Int32, (String, JournalError.SystemReason) -> JournalError)] = [
            (EACCES, JournalError.notAllowed), (EPERM, JournalError.notAllowed),
            (EROFS, JournalError.notAllowed),
            (ENOSPC, JournalError.full), (EDQUOT, JournalError.full), (EFBIG, JournalError.full),
            (EIO, JournalError.unwritable),
        ]
        for (code, error) in kinds { same(JournalError.writing("p", code: code), error("p", reason(code))) }
        same(JournalError.reading("p", code: EACCES), .notAllowed(path: "p", reason: reason(EACCES)))
        same(JournalError.reading("p", code: EIO), .unreadable(path: "p", reason: reason(EIO)))
    }

    @Test("stores everything though writes are short and signals interrupt")
    func shortWrites() throws {
        let (writes, syncs) = (Counter(), Counter())
        var calls = DiskCalls()
        calls.write = { file, bytes, offset in
            guard writes.next() % 2 == 1 else { return DiskCalls.fail(EINTR) }
            return DiskCalls().write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(7)), offset)
        }
        calls.sync = { file in
            syncs.next() % 2 == 1 ? DiskCalls().sync(file) : Int32(DiskCalls.fail(EINTR))
        }
        let journal = journal.on(calls)
        try journal.append("one", "two")
        try journal.append("three")
        try same(sound.texts, ["one", "two", "three"])
    }

    @Test("writes an append at once, and then syncs it; and names, when there are new ones")
    func order() throws {
        let log = Log()
        var calls = DiskCalls()
        calls.write = { file, bytes, offset in
            log.add("write")
            return DiskCalls().write(file, bytes, offset)
        }
        calls.sync = { file in
            log.add(DiskCalls.isFolder(file) ? "sync folder" : "sync")
            return DiskCalls().sync(file)
        }
        calls.rename = { folder, name, newName in
            log.add("rename")
            return DiskCalls().rename(folder, name, newName)
        }
        let journal = journal.on(calls)
        try journal.append("one", "two")
        same(log.taken(), ["write", "sync", "rename", "sync folder"])
        try journal.append("three", "four")
        same(log.taken(), ["write", "sync"])
        try journal.replaceAll(with: "sum")
        same(log.taken(), ["write", "sync", "rename", "sync folder"])
        try journal.remove()
        same(log.taken(), ["sync folder"])
    }

    @Test("says that the disk is full, and takes back what it wrote", arguments: [ENOSPC, EDQUOT, EFBIG])
    func full(code: Int32) throws {
        try journal.append("one")
        let before = try folder.contents
        let writes = Counter()
        var calls = DiskCalls()
        calls.write = { file, bytes, offset in
            guard writes.next() == 0 else { return DiskCalls.fail(code) }
            return DiskCalls().write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(9)), offset)
        }
        let journal = journal.on(calls)
        let full = JournalError.full(path: journal.path, reason: reason(code))
        #expect(throws: full) { try journal.append("two") }
        try same(folder.contents, before)
        #expect(throws: full) { try journal.replaceAll(with: "two") }
        try same(folder.contents, before)
        try same(folder.names, ["journal"])
        try sound.append("three")
        try same(sound.texts, ["one", "three"])
    }

    @Test("does not count a write of nothing as progress")
    func writesNothing() throws {
        var calls = DiskCalls()
        calls.write = { _, _, _ in 0 }
        let journal = journal.on(calls)
        let full = JournalError.full(path: journal.path, reason: reason(ENOSPC))
        #expect(throws: full) { try journal.append("one") }
    }

    @Test("takes back what it could not sync")
    func syncFails() throws {
        try journal.append("one")
        let syncs = Counter()
        var calls = DiskCalls()
        calls.sync = { file in
            syncs.next() == 0 ? Int32(DiskCalls.fail(EIO)) : DiskCalls().sync(file)
        }
        let journal = journal.on(calls)
        #expect(throws: JournalError.unwritable(path: journal.path, reason: reason(EIO))) {
            try journal.append("two")
        }
        try same(sound.texts, ["one"])
    }

    @Test("says that it doesn't know what is stored when it can't take back what it could not sync")
    func uncertain() throws {
        try journal.append("one")
        var calls = DiskCalls()
        calls.sync = { _ in Int32(DiskCalls.fail(EIO)) }
        let journal = journal.on(calls)
        let uncertain = JournalError.uncertain(path: journal.path, reason: reason(EIO))
        #expect(throws: uncertain) { try journal.append("two") }
    }

    @Test("says that it doesn't know which file is there when the new one's name can't be synced")
    func uncertainName() throws {
        var calls = DiskCalls()
        calls.sync = { file in
            DiskCalls.isFolder(file) ? Int32(DiskCalls.fail(EIO)) : DiskCalls().sync(file)
        }
        let journal = journal.on(calls)
        let uncertain = JournalError.uncertain(path: journal.path, reason: reason(EIO))
        #expect(throws: uncertain) { try journal.append("one") }
        #expect(throws: uncertain) { try journal.remove() }
    }

    @Test("is content with a file system that syncs names by itself")
    func namesSyncThemselves() throws {
        var calls = DiskCalls()
        calls.sync = { file in
            DiskCalls.isFolder(file) ? Int32(DiskCalls.fail(EINVAL)) : DiskCalls().sync(file)
        }
        let journal = journal.on(calls)
        try journal.append("one")
        try same(sound.texts, ["one"])
    }
}
