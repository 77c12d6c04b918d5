import Foundation
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsNetwork

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
        #expect(try await service.page(1, size: 20).entries.count == 20)
        #expect(try await service.glances(0)?.isEmpty == false)
        try Self.feed(3).write(toFile: path, atomically: false, encoding: .utf8)
        await #expect(throws: CardsError.changedFile(path: path)) { try await service.glances(1) }
        #expect(try await service.page(1, size: 20).entries.count == 3)
    }

    @Test("What is wrong far into a feed keeps its line and column, and stops nobody who does not come there")
    func lateFault() async throws {
        let text = Self.feed(20_000).dropLast(2) + ",\n  }"
        let service = MockCardsService(source: .bytes(Array(text.utf8)))
        #expect(try await service.page(1, size: 20).total == nil)
        await #expect(
            throws: CardsError.malformed(source: "feed", line: 40_001, column: 3, problem: .unexpected("}"))
        ) {
            var number = 0
            while try await service.glances(number) != nil { number += 1 }
        }
    }

    @Test(
        "A card is found at once when all have been seen, but not one of several with its id, nor one that is not here"
    )
    func parts() async throws {
        let text = Self.feed(20_000).dropLast(2) + ",\(Self.card(7))]}"
        let service = MockCardsService(source: .bytes(Array(text.utf8)))
        _ = try await service.page(1, size: 20)
        #expect(try await service.part(of: "15000") == nil)
        var number = 0
        while try await service.glances(number) != nil { number += 1 }
        let part = try #require(try await service.part(of: "15000"))
        #expect(part > 0)
        #expect(try await service.glances(part)?.contains { $0.feedID == "15000" } == true)
        #expect(try await service.part(of: "7") == nil)
        #expect(try await service.part(of: "20000") == nil)
        let last = try #require(try await service.glances(number - 1))
        #expect(last.last?.id == CardID(feedID: "7", occurrence: 2))
        #expect(last.sharedIDs == ["7"])
    }

    @Test("Parts are one answer: only the first is slow")
    func delay() async throws {
        let clock = ManualClock()
        let service = MockCardsService(delay: .seconds(2), clock: clock)
        let first = Task { try await service.glances(0)?.count }
        await clock.untilSomeoneSleeps()
        clock.wakeEveryone()
        #expect(try await first.value == 14)
        #expect(try await service.glances(1) == nil)
        #expect(clock.sleeps == [.seconds(2)])
    }
}
