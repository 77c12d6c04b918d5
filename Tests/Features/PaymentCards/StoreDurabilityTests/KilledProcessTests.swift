import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A store of processes that are killed", .serialized)
struct KilledProcessTests {
    /// How many processes are killed; `SWIPPY_KILLS` says how many more or fewer.
    private static let count =
        ProcessInfo.processInfo.environment["SWIPPY_KILLS"].flatMap { Int($0) }
        ?? TestRun.count(60, long: 300)

    @Test("has every payment that was acknowledged, none twice, and opens", .showsSeed)
    func payments() async throws {
        let world = try StoreWorld()
        var acknowledged: [String] = []
        var random = SeededGenerator.ofThisRun()
        for round in 0..<Self.count {
            let payer = try demo(world.store, "pay", "1000000", "0.01")
            let said = try payer.killed(
                after: random.number(0..<3), and: .random(in: 0...0.004, using: &random))
            let references = try await world.references()
            // One more may be stored than was said: who was killed could not say so any more.
            let new = Array(references.dropFirst(acknowledged.count))
            try #require(references.starts(with: acknowledged), "round \(round)")
            try #require(
                new.starts(with: said) && new.count <= said.count + 1, "round \(round): \(said) \(new)")
            acknowledged = references
        }
        #expect(Set(acknowledged).count == acknowledged.count)
        let rest = 1_000_000 - Decimal(acknowledged.count) / 100
        #expect(try demo(world.store, "read").end().lines == acknowledged + ["\(rest)"])
    }

    @Test("is not hurt when they are killed while the store is compacted", .showsSeed)
    func compaction() async throws {
        let world = try StoreWorld()
        let paid = try demo(world.store, "pay", "5", "10").end().lines
        #expect(try demo(world.store, "churn", "497").end().status == 0)
        var last = 497
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<20 {
            let said = try demo(world.store, "churn", "1000000").killed(
                after: random.number(0..<7), and: .random(in: 0...0.004, using: &random))
            let numbers = said.compactMap { Int($0.dropFirst("added-".count)) }
            #expect(numbers.allSatisfy { $0 > last })
            last = numbers.last ?? last
            #expect(try await world.references() == paid)
        }
    }
}
