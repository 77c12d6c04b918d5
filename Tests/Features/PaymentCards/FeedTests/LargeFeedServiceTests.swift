import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("FeedCards: a large feed")
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

    /// A feed of `count` cards in a file of a folder of its own.
    private static func file(of count: Int) throws -> (folder: URL, path: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "cards.json").path
        try feed(count).write(toFile: path, atomically: false, encoding: .utf8)
        return (folder, path)
    }

    @Test("A file that was changed or replaced is read anew", arguments: [30, 20_000], [false, true])
    func newest(count: Int, isReplaced: Bool) async throws {
        let (folder, path) = try Self.file(of: count)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let service = FeedCards(.file(path: path))
        try await same(service.wallet().cards.count, count)
        try Self.feed(3).write(toFile: path, atomically: isReplaced, encoding: .utf8)
        try await same(service.wallet().cards.count, 3)
    }

    @Test("Nothing can be ordered of a file that is gone or empty by now", arguments: [nil, ""])
    func gone(text: String?) async throws {
        let (folder, path) = try Self.file(of: 30)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let service = FeedCards(.file(path: path))
        let written = try await service.written()
        if let text {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } else {
            try FileManager.default.removeItem(atPath: path)
        }
        try await service.admitOrder()
        let now = try? await service.written()
        #expect(written != nil && now == nil)
        await #expect(throws: CardsError.self) { try await service.wallet() }
    }

    @Test("A fault far into a feed has its line and column")
    func lateFault() async throws {
        let text = Self.feed(20_000).dropLast(2) + ",\n  }"
        let service = FeedCards(json: String(text))
        await #expect(
            throws: CardsError.malformed(source: "feed", line: 40_001, column: 3, problem: .unexpected("}"))
        ) { try await service.wallet() }
    }
}
