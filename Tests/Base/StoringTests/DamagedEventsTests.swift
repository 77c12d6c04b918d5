import Foundation
import Journaling
import Storing
import Synchronization
import SystemTestSupport
import TestSupport
import Testing
import Values

@Suite("A store of events that is damaged")
struct DamagedEventsTests {
    private typealias Added = EventStoreTests.Added
    private typealias Store = EventStoreTests.Store

    private let folder: TemporaryFolder
    private var journal: Journal { Journal(folder: folder("store"), format: "test.sums") }

    init() throws { folder = try TemporaryFolder() }

    private func add(_ number: Double, to store: inout Store) throws -> Double {
        try store.change { sum throws(StoreFault) in ([Added(number)], sum.sum) }
    }

    @Test(
        "A line that is none of its events is left out and told once; nothing is stored until it is repaired")
    func damaged() throws {
        let told = Mutex<[StoreDamage]>([])
        let store = Store(
            .journal(journal), state: EventStoreTests.Sum(),
            damaged: { damage in told.withLock { $0.append(damage) } })
        var (early, late) = (store, store)
        _ = try add(1, to: &early)
        _ = try journal.begin().append([
            Data(#"{"number":2}"#.utf8), Data("{}".utf8), Data(#"{"number":3}"#.utf8),
        ])
        let offset = try journal.read().records.offset(of: 2)
        let damage = StoreDamage(
            path: journal.path, gaps: [offset..<offset + 22], record: 3, wholeRecords: 3)
        for _ in 1...2 {
            try early.refresh()
            try late.refresh()
            #expect(early.state.sum == 6 && late.state.sum == 6)
        }
        same(told.withLock { $0 }, [damage, damage])
        #expect(throws: damage.fault) { try add(5, to: &early) }
        #expect(throws: damage.fault) { try add(5, to: &late) }
        let date = Date(timeIntervalSince1970: 0)
        try same(late.repair(at: date), journal.path + ".kept-19700101T000000Z")
        #expect(try late.repair(at: date) == nil)
        try same(
            journal.read().records.map { String(decoding: $0, as: UTF8.self) },
            [#"{"number":1}"#, #"{"number":2}"#, #"{"number":3}"#])
        for var store in [early, late] { try same(add(4, to: &store), store.state.sum - 4) }
        try late.refresh()
        #expect(late.damage == nil && late.state.sum == 14)
    }
}
