import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Cards from standard input, keys from the terminal", .serialized, .blocksItsThread)
struct PipelineTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let data = try Data(contentsOf: PackageFolder.url.appending(path: "MockData.json"))
        try data.write(to: URL(filePath: folder("cards.json")))
    }

    /// `line` on a terminal that was `before` as it is expected to be again.
    private func start(
        _ line: String
    ) throws -> (terminal: PseudoTerminal, process: TerminalProcess, before: TerminalAttributes) {
        let terminal = try PseudoTerminal(size: .usual)
        let before = terminal.attributes
        return (terminal, try TerminalProcess(.shell(line, in: folder), on: terminal), before)
    }

    @Test(
        "A feed that is piped in is live, and the keys work",
        arguments: ["cat cards.json | swippy -f -", "swippy -f - < cards.json", "swippy < /dev/null"])
    func piped(line: String) throws {
        let (terminal, process, before) = try start(line)
        #expect(terminal.wait { $0.emulator.text.contains("14 cards") })
        terminal.send("/hdfc\r")
        #expect(terminal.wait { $0.emulator.text.contains("3 cards found") })
        terminal.send("r")
        #expect(terminal.wait { $0.emulator.text.contains("Refreshed") })
        terminal.send("q")
        same(process.waitForEnding(), .code(0))
        terminal.expectRestored(to: before)
    }

    @Test("The terminal is not touched before the feed has come to its end")
    func slow() throws {
        let (terminal, process, before) = try start(
            "mkfifo go; (head -c 500 cards.json; read line < go; tail -c +501 cards.json) | swippy -f -")
        #expect(terminal.wait { $0.emulator.text.contains("Reading standard input") })
        #expect(terminal.attributes == before && terminal.emulator.modes == TerminalEmulator.Modes())
        try Data("\n".utf8).write(to: URL(filePath: folder("go")))
        #expect(terminal.wait { $0.emulator.text.contains("14 cards") })
        terminal.send("q")
        same(process.waitForEnding(), .code(0))
        terminal.expectRestored(to: before)
    }

    @Test("Without a controlling terminal there is the list")
    func noControllingTerminal() throws {
        let (terminal, process, before) = try start("cat cards.json | setsid --wait swippy -f -")
        #expect(terminal.wait { String(decoding: $0.transcript, as: UTF8.self).contains("YES PREMIA") })
        same(process.waitForEnding(), .code(0))
        #expect(terminal.attributes == before && terminal.emulator.modes == TerminalEmulator.Modes())
    }

    @Test("A terminal that goes away ends it")
    func hangUp() throws {
        let (terminal, process, _) = try start("exec swippy -f - < cards.json")
        #expect(terminal.wait { $0.emulator.text.contains("14 cards") })
        process.signal(SIGHUP)
        same(process.waitForEnding(), .signal(SIGHUP))
    }

    @Test("What the feed can't be read for is said before the terminal is touched")
    func unreadable() throws {
        let (terminal, process, before) = try start("swippy -f - < .")
        #expect(process.waitForEnding() != .code(0))
        #expect(terminal.attributes == before && terminal.emulator.modes == TerminalEmulator.Modes())
    }

    @Test("Cards that are typed into the terminal are live once they have ended")
    func typedCards() throws {
        let run = try LiveRun(["--file", "-"], ready: nil)
        run.send("{\"stat\":\"ok\",\"card\":[]}\n\u{4}\u{4}")
        run.wait(for: "No cards")
        #expect(run.terminal.emulator.modes.alternateScreen)
        run.quit()
    }
}
