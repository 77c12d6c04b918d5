import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy-movies", .takesTurns, .endsIfItHangs)
struct MoviesTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy() }

    private func movies(_ line: String, environment: [String: String] = [:]) async throws -> ProgramRun {
        try await swippy.shell("swippy-movies \(line)", environment: environment)
    }

    // MARK: - The sample

    @Test("lists the sample page by page, sorted and filtered, and finds titles")
    func lists() async throws {
        let first = try await movies("list")
        #expect(first.end == .exit(0) && first.lines.count == 20)
        same(first.fields[0][..<3], ["1", "Metropolis", "1927-01-10"])
        try await same(movies("").output, first.output)
        try await same(movies("list --page 3").lines.count, 1)
        let best = try await movies("list --sort -rating --filter 'genre=Drama,year=1920..1929'")
        same(best.fields.first?[1], "The Kid")
        #expect(best.fields.allSatisfy { $0[2] >= "1920" && $0[2] < "1930" && $0[3].contains("Drama") })
        let good = try await movies("list --filter rating=8,year=1927 --sort title")
        same(good.fields.map { $0[1] }, ["Metropolis"])
        try await same(movies("search metro").fields.map { $0[1] }, ["Metropolis"])
        let none = try await movies("search '%&\"😀'")
        #expect(
            none.end == .exit(0) && none.output == "" && none.errors.contains("No title has “%&\"😀”"),
            "\(none.errors)")
        for genre in ["драма", "drama"] {
            for (language, title) in [("uk", "Метрополіс"), ("en", "Metropolis")] {
                let list = try await movies("list --lang \(language) --filter genre=\(genre)")
                same(list.fields.first?[1], title, "\(list.errors)")
            }
        }
        let (early, late) = (
            try await movies("list --filter year=..1919"), try await movies("list --filter year=1940..")
        )
        #expect(!early.fields.isEmpty && early.fields.allSatisfy { $0[2] < "1920" })
        #expect(!late.fields.isEmpty && late.fields.allSatisfy { $0[2] >= "1940" })
    }

    @Test("shows a movie, and its poster as a picture, in words and as data")
    func details() async throws {
        let shown = try await movies("show @1")
        #expect(shown.lines.contains("title\tMetropolis") && shown.lines.contains("minutes\t153"))
        try await same(movies("show 1").output, shown.output)
        let poster = try await movies("poster @1 --format svg")
        #expect(poster.output.hasPrefix("<svg") && poster.output.contains("Poster: Metropolis"))
        #expect(
            try await movies("poster @1 --format screen-reader").output.hasPrefix("Poster: Metropolis.\n"))
        #expect(try await movies("poster @1 --json").output.contains("sample:w780/1"))
    }

    @Test("speaks to a screen reader in sentences, in both languages, and calls the sample one")
    func voices() async throws {
        let english = try await movies("list --format screen-reader")
        #expect(
            english.output.contains("Metropolis, 1927. Drama, Science Fiction. Rated 8.1 of 10 by 2900."))
        same(english.output.components(separatedBy: "A sample; --token-file").count, 2)
        let ukrainian = try await movies("list --lang uk --format screen-reader")
        #expect(
            ukrainian.output.contains("Метрополіс, 1927. Драма, Фантастика.")
                && ukrainian.output.contains("Зразок; усе"))
        #expect(try await movies("list --format svg --width 80").output.contains("A sample;"))
    }

    @Test("gives data in forms for programs that agree with the schema")
    func forms() async throws {
        let schema = try JSONSchema(in: PackageFolder.url.appending(path: "Docs/Schemas/movies.schema.json"))
        for line in ["list", "list --page 3", "search metro", "search nothing-like-it", "show 12"] {
            let run = try await movies("\(line) --json")
            let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            #expect(try schema.faults(in: document) == [] && schema.unnamed(in: document) == [], "\(line)")
        }
        for line in ["list", "show 1"] {
            let csv = try await movies("\(line) --csv").output
            #expect(csv.hasPrefix("id,title,released,genres,rating,votes\r\n1,Metropolis,"))
        }
        #expect(try await !movies("list --json").output.contains("countries"))
        let details = try await movies("show 1 --json").output
        #expect(details.contains("countries") && details.contains(#""source" : "sample""#))
    }

    @Test("plays the recording of the documentation, to its last frame and as an animation")
    func replay() async throws {
        let last = try await movies("--replay Docs/movies.jsonl --plain")
        #expect(last.output.contains("Best rated") && last.output.contains("The Kid"))
        #expect(try await movies("--replay Docs/movies.jsonl --format svg").output.contains("@keyframes"))
    }

    @Test(
        "ends with the failure in words and a code that says which",
        arguments: [
            ("list --mock-fail offline", Int32(69), "You are offline. Please, enable your Wi-Fi"),
            ("--mock-fail offline --lang uk", 69, "Ви офлайн."),
            ("show 1 --mock-fail timeout", 69, "too long"),
            ("search x --mock-fail 500", 69, "status 500"),
            ("poster 1 --mock-fail malformed", 65, "not valid JSON"),
            ("list --filter genre=Drama --mock-fail offline", 69, "You are offline."),
            ("list --filter genre=Drma", 64, "“--filter genre=” takes"),
            (
                "list --filter year=1929..1920", 64,
                "“--filter year=” takes one year, or years such as 1920..1929"
            ),
            ("list --filter genre=Drama,year=..", 64, "1950.. or ..1930, not “..”"),
            ("list --filter year=1927,year=1928", 64, "not “1928”"),
            ("list --filter rating=11", 64, "“--filter rating=” takes one number from 0 to 10, not “11”"),
            ("list --filter rating=", 64, "“--filter rating=” must not be empty"),
            ("list --filter stars=5", 64, "“--filter” takes genre=, year= and rating="),
            ("list --filter ''", 64, "--filter"), ("list --sort best", 64, "-rating"),
            ("list --page 501", 64, "500"), ("list --page 9999999999999999", 64, "from 1 to 500"),
            ("list --page 0", 64, "--page"),
            ("search '  '", 64, "TEXT must not be empty"),
            ("list --page 9", 66, "numbered from 1 to 3"),
            ("show", 64, "MOVIE"), ("show foo", 64, "@1"), ("show @0", 66, "The first place is 1."),
            ("show @42", 66, "41"),
            ("show 99999999999999999999", 66, "no movie “99999999999999999999”"),
            ("show 9007199254740993", 66, "no movie with the id 900719XXXXXX0993"),
            ("poster 41", 66, "no poster"),
            ("list --mock-fail offline --url http://localhost:1", 64, "--url"),
            ("lst", 64, "list"),
        ])
    func failures(line: String, code: Int32, words: String) async throws {
        let run = try await movies(line)
        same(run.end, .exit(code), "\(run.errors)")
        #expect(run.output == "" && run.errors.contains(words), "\(run.errors)")
    }

    @Test("has what any program has: help, completions, manual, settings, doctor, version and trace")
    func kit() async throws {
        let help = try await movies("help").output.split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        for word in ["search", "poster", "TMDB API but is not endorsed"] {
            #expect(help.contains(word), "\(word)")
        }
        #expect(try await movies("help options").output.contains("XDG_STATE_HOME"))
        try await same(movies("--version").output, "swippy-movies 0.12.0\n")
        #expect(try await movies("man").output.contains(".TH"))
        #expect(try await movies("completions bash").output.contains("swippy-movies"))
        #expect(try await movies("complete line se -- ").output.contains("search"))
        #expect(try await movies("complete line 1 -- show").output.contains("1\tMetropolis\n"))
        #expect(try await movies("complete line -r -- list --sort").output.contains("-rating"))
        let set = try await movies("config set lang uk && swippy-movies list --format screen-reader")
        #expect(set.output.contains("Популярні фільми"))
        #expect(try await movies("doctor").output.contains("Swippy Movies"))
        let trace = try await movies("list --lang en --trace text")
        #expect(trace.errors.contains("MovieInteractor"))
    }

    // MARK: - From the wallet

    @Test("is what swippy movies starts, with everything after the word")
    func neighbour() async throws {
        let run = try await swippy("movies", "search", "metro", "--plain")
        #expect(run.end == .exit(0) && run.fields.map { $0[1] } == ["Metropolis"])
        #expect(try await swippy("--lang", "uk", "movies", "show", "1").output.contains("Метрополіс"))
        #expect(try await swippy("help").output.contains("Films, with posters"))
        #expect(try await swippy("help", "movies").output.contains("Swippy Movies"))
        #expect(try await swippy("complete", "line", "pos", "--", "movies").output.hasPrefix("poster\t"))
    }

    @Test("is not started from elsewhere; one that can't be is told with what to do")
    func noNeighbour() async throws {
        let folder = swippy.workspace.directory.appending(path: "bin")
        try await swippy.copyProgram(to: folder.appending(path: "swippy"))
        let (program, file) = ("\(folder.path)/swippy", folder.appending(path: "swippy-movies"))
        // The PATH has one.
        let missing = try await swippy.shell("\(program) movies")
        #expect(missing.end == .exit(69) && missing.errors.contains("there is no \(file.path)"))
        #expect(try await !swippy.shell("\(program) help").output.contains("Films"))
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(try await swippy.shell("\(program) movies").errors.contains("is a folder, not a program"))
        try FileManager.default.removeItem(at: file)
        let text = try swippy.workspace.write("#!/bin/sh\necho \"$@\"", to: "text")
        try await same(swippy.shell("cp '\(text)' '\(file.path)'").end, .exit(0))
        let closed = try await swippy.shell("\(program) movies")
        #expect(closed.end == .exit(69) && closed.errors.contains("chmod +x"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        try await same(swippy.shell("\(program) movies a b").output, "a b\n")
    }
}
