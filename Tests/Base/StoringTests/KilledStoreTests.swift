import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A store of processes that are killed", .serialized, .blocksItsThread)
struct KilledStoreTests {
    /// How many processes are killed; `SWIPPY_KILLS` says how many more or fewer.
    private static let count =
        ProcessInfo.processInfo.environment["SWIPPY_KILLS"].flatMap { Int($0) }
        ?? TestRun.count(60, long: 300)

    @Test("has everything that was acknowledged, nothing twice, and opens", .showsSeed)
    func claims() throws {
        let store = try DemoStore()
        var acknowledged: [Int] = []
        var random = SeededGenerator.ofThisRun()
        for round in 0..<Self.count {
            let said = try store.start("claim", "1000000").killed(
                after: random.number(0..<3), and: .random(in: 0...0.004, using: &random)
            ).compactMap { Int($0) }
            let numbers = try store.numbers()
            // One more may be stored than was said: who was killed could not say so any more.
            let new = Array(numbers.dropFirst(acknowledged.count))
            try #require(numbers.starts(with: acknowledged), "round \(round)")
            try #require(
                new.starts(with: said) && new.count <= said.count + 1, "round \(round): \(said) \(new)")
            acknowledged = numbers
        }
        same(acknowledged, Array(1...max(1, acknowledged.count)))
    }

    @Test("is not hurt when they are killed while it is compacted", .showsSeed)
    func compaction() throws {
        let store = try DemoStore()
        try same(store.start("claim", "5").end().lines.count, 5)
        var last = 5
        var random = SeededGenerator.ofThisRun()
        for round in 1...20 {
            let said = try store.start("churn", "1000000").killed(
                after: random.number(0..<30), and: .random(in: 0...0.004, using: &random)
            ).compactMap { Int($0) }
            #expect(said.allSatisfy { $0 > last } && said == said.sorted())
            last = said.last ?? last
            let numbers = try store.numbers()
            // Each may have left a number that it could not return any more.
            #expect(numbers.starts(with: 1...5) && numbers.count <= 5 + round, "\(numbers)")
        }
        // Whatever was compacted, no number is claimed twice.
        #expect(try store.start("claim", "1").end().lines.allSatisfy { Int($0) ?? 0 > last })
    }
}
