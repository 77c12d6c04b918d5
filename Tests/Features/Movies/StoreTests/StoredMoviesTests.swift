import Foundation
import Journaling
import MoviesEntity
import MoviesPorts
import MoviesStore
import MoviesTestSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing
import Values

@Suite("Movies that were seen, kept")
struct StoredMoviesTests {
    /// A clock whose time a test tells.
    private final class Hands: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
        var now: Date { time.withLock { $0 } }
        func move(days: Double) { time.withLock { $0 += days * 86_400 } }
    }

    private let folder: TemporaryFolder
    private let hands = Hands()

    init() throws { folder = try TemporaryFolder() }

    private func store(limit: Int = 10_000) -> StoredMovies {
        StoredMovies(folder: folder("movies"), limit: limit, now: { [hands] in hands.now })
    }

    private func ids(_ store: StoredMovies) async throws -> [Int] {
        try await store.movies().map(\.movie.id).sorted()
    }

    private var lineCount: Int {
        get throws { try folder.text(of: "movies/movies").split(separator: "\n").count - 1 }
    }

    @Test("They are there in another process, with the day on which they came")
    func kept() async throws {
        #expect(try await ids(store()).isEmpty)
        try await store().add([.fixture(1), .fixture(2)])
        try await same(ids(store()), [1, 2])
        try await same(store().movies().map(\.date), [hands.now, hands.now])
    }

    @Test("Of a movie that comes again, the newest counts; the same isn't written again within the hour")
    func again() async throws {
        let store = store()
        try await store.add([.fixture(1)])
        try await store.add([.fixture(1)])
        try same(lineCount, 1)
        try await store.add([.fixture(1, title: "New")])
        hands.move(days: 3600 / 86_400)
        try await store.add([.fixture(1, title: "New")])
        try same(lineCount, 3)
        let seen = try await self.store().movies()
        #expect(seen.map(\.movie.title) == ["New"] && seen.map(\.date) == [hands.now])
    }

    @Test("Nothing older than six months is shown, and it is deleted by whoever reads")
    func old() async throws {
        let store = store()
        try await store.add([.fixture(1)])
        hands.move(days: 100)
        try await store.add([.fixture(2)])
        hands.move(days: 83)
        try await same(ids(store), [2])
        try same(lineCount, 1)
        try await store.add([.fixture(3)])
        try await same(ids(self.store()), [2, 3])
        try same(lineCount, 2)
    }

    @Test("What was written of a movie that came again is deleted after six months, too")
    func replaced() async throws {
        let store = store()
        try await store.add([.fixture(1)])
        hands.move(days: 100)
        try await store.add([.fixture(1), .fixture(2)])
        hands.move(days: 83)
        try await same(ids(store), [1, 2])
        try same(lineCount, 2)
    }

    @Test("There are not more than the limit, of those that came last; the file doesn't grow without end")
    func limit() async throws {
        let store = store(limit: 20)
        for number in 0..<100 {
            try await store.add((0..<5).map { .fixture(number * 5 + $0) })
            hands.move(days: 0.1)
        }
        try await same(ids(store), Array(480..<500))
        try await same(ids(self.store(limit: 20)), Array(480..<500))
        #expect(try lineCount <= 22)
    }

    @Test("A movie that changes all the time leaves no long trail")
    func trail() async throws {
        let store = store(limit: 20)
        for number in 0..<50 { try await store.add([.fixture(1, title: "\(number)")]) }
        try await same(self.store().movies().map(\.movie.title), ["49"])
        #expect(try lineCount <= 4)
    }

    @Test("Two programs at once lose nothing")
    func together() async throws {
        let stores = [store(), store()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<20 { try await store.add([.fixture(2 * number + index)]) }
                }
            }
            try await group.waitForAll()
        }
        try await same(ids(stores[0]), Array(0..<40))
        try await same(ids(store()), Array(0..<40))
    }

    @Test("What isn't what was written is named, and nothing is lost of it")
    func damaged() async throws {
        try await store().add([.fixture(1)])
        for text in ["junk\n", try folder.text(of: "movies/movies").replacing("Movie", with: "Mavie")] {
            try folder.write(text, to: "movies/movies")
            await #expect(throws: StoreFault.self) { try await store().movies() }
            await #expect(throws: StoreFault.self) { try await store().add([.fixture(2)]) }
            try same(folder.text(of: "movies/movies"), text)
        }
    }

    @Test("A record that is whole, but no movie, is named by its place")
    func noMovie() async throws {
        let journal = Journal(folder: folder("movies"), name: "movies", format: "swippy.movies")
        _ = try journal.begin().append([Data("{}".utf8)])
        await #expect {
            try await store().movies()
        } throws: { error in
            guard case .corrupt(record: 1, _)? = (error as? StoreFault)?.problem else { return false }
            return true
        }
    }

    @Test("A folder that can't be made is named with the reason")
    func noFolder() async throws {
        let file = try folder.write("", to: "file")
        let store = StoredMovies(folder: file + "/movies")
        await #expect {
            try await store.add([.fixture(1)])
        } throws: { error in
            guard case .unwritable(let reason)? = (error as? StoreFault)?.problem else { return false }
            return !reason.isEmpty
        }
    }

    @Test("A number that JSON can't have is no reason to lose the others")
    func noNumber() async throws {
        let store = store()
        await #expect(throws: StoreFault.self) {
            try await store.add([.fixture(1, popularity: .infinity)])
        }
        try await store.add([.fixture(2)])
        try await same(ids(store), [2])
    }
}
