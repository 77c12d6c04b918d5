import Foundation
package import Values

/// In what order movies come, and which ones can't be compared so.
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

    /// A movie takes part in a list by rating from so many votes on: few people agree on anything.
    package static let fewestVotes = 200

    /// Whether a movie takes part: in a list by rating one that many have voted on, in one by day one that is out on `today`.
    package func includes(_ movie: Movie, on today: CalendarDate?) -> Bool {
        switch key {
        case .popularity, .title: true
        case .rating: movie.rating.map { $0.votes >= Self.fewestVotes } ?? false
        case .released:
            movie.released.map { day in today.map { day <= $0 } ?? true } ?? false
        }
    }

    /// Whether `left` comes before `right`. Of equal ones, the one with the smaller id does, so that pages fit together.
    package func precedes(_ left: Movie, _ right: Movie) -> Bool {
        let order = order(left, right)
        guard order != .orderedSame else { return left.id < right.id }
        return order == (isDescending ? .orderedDescending : .orderedAscending)
    }

    private func order(_ left: Movie, _ right: Movie) -> ComparisonResult {
        switch key {
        case .popularity: left.popularity.order(to: right.popularity)
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
