import CommandLine
import MoviesBuilder
import MoviesEntity
import MoviesPorts
import MoviesScreens
import Pictures
import ScreenPictures
import ScreenProgram
import ScreenView
import SettingsLibrary
import Words

/// `swippy-movies` without a command: the live list, or a recording of one; lines where there is no terminal.
struct LiveMoviesCommand: Command {
    static let name = "live"
    static let summary = LocalizedText(
        en: "Browse the movies; the same as no command", uk: "Гортати фільми; те саме, що без команди")
    static let options =
        [MovieOptions.sort, MovieOptions.filter] + LiveOptions.ofScreens + MovieOptions.ofList
    static let examples = [
        Example("swippy-movies", "browse and search", "гортати й шукати", inOverview: true),
        Example(
            "swippy-movies --replay Docs/movies.jsonl --format svg > movies.svg",
            "a recording as an animation", "запис як анімація"),
    ]
    static let topics = [LiveOptions.heard]

    let call: Call

    func run() async throws {
        let list = try await call.movieList()
        let live = try MovieSource(call).screens(hasPlaces: true)
        try await call.show { (listener: ScreenListener<Never, MoviesError>) in
            [
                Place(Voice(call.language)("Movies", "Фільми")) { navigator in
                    live.list(list.request, genres: list.genres, navigator: navigator, output: listener)
                        .screen
                },
                .settings(KeptSettings(call), of: call),
            ]
        } orPrint: {
            try await call.print(list)
        }
    }
}

/// `swippy-movies list`: a page of movies.
struct ListMoviesCommand: Command {
    static let name = "list"
    static let summary = LocalizedText(en: "Print a page of movies", uk: "Вивести сторінку фільмів")
    static let options =
        [MovieOptions.page, MovieOptions.sort, MovieOptions.filter] + MovieOptions.ofList
    static let examples = [
        Example(
            "swippy-movies list --sort -rating --filter 'genre=Drama,year=1920..1929'",
            "the best dramas of the twenties", "найкращі драми двадцятих", inOverview: true)
    ]
    static let topics = [Topic.fields(of: MoviesRecord.Line.self)]

    let call: Call

    func run() async throws {
        try await call.print(try await call.movieList())
    }
}

/// `swippy-movies search`: the movies with a title.
struct SearchCommand: Command {
    static let name = "search"
    static let summary = LocalizedText(en: "Find movies by title", uk: "Знайти фільми за назвою")
    static let arguments = [text]
    static let options = [MovieOptions.page] + MovieOptions.ofList
    static let examples = [
        Example(
            "swippy-movies search metro", "titles that begin so", "назви, що так починаються",
            inOverview: true)
    ]
    static let topics = [Topic.fields(of: MoviesRecord.Line.self)]
    static let text = Argument(
        "TEXT", "ТЕКСТ", kind: .text(), en: "The beginnings of words of the title",
        uk: "Початки слів назви")

    let call: Call

    func run() async throws {
        let text = try call.argument(Self.text)
        guard let query = MovieQuery.searching(text) else {
            throw call.error(
                .invalidValue(of: .argument(Self.text.placeholder), value: text, problem: .empty))
        }
        let screens = try MovieSource(call).screens()
        try await call.answer(waitingFor: .movies) {
            screens.list(
                MovieRequest(query, page: call.integer(MovieOptions.page) ?? 1), navigator: $0, output: $1)
        }
    }
}

/// `swippy-movies show`: all about one movie.
struct ShowMovieCommand: Command {
    static let name = "show"
    static let summary = LocalizedText(en: "Print all about a movie", uk: "Вивести все про фільм")
    static let arguments = [MovieArgument.movie]
    static let options = MovieOptions.ofList
    static let examples = [
        Example("swippy-movies show @1", "the most popular one", "найпопулярніший", inOverview: true)
    ]

    let call: Call

    func run() async throws {
        let (screens, subject) = (try MovieSource(call).screens(), try MovieArgument.subject(of: call))
        try await call.answer(waitingFor: .movies) {
            screens.details(of: subject, navigator: $0, output: $1)
        }
    }
}

/// `swippy-movies poster`: the poster of a movie, as its viewer shows it.
struct PosterCommand: Command {
    static let name = "poster"
    static let summary = LocalizedText(en: "Print the poster of a movie", uk: "Вивести постер фільму")
    static let arguments = [MovieArgument.movie]
    static let options = MovieOptions.all
    static let examples = [
        Example(
            "swippy-movies poster @1 --format svg > poster.svg", "as a file", "як файл", inOverview: true)
    ]

    let call: Call

    func run() async throws {
        let (screens, subject) = (try MovieSource(call).screens(), try MovieArgument.subject(of: call))
        let visit = ScreenVisit<Never, MoviesError>(call, waitingFor: .movies)
        let details = try await visit.open { screens.details(of: subject, navigator: $0, output: $1) }
        try await visit.send(.posterRequested, to: details)
        guard let poster = visit.navigator.top as? PictureScreen else {
            throw CommandStop(
                exitCode: .notFound,
                message: Voice(call.language)("this movie has no poster", "цей фільм не має постера"))
        }
        // As data, a poster is an address.
        guard call.format != .json else { return try visit.print(details.screen) }
        try await visit.wait(for: .pictures) { await poster.settle() }
        if case .missing(let reason) = poster.state {
            let address = details.state?.record?.lines.first?.poster ?? ""
            throw call.pictures.stop(at: address) ?? CommandStop(exitCode: .unavailable, message: reason)
        }
        try visit.print(poster)
    }
}

/// Which movie is meant.
enum MovieArgument {
    static let movie = Argument(
        "MOVIE", "ФІЛЬМ", kind: .asked(.movie), en: "Its id, or @N for the N-th most popular",
        uk: "Його id або @N — N-й за популярністю")

    static func subject(of call: Call) throws -> MovieSubject {
        let text = try call.argument(movie)
        if text.hasPrefix("@"), let place = Int(text.dropFirst()) { return .place(place) }
        if let id = Int(text), id > 0 { return .id(id, language: nil) }
        // A number that is too long is still a number, and no one's card.
        guard !text.trimmingPrefix("@").allSatisfy(\.isWholeNumber) else {
            throw CommandStop(
                exitCode: .notFound,
                message: Voice(call.language)("there is no movie “\(text)”", "фільму «\(text)» немає"))
        }
        throw call.error(
            .invalidValue(
                of: .argument(movie.placeholder), value: text,
                problem: .misformed(
                    LocalizedText(en: "an id, such as 19, or @1", uk: "id, як-от 19, або @1"))))
    }
}

extension CompletionSubject {
    static let movie = CompletionSubject(name: "movie")
}

extension Completer {
    /// Nothing is sent over a network: of a server's movies, those seen before.
    static let ofMovies = Completer(
        subjects: [.movie], heeded: [MovieOptions.url.name, ServerOptions.tokenFile.name, "lang"]
    ) { _, typed, call in
        try await MovieSource(call).known().map {
            CompletionOffer(word: "\($0.id)", meaning: $0.title)
        }.filter { $0.word.hasPrefix(typed) }
    }
}

extension ProgressLine.Wait {
    fileprivate static let movies = ProgressLine.Wait(en: "Fetching movies…", uk: "Отримуємо фільми…")
}

extension Call {
    @MainActor
    fileprivate func print(_ list: AskedList) async throws {
        let screens = try MovieSource(self).screens()
        try await answer(waitingFor: .movies) {
            screens.list(list.request, genres: list.genres, navigator: $0, output: $1)
        }
    }
}
