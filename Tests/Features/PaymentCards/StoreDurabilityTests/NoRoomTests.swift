import Foundation
import PaymentCardsPorts
import PaymentCardsStore
import SystemTestSupport
import Testing
import Values

@Suite("A store without room or permission", .serialized)
struct NoRoomTests {
    @Test("keeps what it acknowledged where files may grow no further")
    func limit() async throws {
        let world = try StoreWorld()
        let end = try demo("--limit", "2000", world.store, "pay", "1000", "1").end()
        try await expectFull(end, world)
    }

    @Test("keeps what it acknowledged on a full disk")
    func disk() async throws {
        let world = try StoreWorld()
        guard let disk = try SmallDisk(at: world.store) else {
            print("Not tested: a full disk. This user can't mount one.")
            return
        }
        defer { disk.unmount() }
        try await expectFull(try demo(world.store, "pay", "10000", "1").end(), world)
    }

    private func expectFull(_ end: (lines: [String], status: Int32), _ world: StoreWorld) async throws {
        #expect(end.status == 1)
        let stored = Array(end.lines.dropLast())
        #expect(stored.count > 5)
        let message = end.lines.last ?? ""
        #expect(message.contains("unwritable") && message.contains(world.journal), "\(message)")
        #expect(try await world.references() == stored)
        #expect(try demo(world.store, "read").end().lines == stored + ["\(1_000_000 - stored.count)"])
    }

    @Test("can be read in a read-only folder, and reports an error when something is to be stored")
    func readOnly() async throws {
        let world = try StoreWorld()
        let paid = try demo(world.store, "pay", "2", "1").end().lines
        #expect(chmod(world.root.path, 0o755) == 0)
        #expect(chmod(world.store, 0o555) == 0)
        #expect(chmod(world.journal, 0o444) == 0)
        // The superuser may write everything; the test then goes on as nobody.
        let user = geteuid() == 0 ? "65534" : "\(geteuid())"
        #expect(try demo("--user", user, world.store, "read").end().lines == paid + ["999998"])
        let fault = StoreFault(
            path: world.journal, problem: .unwritable(reason: String(cString: strerror(EACCES))))
        let end = try demo("--user", user, world.store, "pay", "1", "1").end()
        #expect(end.lines == ["\(CardsError.store(fault))"])
        #expect(chmod(world.store, 0o700) == 0)
        #expect(try await world.references() == paid)
    }

    @Test("can't be read by another user")
    func denied() throws {
        let world = try StoreWorld()
        _ = try demo(world.store, "pay", "1", "1").end()
        #expect(chmod(world.root.path, 0o755) == 0)
        guard geteuid() == 0 else {
            print("Not tested: somebody else's store. This user can't be anybody else.")
            return
        }
        let end = try demo("--user", "65534", world.store, "read").end()
        let fault = StoreFault(
            path: world.store, problem: .unreadable(reason: String(cString: strerror(EACCES))))
        #expect(end.lines == ["\(CardsError.store(fault))"])
    }
}
