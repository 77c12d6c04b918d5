import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A terminal that hangs", .serialized, .blocksItsThread)
struct StallingTests {
    @Test("A terminal that takes nothing for a while gets the newest picture then, and none of those between")
    func recovers() throws {
        let run = try DemoRun(["--flood"], size: Size(columns: 120, rows: 40))
        run.waitForText("frame")
        run.terminal.isStalled = true
        run.terminal.work(for: .seconds(3))
        let shown = run.frame
        let written = run.terminal.transcript.count
        run.terminal.isStalled = false
        #expect(run.terminal.wait { _ in run.frame > shown + 20 })
        let bytes = run.terminal.transcript.count - written
        // The rest of a frame, the newest, and those that came while this was being watched, which are more on a busy machine. All
        // pictures of these seconds would be more than 300.
        #expect(bytes < 200 * 120 * 40 * 5, "\(bytes) bytes")
        if let peak = run.process.peakKilobytes { #expect(peak < 200_000, "\(peak) KB") }
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Waiting for it takes no processor time")
    func sleepsWhileStalled() throws {
        let run = try DemoRun(["--flood"], size: Size(columns: 20, rows: 5))
        run.waitForText("frame")
        run.terminal.isStalled = true
        let (before, start) = (run.process.processorMilliseconds, ContinuousClock.now)
        run.terminal.work(for: .seconds(2))
        // Waiting in a loop would take all of this time; drawing what is not shown takes some.
        if let before, let after = run.process.processorMilliseconds {
            let most = (ContinuousClock.now - start) * 0.5
            #expect(Duration.milliseconds(after - before) < most, "\(after - before) ms")
        }
        run.terminal.isStalled = false
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Nothing happens, nothing is done")
    func idle() throws {
        let run = try DemoRun()
        run.waitForText("events 0")
        #expect(run.terminal.comesToRest(for: .milliseconds(500)))
        let (before, start) = (run.process.processorMilliseconds, ContinuousClock.now)
        run.terminal.work(for: .seconds(1))
        if let before, let after = run.process.processorMilliseconds {
            let most = (ContinuousClock.now - start) * 0.3
            #expect(Duration.milliseconds(after - before) < most, "\(after - before) ms")
        }
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("A window that is closed ends the program by SIGHUP, its leader")
    func hangUpOfLeader() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        run.terminal.hangUp()
        same(run.process.waitForEnding(), .signal(SIGHUP))
    }

    @Test("Closing the window is reported to a program that gets no signal", arguments: [[], ["--flood"]])
    func hangUpOfJob(arguments: [String]) throws {
        let terminal = try PseudoTerminal()
        let job = try TerminalJob(Program("terminal-session-demo", arguments), on: terminal)
        #expect(terminal.wait { $0.emulator.modes.mouse })
        terminal.hangUp()
        #expect(job.wait(for: .ended(.code(4))))
    }
}

extension DemoRun {
    /// The number of the frame that is shown.
    fileprivate var frame: Int {
        let words = terminal.emulator.text.prefix(40).split(separator: " ")
        return words.first == "frame" ? Int(words[1]) ?? 0 : 0
    }
}
