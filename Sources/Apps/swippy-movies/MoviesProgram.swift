public import CommandLine
import Foundation
import MoviesPorts
import Networking
import PictureFetching
import ScreenPictures
import ScreenProgram
import SettingsLibrary
import Words

/// The `swippy-movies` command: films, as a list that is searched, sorted and filtered, with their posters.
@main
struct SwippyMovies {
    static func main() async {
        let program = program
        exit(
            await program.run { console in
                console.fetchPictures = { HTTPPictureFetcher(folder: $0, age: MovieSource.longestAge) }
            })
    }

    static var program: Program {
        var program = Program(
            "swippy-movies", version: "0.14.0", about: .movies,
            commands: [
                LiveMoviesCommand.self, ListMoviesCommand.self, SearchCommand.self, ShowMovieCommand.self,
                PosterCommand.self, DoctorCommand.self,
            ] + Program.ownCommands, standardCommand: LiveMoviesCommand.self,
            mostUsed: ["json", "token-file", "lang", "help"],
            settings: SettingTable(
                [
                    Setting(MovieOptions.url, "Server", "Сервер", yieldsTo: [LiveOptions.replay.name]),
                    Setting(
                        ServerOptions.tokenFile, "Token file", "Файл токена",
                        yieldsTo: [LiveOptions.replay.name],
                        variable: "SWIPPY_TMDB_TOKEN_FILE"),
                ] + .ofScreens),
            topics: [MovieSource.topic, environment], exitCodes: exitCodes,
            completer: .ofMovies
        ).showingScreens(on: stage).showingSettings()
        program.gone.append(.translations)
        return program
    }

    private static var stage: Stage {
        var stage = Stage()
        stage.remark = { MovieSource($0).remark }
        stage.kept = { [$0.folder(.state)].compactMap(\.self) }
        return stage
    }

    private static let environment = Topic.environment(
        of: "swippy-movies", example: "SWIPPY_MOVIES_URL",
        folders: [
            Topic.Row("XDG_STATE_HOME", "where movies are kept for later", "де зберігаються фільми"),
            Topic.Row("XDG_CACHE_HOME", "where answers and posters are", "де відповіді й постери"),
            Topic.Row("SWIPPY_TMDB_TOKEN_FILE", "the same as --token-file", "те саме, що --token-file"),
        ])

    private static let exitCodes = ExitCode.general.map { code in
        code == .notFound ? code.meaning("no such file or movie", "немає такого файлу чи фільму") : code
    }
}

extension About {
    fileprivate static let movies = About.live(
        "Swippy Movies", released: "2026-11-30",
        tagline: LocalizedText(
            en: "Swippy Movies lists films, and finds them while you type.",
            uk: "Swippy Movies показує фільми й шукає їх, поки ви пишете."),
        purpose: LocalizedText(en: "films in the terminal", uk: "фільми в терміналі"))
}

extension MoviesError: ScreenFailure {
    /// The exit code of a command that failed with it.
    public var exitCode: ExitCode {
        switch self {
        case .offline, .offlineWithout, .needsConnection, .unreachable, .timeout, .tooManyRequests:
            .unavailable
        case .cancelled: .interrupted
        case .refusedToken, .insecure: .notAllowed
        case .server(let status, _): ExitCode(httpStatus: status)
        case .uselessAnswer: .badData
        case .unknownMovie, .noSuchPlace, .noSuchPage: .notFound
        }
    }
}
