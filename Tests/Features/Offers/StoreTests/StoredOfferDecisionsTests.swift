import Foundation
import Journaling
import OffersEntity
import OffersPorts
import OffersStore
import OffersTestSupport
import Synchronization
import SystemTestSupport
import Testing
import Values

@Suite("Decisions about offers, kept")
struct StoredOfferDecisionsTests {
    private let a = OfferID(feedID: "a")
    private let b = OfferID(feedID: "b", occurrence: 2)

    @Test("They are there in another process, and an undo works days later", arguments: [true, false])
    func kept(onDisk: Bool) async throws {
        let folder = try TemporaryFolder()
        let first = StoredOfferDecisions(onDisk ? .folder(folder.path) : .memory, days: .at("2026-11-20"))
        #expect(try await first.decide(.kept, on: a))
        #expect(try await !first.decide(.kept, on: a))
        #expect(try await first.decide(.passed, on: b))
        let later = onDisk ? StoredOfferDecisions(.folder(folder.path), days: .at("2027-03-01")) : first
        #expect(try await later.decisions().mapValues(\.choice) == [a: .kept, b: .passed])
        #expect(try await later.undo()?.offer == b)
        #expect(try await first.decisions().mapValues(\.choice) == [a: .kept])
        #expect(try await first.undo()?.date == DayClock.at("2026-11-20").moment)
        #expect(try await later.undo() == nil)
        #expect(try await later.decisions().isEmpty)
    }

    @Test("An undo brings back what was said before")
    func before() async throws {
        let store = StoredOfferDecisions(.memory)
        _ = try await store.decide(.kept, on: a)
        _ = try await store.decide(.passed, on: a)
        #expect(try await store.undo()?.choice == .passed)
        #expect(try await store.decisions()[a]?.choice == .kept)
    }

    @Test("Sixteen at once lose nothing")
    func together() async throws {
        let folder = try TemporaryFolder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let store = StoredOfferDecisions(.folder(folder.path))
                    for index in 0..<8 {
                        let id = OfferID(feedID: "\(number)-\(index)")
                        let isNew = try await store.decide(index % 2 == 0 ? .kept : .passed, on: id)
                        #expect(isNew)
                    }
                }
            }
            try await group.waitForAll()
        }
        let all = try await StoredOfferDecisions(.folder(folder.path)).decisions()
        #expect(all.count == 128)
        #expect(all.values.count { $0.choice == .kept } == 64)
    }

    @Test(
        "A record that means nothing here is an error, and nothing is lost",
        arguments: [
            (
                #"{"kind":"kept","offer":"a","at":0,"v":3}"#,
                StoreFault.Problem.newerFormat(found: 3, supported: 2)
            ),
            (#"{"kind":"sold","offer":"a","at":0}"#, .corrupt(record: 2, offset: 0)),
            (#"{"kind":"kept","at":0}"#, .corrupt(record: 2, offset: 0)),
            (#"{"kind":"kept","offer":"a","nth":0,"at":0}"#, .corrupt(record: 2, offset: 0)),
            ("[]", .corrupt(record: 2, offset: 0)),
        ])
    func damaged(line: String, problem: StoreFault.Problem) async throws {
        let folder = try TemporaryFolder()
        let store = StoredOfferDecisions(.folder(folder.path))
        _ = try await store.decide(.kept, on: b)
        let journal = Journal(folder: folder.path, name: "offers", format: "swippy.offers", version: 1)
        _ = try journal.begin().append([Data(line.utf8)])
        var problem = problem
        if case .corrupt(let record, _) = problem {
            problem = .corrupt(record: record, offset: try journal.read().records.offset(of: record - 1))
        }
        let fault = OffersError.store(StoreFault(path: journal.path, problem: problem))
        await #expect(throws: fault) { try await store.decisions() }
        await #expect(throws: fault) {
            try await StoredOfferDecisions(.folder(folder.path)).decide(.kept, on: a)
        }
        #expect(try journal.read().records.count == 2)
    }

    @Test("A decision that is cut off is said once, and the ones before it count")
    func cut() async throws {
        let folder = try TemporaryFolder()
        let store = StoredOfferDecisions(.folder(folder.path))
        _ = try await store.decide(.kept, on: a)
        _ = try await store.decide(.passed, on: b)
        let path = folder("offers")
        let bytes = try #require(FileManager.default.contents(atPath: path))
        try bytes.dropLast(5).write(to: URL(filePath: path))
        let told = Mutex<[String]>([])
        let later = StoredOfferDecisions(.folder(folder.path)) { bytes, path in
            told.withLock { $0.append("\(path): \(bytes)") }
        }
        for _ in 0..<2 { #expect(try await later.decisions().mapValues(\.choice) == [a: .kept]) }
        let line = try #require(bytes.split(separator: 0x0A).last)
        #expect(told.withLock { $0 } == ["\(path): \(line.count - 4)"])
    }

    @Test("What is no store of offers is called so, and a link is called one")
    func foreign() async throws {
        let folder = try TemporaryFolder()
        let store = StoredOfferDecisions(.folder(folder.path))
        try Data("hello\n".utf8).write(to: URL(filePath: folder("offers")))
        let foreign = OffersError.store(StoreFault(path: folder("offers"), problem: .notAStore))
        await #expect(throws: foreign) { try await store.decisions() }
        try FileManager.default.moveItem(atPath: folder("offers"), toPath: folder("other"))
        try FileManager.default.createSymbolicLink(
            atPath: folder("offers"), withDestinationPath: folder("other"))
        let link = OffersError.store(StoreFault(path: folder("offers"), problem: .link))
        await #expect(throws: link) { try await store.decisions() }
        await #expect(throws: link) { try await store.decide(.kept, on: a) }
        try FileManager.default.createSymbolicLink(atPath: folder("away"), withDestinationPath: folder("no"))
        let away = OffersError.store(StoreFault(path: folder("away"), problem: .link))
        await #expect(throws: away) {
            try await StoredOfferDecisions(.folder(folder("away"))).decide(.kept, on: a)
        }
    }

    @Test("Where nothing can be written, that is said")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path).appending(path: "file")
        try Data().write(to: file)
        let store = StoredOfferDecisions(.folder(file.path))
        await #expect(throws: OffersError.self) { try await store.decide(.kept, on: a) }
    }
}
