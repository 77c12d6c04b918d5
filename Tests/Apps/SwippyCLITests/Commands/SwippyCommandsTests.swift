import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("SwippyCommands")
struct SwippyCommandsTests {
    @Test(
        "A name is one word to the shell, whatever is in it",
        arguments: [
            ("48822394455", "48822394455"), ("ID#2", "ID#2"), ("@3", "@3"), ("#1", "'#1'"), ("", "''"),
            ("a b", "'a b'"), ("$(rm)", "'$(rm)'"), ("it's", "'it'\\''s'"), ("картка", "'картка'"),
            ("a/b.json", "a/b.json"), ("-x", "-- -x"), ("--file=/ a", "-- '--file=/ a'"),
        ])
    func quoting(name: String, words: String) {
        same(line(.pay(card: name)), "swippy pay \(words)")
        same(line(.undo(PaymentReference(name))), "swippy undo \(words)")
    }

    @Test("Every command is one that the parser knows")
    func known() {
        let commands: [CardCommand] = [
            .show(card: "1"), .show(card: nil), .statement(card: "1"), .pay(card: "1"),
            .undo(PaymentReference("SW-1")), .swipe(card: "1", action: "pay now"), .repair,
            .begin, .explainFeed, .check(file: nil), .check(file: "a.json"),
        ]
        for command in commands {
            let words = line(command)?.split(separator: " ").map(String.init) ?? []
            #expect(words.first == "swippy" && words.count > 1 && Program.swippy[words[1]] != nil)
        }
        same(line(.readInput), "swippy -f -")
        same(line(.check(file: nil)), "swippy check")
        same(line(.check(file: "-")), "swippy check -")
        same(line(.check(file: "my cards.json")), "swippy check 'my cards.json'")
        same(line(.swipe(card: "@1", action: "pay now")), "swippy swipe @1 --action 'pay now'")
    }

    @Test(
        "Repairing means the store that the command line has named, whatever the cards are",
        arguments: [
            ("list", "swippy repair"), ("list --file a.json", "swippy repair"),
            ("list -f my$cards --state alt", "swippy repair --state alt"),
            ("pay 1 --state=-x --file -", "swippy repair --state=-x"),
            ("list --url https://example.org", "swippy repair"),
        ])
    func repair(line: String, words: String) throws {
        let call = try Call.parsed(line.split(separator: " ").map(String.init))
        let repair = SwippyCommands(call).line(for: .repair)
        same(repair, words)
        _ = try Call.parsed(words.split(separator: " ").dropFirst().map(String.init))
    }

    @Test("What is suggested is about the same cards and the same store")
    func source() throws {
        let call = try Call.parsed(["due", "-f", "my cards.json", "--state", "s9"])
        let commands = SwippyCommands(call)
        let source = "--file 'my cards.json' --state s9"
        same(commands.line(for: .pay(card: "1")), "swippy pay 1 \(source)")
        same(commands.line(for: .payAllDue(within: 7)), "swippy pay --all-due --within 7d \(source)")
        same(commands.line(for: .payAllDue(within: nil)), "swippy pay --all-due \(source)")
        same(commands.line(for: .undo(PaymentReference("SW-1"))), "swippy undo SW-1 \(source)")
        same(commands.line(for: .show(card: "1")), "swippy show 1 \(source)")
        same(commands.line(for: .check(file: "a.json")), "swippy check a.json")
        let server = SwippyCommands(
            try Call.parsed(["due", "--url", "https://example.org", "--token-file", "t"]))
        same(server.line(for: .pay(card: "1")), "swippy pay 1 --url 'https://example.org' --token-file t")
        same(
            SwippyCommands(language: .english).line(for: .swipe(card: "-x", action: "pay now")),
            "swippy swipe --action 'pay now' -- -x")
        // What isn't kept can't be undone later.
        let forgetful = SwippyCommands(try Call.parsed(["due", "--no-state"]))
        #expect(forgetful.line(for: .undo(PaymentReference("SW-1"))) == nil)
        for line in [commands.line(for: .history), commands.line(for: .payAllDue(within: 7))].compactMap(
            \.self)
        {
            let words = line.replacing("'my cards.json'", with: "cards.json").split(separator: " ")
                .dropFirst()
            _ = try Call.parsed(words.map(String.init))
        }
    }

    @Test("Every option is one that the parser knows", arguments: CardOption.allCases)
    func options(option: CardOption) throws {
        let spelling = try #require(SwippyCommands(language: .english).spelling(of: option))
        #expect(Program.swippy.options.contains { $0.spelling == spelling })
    }

    private func line(_ command: CardCommand) -> String? {
        SwippyCommands(language: .english).line(for: command)
    }
}
