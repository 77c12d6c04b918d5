import Foundation
import PseudoTerminalSupport
import TerminalKit
import TestSupport
import Testing

@testable import TerminalSession

@Suite("Whatever ends the program, the terminal is as it was", .serialized, .blocksItsThread)
struct LeavingTests {
    @Test("While nothing happens", arguments: WayOut.allCases)
    func idle(way: WayOut) throws {
        let run = try DemoRun(["--mute"])
        run.waitForText("demo 80x24")
        #expect(run.terminal.attributes.isRaw)
        way.take(run)
        run.expect(way.ending)
    }

    #if os(Linux)
        @Test(
            "Every other signal that ends a program, too",
            arguments: [
                SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT, SIGSYS, 34, 50, 64,
            ])
        func otherSignals(number: Int32) throws {
            let run = try DemoRun(["--mute"])
            run.waitForText("demo 80x24")
            run.process.signal(number)
            run.expect(.signal(number))
        }
    #endif

    @Test("At the start, before the terminal has answered anything", arguments: WayOut.allCases)
    func start(way: WayOut) throws {
        let run = try DemoRun(["--mute"]) { $0.answer = TerminalManners.silent }
        run.terminal.wait { $0.attributes.isRaw }
        way.take(run)
        run.expect(way.ending)
    }

    @Test("At a random moment of the start", arguments: 0..<20)
    func anyMoment(number: Int) throws {
        let run = try DemoRun(["--mute"])
        usleep(UInt32(number) * 2500)
        run.process.signal(SIGTERM)
        run.expect(.signal(SIGTERM))
    }

    @Test("A program that shows what became of what it was doing is waited for longer than another")
    func lastWords() throws {
        let run = try DemoRun(["--last-words"])
        run.waitForText("demo 80x24")
        run.terminal.send("\u{3}")
        run.expect(.signal(SIGINT))
        run.waitForText("last words")
    }

    @Test("One that never ends then is ended by another signal")
    func endless() throws {
        let run = try DemoRun(["--endless"])
        run.waitForText("demo 80x24")
        run.process.signal(SIGINT)
        run.waitForText("never ends")
        // One that comes at once is no other one: a terminal may send two.
        run.terminal.wait { _ in
            run.process.signal(SIGTERM)
            return run.process.hasEnded()
        }
        same(run.process.waitForEnding(), .signal(SIGINT))
    }

    @Test("Time in which the machine stands still doesn't count where a program is waited for")
    func limit() {
        var limit = WaitLimit(.seconds(1))
        for _ in 1..<20 { limit.count(.seconds(60)) }
        #expect(!limit.isOver && limit.rest == WaitLimit.round)
        #expect(limit.wait { timeout in Readiness(canRead: timeout <= WaitLimit.round) }.canRead)
        limit.count(.seconds(60))
        #expect(limit.isOver)
    }

    @Test("What the mouse sends while the terminal is given back is not typed into the shell")
    func motionInFlight() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        // As over a long line: this is sent before the terminal has seen that the mouse is not wanted any more.
        run.terminal.isStalled = true
        run.terminal.send("q")
        run.terminal.work(for: .milliseconds(30))
        run.terminal.send("\u{1B}[<32;7;5M\u{1B}[<32;8;5M")
        run.terminal.isStalled = false
        run.expect(.code(0))
    }

    @Test("Without a terminal there is no session")
    func noTerminal() throws {
        let run = try DemoRun(environment: ["TERM": "dumb"])
        same(run.process.waitForEnding(), .code(2))
        same(run.terminal.attributes, run.before)
    }
}
