import CommandLineTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("The completions")
struct CompletionsTests {
    @Test(
        "are commands, options, values and arguments",
        arguments: [
            ("swippy list --fo", "--format"), ("swippy list --format=js", "--format=json"),
            ("swippy list --format js", "json"),
            ("swippy config --format ", "cards plain json csv svg screen-reader"),
            ("swippy ls --fo", "--format"), ("swippy rm --y", "--yes"), ("swippy l", "live list"),
            ("swippy rm", ""), ("swippy rm ", "@1 @2 @3 @4 @5 @6 @7 @8 @9 @10 @11 @12 @13 @14"),
            ("swippy rm @3 @1", "@1 @10 @11 @12 @13 @14"), ("swippy rm @1 @1", "@10 @11 @12 @13 @14"),
            ("swippy pay 6564 @2", ""), ("swippy offers keep ci", ""),
            ("swippy --lang uk sw", "swipe"),
            ("swippy swipe --distance 0.3 123 ", "left right center"), ("swippy swipe 1 left r", ""),
            ("swippy completions ", "bash zsh fish"), ("swippy list --page ", ""), ("swippy config s", "set"),
            ("swippy config --pl", "--plain"), ("swippy config se", "set"), ("swippy help config u", "unset"),
            ("swippy config set ", Program.swippy.settings.all.map(\.name).joined(separator: " ")),
            ("swippy config get o", "open-percentage"), ("swippy config get op", "open-percentage"),
            ("swippy config get color a", ""), ("swippy config unset color t", "token-file theme"),
            ("swippy config set color ", "auto always never truecolor 256 16"),
            ("swippy --lang uk config set lang u", "uk"),
            ("swippy config set reduced-motion ", "true on yes 1 false off no 0"),
            ("swippy config set url h", ""), ("swippy config set file /etc/shell", "-files"),
            ("swippy list --file /etc/shell", "-files"), ("swippy list -f /etc/shell", "-files"),
            ("swippy list --file=/etc/shell", "-files"), ("swippy --sea", "--search"),
            ("swippy list --plain --p", "--page --per-page --pictures --pager --pan-threshold"),
            ("swippy show -- --f", ""),
            ("swippy list --filter due --fil", "--filter --file"),
            ("swippy list --sort=due,-a", "--sort=due,-amount"),
            ("swippy nosuch ", ""), ("swippy list --nosuch=", ""),
        ])
    func answers(line: String, expected: String) async {
        await same(Program.swippy.offers(for: line).map(\.word).joined(separator: " "), expected)
    }

    @Test("are every command where one is due", arguments: ["", "li", "s"])
    func commands(start: String) async {
        let expected = Program.swippy.firstWords.filter { $0.hasPrefix(start) }
        let pages = ["commands", "options", "developers", "fields", "all"].filter { $0.hasPrefix(start) }
        for line in ["swippy ", "swippy help ", "swippy --width 80 help ", "swippy help fields "] {
            let neighbours = ["movies", "stories"].filter { $0.hasPrefix(start) }
            let others = line.hasSuffix("help ") ? pages : line == "swippy " ? neighbours : []
            let words = await Program.swippy.offers(for: line + start).map(\.word)
            same(words, expected + others, "\(line)")
        }
    }

    @Test("come from scripts that know no command, and are short", arguments: Shell.allCases)
    func scripts(shell: Shell) throws {
        let script = Completions(program: .swippy).script(for: shell)
        #expect(!script.contains("list") && !script.contains("PROGRAM") && !script.contains("QUESTION"))
        #expect(script.split(separator: "\n").count < 90)
        guard let interpreter = ShellProgram(shell) else { return }
        try same(interpreter.run(["-n"], script: script), "")
    }
}

extension Program {
    /// What can be typed at the end of `line`.
    @MainActor
    func offers(for line: String) async -> [CompletionOffer] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let console = ConsoleRecorder()
        let question = ["complete", "line", words.last ?? "", "--"] + words.dropLast()
        await same(run(question, console: console.console), .success)
        return console.outputLines.map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            return CompletionOffer(word: String(parts[0]), meaning: parts.dropFirst().joined())
        }
    }
}
