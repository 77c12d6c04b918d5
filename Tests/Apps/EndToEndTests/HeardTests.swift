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

    @Test(
        "says of a payment that fails what is known, asks again, and says it again; the exit code is that of pay"
    )
    func fails() async throws {
        let keys = ["/", "6564", "enter", "p", "enter", "enter", "enter", "enter"]
        let input = Data(keys.map { $0 + "\n" }.joined().utf8)
        for (failure, code, words) in [
            ("payment-timeout", Int32(69), "The payment may or may not have been made."),
            ("payment-offline", 69, "You are offline: no network can be reached."),
        ] {
            let run = try await swippy.run(
                ["live", "--format", "screen-reader", "--mock-fail", failure], input: input)
            #expect(run.end == .exit(code) && run.errors == "", "\(run.output)")
            let said = run.lines.filter {
                $0.hasPrefix("Paying…") || $0.hasPrefix(words) || $0 == "You are at: Try again"
                    || $0 == "You are at: Pay 7853.33 Indian rupees" || $0 == "Pay 7853.33 Indian rupees"
            }
            let failing = ["Paying…: 7853.33 Indian rupees.", words, "You are at: Try again"]
            same(
                said,
                ["You are at: Pay 7853.33 Indian rupees"] + failing + ["Pay 7853.33 Indian rupees"]
                    + failing,
                "\(run.output)")
        }
        // Who has read it and goes back has seen to it, and is at the choice of how much to pay.
        let left = try await swippy.run(
            ["live", "--format", "screen-reader", "--mock-fail", "payment-offline"],
            input: input + Data("esc\n".utf8))
        same(left.end, .exit(130))
        let history = try await swippy("history")
        #expect(history.lines.count == 1 && history.output.contains("in_doubt"), "\(history.output)")
        let pay = try await swippy("pay", "6564", "--yes", "--mock-fail", "payment-timeout")
        #expect(pay.end == .exit(69) && pay.errors.contains("idempotency key"))
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

    @Test("sends the same order again on another day, and says so before")
    func sameOrder() async throws {
        let keys = ["/", "6564", "enter", "p", "enter", "enter"]
        func pay(_ keys: [String], _ options: String...) async throws -> ProgramRun {
            try await swippy.run(
                ["live", "--format", "screen-reader"] + options,
                input: Data(keys.map { $0 + "\n" }.joined().utf8))
        }
        let failed = try await pay(keys, "--mock-fail", "payment-timeout")
        let start = "The order’s idempotency key is "
        let key = try #require(failed.lines.first { $0.hasPrefix(start) }).dropFirst(start.count)
        #expect(failed.lines.contains("Try again: the same order is sent, and paid only once."))
        let doubt = "It is unknown whether this order was paid, so the same one is sent again."
        let marked = try await pay(["/", "6564", "enter", "space", "p"])
        #expect(marked.lines.contains { $0.contains(doubt) }, "\(marked.output)")
        let paid = try await pay(keys)
        #expect(paid.lines.contains { $0.contains(doubt) } && paid.end == .exit(0), "\(paid.output)")
        let history = try await swippy.run(["history", "--plain"])
        #expect(history.lines.count == 1 && history.output.contains(key), "\(history.output)")
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
