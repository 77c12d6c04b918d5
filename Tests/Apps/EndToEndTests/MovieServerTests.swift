import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy-movies with a server", .takesTurns, .endsIfItHangs)
struct MovieServerTests {
    private let swippy: Swippy
    private let token: String

    init() throws {
        swippy = try Swippy()
        token = try swippy.workspace.write(Data((MovieSite.token + "\n").utf8), to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: token)
    }

    private func movies(_ line: String, environment: [String: String] = [:]) async throws -> ProgramRun {
        try await swippy.shell("swippy-movies \(line)", environment: environment)
    }

    @Test("shows the movies of a server with their posters, and gives its token to nobody else")
    func server() async throws {
        let site = try MovieSite()
        let list = try await movies("list \(site.options(token)) --format svg --trace text")
        #expect(list.end == .exit(0) && list.output.contains("Film 1") && list.output.contains("<image"))
        #expect(
            list.output.contains("not endorsed or certified by TMDB")
                && !list.output.contains("A sample; --token-file"))
        same(site.pictures.record.requests.map(\.path).sorted(), ["/t/p/w185/p1.jpg", "/t/p/w185/p2.jpg"])
        #expect(site.pictures.record.requests.allSatisfy { $0.headers["authorization"] == nil })
        #expect(!list.errors.contains(MovieSite.token) && !list.output.contains(MovieSite.token))
        let kept = try FileManager.default.subpathsOfDirectory(atPath: swippy.workspace.path)
        for path in kept where path.hasPrefix(".") {
            let text = FileManager.default.contents(
                atPath: swippy.workspace.directory.appending(path: path).path)
            #expect(text.map { !String(decoding: $0, as: UTF8.self).contains(MovieSite.token) } ?? true)
        }
        let second = try await movies("list --page 2 \(site.options(token))")
        #expect(second.fields.map { $0[1] } == ["Film 3"] && second.errors.contains("not endorsed"))
        #expect(
            try await movies("list --json \(site.options(token))").output.contains(
                #""source" : "127.0.0.1""#))
        let poster = try await movies("poster 1 --format svg \(site.options(token))")
        #expect(
            poster.output.contains("<image") && site.pictures.record.requests.last?.path == "/t/p/w780/p1.jpg"
        )
        let page = try await movies("poster 2 \(site.options(token))")
        #expect(page.end == .exit(65) && page.errors.contains("web page"), "\(page.errors)")
        let variables = ["SWIPPY_TMDB_TOKEN_FILE": token, "SWIPPY_MOVIES_URL": site.api.url + "/3"]
        try await same(movies("search film", environment: variables).fields.map { $0[1] }, ["Film 2"])
        #expect(
            try await movies("complete line '' -- show", environment: variables).output.contains("3\tFilm 3"))
    }

    @Test("offline, shows the same movies and posters, and how old they are; nothing else")
    func offline() async throws {
        let line: String
        let online: ProgramRun
        do {
            let site = try MovieSite()
            line = site.options(token)
            online = try await movies("list \(line) --format svg")
            try await same(movies("list --page 2 \(line)").lines.count, 1)
        }
        let list = try await movies("list \(line)")
        same(list.fields.map { $0[1] }, ["Film 1", "Film 2", "Film 3"])
        #expect(list.errors.contains("Offline, as of"))
        let picture = try await movies("list \(line) --format svg")
        #expect(picture.output.contains("<image") && picture.output.contains("Offline, as of"))
        #expect(online.output.contains("<image") && !online.output.contains("Offline"))
        try await same(movies("search film-2 \(line)").fields.map { $0[1] }, ["Film 2"])
        for (command, words) in [
            ("list --sort title", "Sorting needs a connection"), ("list --filter year=1921", "Filters need"),
            ("show 1", "You are offline. Please, enable your Wi-Fi"),
            ("show 1", "can’t be reached: connection"),
        ] {
            let run = try await movies("\(command) \(line)")
            #expect(run.end == .exit(69) && run.errors.contains(words), "\(run.errors)")
        }
    }

    @Test(
        "asks for each of its pages once, in order, for a person who goes from end to end, and says no movie twice"
    )
    func everyPage() async throws {
        let asked = Mutex<[Int]>([])
        // Each page begins with the last movie of the page before, as when one has become less popular meanwhile.
        let site = try MovieSite { request in
            guard request.path == "/3/discover/movie",
                let page = request.query.firstMatch(of: /page=(\d+)/).flatMap({ Int($0.output.1) })
            else { return nil }
            asked.withLock { $0.append(page) }
            return .json(MovieSite.page(page, ids: max(1, 20 * (page - 1))...20 * page, of: 12))
        }
        let keys = try swippy.workspace.write(Data(String(repeating: "end\n", count: 13).utf8), to: "keys")
        let run = try await movies("--format screen-reader \(site.options(token)) < \(keys)")
        same(run.end, .exit(0), "\(run.errors)")
        same(asked.withLock { $0 }, Array(1...12))
        // The last key leads nowhere, so that the last movie is said once more.
        let said = run.lines.filter { $0.hasPrefix("Film ") }.dropLast().map { $0.prefix { $0 != "," } }
        same(said.last, "Film 240")
        #expect(said.count >= 12 && Set(said).count == said.count)
    }

    @Test("is not offline where the server takes too long, also with movies from before")
    func slow() async throws {
        let isSlow = Mutex(false)
        let site = try MovieSite { request in
            isSlow.withLock { $0 } && request.path.hasSuffix("/discover/movie") ? .silence : nil
        }
        try await same(movies("list \(site.options(token))").end, .exit(0))
        isSlow.withLock { $0 = true }
        let run = try await movies("list --timeout 300ms \(site.options(token))")
        #expect(run.end == .exit(69) && run.output == "" && !run.errors.contains("ffline"), "\(run.errors)")
        #expect(run.errors.contains("takes too long"))
    }

    @Test("says what is wrong with a token, and asks nobody without a good one")
    func tokens() async throws {
        _ = try swippy.workspace.write(Data("\n".utf8), to: "empty")
        same(mkfifo(swippy.workspace.directory.appending(path: "pipe").path, 0o600), 0)
        let site = try MovieSite()
        let url = "list --url \(site.api.url)/3 --token-file"
        for (file, code, words) in [
            ("nowhere", Int32(66), "There is no file"), ("/dev/null", 74, "“/dev/null” is not a file"),
            ("pipe", 74, "“pipe” is not a file"), ("empty", 65, "There is no token in empty"),
            ("/", 74, "Is a directory"),
        ] {
            let run = try await movies("\(url) \(file)")
            #expect(run.end == .exit(code) && run.errors.contains(words), "\(run.errors)")
        }
        #expect(site.api.record.requests.isEmpty)
        let other = try swippy.workspace.write(Data("other".utf8), to: "other")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: other)
        let wrong = try await movies("\(url) \(other)")
        #expect(wrong.end == .exit(77) && wrong.errors.contains("Invalid API key."))
        #expect(wrong.errors.contains("chmod 600") && wrong.errors.contains("into “\(other)”"))
        let bare = try await movies("list --url \(site.api.url)/3")
        #expect(bare.end == .exit(77) && bare.errors.contains("--token-file PATH"))
        let clear = try await movies("list --url http://movies.example.org/3 --token-file \(token)")
        #expect(clear.end == .exit(77) && clear.errors.contains("unencrypted"))
        try await same(movies("list --url ftp://a.example").end, .exit(64))
    }

    @Test("names what can't be read and shows the rest; what is no answer is an error")
    func answers() async throws {
        let bodies: [(String, Answer, Int32, String)] = [
            ("one is bad", .json(Self.page(#"{ "id": "x", "title": "Bad" }"#)), 0, "Bad"),
            ("cut", .json(#"{ "page": 1, "resul"#), 65, "not valid JSON"),
            ("a hotel", .html("<html>"), 65, "text/html"),
            ("busy", .status(429, headers: ["retry-after": "600"]), 69, "10 min"),
            (
                "a failure with 200",
                .json(#"{ "success": false, "status_code": 25, "status_message": "Over the limit." }"#), 69,
                "Over the limit."
            ),
            ("broken", .status(501), 69, "501"),
        ]
        for (name, answer, code, words) in bodies {
            let site = try MovieSite { $0.path == "/3/discover/movie" ? answer : nil }
            let run = try await movies("list --timeout 60s \(site.options(token))")
            same(run.end, .exit(code), "\(name): \(run.errors)")
            #expect(run.errors.contains(words), "\(name): \(run.errors)")
        }
    }

    private static func page(_ bad: String) -> String {
        #"{ "page": 1, "results": [ { "id": 5, "title": "Good" }, \#(bad) ], "total_pages": 1, "total_results": 2 }"#
    }
}
