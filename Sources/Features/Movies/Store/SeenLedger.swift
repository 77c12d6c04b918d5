import Foundation
import MoviesEntity
import MoviesPorts

/// The movies that were seen, computed from the records in order.
struct SeenLedger {
    private let limit: Int
    private var seen: [Movie.ID: SeenMovie] = [:]
    /// The number of records that were made of them.
    private var recordCount = 0

    /// The terms of use of The Movie Database allow six months; in seconds.
    static let longestAge: TimeInterval = 182 * 86_400
    /// A movie that is the same isn't recorded again so soon; in seconds.
    private static let shortestPause: TimeInterval = 3600

    init(limit: Int) { self.limit = limit }

    /// The same without movies.
    var emptied: SeenLedger { SeenLedger(limit: limit) }

    /// Adds movies, and returns those that are to be recorded.
    mutating func add(_ movies: [SeenMovie]) -> [SeenMovie] {
        let news = movies.filter { movie in
            guard let known = seen[movie.movie.id], known.movie == movie.movie else { return true }
            return abs(movie.date.timeIntervalSince(known.date)) >= Self.shortestPause
        }
        for movie in news { seen[movie.movie.id] = movie }
        recordCount += news.count
        return news
    }

    /// Whether there is so much more than is kept, or anything that may not be kept any more, that all is to be recorded anew.
    func isCrowded(at date: Date) -> Bool {
        let slack = limit / 10
        return recordCount > 2 * seen.count + slack || seen.count > limit + slack
            || seen.values.contains { $0.isTooOld(at: date) }
    }

    /// Forgets what isn't kept.
    mutating func tidy(at date: Date) {
        let kept = kept(at: date)
        seen = Dictionary(kept.map { ($0.movie.id, $0) }) { first, _ in first }
        recordCount = kept.count
    }

    /// Those that are kept: the ones that came last.
    func kept(at date: Date) -> [SeenMovie] {
        let usable = seen.values.filter { !$0.isTooOld(at: date) }
        guard usable.count > limit else { return usable }
        return Array(usable.sorted { ($1.date, $1.movie.id) < ($0.date, $0.movie.id) }.prefix(limit))
    }
}

extension SeenMovie {
    fileprivate func isTooOld(at now: Date) -> Bool { now.timeIntervalSince(date) > SeenLedger.longestAge }
}
