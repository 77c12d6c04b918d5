package import Foundation
import Journaling
package import MoviesEntity
package import MoviesPorts
import Storing
package import Values

/// The movies that were seen, kept in a journal: so many of them, and each for at most half a year.
///
/// Any number of programs may use one folder. Each movie that comes is a record; the newest record of a movie counts.
package actor StoredMovies: SeenMovies {
    private let journal: Journal
    private let now: @Sendable () -> Date
    private var ledger: SeenLedger
    private var position = JournalPosition.start

    /// Movies kept in `folder`, which is created when first needed, accessible only to its owner.
    ///
    /// - Parameter limit: how many are kept; those that have not come for the longest time go first.
    package init(folder: String, limit: Int = 10_000, now: @escaping @Sendable () -> Date = { Date() }) {
        journal = Journal(folder: folder, name: "movies", format: "swippy.movies", version: 1)
        ledger = SeenLedger(limit: limit)
        self.now = now
    }

    package func add(_ movies: [Movie]) throws(StoreFault) {
        let date = now()
        let transaction = try journal.use { journal throws(JournalError) in
            try journal.begin(after: position)
        }
        try take(transaction.reading)
        var next = ledger
        let news = try lines(of: next.add(movies.map { SeenMovie($0, date: date) }))
        let isCrowded = next.isCrowded(at: date)
        if isCrowded { next.tidy(at: date) }
        let all = isCrowded ? try lines(of: next.kept(at: date)) : []
        do throws(JournalError) {
            position = try isCrowded ? transaction.replaceAll(with: all) : transaction.append(news)
        } catch {
            throw StoreFault(error, isWriting: true)
        }
        ledger = next
    }

    package func movies() throws(StoreFault) -> [SeenMovie] {
        let reading = try journal.use(isWriting: false) { journal throws(JournalError) in
            try journal.read(after: position)
        }
        try take(reading)
        return ledger.kept(at: now())
    }

    /// Takes over what any program has stored since the last time: all of it, or else nothing.
    private func take(_ reading: JournalReading) throws(StoreFault) {
        var next = reading.startsOver ? ledger.emptied : ledger
        for (index, record) in reading.records.enumerated() {
            do {
                _ = next.add([try JSONDecoder().decode(SeenRecord.self, from: record).movie])
            } catch {
                let problem = StoreFault.Problem.corrupt(
                    record: index + 1, offset: reading.records.offset(of: index))
                throw StoreFault(path: journal.path, problem: problem)
            }
        }
        (ledger, position) = (next, reading.position)
    }

    private func lines(of movies: [SeenMovie]) throws(StoreFault) -> [Data] {
        do {
            return try movies.map { try JSONEncoder().encode(SeenRecord($0)) }
        } catch {
            // A number that JSON can't have.
            throw StoreFault(
                path: journal.path, problem: .unwritable(reason: error.localizedDescription))
        }
    }
}

/// A movie as it is stored.
private struct SeenRecord: Codable {
    let at: Double
    let of: Movie

    init(_ seen: SeenMovie) { (at, of) = (seen.date.timeIntervalSince1970.rounded(), seen.movie) }

    var movie: SeenMovie { SeenMovie(of, date: Date(timeIntervalSince1970: at)) }
}
