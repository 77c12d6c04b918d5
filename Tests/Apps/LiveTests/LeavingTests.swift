import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Whatever ends the live screen, the terminal is as it was", .serialized, .blocksItsThread)
struct LeavingTests {
    @Test("At the start, before the terminal has answered anything", arguments: WayOut.allCases)
    func start(way: WayOut) throws {
        let run = try LiveRun(ready: nil) { $0.answer = TerminalManners.silent }
        run.terminal.wait { $0.attributes.isRaw }
        way.take(run)
        run.expect(way.ending)
    }

    @Test("At a random moment of the start", arguments: 0..<8)
    func anyMoment(number: Int) throws {
        let run = try LiveRun(ready: nil)
        run.terminal.work(for: .milliseconds(number * 9))
        run.process.signal(SIGTERM)
        run.expect(.signal(SIGTERM))
    }

    @Test("While nothing happens", arguments: WayOut.allCases)
    func idle(way: WayOut) throws {
        let run = try LiveRun()
        way.take(run)
        run.expect(way.ending)
    }

    @Test("In the middle of a drag, and of a report of it", arguments: WayOut.allCases)
    func midDrag(way: WayOut) throws {
        let run = try LiveRun()
        run.endHint()
        run.send(Mouse.press(10, 8), Mouse.drag(20, 8))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column + 10 }
        if way != .quit, way != .controlC { run.send(Mouse.drag(21, 8), "\u{1B}[<32;8") }
        way.take(run)
        run.expect(way.ending)
    }

    @Test("While cards are on their way, at once", arguments: WayOut.allCases)
    func loading(way: WayOut) throws {
        let run = try LiveRun(["--mock-delay", "60s"], ready: "Fetching your cards…")
        way.take(run)
        // Were the answer waited for, this would not end in time.
        run.expect(way.ending)
    }

    @Test("While the cards are being fetched again")
    func reloading() throws {
        let run = try LiveRun(["--mock-delay", "3s"])
        run.send("r")
        run.wait(for: "refreshing… · 1–4")
        run.quit()
    }

    @Test(
        "By what the system sends to a program that went wrong",
        arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV])
    func trap(signal: Int32) throws {
        let run = try LiveRun()
        run.send(Mouse.press(10, 8), Mouse.drag(20, 8))
        run.process.signal(signal)
        run.expect(.signal(signal))
    }

    @Test("On any screen", arguments: [Keys.enter, "s", "?", "/", "h"], [WayOut.controlC, .terminate])
    func elsewhere(key: String, way: WayOut) throws {
        let run = try LiveRun()
        let shown = run.text
        run.send(key)
        run.wait("something should be shown") { $0 != shown }
        way.take(run)
        run.expect(way.ending)
    }

    @Test(
        "Closing the window ends the program, with or without a signal",
        arguments: [true, false])
    func hangUp(isLeader: Bool) throws {
        guard isLeader else {
            let terminal = try PseudoTerminal()
            let folder = try TemporaryFolder()
            let job = try TerminalJob(.swippy([], in: folder), on: terminal)
            #expect(terminal.wait { $0.emulator.text.contains("14 cards") })
            terminal.hangUp()
            #expect(job.wait(for: .ended(.code(0))))
            return
        }
        let run = try LiveRun()
        run.send(Mouse.press(10, 8), Mouse.drag(20, 8))
        run.terminal.hangUp()
        same(run.process.waitForEnding(), .signal(SIGHUP))
    }
}
