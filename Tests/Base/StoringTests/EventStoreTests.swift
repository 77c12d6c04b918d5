import Foundation
import Journaling
import Storing
import Synchronization
import SystemTestSupport
import TestSupport
import Testing
import Values

@Suite("A store of events")
struct EventStoreTests {
    /// A number that was added.
    struct Added: Codable, StoredEvent {
        static var newestVersion: Int { 3 }
        var number: Double
        var v: Int?

        init(_ number: Double, v: Int? = nil) { (self.number, self.v) = (number, v) }

        init(line: Data) throws(UnreadableLine) {
            do {
                self = try JSONDecoder().decode(Added.self, from: line)
            } catch {
                throw UnreadableLine(of: line, newest: Self.newestVersion)
            }
            if let v, v > Self.newestVersion { throw .newer(version: v) }
        }
    }

    /// Their sum. More than five records become one.
    struct Sum: EventState {
        var sum = 0.0
        var count = 0

        mutating func apply(_ event: Added) {
            sum += event.number
            count += 1
        }

        func compacted(adding events: [Added]) -> [Added]? {
            let next = applying(events)
            return !events.isEmpty && next.count > 5 ? [Added(next.sum)] : nil
        }
    }

    typealias Store = EventStore<Sum, StoreFault>

    private let folder: TemporaryFolder
    private var journal: Journal { Journal(folder: folder("store"), format: "test.sums") }
    private var store: Store { Store(.journal(journal), state: Sum()) }

    init() throws { folder = try TemporaryFolder() }

    private func add(_ number: Double, to store: inout Store) throws -> Double {
        try store.change { sum throws(StoreFault) in ([Added(number)], sum.sum) }
    }

    private func lines() throws -> [String] {
        try journal.read().records.map { String(decoding: $0, as: UTF8.self) }
    }

    private func sum() throws -> Double {
        var store = store
        try store.refresh()
        return store.state.sum
    }

    @Test("Each change is decided on what all have stored")
    func together() throws {
        var (first, second) = (store, store)
        try same(add(1, to: &first), 0)
        try same(add(2, to: &second), 1)
        try same(add(3, to: &first), 3)
        #expect(first.state.sum == 6 && second.state.sum == 3)
        try second.refresh()
        #expect(second.state.sum == 6 && second.position == first.position)
        try same(lines(), [#"{"number":1}"#, #"{"number":2}"#, #"{"number":3}"#])
    }

    @Test("What is refused, or changes nothing, leaves no trace; not even a file")
    func nothing() throws {
        var store = store
        let fault = StoreFault(path: "x", problem: .nowhere)
        #expect(throws: fault) {
            try store.change { _ throws(StoreFault) -> (events: [Added], answer: Void) in throw fault }
        }
        try same(store.change { sum throws(StoreFault) in ([], sum.count) }, 0)
        #expect(!FileManager.default.fileExists(atPath: journal.path))
    }

    @Test("Fewer records replace those that are no longer needed, and others start over")
    func compacted() throws {
        var (first, second) = (store, store)
        for number in 1...5 { _ = try add(Double(number), to: &first) }
        try second.refresh()
        try same(lines().count, 5)
        _ = try add(6, to: &first)
        try same(lines(), [#"{"number":21}"#])
        #expect(first.state.sum == 21 && first.state.count == 1)
        try second.refresh()
        #expect(second.state.sum == 21 && second.state.count == 1)
        try same(add(1, to: &second), 21)
    }

    @Test("What can't be read back is not written, and the store goes on")
    func unreadable() throws {
        var store = store
        _ = try add(1, to: &store)
        for event in [Added(.infinity), Added(2, v: 4)] {
            #expect {
                try store.change { _ throws(StoreFault) in ([Added(5), event], ()) }
            } throws: { error in
                guard case .unwritable? = (error as? StoreFault)?.problem else { return false }
                return true
            }
        }
        same(store.state.sum, 1)
        _ = try add(2, to: &store)
        try same(sum(), 3)
    }

    @Test("A disk that takes nothing more leaves what is known as it was")
    func unwritable() throws {
        var store = store
        _ = try add(1, to: &store)
        let position = store.position
        try FileManager.default.removeItem(atPath: folder("store"))
        try folder.write("", to: "store")
        #expect(throws: StoreFault.self) { try add(2, to: &store) }
        #expect(store.state.sum == 1 && store.position == position)
    }

    @Test("A line of a newer version is refused, wherever the reading began; nothing of it is taken over")
    func newer() throws {
        var (early, late) = (store, store)
        _ = try add(1, to: &early)
        for line in [#"{"number":1,"v":4}"#, #"{"number":"one","v":4}"#] {
            _ = try journal.begin().append([Data(#"{"number":2}"#.utf8), Data(line.utf8)])
            let problem = StoreFault.Problem.newerFormat(found: 4, supported: 3)
            let fault = StoreFault(path: journal.path, problem: problem)
            #expect(throws: fault) { try early.refresh() }
            #expect(throws: fault) { try late.refresh() }
            #expect(throws: fault) { try add(5, to: &early) }
            #expect(try late.repair(at: Date()) == nil)
            #expect(early.state.sum == 1 && late.state.sum == 0)
            let date = Date(timeIntervalSince1970: 0)
            try same(late.putAside(at: date), journal.path + ".kept-19700101T000000Z")
            #expect(try late.putAside(at: date) == nil)
            try FileManager.default.removeItem(atPath: journal.path + ".kept-19700101T000000Z")
            try same(sum(), 0)
            _ = try journal.begin().append([Data(#"{"number":1}"#.utf8)])
        }
    }

    @Test("What is inherited counts at once, and is stored with the next change, or when that is asked for")
    func inherited() throws {
        var heir = Store(.journal(journal), state: Sum()) { $0.count == 0 ? [Added(10)] : [] }
        try heir.refresh()
        same(heir.state.sum, 10)
        #expect(!FileManager.default.fileExists(atPath: journal.path))
        try same(heir.change { sum throws(StoreFault) in ([], sum.sum) }, 10)
        #expect(try lines().isEmpty)
        try same(add(1, to: &heir), 10)
        try same(lines(), [#"{"number":10}"#, #"{"number":1}"#])
        same(heir.state.sum, 11)
        #expect(try heir.forget(upTo: heir.position, leaving: []))
        try heir.refresh()
        heir.keepInherited()
        heir.keepInherited()
        try same(lines(), [#"{"number":10}"#])
        same(heir.state.sum, 10)
    }

    @Test("What is inherited counts where nothing can be stored, too")
    func inheritedNowhere() throws {
        // Not even the superuser can make a folder there.
        var heir = Store(.journal(Journal(folder: "/proc/none", format: "test.sums")), state: Sum()) {
            $0.count == 0 ? [Added(10)] : []
        }
        try heir.refresh()
        heir.keepInherited()
        same(heir.state.sum, 10)
        #expect(throws: StoreFault.self) { try add(1, to: &heir) }
        same(heir.state.sum, 10)
    }

    @Test("It forgets what was looked at, and nothing that was stored since")
    func forgets() throws {
        var store = store
        _ = try add(1, to: &store)
        let seen = store.position
        _ = try add(2, to: &store)
        #expect(try !store.forget(upTo: seen, leaving: []))
        #expect(try store.forget(upTo: store.position, leaving: [Added(0)]))
        try same(lines(), [#"{"number":0}"#])
    }

    @Test("In memory, it lives as long as the program; nowhere, nothing can be stored")
    func elsewhere() throws {
        var memory = Store(.memory, state: Sum())
        _ = try add(1, to: &memory)
        try memory.refresh()
        same(memory.state.sum, 1)
        #expect(try memory.putAside(at: Date()) == nil)
        #expect(try !memory.forget(upTo: .start, leaving: []))
        let fault = StoreFault(path: "x", problem: .nowhere)
        var nowhere = Store(.nowhere(fault), state: Sum())
        #expect(throws: fault) { try add(1, to: &nowhere) }
        try same(nowhere.change { sum throws(StoreFault) in ([], sum.sum) }, 0)
    }

    @Test("A line that is cut off is said once")
    func cut() throws {
        var store = store
        _ = try add(1, to: &store)
        _ = try add(2, to: &store)
        let text = try folder.text(of: "store/journal")
        try folder.write(String(text.dropLast(3)), to: "store/journal")
        let told = Mutex<[String]>([])
        var later = Store(
            .journal(journal), state: Sum(),
            dropped: { bytes, path in told.withLock { $0.append("\(path) \(bytes)") } })
        for _ in 0..<2 {
            try later.refresh()
            same(later.state.sum, 1)
        }
        same(told.withLock { $0 }, ["\(journal.path) 29"])
    }
}
