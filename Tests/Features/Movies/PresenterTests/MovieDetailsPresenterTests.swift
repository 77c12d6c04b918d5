import MoviesEntity
import MoviesPorts
import MoviesPresenter
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@MainActor
@Suite("The screen with one movie")
struct MovieDetailsPresenterTests {
    private let view = ViewSpy<MovieDetailsViewState>()
    private let router = RouterSpy<MovieRoute>()
    private let output = ReportSpy()

    private let metropolis = MovieDetails(
        movie: Movie(
            id: 19, title: "Metropolis", originalTitle: "M", originalLanguage: "de",
            genres: [Genre(id: 18, name: "Drama"), Genre(id: 878, name: "Science Fiction")],
            released: .day("1927-01-10"), rating: Rating(average: 8.06, votes: 2900),
            poster: Poster(base: "https://a.example/", path: "/x.jpg")),
        overview: "A city.", countries: ["Germany"], minutes: 153,
        trailer: Trailer(site: .youTube, key: "abc"))

    private func screen(
        _ answer: Result<MovieDetails, MoviesError>, _ language: Language = .english, opens: Bool = false
    ) -> MovieDetailsPresenter {
        let screen = MovieDetailsPresenter(
            .place(1), title: "Before", wording: .tested(language, credit: "Credit."),
            interactor: { _ throws(MoviesError) in try answer.get() },
            opensTrailer: { opens && $0 == "https://www.youtube.com/watch?v=abc" }, router: router,
            output: output)
        screen.view = view
        return screen
    }

    private var state: MovieDetailsViewState {
        get throws { try #require(view.states.last) }
    }

    @Test("shows everything, says whose data it is, and has it as data")
    func everything() async throws {
        let screen = screen(.success(metropolis))
        #expect(try state.title == "Before" && state.content == .loading("Loading…"))
        await screen.send(.screen(.appeared))
        let sheet = try #require(try state.body)
        #expect(
            try !state.hints.contains { $0.meaning == "try again" }
                && state.hints.contains { $0.action == .row })
        #expect(try state.title == "Metropolis" && state.notes == [PageNote("Credit.", staysInSight: true)])
        try same(state.bar, TitleBar(back: .screen(.closed)))
        #expect(sheet.origin == "1927 · Germany · 153\u{A0}min" && sheet.originalTitle == "M")
        #expect(sheet.overview == "A city." && sheet.hasOverview)
        #expect(sheet.rating == "of 10, 2,900 votes" && sheet.face.stars == 4)
        same(sheet.face.poster, "https://a.example/w342/x.jpg")
        same(
            sheet.face.sentences,
            [
                "Metropolis, 1927", "Drama, Science Fiction", "Rated 8.1 of 10 by 2,900",
            ])
        let line = try #require(try state.record?.lines.first)
        #expect(line.released == "1927-01-10" && line.countries == ["Germany"] && line.minutes == 153)
        #expect(line.trailer == "https://www.youtube.com/watch?v=abc" && line.rating == 8.06)
    }

    @Test("speaks Ukrainian")
    func ukrainian() async throws {
        await screen(.success(metropolis), .ukrainian).send(.screen(.appeared))
        let sheet = try #require(try state.body)
        #expect(sheet.rating == "з 10, 2 900 голосів" && sheet.trailer?.label == "Трейлер")
        same(sheet.origin, "1927 · Germany · 153\u{A0}хв")
        // Where it is heard, a group of digits would be a number of its own.
        await screen(.success(metropolis), .ukrainian.spoken).send(.screen(.appeared))
        try same(state.body?.rating, "з 10, 2900 голосів")
    }

    @Test("says what is missing, and offers no trailer and no poster where there is none")
    func missing() async throws {
        let bare = MovieDetails(movie: .fixture(7, rating: 9, votes: 9))
        for (language, overview, rating) in [
            (Language.english, "There is no overview in English.", "Too few votes"),
            (.ukrainian, "Опису українською немає.", "Замало голосів"),
        ] {
            let screen = screen(.success(bare), language)
            await screen.send(.screen(.appeared))
            let sheet = try #require(try state.body)
            #expect(sheet.overview == overview && !sheet.hasOverview && sheet.rating == rating)
            #expect(sheet.face.rating == "–" && sheet.face.stars == nil && sheet.trailer == nil)
            screen.handle(.trailerRequested)
            screen.handle(.posterRequested)
        }
        #expect(output.reports.isEmpty && router.routes.isEmpty)
    }

    @Test("opens the trailer at an address that was made here")
    func opened() async throws {
        let screen = screen(.success(metropolis), opens: true)
        await screen.send(.screen(.appeared))
        await screen.send(.trailerRequested)
        try same(state.remark?.text, "The trailer opens in your browser.")
        #expect(try state.body?.showsAddress == false && output.reports.isEmpty)
    }

    @Test("shows and copies the address where nothing opens it; leads to the poster, and back")
    func ways() async throws {
        let screen = screen(.success(metropolis))
        await screen.send(.screen(.appeared))
        await screen.send(.trailerRequested)
        same(output.reports, [.noted(.copied("https://www.youtube.com/watch?v=abc"))])
        #expect(try state.body?.showsAddress == true)
        try same(state.body?.trailerAddress, "https://www.youtube.com/watch?v=abc")
        #expect(try state.remark != nil)
        screen.handle(.posterRequested)
        screen.handle(.screen(.placesRequested))
        screen.handle(.screen(.closed))
        same(router.routes, [.poster(metropolis.movie), .places, .back])
    }

    @Test("says why it can't be shown; who leaves is told nothing")
    func failures() async throws {
        await screen(.failure(.offline)).send(.screen(.appeared))
        guard case .failed(let alert) = try state.content else { return #expect(Bool(false)) }
        same(output.reports, [.failed(.offline, alert)])
        #expect(try state.hints.contains { $0.meaning == "try again" })
        await screen(.failure(.cancelled)).send(.screen(.appeared))
        #expect(try state.content == .loading("Loading…") && output.reports.count == 1)
    }
}

@Suite("Failures of movies in words")
struct MovieErrorWordingTests {
    private static let errors: [MoviesError] = [
        .offline, .offlineWithout(StoreFault(path: "/m", problem: .busy)), .needsConnection(.sort),
        .needsConnection(.filter), .unreachable(host: "a.example", .other("no")),
        .unreachable(host: "a", .noAnswer), .timeout,
        .refusedToken(message: nil), .tooManyRequests(retryAfter: .seconds(60)),
        .tooManyRequests(retryAfter: nil), .server(status: 500, message: nil),
        .uselessAnswer(host: "a", .notJSON(type: "text/html")), .uselessAnswer(host: "a", .broken),
        .uselessAnswer(host: "a", .unexpected(path: "results")),
        .uselessAnswer(host: "a", .unexpected(path: "")),
        .uselessAnswer(host: "a", .tooLong(limit: 16 << 20)),
        .uselessAnswer(host: "a", .redirects(limit: 5)), .uselessAnswer(host: "a", .interrupted),
        .insecure(host: "a", reason: "no"), .unknownMovie(7), .noSuchPlace(42, last: 41),
        .noSuchPlace(0, last: 41),
        .noSuchPage(last: 500),
    ]

    @Test(
        "have a title, a sentence and an advice in both languages, each its own",
        arguments: [Language.english, .ukrainian])
    func all(language: Language) {
        let alerts = Self.errors.map { MovieWording.tested(language).alert(for: $0) }
        #expect(alerts.allSatisfy { $0.title == (language == .english ? "Error" : "Помилка") })
        #expect(alerts.allSatisfy { !$0.message.isEmpty && !$0.advice.isEmpty })
        same(Set(alerts.map { $0.message + $0.facts.joined() + $0.advice }).count, Self.errors.count)
    }

    @Test("are one sentence where there is no connection, with the host that can't be reached")
    func offline() {
        for (language, fact) in [
            (Language.english, "a.example can’t be reached: unknown host."),
            (.ukrainian, "Сервер a.example недоступний: такого хоста немає."),
        ] {
            let wording = MovieWording.tested(language)
            let alert = wording.alert(for: .unreachable(host: "a.example", .unknownHost))
            #expect(alert.message == wording.alert(for: .offline).message && alert.facts == [fact])
        }
        same(
            MovieWording.tested().alert(for: .offline).message,
            "You are offline. Please, enable your Wi-Fi or connect using cellular data.")
    }

    @Test(
        "advise what helps: to wait only where the server may do better later",
        arguments: [
            (400, "Ask for another page, or with other filters or words."),
            (422, "Ask for another page, or with other filters or words."),
            (404, "Check the server’s address."), (500, "Try again later."), (503, "Try again later."),
            (408, "Try again later."), (200, "Try again later."),
        ])
    func advice(status: Int, advice: String) {
        let error = MoviesError.server(status: status, message: "No.")
        same(MovieWording.tested().alert(for: error).advice, advice)
    }

    @Test("say what the server says")
    func serverWords() {
        let wording = MovieWording.tested()
        same(wording.alert(for: .refusedToken(message: "Invalid key.")).message, "Invalid key.")
        same(wording.alert(for: .server(status: 500, message: "Oops.")).message, "Oops.")
        let busy = wording.alert(for: .tooManyRequests(retryAfter: .seconds(7), message: "Slowly."))
        #expect(busy.message == "Slowly." && busy.advice == "Try again in 7 s.")
    }

    @Test(
        "say how long to wait, in a unit in which a person counts",
        arguments: [
            (7, "7 s", "7 с"), (119, "119 s", "119 с"), (120, "2 min", "2 хв"), (3_599, "60 min", "60 хв"),
            (7_199, "120 min", "120 хв"), (7_200, "2 h", "2 год"), (86_400, "24 h", "24 год"),
        ])
    func pauses(seconds: Int, english: String, ukrainian: String) {
        let error = MoviesError.tooManyRequests(retryAfter: .seconds(seconds))
        same(MovieWording.tested().alert(for: error).advice, "Try again in \(english).")
        same(MovieWording.tested(.ukrainian).alert(for: error).advice, "Спробуйте за \(ukrainian).")
    }

    @Test("say what the program knows about its token")
    func token() {
        let wording = MovieWording(Voice(.english), tokenAdvice: "Look into /t.")
        same(wording.alert(for: .refusedToken(message: nil)).advice, "Look into /t.")
    }
}
