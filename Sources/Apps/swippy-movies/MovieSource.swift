import CommandLine
import Foundation
import MoviesBuilder
import MoviesEntity
import MoviesPorts
import MoviesSample
import MoviesServer
import MoviesStore
import Networking
import ScreenContract
import ScreenPictures
import ScreenProgram
import Values
import Words

/// Where the movies of a command line come from: a server, if one is named or there is a token for it, or else the sample.
struct MovieSource {
    private let call: Call
    /// The language that the service is asked in.
    private let language: Language

    init(_ call: Call, asking language: Language? = nil) {
        (self.call, self.language) = (call, language ?? call.language)
    }

    /// Six months, as The Movie Database allows.
    static let longestAge = MovieDatabase.longestAge

    private var isSample: Bool {
        call.has(LiveOptions.replay)
            || [MovieOptions.url, ServerOptions.tokenFile].allSatisfy {
                call.allSettings.value(of: $0) == nil
            }
    }

    /// What is to be known of the sample, in 40 columns; `nil` for movies of a server.
    var remark: String? {
        guard isSample, !call.has(LiveOptions.replay), call.option(MovieOptions.url.name) != nil else {
            return nil
        }
        return Voice(call.language)(
            "A sample; --token-file shows all.", "Зразок; усе покаже --token-file.")
    }

    /// Whether that is in the first row of what is printed, or in its last sentence.
    private var isSaidByPrinter: Bool {
        switch call.format {
        case .cards, .table, .screenReader: true
        case .svg, .plain, .csv, .json, .ics: false
        }
    }

    /// What to do about a token that the server refuses.
    private var tokenAdvice: String {
        let voice = Voice(call.language)
        let source = voice(
            "The Movie Database has one for you at themoviedb.org/settings/api.",
            "The Movie Database дасть його на themoviedb.org/settings/api.")
        let advice =
            switch call.text(ServerOptions.tokenFile) {
            case nil:
                voice(
                    "Name a file with your token: --token-file PATH.",
                    "Назвіть файл із токеном: --token-file ШЛЯХ.")
            case "-"?: voice("Pass a valid read access token.", "Передайте чинний токен для читання.")
            case let path?:
                voice(
                    "Put a valid read access token into “{}”.",
                    "Запишіть чинний токен для читання у «{}»."
                )
                .replacing("{}", with: VisibleText(path: path).text)
            }
        return call.text(MovieOptions.url) == nil ? "\(advice) \(source)" : advice
    }

    /// The screens of these movies.
    @MainActor
    func screens(hasPlaces: Bool = false) throws -> MovieScreenBuilder {
        let (posters, links) = (SamplePosters(), LinkOpener(environment: call.console.environment))
        let isReplay = call.has(LiveOptions.replay)
        let about = !hasPlaces && isSaidByPrinter ? nil : remark
        return MovieScreenBuilder(
            service: try service(), seen: isSample ? nil : seen,
            pictures: call.pictures.supply { posters.picture(at: $0) },
            voice: Voice(call.language, hasPlaces: hasPlaces, about: about),
            days: days, source: isSample ? "sample" : URL(string: url)?.host() ?? url, credit: credit,
            tokenAdvice: tokenAdvice, isMoving: !call.reducesMotion,
            opensTrailer: { isReplay ? false : await links.open($0) }, trace: call.trace)
    }

    /// The movies that are here without asking a server.
    @MainActor
    func known() async throws -> [Movie] {
        guard isSample else { return try await seen?.movies().map(\.movie) ?? [] }
        var movies: [Movie] = []
        for page in 1...3 { movies += try await sample.page(MovieRequest(.popular, page: page)).movies }
        return movies
    }

    private var days: DayClock { call.console.days() }

    private var url: String { call.text(MovieOptions.url) ?? MovieDatabase.address }

    /// The movies of this server that were seen before; `nil` if there is no place for them.
    private var seen: StoredMovies? {
        call.folder(.state).map { folder in
            let now: @Sendable () -> Date = { [days] in days.moment }
            guard url != MovieDatabase.address else { return StoredMovies(folder: folder, now: now) }
            let name = url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            return StoredMovies(folder: "\(folder)/servers/\(name)", now: now)
        }
    }

    private func service() throws -> any MoviesService {
        guard !isSample else { return sample }
        let text = try call.token()
        let token = text.flatMap { Token($0) }
        guard token != nil || text == nil else { throw call.noToken }
        do throws(HTTPError) {
            var server = try MovieDatabase(url: url, token: token)
            (server.days, server.language, server.cacheFolder) = (
                days, language.rawValue, call.folder(.cache)
            )
            if let timeout = call.duration(ServerOptions.timeout) { server.timeout = timeout }
            return HTTPMoviesService(server)
        } catch {
            throw stop(error)
        }
    }

    private var sample: SampleMovies {
        let failure = call.choice(MovieOptions.mockFailure, as: MockFailureChoice.self)?.error
        guard let delay = call.duration(MovieOptions.mockDelay) else {
            return SampleMovies(language: language.rawValue, days: days, failure: failure)
        }
        return SampleMovies(language: language.rawValue, days: days, failure: failure) {
            [clock = call.console.clock] in
            try await clock.sleep(for: delay)
        }
    }

    private func stop(_ error: HTTPError) -> any Error {
        let voice = Voice(call.language)
        switch error {
        case .insecure:
            return CommandStop(
                exitCode: .notAllowed,
                message: voice(
                    "the token would be sent unencrypted", "токен було б надіслано незашифрованим"),
                advice: voice("Use https.", "Скористайтеся https."))
        // Nothing else is wrong with an address.
        default:
            let text = if case .invalidURL(let text) = error { text } else { "" }
            return call.error(
                .invalidValue(of: .option(MovieOptions.url.spelling), value: text, problem: .notAServer))
        }
    }

    private static let credit =
        "This product uses the TMDB API but is not endorsed or certified by TMDB."

    /// The same where it stays in sight, on small screens in brief. The details and the help have all of it.
    private var credit: PageNote? {
        isSample
            ? nil
            : PageNote(
                Self.credit, staysInSight: true,
                brief: Voice(call.language)("Movies from The Movie Database", "Фільми з The Movie Database"))
    }

    static let topic = Topic(
        "Where the movies come from", "Звідки фільми",
        en: "Without a token, a built-in sample: 41 films in the public domain, with ratings that are made "
            + "up. With one, The Movie Database (TMDB); its read access token is at themoviedb.org/settings/api. \(credit)",
        uk: "Без токена — вбудований зразок: 41 фільм у суспільному надбанні з вигаданими оцінками. "
            + "З токеном — The Movie Database (TMDB); токен для читання: themoviedb.org/settings/api. \(credit)",
        isInOverview: true)
}

extension MockFailureChoice {
    fileprivate var error: MoviesError {
        switch self {
        case .offline: .offline
        case .timeout: .timeout
        case .serverError: .server(status: 500, message: nil)
        case .malformed: .uselessAnswer(host: "localhost", .broken)
        }
    }
}
