import Foundation
import Storing
import SystemTestSupport
import TestSupport
import Testing
import Values

@Suite("A store without room or permission", .serialized, .blocksItsThread)
struct NoRoomTests {
    @Test("keeps what it acknowledged where files may grow no further")
    func limit() throws {
        let store = try DemoStore()
        let end = try store.start("claim", "1000", options: ["--limit", "2000"]).end()
        try expectFull(end, store)
    }

    @Test("keeps what it acknowledged on a full disk")
    func disk() throws {
        let store = try DemoStore()
        guard let disk = try SmallDisk(at: store.path) else {
            print("Not tested: a full disk. This user can't mount one.")
            return
        }
        defer { disk.unmount() }
        try expectFull(try store.start("claim", "10000").end(), store)
    }

    private func expectFull(_ end: (lines: [String], status: Int32), _ store: DemoStore) throws {
        same(end.status, 1)
        let stored = end.lines.dropLast().compactMap { Int($0) }
        #expect(stored.count > 5)
        let message = end.lines.last ?? ""
        #expect(message.contains("unwritable") && message.contains(store.journal), "\(message)")
        try same(store.numbers(), stored)
    }

    @Test("can be read in a read-only folder, and reports an error when something is to be stored")
    func readOnly() throws {
        let store = try DemoStore()
        _ = try store.start("claim", "2").end()
        try allow(0o755, store.folder.path)
        try allow(0o555, store.path)
        try allow(0o444, store.journal)
        // The superuser may write everything; the test then goes on as nobody.
        let user = ["--user", geteuid() == 0 ? "65534" : "\(geteuid())"]
        try same(store.start("read", options: user).end().lines, ["1", "2"])
        let fault = StoreFault(
            path: store.journal,
            problem: .denied(isWriting: true, reason: String(cString: strerror(EACCES))))
        try same(store.start("claim", "1", options: user).end().lines, ["\(fault)"])
        try allow(0o700, store.path)
        try same(store.numbers(), [1, 2])
    }

    @Test("can't be read by another user")
    func denied() throws {
        let store = try DemoStore()
        _ = try store.start("claim", "1").end()
        try allow(0o755, store.folder.path)
        guard geteuid() == 0 else {
            print("Not tested: somebody else's store. This user can't be anybody else.")
            return
        }
        let fault = StoreFault(
            path: store.path, problem: .denied(isWriting: false, reason: String(cString: strerror(EACCES))))
        try same(store.start("read", options: ["--user", "65534"]).end().lines, ["\(fault)"])
    }

    private func allow(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
}
