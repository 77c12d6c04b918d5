import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

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
        #expect(try folder.putAside() == nil)
        try await same(world.service().cards().count, 1)
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
        for last in ["0001", "0002"] { _ = try await service.add(.fixture(last)) }
        try await service.remove(service.add(.fixture("0003")))
        let contents = try #require(try folder.contents())
        #expect((contents.payments, contents.added) == (1, 2))
        #expect(try folder.forget(contents))
        #expect(try folder.contents() == nil)
        try await same(service.cards(), .fixtures(3))
        try await same(service.payments(of: payment.card), [])
        try await same(service.add(.fixture()).id.feedID, "added-1")
    }

    @Test("deletes nothing that was not asked about")
    func forgetMeanwhile() async throws {
        let payment = try await world.service().pay(.fixture(1)).payment
        let contents = try #require(try folder.contents())
        _ = try await world.service().undo(payment.id)
        #expect(try !folder.forget(contents))
        let now = try #require(try folder.contents())
        same(now.payments, 1)
        #expect(try folder.forget(now))
        #expect(try folder.contents() == nil)
        #expect(try !folder.forget(now))
    }

    @Test("has no file put aside that can be read by now")
    func mended() async throws {
        _ = try await world.service().pay(.fixture(1))
        #expect(try folder.putAside() == nil)
        try same(folder.contents()?.payments, 1)
    }

    @Test("that others have locked is waited for, which is reported until it is over")
    func waits() async throws {
        _ = try await world.service().pay(.fixture(1))
        let holder = try FileHandle(forReadingFrom: URL(filePath: world.store))
        same(flock(holder.fileDescriptor, LOCK_EX), 0)
        let notices = Notices()
        let service = StoredCardsService(
            over: CardsServiceStub([.fixture()]), store: .folder(world.store),
            notice: { notice in
                notices.add(notice)
                if notice == .waiting { #expect(throws: Never.self) { try holder.close() } }
            })
        try await same(service.cards().count, 1)
        same(notices.all, [.waiting, .waited])
    }

    @Test("has an unreadable file renamed, and is empty then")
    func putAside() async throws {
        _ = try await world.service().pay(.fixture(1))
        let bytes = Data("swippy.state 9 what a later version writes\n".utf8)
        try bytes.write(to: world.journal)
        #expect(throws: StoreFault.self) { try folder.contents() }
        let path = try #require(try folder.putAside(at: Date(timeIntervalSince1970: 1_763_600_000)))
        same(path, world.journal.path + ".kept-20251120T005320Z")
        try same(Data(contentsOf: URL(filePath: path)), bytes)
        #expect(try folder.contents() == nil)
        try bytes.write(to: world.journal)
        try same(folder.putAside(at: Date(timeIntervalSince1970: 1_763_600_000)), path + "-2")
        try same(Data(contentsOf: URL(filePath: path + "-2")), bytes)
    }

    @Test("that holds another's file is left alone")
    func foreign() throws {
        try FileManager.default.createDirectory(atPath: world.store, withIntermediateDirectories: true)
        try Data("shopping list\n".utf8).write(to: world.journal)
        let fault = StoreFault(path: world.journal.path, problem: .notAStore)
        #expect(throws: fault) { try folder.contents() }
        #expect(throws: fault) { try folder.putAside() }
        #expect(fault.isReadable)
    }
}
