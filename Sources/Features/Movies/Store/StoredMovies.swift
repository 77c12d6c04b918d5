package import Foundation
import Journaling
package import MoviesEntity
package import MoviesPorts

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

    package func add(_ movies: [Movie]) throws(MovieStoreFault) {
        let date = now()
        let transaction: JournalTransaction
        do throws(JournalError) {
            transaction = try journal.begin(after: position)
        } catch {
            throw MovieStoreFault(error)
        }
        try take(transaction.reading)
        var next = ledger
        let news = try lines(of: next.add(movies.map { SeenMovie($0, date: date) }))
        let isCrowded = next.isCrowded(at: date)
        if isCrowded { next.tidy(at: date) }
        let all = isCrowded ? try lines(of: next.kept(at: date)) : []
        do throws(JournalError) {
            position =
                isCrowded
                ? try transaction.replaceAll(with: all)
                : try transaction.append(news)
        } catch {
            throw MovieStoreFault(error)
        }
        ledger = next
    }

    package func movies() throws(MovieStoreFault) -> [SeenMovie] {
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read(after: position)
        } catch {
            throw MovieStoreFault(error)
        }
        try take(reading)
        return ledger.kept(at: now())
    }

    /// Takes over what any program has stored since the last time: all of it, or else nothing.
    private func take(_ reading: JournalReading) throws(MovieStoreFault) {
        var next = reading.startsOver ? ledger.emptied : ledger
        do {
            for record in reading.records {
                _ = next.add([try JSONDecoder().decode(SeenRecord.self, from: record).movie])
            }
        } catch {
            throw MovieStoreFault(path: journal.path, .damaged)
        }
        (ledger, position) = (next, reading.position)
    }

    private func lines(of movies: [SeenMovie]) throws(MovieStoreFault) -> [Data] {
        do {
            return try movies.map { try JSONEncoder().encode(SeenRecord($0)) }
        } catch {
            // A number that JSON can't have.
            throw MovieStoreFault(path: journal.path, .denied(reason: error.localizedDescription))
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

extension MovieStoreFault {
    fileprivate init(_ error: JournalError) {
        switch error {
        case .notAllowed(let path, let reason), .full(let path, let reason),
            .unwritable(let path, let reason), .unreadable(let path, let reason),
            .uncertain(let path, let reason):
            self.init(path: path, .denied(reason: reason.description))
        case .corrupt(let path, _, _), .notAJournal(let path): self.init(path: path, .damaged)
        case .otherOwner(let path), .writableByOthers(let path), .link(let path):
            self.init(path: path, .unsafe)
        case .newerFormat(let path, _, _): self.init(path: path, .newer)
        case .busy(let path): self.init(path: path, .busy)
        case .tooLarge(let path, _, _):
            self.init(path: path, .denied(reason: JournalError.SystemReason(code: EFBIG).description))
        case .unfit: self.init(path: "", .denied(reason: "\(error)"))
        }
    }
}
