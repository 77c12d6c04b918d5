import TestSupport
import Testing

@Suite("The language")
struct LanguageTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "is the one asked for, else the locale's, else English",
        arguments: [
            ([], [:], "Your cards"), (["--lang", "uk"], [:], "Ваші картки"),
            ([], ["LANG": "uk_UA.UTF-8"], "Ваші картки"), ([], ["LANG": "de_DE.UTF-8"], "Your cards"),
            ([], ["LANG": "en_US.UTF-8", "LC_ALL": "uk_UA"], "Ваші картки"),
            ([], ["LANG": "C"], "Your cards"),
            ([], ["LC_MESSAGES": "uk", "LC_ALL": "", "LANG": "en"], "Ваші картки"),
            (["--lang", "en"], ["LC_ALL": "uk_UA.UTF-8"], "Your cards"),
        ] as [([String], [String: String], String)])
    func choice(options: [String], environment: [String: String], title: String) async throws {
        let run = try await swippy.run(
            ["list", "--format", "screen-reader"] + options, environment: environment)
        #expect(run.lines.first?.hasPrefix(title) == true, "\(run.lines.first ?? "")")
    }

    @Test("is the interface's only: the feed's own text and the fields in a pipe stay as they are")
    func feedText() async throws {
        let english = try await swippy("list")
        let ukrainian = try await swippy("list", "--lang", "uk")
        same(ukrainian.output, english.output)
    }

    @Test("is that of errors too", arguments: [["--lang", "uk"], []])
    func errors(options: [String]) async throws {
        let environment = options.isEmpty ? ["LANG": "uk_UA.UTF-8"] : [:]
        let usage = try await swippy.run(["lsit"] + options, environment: environment)
        same(usage.errorLines.first, "swippy: Немає команди «lsit».")
        let card = try await swippy.run(["show", "6565"] + options, environment: environment)
        same(card.errorLines.first, "swippy: Картки «6565» немає.")
    }

    @Test(
        "counts as Ukrainian does",
        arguments: [(1, "1 картка"), (3, "3 картки"), (5, "5 карток"), (11, "11 карток")])
    func plurals(count: Int, text: String) async throws {
        let feed = Feed.of((0..<count).map { Feed.fields("id", "\"\($0)\"") })
        let run = try await swippy.list(feed, "--lang", "uk", "--format", "screen-reader")
        #expect(run.lines.first?.contains(text) == true, "\(run.lines.first ?? "")")
    }
}
