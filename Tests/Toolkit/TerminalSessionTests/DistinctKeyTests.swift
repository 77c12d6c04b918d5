import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A terminal that can report distinct keys", .serialized, .blocksItsThread)
struct DistinctKeyTests {
    @Test(
        "does so, and control keys are what they were, on any layout", arguments: ["99;5", "1089;5", "99;69"])
    func controlC(code: String) throws {
        let run = try started()
        run.terminal.send("\u{1B}[27u\u{1B}[57417u")
        run.waitForText("key escape 0")
        run.waitForText("key left 0")
        run.terminal.send("\u{1B}[\(code)u")
        run.expect(.signal(SIGINT))
    }

    @Test("has its own keys back, whatever ends the program", arguments: WayOut.allCases)
    func leaving(way: WayOut) throws {
        let run = try started()
        way.take(run)
        run.expect(way.ending)
    }

    @Test("has them back while the program is stopped", arguments: [SIGTSTP, SIGSTOP])
    func stopping(signal: Int32) throws {
        let terminal = try PseudoTerminal()
        terminal.answer = TerminalManners.kitty
        let before = terminal.attributes
        let job = try TerminalJob(Program("terminal-session-demo"), on: terminal)
        #expect(terminal.wait { $0.emulator.modes.distinctKeys == 1 })
        job.signal(signal)
        #expect(job.wait(for: .stopped(signal)))
        if signal == SIGTSTP { #expect(terminal.wait { $0.emulator.modes == TerminalEmulator.Modes() }) }
        job.continueInForeground()
        #expect(terminal.wait { $0.emulator.text.contains("erased") })
        same(terminal.emulator.modes.distinctKeys, 1)
        terminal.send("q")
        #expect(job.wait(for: .ended(.code(0))))
        terminal.expectRestored(to: before)
    }

    @Test("is asked no more than once, and one that can't is left alone")
    func asking() throws {
        let run = try DemoRun(["--patient"])
        run.waitForText("background #F0E0D0")
        same(run.terminal.emulator.modes.distinctKeys, 0)
        same(run.terminal.emulator.queries.filter { $0 == "?u" }.count, 1)
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("may say so late")
    func late() throws {
        let run = try started { query in
            TerminalManners.kitty(query).map { ($0.bytes, .milliseconds(600)) }
        }
        run.terminal.send("q")
        run.expect(.code(0))
    }

    private func started(
        answering answer: @escaping (_ query: String) -> (bytes: String, delay: Duration)? =
            TerminalManners.kitty
    ) throws -> DemoRun {
        let run = try DemoRun(["--mute"]) { $0.answer = answer }
        #expect(run.terminal.wait { $0.emulator.modes.distinctKeys == 1 })
        return run
    }
}
