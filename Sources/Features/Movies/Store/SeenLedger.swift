import Foundation
import MoviesEntity
import MoviesPorts
import Storing

/// The movies seen before, computed from the records in order.
struct SeenLedger: EventState {
    /// How many are kept.
    let limit: Int
    let now: @Sendable () -> Date
    private var seen: [Movie.ID: SeenMovie] = [:]
    /// The number of records that were made of them.
    private var recordCount = 0
    /// The date of the oldest of these records, also of one whose movie came again.
    private var earliest: Date?

    /// The terms of use of The Movie Database allow six months; in seconds.
    private static let longestAge: TimeInterval = 182 * 86_400
    /// The time before an unchanged movie is recorded again; in seconds.
    private static let shortestPause: TimeInterval = 3600

    init(limit: Int, now: @escaping @Sendable () -> Date) { (self.limit, self.now) = (limit, now) }

    /// The records to add for `movies`.
    func news(among movies: [SeenMovie]) -> [SeenRecord] {
        movies.filter { movie in
            guard let known = seen[movie.movie.id], known.movie == movie.movie else { return true }
            return abs(movie.date.timeIntervalSince(known.date)) >= Self.shortestPause
        }.map(SeenRecord.init)
    }

    mutating func apply(_ record: SeenRecord) {
        seen[record.movie.movie.id] = record.movie
        recordCount += 1
        earliest = min(earliest ?? record.movie.date, record.movie.date)
    }

    /// The records to keep, if the journal has many more, or any that must not be kept any longer.
    func compacted(adding records: [SeenRecord]) -> [SeenRecord]? {
        // Each page of new movies would otherwise copy them all.
        guard mayBeCrowded(with: records) else { return nil }
        let next = applying(records)
        return next.isCrowded ? next.kept.map(SeenRecord.init) : nil
    }

    /// Whether there may be too many records, or any that are too old, as far as that can be told without looking at each.
    private func mayBeCrowded(with records: [SeenRecord]) -> Bool {
        let (slack, date) = (limit / 10, now())
        return recordCount + records.count > 2 * seen.count + slack
            || seen.count + records.count > limit + slack
            || hasTooOld(at: date) || records.contains { Self.isTooOld($0.movie.date, at: date) }
    }

    private var isCrowded: Bool {
        let slack = limit / 10
        return recordCount > 2 * seen.count + slack || seen.count > limit + slack || hasTooOld(at: now())
    }

    private func hasTooOld(at date: Date) -> Bool { earliest.map { Self.isTooOld($0, at: date) } ?? false }

    /// The movies to keep: the latest ones.
    var kept: [SeenMovie] {
        let date = now()
        let usable = seen.values.filter { !Self.isTooOld($0.date, at: date) }
        guard usable.count > limit else { return usable }
        return Array(usable.sorted { ($1.date, $1.movie.id) < ($0.date, $0.movie.id) }.prefix(limit))
    }

    private static func isTooOld(_ seen: Date, at date: Date) -> Bool {
        date.timeIntervalSince(seen) > longestAge
    }
}

/// A movie as it is stored.
struct SeenRecord: Codable, StoredEvent {
    private let at: Double
    private let of: Movie

    init(_ seen: SeenMovie) { (at, of) = (seen.date.timeIntervalSince1970.rounded(), seen.movie) }

    var movie: SeenMovie { SeenMovie(of, date: Date(timeIntervalSince1970: at)) }
}
