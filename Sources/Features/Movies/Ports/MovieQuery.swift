package import Foundation
package import MoviesEntity
package import Values

/// A query for movies. A search by title can't be sorted or filtered, since no service supports that.
package enum MovieQuery: Hashable, Sendable {
    case list(sort: MovieSort, filter: MovieFilter)
    case search(String)

    /// The most popular movies.
    package static let popular = MovieQuery.list(sort: .mostPopular, filter: MovieFilter())

    /// A search for the typed text, trimmed and cut to `longestSearch`; `nil` if nothing is left.
    package static func searching(_ typed: String) -> MovieQuery? {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestSearch)
        return text.isEmpty ? nil : .search(String(text))
    }

    /// The maximum length of a search, longer than any title; in characters.
    package static let longestSearch = 200
}

/// A request for one page of movies.
package struct MovieRequest: Hashable, Sendable {
    package let query: MovieQuery
    /// From 1.
    package let page: Int

    package init(_ query: MovieQuery, page: Int = 1) { (self.query, self.page) = (query, page) }

    /// The number of movies on each page except the last.
    package static let pageSize = 20
    /// The maximum number of pages, whatever a service reports.
    package static let lastPage = 500
}

/// A page of movies.
package struct MoviePage: Equatable, Sendable {
    /// Each of them once.
    package let movies: [Movie]
    package let number: Int
    /// The number of the last page as far as is known, which may change; 0 if there are no movies.
    package let lastNumber: Int
    /// How many movies there are on all pages; `nil` if unknown.
    package let total: Int?
    /// The movies on the page that can't be read.
    package let skipped: [SkippedMovie]
    /// When the newest of them was fetched; `nil` if the page comes directly from the service.
    package let asOf: Date?
    /// Why they couldn't be kept for use without a connection; `nil` if they could, or needn't be.
    package var unkept: StoreFault?
    /// What all its movies lack, since the service didn't tell it.
    package let lacks: [Lack]

    package init(
        _ movies: [Movie], number: Int = 1, lastNumber: Int = 1, total: Int? = nil,
        skipped: [SkippedMovie] = [], asOf: Date? = nil, unkept: StoreFault? = nil,
        lacks: [Lack] = []
    ) {
        (self.movies, self.number, self.lastNumber, self.total) = (movies.once, number, lastNumber, total)
        (self.skipped, self.asOf, self.unkept, self.lacks) = (skipped, asOf, unkept, lacks)
    }

    /// Page `number` of all these `movies`.
    package init(_ number: Int, of movies: [Movie], asOf: Date? = nil) {
        let size = MovieRequest.pageSize
        self.init(
            Array(movies.dropFirst((number - 1) * size).prefix(size)), number: number,
            lastNumber: (movies.count + size - 1) / size, total: movies.count, asOf: asOf)
    }
}

extension MoviePage {
    /// What is asked for beside the movies, and what can be done without.
    package enum Lack: Hashable, Sendable { case genreNames, posters }
}

/// A movie that can't be shown because its data can't be read.
package struct SkippedMovie: Hashable, Sendable {
    /// Its place on the page, from 1.
    package let place: Int
    /// Its title, if that can be read.
    package let title: String?
    /// The field at fault.
    package let field: String

    package init(place: Int, title: String?, field: String) {
        (self.place, self.title, self.field) = (place, title, field)
    }
}

/// Which movie is meant.
package enum MovieSubject: Hashable, Sendable {
    /// The one with this id. The original language, if known, helps to find a trailer.
    case id(Movie.ID, language: String?)
    /// The one at this place among the most popular ones, from 1.
    case place(Int)

    /// This movie.
    package init(_ movie: Movie) { self = .id(movie.id, language: movie.originalLanguage) }
}
