import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("Did you mean")
struct SuggestionsTests {
    private let commands = Program.swippy.firstWords

    @Test(
        "offers the words that are at most two typing errors away, or begin so",
        arguments: [
            ("lsit", ["list"]), ("lst", ["list"]), ("lisst", ["list"]), ("swpie", ["swipe"]),
            ("SHOW", ["show"]),
            ("comp", ["completions"]), ("cnofgi", ["config"]), ("xyz", []), ("", []), ("l", []),
            ("completion", ["completions"]),
        ] as [(String, [String])])
    func commands(typed: String, expected: [String]) {
        same(Suggestions.nearest(to: typed, among: commands), expected)
    }

    @Test("puts the nearest first and offers no more than three")
    func order() {
        let found = Suggestions.nearest(
            to: "card", among: ["cards", "curds", "card", "care", "cart", "core"])
        same(found, ["card", "cards", "care"])
    }

    @Test("does not take a short word for any other short word")
    func shortWords() {
        same(Suggestions.nearest(to: "ua", among: ["en", "uk"]), ["uk"])
        #expect(Suggestions.nearest(to: "fr", among: ["en", "uk"]).isEmpty)
        #expect(Suggestions.nearest(to: "fish", among: ["list", "init"]).isEmpty)
    }
}
