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
