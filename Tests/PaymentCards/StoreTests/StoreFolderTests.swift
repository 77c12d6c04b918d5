import Foundation
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsStore

@Suite("The folder of a store")
struct StoreFolderTests {
    private let world: StoreWorld
    private let folder: StoreFolder

    init() throws {
        world = try StoreWorld()
        folder = StoreFolder(path: world.store)
    }

    @Test("isn't created by looking at it")
    func nothing() async throws {
        #expect(try folder.contents() == nil)
        try folder.forget()
        #expect(try await world.service().cards().count == 1)
        #expect(!FileManager.default.fileExists(atPath: world.store))
    }

    @Test("is the owner's alone")
    func permissions() async throws {
        _ = try await world.service().pay(.fixture(1))
        for (path, permissions) in [(world.store, 0o700), (world.journal.path, 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == permissions)
        }
    }

    @Test("says how much is in it, and forgets it, for services that are at work, too")
    func forget() async throws {
        let service = world.service(over: .fixtures(3))
        let payment = try await service.pay(.fixture(1, card: "3")).payment
        _ = try await service.undo(payment.id)
        try await service.remove([PaymentCard].fixtures(3)[0])
        for last in ["0001", "0002"] { _ = try await service.add(.fixture(last)) }
        #expect(try folder.contents() == StoreContents(payments: 1, added: 2, removed: 1))
        try folder.forget()
        #expect(try folder.contents() == nil)
        #expect(try await service.cards() == .fixtures(3))
        #expect(try await service.payments(of: payment.card) == [])
        #expect(try await service.add(.fixture()).id.feedID == "added-1")
    }

    @Test("has a file put aside that nobody can read, and is empty then")
    func putAside() async throws {
        _ = try await world.service().pay(.fixture(1))
        let bytes = Data("swippy.state 9 what a later version writes\n".utf8)
        try bytes.write(to: world.journal)
        #expect(throws: StoreFault.self) { try folder.contents() }
        let path = try folder.putAside(at: Date(timeIntervalSince1970: 1_763_600_000))
        #expect(path == world.journal.path + ".kept-20251120T005320Z")
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        #expect(try folder.contents() == nil)
        _ = try await world.service().pay(.fixture(1))
        #expect(throws: StoreFault.self) {
            try folder.putAside(at: Date(timeIntervalSince1970: 1_763_600_000))
        }
        #expect(try folder.contents() == StoreContents(payments: 1, added: 0, removed: 0))
    }

    @Test("that holds another's file is left alone")
    func foreign() throws {
        try FileManager.default.createDirectory(atPath: world.store, withIntermediateDirectories: true)
        try Data("shopping list\n".utf8).write(to: world.journal)
        let fault = StoreFault(path: world.journal.path, problem: .notAStore)
        #expect(throws: fault) { try folder.contents() }
        #expect(throws: fault) { try folder.forget() }
        #expect(fault.isReadable)
    }
}
