import Foundation
package import MoviesEntity
package import MoviesPorts
import TestSupport
package import Values

extension CalendarDate {
    /// A day that the tests can name; the day they run on otherwise can't matter.
    package static func day(_ text: String) -> CalendarDate {
        guard let day = CalendarDate(text) else { preconditionFailure("\(text) is no day") }
        return day
    }
}

extension DayClock {
    /// A clock that always shows noon of this day.
    package static func at(_ day: String) -> DayClock {
        let days = CalendarDate.day(day).number - CalendarDate.day("1970-01-01").number
        let moment = Date(timeIntervalSince1970: Double(days) * 86_400 + 43_200)
        return DayClock(timeZone: .gmt, now: { moment })
    }
}

extension Movie {
    /// A movie with the least that a test has to say.
    package static func fixture(
        _ id: Int, title: String? = nil, original: String? = nil, language: String? = "en",
        genres: [Genre] = [], released: String? = nil, rating: Double? = nil, votes: Int = 100,
        popularity: Double? = nil
    ) -> Movie {
        Movie(
            id: id, title: title ?? "Movie \(id)", originalTitle: original, originalLanguage: language,
            genres: genres, released: released.map { .day($0) },
            rating: rating.flatMap { Rating(average: $0, votes: votes) },
            popularity: popularity ?? Double(-id))
    }
}

extension Movie: Noted {
    package var note: String { "\(title) [\(id)]" }
}

/// A service whose answers a test gives, and which remembers what it was asked.
package actor MoviesDouble: MoviesService {
    private let movies: [Movie]
    private var failure: MoviesError?
    /// The pages that were asked for.
    package private(set) var requests: [MovieRequest] = []
    /// The details that were asked for, and in which language a trailer was wanted.
    package private(set) var details: [MovieSubject] = []

    /// A service that has these movies, in this order.
    package init(_ movies: [Movie] = [], failure: MoviesError? = nil) {
        (self.movies, self.failure) = (movies, failure)
    }

    /// Whether pages are known without asking.
    private var knowsAll = false

    /// From now on, everything fails; `nil` for as usual.
    package func fail(with error: MoviesError?) { failure = error }

    /// From now on, all pages are known without asking, or none.
    package func know(_ knowsAll: Bool = true) { self.knowsAll = knowsAll }

    package func known(_ request: MovieRequest) -> MoviePage? {
        knowsAll ? MoviePage(request.page, of: movies.filter { request.query.finds($0) }) : nil
    }

    package func page(_ request: MovieRequest) throws(MoviesError) -> MoviePage {
        requests.append(request)
        if let failure { throw failure }
        return MoviePage(request.page, of: movies)
    }

    package func details(of id: Movie.ID, language: String?) throws(MoviesError) -> MovieDetails {
        details.append(.id(id, language: language))
        if let failure { throw failure }
        guard let movie = movies.first(where: { $0.id == id }) else { throw .unknownMovie(id) }
        return MovieDetails(movie: movie)
    }

    package func genres() throws(MoviesError) -> [Genre] {
        if let failure { throw failure }
        return [Genre(id: 18, name: "Drama")]
    }
}

extension MovieQuery {
    fileprivate func finds(_ movie: Movie) -> Bool {
        if case .search(let text) = self { movie.isFound(by: text) } else { true }
    }
}

/// Movies that were seen, in memory, which can be told to fail.
package actor SeenDouble: SeenMovies {
    private var seen: [SeenMovie]
    private var fault: StoreFault?

    package init(_ seen: [SeenMovie] = []) { self.seen = seen }

    /// From now on, nothing can be kept or had; `nil` for as usual.
    package func fail(with fault: StoreFault?) { self.fault = fault }

    package func add(_ movies: [Movie]) throws(StoreFault) {
        if let fault { throw fault }
        seen += movies.map { SeenMovie($0, date: Date(timeIntervalSince1970: 0)) }
    }

    package func movies() throws(StoreFault) -> [SeenMovie] {
        if let fault { throw fault }
        return seen
    }
}
