import Foundation
import PseudoTerminalSupport
import TestSupport
import Testing

// A suite of its own, so that it runs beside LeavingTests instead of after it.
@Suite(
    "Whatever ends a program that is in the middle of something, the terminal is as it was", .serialized,
    .blocksItsThread)
struct LeavingInTheMiddleTests {
    @Test("In the middle of a frame", arguments: WayOut.allCases)
    func midFrame(way: WayOut) throws {
        let run = try DemoRun(["--mute", "--flood"])
        run.waitForText("frame")
        run.stall()
        way.take(run)
        // Nothing is read until it has ended: the rest of the frame finds no place.
        run.expect(way.ending)
    }

    @Test("In the middle of many frames that the terminal takes", arguments: WayOut.allCases)
    func midFlood(way: WayOut) throws {
        let run = try DemoRun(["--mute", "--flood"])
        run.waitForText("frame")
        way.take(run)
        run.expect(way.ending)
    }

    @Test("In the middle of a drag, and of a report of it", arguments: WayOut.allCases)
    func midDrag(way: WayOut) throws {
        let run = try DemoRun(["--mute"])
        run.waitForText("demo 80x24")
        run.terminal.send("\u{1B}[<0;5;5M\u{1B}[<32;6;5M")
        run.waitForText("dragged 5,4")
        if WayOut.signals.contains(way) { run.terminal.send("\u{1B}[<32;7;5M\u{1B}[<32;8") }
        way.take(run)
        run.expect(way.ending)
    }

    @Test("While the program is busy with something else", arguments: WayOut.signals)
    func deaf(way: WayOut) throws {
        let run = try DemoRun(["--deaf"])
        run.waitForText("demo 80x24")
        way.take(run)
        run.expect(way.ending)
    }

    @Test("Control-C ends a program that is busy with the keys before it")
    func overtaking() throws {
        let run = try DemoRun(["--deaf"])
        run.waitForText("demo 80x24")
        for _ in 0..<100 { run.terminal.send(String(repeating: "b", count: 100)) }
        run.terminal.send("\u{3}")
        run.expect(.signal(SIGINT))
    }
}
