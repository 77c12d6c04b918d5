import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("MockCardsService: a large feed")
struct LargeFeedServiceTests {
    private static func card(_ index: Int) -> String {
        """
        {"id":"\(index)","title":"SBI REWARDZ","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA RAO",
        "type":"VISA","bank_name":"SBI"}
        """
    }

    private static func feed(_ count: Int) -> String {
        "{\"card\":[\((0..<count).map(card).joined(separator: ",\n"))]}"
    }

    @Test("A file that changes between two parts is refused, and read anew when it is asked for once more")
    func changed() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID()).json").path
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) } }
        try Self.feed(20_000).write(toFile: path, atomically: false, encoding: .utf8)
        let service = MockCardsService(source: .file(path: path))
        try await same(service.page(1, size: 20).entries.count, 20)
        #expect(try await !service.batch(after: nil, for: nil).isEmpty)
        try Self.feed(3).write(toFile: path, atomically: false, encoding: .utf8)
        await #expect(throws: CardsError.changedFile(path: path)) {
            try await service.batch(after: 0, for: nil)
        }
        try await same(service.page(1, size: 20).entries.count, 3)
    }

    /// A feed of `count` cards in a file of a folder of its own.
    private static func file(of count: Int) throws -> (folder: URL, path: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "cards.json").path
        try feed(count).write(toFile: path, atomically: false, encoding: .utf8)
        return (folder, path)
    }

    @Test(
        "A file that was changed or replaced is read anew from its first card, and on as it was from any other",
        arguments: [30, 20_000], [false, true])
    func newest(count: Int, isReplaced: Bool) async throws {
        let (folder, path) = try Self.file(of: count)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let service = MockCardsService(source: .file(path: path))
        try await same(service.page(1, size: 20).entries.count, 20)
        try Self.feed(3).write(toFile: path, atomically: isReplaced, encoding: .utf8)
        if isReplaced { try await same(service.page(2, size: 10).entries.count, 10) }
        try await same(service.page(1, size: 20).entries.count, 3)
    }

    @Test("An order is for what a file says that was replaced since it was read", arguments: [30, 20_000])
    func orders(count: Int) async throws {
        let (folder, path) = try Self.file(of: count)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let service = MockCardsService(source: .file(path: path))
        try await same(service.page(2, size: 10).entries.count, 10)
        try Self.feed(3).write(toFile: path, atomically: true, encoding: .utf8)
        try await service.admitOrder()
        #expect(try await service.page(2, size: 10).entries.isEmpty)
    }

    @Test("Nothing can be ordered of a file that is gone or empty by now", arguments: [nil, ""])
    func gone(text: String?) async throws {
        let (folder, path) = try Self.file(of: 30)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let service = MockCardsService(source: .file(path: path))
        let written = try await service.written()
        if let text {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } else {
            try FileManager.default.removeItem(atPath: path)
        }
        try await service.admitOrder()
        let now = try? await service.written()
        #expect(written != nil && now == nil)
        await #expect(throws: CardsError.self) { try await service.batch(after: nil, for: nil) }
    }

    @Test("A fault far into a feed has its line and column, and affects only requests that read that far")
    func lateFault() async throws {
        let text = Self.feed(20_000).dropLast(2) + ",\n  }"
        let service = MockCardsService(source: .bytes(Array(text.utf8)))
        #expect(try await service.page(1, size: 20).total == nil)
        await #expect(
            throws: CardsError.malformed(source: "feed", line: 40_001, column: 3, problem: .unexpected("}"))
        ) {
            var batch = try await service.batch(after: nil, for: nil)
            while batch.rest != .none { batch = try await service.batch(after: batch.number, for: nil) }
        }
    }

    @Test(
        "Cards are found by how their ids begin, with which card of its id each is, and nothing else comes along"
    )
    func prefix() async throws {
        let text = Self.feed(20_000).dropLast(2) + ",\(Self.card(1500))]}"
        let service = MockCardsService(source: .bytes(Array(text.utf8)))
        let found = try #require(try await service.glances(withIDPrefix: "1500"))
        same(
            found.compactMap(\.id),
            [CardID(feedID: "1500", occurrence: 1)]
                + (15_000..<15_010).map { CardID(feedID: "\($0)", occurrence: 1) }
                + [CardID(feedID: "1500", occurrence: 2)])
        same(found.sharedIDs, ["1500"])
        #expect(try await service.glances(withIDPrefix: "20000")?.isEmpty == true)
        try await same(service.page(1, size: 1).entries.count, 1)
        try await same(service.glances(withIDPrefix: "19999")?.count, 1)
    }

    @Test(
        "Where an id may be spelt in other bytes, or a feed is small, or fails on purpose, all cards have to be looked at",
        arguments: ["", "a/b", "K", "k\u{E9}", "@1", "1#2", "\""])
    func noPrefix(name: String) async throws {
        let bytes = Array(Self.feed(20_000).utf8)
        #expect(try await MockCardsService(source: .bytes(bytes)).glances(withIDPrefix: name) == nil)
        #expect(try await MockCardsService().glances(withIDPrefix: "48822393341") == nil)
        let failing = MockCardsService(source: .bytes(bytes), failure: .offline)
        #expect(try await failing.glances(withIDPrefix: "1500") == nil)
    }

    @Test(
        "The card that was found last is found again at once, by more of its id, too, unless the file has changed since"
    )
    func foundAgain() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID()).json").path
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) } }
        try Self.feed(20_000).write(toFile: path, atomically: false, encoding: .utf8)
        let service = MockCardsService(source: .file(path: path))
        try await same(service.glances(withIDPrefix: "150")?.count, 111)
        try await same(service.glances(withIDPrefix: "1500")?.count, 11)
        try await same(service.glances(withIDPrefix: "151")?.count, 111)
        #expect(try await service.statement(of: CardID(feedID: "1500")) == nil)
        try Self.feed(19_000).write(toFile: path, atomically: false, encoding: .utf8)
        await #expect(throws: CardsError.changedFile(path: path)) {
            try await service.glances(withIDPrefix: "151")
        }
        try await same(service.glances(withIDPrefix: "190")?.count, 11)
    }

    @Test("A fault in skipped cards makes a search by id read all cards, which reports its place")
    func brokenPrefix() async throws {
        let text = Self.feed(20_000).dropLast(2)
        let service = MockCardsService(source: .bytes(Array(text.utf8)))
        #expect(try await service.glances(withIDPrefix: "1500") == nil)
        await #expect(
            throws: CardsError.malformed(source: "feed", line: 40_000, column: 33, problem: .endsEarly)
        ) {
            try await service.statement(of: CardID(feedID: "1500"))
        }
    }

    @Test("Parts are one answer: only the first is slow")
    func delay() async throws {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(2), clock: clock)
        let first = Task { try await service.batch(after: nil, for: nil) }
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        try await same(first.value.count, 14)
        #expect(try await service.batch(after: 0, for: nil).isEmpty)
        same(clock.sleeps, [.seconds(2)])
    }
}
