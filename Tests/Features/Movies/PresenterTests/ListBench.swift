import Foundation
import MoviesEntity
import MoviesPorts
import MoviesPresenter
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenTestSupport
import Testing
import Values
import Words

@MainActor
final class ReportSpy: Reporting {
    private(set) var reports: [MovieReport] = []
    func report(_ report: MovieReport) { reports.append(report) }
}

extension MovieWording {
    /// Wording as on a day of the tests.
    static func tested(
        _ language: Language = .english, credit: String? = nil, isMoving: Bool = true
    ) -> MovieWording {
        MovieWording(
            Voice(language), days: .at("2026-11-20"),
            credit: credit.map { PageNote($0, staysInSight: true, brief: "Brief") }, isMoving: isMoving)
    }
}

/// A presenter of the list with everything around it that a test holds.
@MainActor
final class ListBench {
    let view = ViewSpy<MovieListViewState>()
    let router = RouterSpy<MovieRoute>()
    let output = ReportSpy()
    let service: MoviesDouble

    init(_ movies: [Movie] = (1...95).map { Movie.fixture($0) }) { service = MoviesDouble(movies) }

    /// A list that asks the service of this bench.
    func list(
        _ request: MovieRequest = MovieRequest(.popular), genres: [Genre]? = nil
    ) -> MovieListPresenter {
        let service = service
        return list(request, known: { request, _ in await service.known(request) }, genres: genres) {
            request throws(MoviesError) in try await service.page(request)
        }
    }

    /// A list that gets its pages in another way.
    func list(
        _ request: MovieRequest = MovieRequest(.popular), wording: MovieWording = .tested(),
        known: @escaping MovieSearchInteractorInput = { _, _ in nil },
        genres: [Genre]? = nil, pages: @escaping MovieListInteractorInput
    ) -> MovieListPresenter {
        let service = service
        let list = MovieListPresenter(
            request, wording: wording, pages: pages, known: known,
            genres: { () throws(MoviesError) in
                guard let genres else { return try await service.genres() }
                return genres
            }, router: router, output: output)
        list.view = view
        return list
    }

    var state: MovieListViewState {
        get throws { try #require(view.states.last) }
    }

    func pages() async -> [Int] { await service.requests.map(\.page) }

    func type(_ text: String, into list: MovieListPresenter) {
        for letter in text { list.handle(.searchEdited(.inserted(TypedText(String(letter))))) }
    }
}
