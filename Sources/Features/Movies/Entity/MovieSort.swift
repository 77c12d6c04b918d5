import Foundation
package import Values

/// The order of a list of movies, and which movies it leaves out.
package struct MovieSort: Hashable, Sendable {
    package enum Key: String, CaseIterable, Sendable {
        case popularity, released, rating, title
    }

    package let key: Key
    package let isDescending: Bool

    package init(_ key: Key, isDescending: Bool) { (self.key, self.isDescending) = (key, isDescending) }

    package static let mostPopular = MovieSort(.popularity, isDescending: true)
    package static let newest = MovieSort(.released, isDescending: true)
    package static let bestRated = MovieSort(.rating, isDescending: true)
    package static let byTitle = MovieSort(.title, isDescending: false)

    /// The minimum number of votes for a list by rating: an average of few votes means little.
    package static let fewestVotes = 200

    /// Whether the list includes a movie: by rating, if it has enough votes; by day, if it is out on `today`.
    package func includes(_ movie: Movie, on today: CalendarDate?) -> Bool {
        switch key {
        case .popularity, .title: true
        case .rating: movie.rating.map { $0.votes >= Self.fewestVotes } ?? false
        case .released:
            movie.released.map { day in today.map { day <= $0 } ?? true } ?? false
        }
    }

    /// Whether `left` comes before `right`. Equal movies are ordered by id, so that pages fit together.
    package func precedes(_ left: Movie, _ right: Movie) -> Bool {
        let order = order(left, right)
        guard order != .orderedSame else { return left.id < right.id }
        return order == (isDescending ? .orderedDescending : .orderedAscending)
    }

    private func order(_ left: Movie, _ right: Movie) -> ComparisonResult {
        switch key {
        // Not every service says how popular a movie is; many votes are the next best sign.
        case .popularity:
            left.popularity == right.popularity
                ? (left.rating?.votes ?? 0).order(to: right.rating?.votes ?? 0)
                : left.popularity.order(to: right.popularity)
        case .rating: (left.rating?.average ?? 0).order(to: right.rating?.average ?? 0)
        case .released: (left.released?.number ?? 0).order(to: right.released?.number ?? 0)
        case .title: left.title.compare(right.title, options: [.caseInsensitive, .diacriticInsensitive])
        }
    }
}

extension Comparable {
    fileprivate func order(to other: Self) -> ComparisonResult {
        self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
    }
}
