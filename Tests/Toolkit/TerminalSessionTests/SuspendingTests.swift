import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Stopping and going on", .serialized, .blocksItsThread)
struct SuspendingTests {
    /// The ways to stop, and what sends them.
    enum Way: CaseIterable {
        case key, request, signal

        func take(_ terminal: PseudoTerminal, _ job: TerminalJob) {
            switch self {
            case .key: terminal.send("\u{1A}")
            case .request: terminal.send("z")
            case .signal: job.signal(SIGTSTP)
            }
        }
    }

    @Test("A stopped program has given the terminal back, and takes it again", arguments: Way.allCases)
    func stopAndContinue(way: Way) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.attributes
        let job = try TerminalJob(Program("terminal-session-demo"), on: terminal)
        for round in 1...3 {
            #expect(terminal.wait { $0.emulator.text.contains("demo 80x24") })
            way.take(terminal, job)
            #expect(job.wait(for: .stopped(SIGTSTP)))
            terminal.wait { $0.emulator.modes == TerminalEmulator.Modes() }
            same(terminal.emulator.modes, TerminalEmulator.Modes())
            same(terminal.attributes, before)

            job.continueInForeground()
            #expect(terminal.wait { $0.emulator.modes.alternateScreen && $0.emulator.modes.mouse })
            #expect(terminal.wait { $0.emulator.text.components(separatedBy: "erased").count == round + 1 })
            #expect(terminal.attributes.isRaw)
        }
        terminal.send("q")
        #expect(job.wait(for: .ended(.code(0))))
        terminal.expectRestored(to: before)
    }

    @Test("Another size while stopped is seen on return")
    func resizeWhileStopped() throws {
        let terminal = try PseudoTerminal()
        let job = try TerminalJob(Program("terminal-session-demo"), on: terminal)
        #expect(terminal.wait { $0.emulator.text.contains("demo 80x24") })
        terminal.send("\u{1A}")
        #expect(job.wait(for: .stopped(SIGTSTP)))
        terminal.resize(to: Size(columns: 50, rows: 10))
        job.continueInForeground()
        #expect(terminal.wait { $0.emulator.text.contains("demo 50x10") })
        terminal.send("q")
        #expect(job.wait(for: .ended(.code(0))))
    }

    @Test("In the background it stops again, without touching the terminal")
    func background() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.attributes
        let job = try TerminalJob(Program("terminal-session-demo"), on: terminal)
        #expect(terminal.wait { $0.emulator.text.contains("demo 80x24") })
        terminal.send("\u{1A}")
        #expect(job.wait(for: .stopped(SIGTSTP)))
        job.continueInBackground()
        #expect(job.wait(for: .stopped(SIGTTOU)))
        same(terminal.attributes, before)
        same(terminal.emulator.modes, TerminalEmulator.Modes())
        job.continueInForeground()
        #expect(terminal.wait { $0.emulator.text.contains("erased") })
        terminal.send("q")
        #expect(job.wait(for: .ended(.code(0))))
        terminal.expectRestored(to: before)
    }

    @Test("A stopped program can be ended", arguments: [SIGTERM, SIGHUP])
    func endWhileStopped(signal: Int32) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.attributes
        let job = try TerminalJob(Program("terminal-session-demo"), on: terminal)
        #expect(terminal.wait { $0.emulator.text.contains("demo 80x24") })
        terminal.send("\u{1A}")
        #expect(job.wait(for: .stopped(SIGTSTP)))
        job.signal(signal)
        job.continueInBackgroundUntilItEnds()
        same(job.state, .ended(.signal(signal)))
        terminal.expectRestored(to: before)
    }

    @Test("A stop that can't be prepared for is put right on return")
    func stopWithoutNotice() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.attributes
        let job = try TerminalJob(Program("terminal-session-demo"), on: terminal)
        #expect(terminal.wait { $0.emulator.text.contains("demo 80x24") })
        job.signal(SIGSTOP)
        #expect(job.wait(for: .stopped(SIGSTOP)))
        job.continueInForeground()
        #expect(terminal.wait { $0.emulator.text.contains("erased") })
        terminal.send("q")
        #expect(job.wait(for: .ended(.code(0))))
        terminal.expectRestored(to: before)
    }

    @Test("If there is no shell to continue it, it continues by itself", arguments: ["\u{1A}", "z"])
    func orphan(keys: String) throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        run.terminal.send(keys)
        run.waitForText("erased")
        #expect(run.terminal.attributes.isRaw)
        run.terminal.send("q")
        run.expect(.code(0))
    }
}
