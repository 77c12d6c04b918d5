import Foundation
import Journaling
import SystemTestSupport
import TestSupport
import Testing

@Suite("A journal of many processes", .serialized, .blocksItsThread)
struct JournalProcessTests {
    private let folder: JournalFolder
    private let journal: Journal

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
    }

    @Test("has all that they append, once and in the order of each, also while others replace the file")
    func together() throws {
        let writers = try (0..<8).map { try demo(journal.folder, "append", "w\($0)", "15") }
        let compactor = try demo(journal.folder, "replace", "15")
        for (index, writer) in writers.enumerated() {
            let end = try writer.end()
            same(end.lines, (0..<15).map { "w\(index)-\($0)" })
        }
        try same(compactor.end().lines, (0..<15).map { "replaced-\($0)" })
        let texts = try journal.texts
        same(texts.count, 120)
        for index in 0..<8 {
            same(texts.filter { $0.hasPrefix("w\(index)-") }, (0..<15).map { "w\(index)-\($0)" })
        }
    }

    @Test("has all that was acknowledged by processes that were killed", .showsSeed)
    func killed() throws {
        var random = SeededGenerator.ofThisRun()
        var acknowledged: [String] = []
        for round in 0..<TestRun.count(10, long: 100) {
            let writer = try demo(journal.folder, "append", "r\(round)", "1000000")
            let compactor = round % 5 == 0 ? try demo(journal.folder, "replace", "1000000") : nil
            // On a loaded machine it may wait in vain for the lock, and says so: what is refused is not lost.
            let said = try writer.killed(after: random.number(1..<13)).filter { $0.hasPrefix("r\(round)-") }
            acknowledged += said
            _ = try compactor?.killed(after: 1)
            let texts = try journal.texts
            // One more may be stored than was said: who was killed could not say so any more.
            let mine = texts.filter { $0.hasPrefix("r\(round)-") }
            #expect(mine.starts(with: said) && mine.count <= said.count + 1, "\(said) \(mine)")
        }
        let texts = try journal.texts
        same(Set(acknowledged).subtracting(texts), [])
        same(Set(texts).count, texts.count)
        try journal.append("end")
        try same(folder.names, ["journal"])
    }

    @Test("is its owner's only, whatever the mask for new files", arguments: ["000", "022", "777"])
    func permissions(mask: String) throws {
        try same(demo("--umask", mask, journal.folder, "append", "a", "2").end().status, 0)
        try same(JournalFolder.permissions(of: journal.path), 0o600)
        try same(JournalFolder.permissions(of: journal.folder), 0o700)
        let parent = URL(filePath: journal.folder).deletingLastPathComponent().path
        try same(JournalFolder.permissions(of: parent), 0o700)
        try same(demo("--umask", mask, journal.folder, "replace", "1").end().status, 0)
        try same(JournalFolder.permissions(of: journal.path), 0o600)
    }

    @Test("leaves the permissions of a folder alone that was there before")
    func existingFolder() throws {
        try FileManager.default.createDirectory(
            atPath: journal.folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o750])
        let before = try JournalFolder.permissions(of: journal.folder)
        try journal.append("one")
        try same(JournalFolder.permissions(of: journal.folder), before)
    }

    @Test(
        "is refused in a folder of another user, or one that others may write to",
        arguments: [0o775, 0o757, 0o1777])
    func others(mode: mode_t) throws {
        try journal.append("one")
        same(chmod(journal.folder, mode), 0)
        let open = JournalError.writableByOthers(path: journal.folder)
        #expect(throws: open) { try journal.read() }
        #expect(throws: open) { try journal.append("two") }
        same(chmod(journal.folder, 0o755), 0)
        try same(journal.texts, ["one"])
        guard geteuid() == 0 else {
            print("Not tested: a folder of another user. This user can't give one away.")
            return
        }
        same(chown(journal.folder, 65534, 65534), 0)
        let foreign = JournalError.otherOwner(path: journal.folder)
        #expect(throws: foreign) { try journal.read() }
        #expect(throws: foreign) { try journal.append("two") }
    }

    @Test("can be read where nothing may be written, and says so when it is written")
    func readOnly() throws {
        try journal.append("one")
        let parents = [folder.root.path, URL(filePath: journal.folder).deletingLastPathComponent().path]
        for path in parents { same(chmod(path, 0o755), 0) }
        same(chmod(journal.folder, 0o555), 0)
        same(chmod(journal.path, 0o444), 0)
        // The superuser may write everything; the test then goes on as nobody.
        let user = geteuid() == 0 ? "65534" : "\(geteuid())"
        let reader = try demo("--user", user, journal.folder, "read").end()
        same(reader.lines, ["one"])
        let writer = try demo("--user", user, journal.folder, "append", "a", "1").end()
        let reason = JournalError.SystemReason(code: EACCES)
        same(writer.lines, ["\(JournalError.notAllowed(path: journal.path, reason: reason))"])
        same(writer.status, 1)
        let replacer = try demo("--user", user, journal.folder, "replace", "1").end()
        same(replacer.lines, writer.lines)
        let missing = try demo("--user", user, journal.folder + "/more", "append", "a", "1").end()
        let notAllowed = JournalError.notAllowed(path: journal.folder + "/more", reason: reason)
        same(missing.lines, ["\(notAllowed)"])
        same(chmod(journal.folder, 0o700), 0)
        try same(journal.texts, ["one"])
    }

    @Test("keeps what was acknowledged when the disk is full, and accepts more when there is room")
    func full() throws {
        let end = try demo("--limit", "500", journal.folder, "append", "a", "100").end()
        let full = JournalError.full(path: journal.path, reason: JournalError.SystemReason(code: EFBIG))
        same(end.lines.last, "\(full)")
        let stored = Array(end.lines.dropLast())
        #expect(stored.count > 5)
        let reading = try journal.read()
        same(reading.texts, stored)
        same(reading.dropped, 0)
        try journal.append("more")
        try same(journal.texts, stored + ["more"])
    }
}
