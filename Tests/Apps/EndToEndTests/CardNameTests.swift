import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("The name of a card")
struct CardNameTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "is its id, a beginning of it, its last four digits, its number among namesakes, or its place",
        arguments: [
            ("48822394455", "48822394455"), ("488223944", "48822394455"), ("6564", "48822394455"),
            ("48822402258#2", "48822402258#2"), ("48822393341", "48822393341"), ("@2", "48822394455"),
            ("@14", "48822406694"),
        ])
    func name(typed: String, name: String) async throws {
        try await same(swippy("swipe", typed).fields.map(\.first), [name])
    }

    @Test("works for every built-in card as the list prints it, whatever is done with the card")
    func printed() async throws {
        let cards = try await swippy("list").fields
        same(Set(cards.map(\.[0])).count, 14)
        for card in cards {
            for command in ["swipe", "show"] {
                let run = try await swippy(command, card[0])
                #expect(run.end == .exit(0) && run.output.contains(card[1]), "\(command) \(card[0])")
            }
        }
    }

    @Test(
        "is the plain id for the two cards that the documentation begins with",
        arguments: [("48822393341", "SBI REWARDZ"), ("48822394455", "ICICI CHIP PLATINUM")])
    func first(id: String, title: String) async throws {
        let run = try await swippy("swipe", id)
        #expect(run.end == .exit(0) && run.fields.map { Array($0.prefix(2)) } == [[id, title]])
    }

    @Test(
        "that two cards share is refused, and both are listed with how to name each",
        arguments: ["swipe", "show"])
    func ambiguous(command: String) async throws {
        let run = try await swippy(command, "48822402258")
        same(run.end, .exit(66))
        same(run.output, "")
        same(
            run.errorLines,
            [
                "swippy: 2 cards match “48822402258”.",
                "  48822402258#1  4893 XXXX XXXX 7120  HDFC MONEYBACK",
                "  48822402258#2  3540 XXXX XXXX 6678  楽天プレミアムカード",
                "Use the name that a line above begins with.",
            ])
    }

    @Test("that two cards of a file share is refused, and each listed name then works")
    func ambiguousInFile() async throws {
        let feed = Feed.of([
            Feed.fields("title", "\"FIRST\"").filter { $0.0 != "id" } + [("id", "\"48822393341\"")],
            Feed.fields("title", "\"SECOND\"").filter { $0.0 != "id" } + [("id", "\"48822393341\"")],
        ])
        try swippy.workspace.write(feed, to: "feed.json")
        let run = try await swippy("swipe", "48822393341", "--file", "feed.json")
        same(run.end, .exit(66))
        let names = run.errorLines.dropFirst().dropLast().compactMap { $0.split(separator: " ").first }
        same(names, ["48822393341#1", "48822393341#2"])
        for (name, title) in zip(names, ["FIRST", "SECOND"]) {
            let one = try await swippy("swipe", String(name), "--file", "feed.json")
            same(one.fields.map { $0[1] }, [title])
        }
    }

    @Test(
        "that is a place the list doesn't have is refused with how many cards there are",
        arguments: ["@0", "@15", "@99"])
    func place(name: String) async throws {
        let run = try await swippy("show", name)
        #expect(run.end == .exit(66) && run.output == "")
        same(run.errorLines, ["swippy: There is no card \(name).", "There are 14 cards: @1–@14."])
        let ukrainian = try await swippy("show", name, "--lang", "uk")
        same(ukrainian.errorLines, ["swippy: Картки \(name) немає.", "Усього 14 карток: @1–@14."])
    }

    @Test(
        "of a card that was removed is refused with how to bring it back",
        arguments: ["show", "pay", "remove"])
    func removed(command: String) async throws {
        try await same(swippy("remove", "6564", "--yes").end, .exit(0))
        let run = try await swippy(command, "6564")
        #expect(run.end == .exit(66) && run.output == "")
        same(
            run.errorLines,
            [
                "swippy: “6564” was removed.", "  48822394455  4332 XXXX XXXX 6564  ICICI CHIP PLATINUM",
                "Bring it back: swippy restore 48822394455",
            ])
    }

    @Test("that fits no card is refused with the nearest")
    func unknown() async throws {
        let run = try await swippy("show", "6565")
        same(run.end, .exit(66))
        same(run.errorLines.first, "swippy: No card matches “6565”.")
        same(run.errorLines.dropFirst().first, "  48822394455    4332 XXXX XXXX 6564  ICICI CHIP PLATINUM")
        #expect(run.errorLines.last?.hasPrefix("The closest matches are above. ") == true)
    }

    @Test(
        "is never guessed, however strange",
        arguments: [
            "@0", "@-1", "@15", "@99999999999999999999", "@", "@2 ", "48822402258#3", "48822402258#", "#2",
            " ",
            "6565 ", "*", "\u{1B}[31m", "\u{202E}4656",
        ])
    func strange(name: String) async throws {
        let run = try await swippy("swipe", name)
        same(run.end, .exit(66))
        same(run.output, "")
        #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test("of any length is distinguished in a list of candidates that stays short")
    func manyCandidates() async throws {
        let run = try await swippy("swipe", "488")
        same(run.end, .exit(66))
        same(run.errorLines.count, 13)
        same(run.errorLines.dropLast().last, "  and 4 more")
    }
}
