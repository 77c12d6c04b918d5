import Foundation
import OffersEntity
import OffersPorts
import OffersStore
import OffersTestSupport
import SystemTestSupport
import Testing
import Values

@Suite("Decisions about built-in offers, a demonstration")
struct DemonstrationDecisionsTests {
    private let a = OfferID(feedID: "a")
    private let b = OfferID(feedID: "b", occurrence: 2)
    private let c = OfferID(feedID: "c")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Decisions as an older program keeps them, on this day.
    private func older(_ day: String = "2026-11-20") -> StoredOfferDecisions {
        StoredOfferDecisions(.folder(folder.path), days: .at(day))
    }

    private var own: StoredOfferDecisions { StoredOfferDecisions(.own(inside: folder.path)) }

    private var demonstration: StoredOfferDecisions {
        StoredOfferDecisions(.demonstration(inside: folder.path))
    }

    private func choices(_ decisions: StoredOfferDecisions) async throws -> [OfferID: OfferChoice] {
        try await decisions.decisions().mapValues(\.choice)
    }

    private var file: Data {
        get throws { try Data(contentsOf: URL(filePath: folder.path).appending(path: "offers")) }
    }

    @Test("are apart from those about one’s own, also about an offer of the same name")
    func apart() async throws {
        _ = try await own.decide(.kept, on: a)
        _ = try await demonstration.decide(.passed, on: a)
        #expect(try await choices(own) == [a: .kept])
        #expect(try await choices(demonstration) == [a: .passed])
        #expect(try await own.undo()?.choice == .kept)
        #expect(try await own.undo() == nil)
        #expect(try await choices(demonstration) == [a: .passed])
    }

    @Test("are taken over from an older program, once each, and its file stays as it is")
    func takenOver() async throws {
        _ = try await older().decide(.kept, on: a)
        _ = try await older().decide(.passed, on: b)
        let before = try file
        #expect(try await choices(own).isEmpty)
        #expect(try await choices(demonstration) == [a: .kept, b: .passed])
        _ = try await demonstration.decide(.kept, on: c)
        #expect(try await demonstration.undo()?.offer == c)
        #expect(try await demonstration.undo()?.offer == b)
        #expect(try await choices(demonstration) == [a: .kept])
        #expect(try file == before)
        // The older program goes on.
        #expect(try await older().undo()?.offer == b)
        #expect(try await older().undo()?.offer == a)
        _ = try await older("2026-11-21").decide(.passed, on: c)
        for _ in 0..<2 { #expect(try await choices(demonstration) == [c: .passed]) }
        _ = try await demonstration.decide(.kept, on: b)
        #expect(try await choices(demonstration) == [b: .kept, c: .passed])
        #expect(try await choices(older()) == [c: .passed])
    }

    @Test("that were forgotten don’t come back from the older file; one’s own are forgotten by themselves")
    func forgotten() async throws {
        _ = try await older().decide(.kept, on: a)
        _ = try await own.decide(.kept, on: b)
        let store = try #require(OfferFolder(.demonstration(inside: folder.path)))
        let contents = try #require(try store.contents())
        #expect(contents.decisions == 1)
        #expect(try store.forget(contents))
        #expect(try store.contents() == nil)
        #expect(try await choices(demonstration).isEmpty)
        let mine = try #require(OfferFolder(.own(inside: folder.path)))
        #expect(try mine.forget(try #require(try mine.contents())))
        #expect(try mine.contents() == nil)
        #expect(try await choices(own).isEmpty)
        #expect(try await choices(older()) == [a: .kept])
        #expect(try await choices(demonstration).isEmpty)
        _ = try await older("2026-11-21").decide(.kept, on: c)
        #expect(try await choices(demonstration) == [c: .kept])
    }

    @Test("do without an older file that is damaged")
    func damaged() async throws {
        _ = try await older().decide(.kept, on: a)
        let whole = try file
        try (whole.dropLast(10) + Data("garbage!!\n".utf8)).write(
            to: URL(filePath: folder.path).appending(path: "offers"))
        #expect(try await choices(demonstration).isEmpty)
        #expect(try await choices(own).isEmpty)
        try whole.write(to: URL(filePath: folder.path).appending(path: "offers"))
        #expect(try await choices(demonstration) == [a: .kept])
    }
}
