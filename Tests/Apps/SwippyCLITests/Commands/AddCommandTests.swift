import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
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
        #expect(await recorder.run("add", "--no-state", "--color", "never") == .success)
        #expect(recorder.hiddenQuestions == ["Card number, which is not shown: "])
        #expect(
            recorder.errors
                == "Name on the card: Title, such as GOLD: The card GOLD has been added. Its name is “added-1” or “1111”.\n"
        )
        #expect(recorder.output.contains("4111 11XX XXXX 1111"))
    }

    @Test("asks again for what was mistyped, three times in all")
    func again() async {
        let recorder = ConsoleRecorder(
            terminal: terminal, lines: ["x", "4111111111111112", "4111111111111111"])
        #expect(await recorder.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD") == .success)
        #expect(recorder.hiddenQuestions.count == 3)
        #expect(recorder.errorLines.first == "swippy: A card number has only digits.")
        let other = ConsoleRecorder(terminal: terminal, lines: ["", "", "", "4111111111111111"])
        #expect(await other.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD") == .badData)
        #expect(other.hiddenQuestions.count == 3)
        let gone = ConsoleRecorder(terminal: terminal)
        #expect(await gone.run("add", "--no-state") == .badData)
        #expect(gone.hiddenQuestions.count == 1)
        #expect(
            gone.errorLines == ["swippy: The number is missing.", "Type the digits that are on the card."])
    }

    @Test("asks for no number where an option is wrong, or the cards or what is kept can't be read")
    func inVain() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "demo/journal")
        for (options, code) in [
            (["--no-state", "--title", ""], .usage), (["--no-state", "--holder", "4"], .usage),
            (["--no-state", "--bank", "4111111111111111"], .usage), (["--state", folder.path], .badData),
            (["--no-state", "--file", folder.path + "/none.json"], .notFound),
        ] as [([String], ExitCode)] {
            let recorder = ConsoleRecorder(terminal: terminal, lines: ["4111111111111111", "ASHA", "GOLD"])
            #expect(await Program.swippy.run(["add"] + options, console: recorder.console) == code)
            #expect(recorder.hiddenQuestions.isEmpty, "\(options)")
        }
    }

    @Test("reads the number from a pipe, where it can ask for nothing else")
    func pipe() async {
        let recorder = ConsoleRecorder(lines: ["4111111111111111\r"])
        #expect(
            await recorder.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD", "--bank", "hdfc")
                == .success)
        #expect(recorder.errors == "")
        #expect(recorder.outputLines.contains("bank\tHDFC"))
        #expect(recorder.hiddenQuestions.isEmpty)
        let silent = ConsoleRecorder(lines: ["4111111111111111"])
        #expect(await silent.run("add", "--no-state", "--title", "GOLD") == .usage)
        #expect(
            silent.errorLines.first
                == "swippy: The command add can’t ask questions here, so it needs --holder.")
    }

    @Test("refuses the number of a card that is there, and standard input for two things")
    func refusals() async {
        let recorder = ConsoleRecorder(lines: ["4221222233338775"])
        #expect(await recorder.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD") == .badData)
        let known = ConsoleRecorder(lines: ["4221222233338776"])
        #expect(await known.run("add", "--no-state", "--holder", "ASHA", "--title", "GOLD") == .refused)
        #expect(known.errorLines.first == "swippy: The card 4221 XXXX XXXX 8776 is already in your list.")
        let both = ConsoleRecorder(lines: ["4111111111111111"])
        #expect(
            await both.run("add", "--no-state", "--holder", "A B", "--title", "GOLD", "--file", "-") == .usage
        )
        #expect(both.errorLines.count == 2)
    }

    @Test("remove asks first, and keeps the card unless the answer is yes")
    func removing() async {
        for (line, code) in [("y", ExitCode.success), ("n", .interrupted), ("", .interrupted)] {
            let recorder = ConsoleRecorder(terminal: terminal, lines: [line])
            #expect(await recorder.run("remove", "--no-state", "6564") == code)
            #expect(recorder.errors.hasPrefix("Remove the card ICICI CHIP PLATINUM, •••• 6564? [y/N] "))
            #expect(recorder.output.contains("Remove a card") == (code == .success))
        }
        let pipe = ConsoleRecorder()
        #expect(await pipe.run("remove", "--no-state", "6564") == .usage)
        #expect(pipe.errors.contains("--yes"))
        #expect(await pipe.run("remove", "--no-state", "6564", "--yes") == .success)
        #expect(pipe.outputLines.first == "removed\ttrue")
        #expect(await pipe.run("remove", "--no-state", "nobody", "--yes") == .notFound)
    }
}
