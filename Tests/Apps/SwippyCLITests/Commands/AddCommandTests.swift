import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("swippy add, and remove")
@MainActor
struct AddCommandTests {
    private let terminal = Size(columns: 80, rows: 24)

    @Test(
        "asks for what the options do not say, for the number without showing it, and says how to name the card"
    )
    func asking() async {
        let recorder = ConsoleRecorder(
            terminal: terminal, lines: ["4111 1111 1111 1111", "ASHA RAO", "GOLD"])
        await same(recorder.run("add", "--no-state", "--color", "never"), .success)
        same(recorder.hiddenQuestions, ["Card number, which is not shown: "])
        same(
            recorder.errors,
            "Name on the card: Title, such as GOLD: The card GOLD has been added. Its name is “added-1” or “1111”.\n"
        )
        #expect(recorder.output.contains("4111 11XX XXXX 1111"))
    }

    @Test("asks again for what was mistyped, three times in all")
    func again() async {
        let recorder = ConsoleRecorder(
            terminal: terminal, lines: ["x", "4111111111111112", "4111111111111111"])
        await same(recorder.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD"), .success)
        same(recorder.hiddenQuestions.count, 3)
        same(recorder.errorLines.first, "swippy: A card number has only digits.")
        let other = ConsoleRecorder(terminal: terminal, lines: ["", "", "", "4111111111111111"])
        await same(other.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD"), .badData)
        same(other.hiddenQuestions.count, 3)
        let gone = ConsoleRecorder(terminal: terminal)
        await same(gone.run("add", "--no-state"), .badData)
        same(gone.hiddenQuestions.count, 1)
        same(gone.errorLines, ["swippy: The number is missing.", "Type the digits that are on the card."])
    }

    @Test("asks for no number where an option is wrong, or the cards or what is kept can't be read")
    func inVain() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "journal")
        for (options, code) in [
            (["--no-state", "--title", ""], .usage), (["--no-state", "--holder", "4"], .usage),
            (["--no-state", "--bank", "4111111111111111"], .usage), (["--state", folder.path], .badData),
            (["--no-state", "--file", folder.path + "/none.json"], .otherCards),
            (["--no-state", "--url", "http://localhost:1"], .otherCards),
        ] as [([String], ExitCode)] {
            let recorder = ConsoleRecorder(terminal: terminal, lines: ["4111111111111111", "ASHA", "GOLD"])
            await same(Program.swippy.run(["add"] + options, console: recorder.console), code)
            #expect(recorder.hiddenQuestions.isEmpty, "\(options)")
        }
    }

    @Test("reads the number from a pipe, where it can ask for nothing else")
    func pipe() async {
        let recorder = ConsoleRecorder(lines: ["4111111111111111\r"])
        await same(
            recorder.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD", "--bank", "hdfc"),
            .success)
        same(recorder.errors, "")
        #expect(recorder.outputLines.contains("bank\tHDFC"))
        #expect(recorder.hiddenQuestions.isEmpty)
        let silent = ConsoleRecorder(lines: ["4111111111111111"])
        await same(silent.run("add", "--no-state", "--title", "GOLD"), .usage)
        same(
            silent.errorLines.first, "swippy: The command add can’t ask questions here, so it needs --holder."
        )
    }

    @Test("refuses the number of a card that is there")
    func refusals() async {
        let recorder = ConsoleRecorder(lines: ["4221222233338775"])
        await same(recorder.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD"), .badData)
        let known = ConsoleRecorder(lines: ["4221222233338776"])
        await same(known.run("add", "--demo", "--no-state", "--holder", "ASHA", "--title", "GOLD"), .refused)
        same(known.errorLines.first, "swippy: The card 4221 XXXX XXXX 8776 is already in your list.")
    }

    @Test("remove asks first, and keeps the card unless the answer is yes")
    func removing() async {
        for (line, code) in [("y", ExitCode.success), ("n", .interrupted), ("", .interrupted)] {
            let recorder = ConsoleRecorder(terminal: terminal, lines: [line])
            await same(recorder.run("remove", "--no-state", "6564"), code)
            #expect(recorder.errors.hasPrefix("Remove the card ICICI CHIP PLATINUM, •••• 6564? [y/N] "))
            same(recorder.output.contains("Remove a card"), code == .success)
        }
        let pipe = ConsoleRecorder()
        await same(pipe.run("remove", "--no-state", "6564"), .usage)
        #expect(pipe.errors.contains("--yes"))
        await same(pipe.run("remove", "--no-state", "6564", "--yes"), .success)
        same(pipe.outputLines.first, "removed\ttrue")
        await same(pipe.run("remove", "--no-state", "nobody", "--yes"), .notFound)
    }
}
