import Foundation
import OffersEntity
import OffersPorts
import OffersStore
import OffersTestSupport
import SystemTestSupport
import Testing
import Values

@Suite("The folder with decisions about offers")
struct OfferFolderTests {
    private let folder: TemporaryFolder
    private let store: OfferStore

    init() throws {
        folder = try TemporaryFolder()
        store = .folder(folder.path)
    }

    private func decide(_ ids: String...) async throws {
        let decisions = StoredOfferDecisions(store)
        for id in ids { _ = try await decisions.decide(.kept, on: OfferID(feedID: id)) }
    }

    @Test("says how many decisions stand, and nothing where nothing is stored")
    func contents() async throws {
        let stored = try #require(OfferFolder(store))
        #expect(try stored.contents() == nil)
        try await decide("a", "b")
        #expect(try stored.contents()?.decisions == 2)
        _ = try await StoredOfferDecisions(store).undo()
        _ = try await StoredOfferDecisions(store).undo()
        #expect(try stored.contents()?.decisions == 0)
        #expect(OfferFolder(.memory) == nil)
    }

    @Test("forgets what was looked at, and nothing that was decided since")
    func forgets() async throws {
        let stored = try #require(OfferFolder(store))
        try await decide("a")
        let seen = try #require(try stored.contents())
        try await decide("b")
        #expect(try !stored.forget(seen))
        #expect(try stored.contents()?.decisions == 2)
        #expect(try stored.forget(try #require(try stored.contents())))
        #expect(try stored.contents() == nil)
        #expect(try await StoredOfferDecisions(store).decisions().isEmpty)
    }

    @Test("puts a file aside that can’t be read, and no other")
    func putAside() async throws {
        let stored = try #require(OfferFolder(store))
        let date = Date(timeIntervalSince1970: 0)
        #expect(try stored.putAside(at: date) == nil)
        try await decide("a")
        #expect(try stored.putAside(at: date) == nil)
        let path = folder("offers")
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(filePath: path))
        #expect(throws: StoreFault.self) { try stored.contents() }
        #expect(try stored.putAside(at: date) == path + ".kept-19700101T000000Z")
        #expect(try Data(contentsOf: URL(filePath: path + ".kept-19700101T000000Z")) == bytes)
        #expect(try stored.contents() == nil)
    }

    @Test("that can’t be used says so, whatever is asked of it")
    func denied() async throws {
        try Data("hello\n".utf8).write(to: URL(filePath: folder("offers")))
        let stored = try #require(OfferFolder(store))
        let fault = StoreFault(path: folder("offers"), problem: .notAStore)
        #expect(throws: fault) { try stored.contents() }
        try FileManager.default.removeItem(atPath: folder("offers"))
        try FileManager.default.createSymbolicLink(
            atPath: folder("offers"), withDestinationPath: folder("other"))
        let link = StoreFault(path: folder("offers"), problem: .link)
        #expect(throws: link) { try stored.contents() }
    }
}
