import CommandLine
import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import swippy_movies
@testable import swippy_stories

@Suite("swippy live --format screen-reader")
struct HeardTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    private func say(_ keys: String..., options: [String] = []) async throws -> ProgramRun {
        try await swippy.run(
            ["live", "--format", "screen-reader"] + options,
            input: Data(keys.map { $0 + "\n" }.joined().utf8))
    }

    private static let endings: [(keys: [String], code: Int32)] = [
        (["/", "6564", "enter", "p"], 130), (["/", "6564", "enter", "p", "enter"], 130),
        (["/", "6564", "enter", "p", "entr", "entr"], 130),
        (["/", "6564", "enter", "p", "1.500", "enter"], 130),
        (["/", "6564", "enter", "space", "p"], 130),
        (["/", "6564", "enter", "p", "esc"], 0), (["nosuchkey", "down"], 65),
        ([String(repeating: "x", count: 1001), "q"], 65), (["nosuchkey", "q"], 65),
        // The amount came too late, so the Enter after it is not for the full amount.
        (["/", "6564", "enter", "p", "enter", "1500", "enter", "enter"], 65),
        (["/", "6564", "enter", "p", "enter", "5", "enter", "enter"], 65),
        (["/", "6564", "enter", "p", "enter", String(repeating: "1", count: 1001), "enter", "enter"], 65),
        (["nosuchkey", "p", "enter", "enter", "enter"], 65),
    ]

    @Test(
        "tells a script by the exit code that it ended at a question, or that a line was lost",
        arguments: endings)
    func unfinished(keys: [String], code: Int32) async throws {
        let input = Data(keys.map { $0 + "\n" }.joined().utf8)
        let run = try await swippy.run(["live", "--format", "screen-reader"], input: input)
        same(run.end, .exit(code), "\(keys)\n\(run.output)")
        same(run.errors.contains("The input ended at a question"), code == 130, "\(run.errors)")
        #expect(try await swippy("history").lines.isEmpty)
    }

    @Test("never repeats a card's number, whether a key, an amount or a search was expected")
    func numbers() async throws {
        for number in ["4111 1111 1111 1111", "4111111111111111"] {
            let run = try await say(number, "/", number, "esc", "esc", "enter", "p", number)
            #expect(run.output.contains("There is no key “4111 11XX XXXX 1111”") || !number.contains(" "))
            let paying = try await say("enter", "p", number, "ctrl-l")
            for run in [run, paying] {
                #expect(!run.output.contains(number) && !run.errors.contains(number), "\(run.output)")
            }
        }
        for program in [SwippyMovies.program, SwippyStories.program] {
            let heard = try await swippy.runHere(
                ["--format", "screen-reader"], environment: [:], input: Data("4111111111111111\n".utf8),
                of: program)
            #expect(heard.output.contains("There is no key “411111XXXXXX1111”") && heard.end == .exit(65))
            for line in [["4111111111111111"], ["show", "4111111111111111"], ["help", "4111111111111111"]] {
                let run = try await swippy.runHere(line, environment: [:], of: program)
                #expect(run.errors.contains("411111XXXXXX1111"), "\(program.name) \(line)\n\(run.errors)")
                #expect(!run.errors.contains("4111111111111111"))
            }
        }
    }

    @Test("ends by control-C as in a terminal, and refuses cards where the keys come from")
    func others() async throws {
        let run = try await Swippy()(
            "live", "--format", "screen-reader", input: Data("down\nctrl-c\ndown\n".utf8))
        #expect(run.end == .signal(2) && run.lines.last?.hasPrefix("Card 2 of") == true)
        let refused = try await say("[]", options: ["--file", "-"])
        #expect(refused.end == .exit(64) && refused.errors.contains("no keys can come from it"))
        #expect(refused.errors.contains("--file cards.json"))
    }

    @Test("says what became of a payment that is under way when the lines end, and of several")
    func ends() async throws {
        let one = try await say(
            "/", "6564", "enter", "p", "enter", "enter", options: ["--mock-delay", "50ms"])
        #expect(one.end == .exit(0) && one.lines.contains("Paid: 7853.33 Indian rupees."), "\(one.output)")
        let several = try await say(
            "g", "down", "enter", "space", "down", "space", "p", "down", "enter",
            options: ["--mock-delay", "50ms"])
        #expect(several.lines.contains("Payments, paid: 2 of 2"), "\(several.output)")
        #expect(several.lines.contains { $0.hasPrefix("Paying…: 2 cards, ") }, "\(several.output)")
        try await same(swippy("history").lines.count, 3)
    }

    @Test(
        "answers each of many lines, refuses one that is too long, and says only the card that is come to of very many"
    )
    func many() async throws {
        let cards = (0..<100_000).map { number in
            Feed.fields("id", "\"\(number)\"").map { $0.0 == "title" ? ($0.0, "\"CARD \(number)\"") : $0 }
        }
        let file = try swippy.workspace.write(Data(Feed.of(cards).utf8), to: "many.json")
        let keys = Array(repeating: "down", count: 30) + [String(repeating: "x", count: 1_000_000), "end"]
        let run = try await swippy.run(
            ["live", "--format", "screen-reader", "--file", file],
            input: Data(keys.map { $0 + "\n" }.joined().utf8))
        same(run.end, .exit(65))
        #expect(run.lines.count < 60)
        #expect(run.lines.contains { $0.hasPrefix("Card 31 of 100000, CARD 30, ") })
        #expect(run.lines.last?.hasPrefix("Card 100000 of 100000, CARD 99999") == true)
        #expect(run.errors.contains("a line of 1000000 characters is too long"))
    }
}
