import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The size of the terminal", .serialized, .blocksItsThread)
struct ResizingTests {
    @Test("A storm of sizes, down to 1 × 1 and back, ends in a whole picture")
    func storm() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        var generator = SeededGenerator(seed: 7)
        for number in 0..<120 {
            let isLeast = number % 10 == 0
            run.terminal.resize(
                to: Size(
                    columns: isLeast ? 1 : Int.random(in: 1...120, using: &generator),
                    rows: isLeast ? 1 : Int.random(in: 1...40, using: &generator)))
            run.terminal.work(for: .milliseconds(number % 7))
        }
        run.terminal.resize(to: Size(columns: 1, rows: 1))
        run.waitForText("d")
        run.terminal.resize(to: Size(columns: 60, rows: 20))
        run.waitForText("demo 60x20")
        run.waitForText("resized 60x20")
        run.terminal.send("q")
        same(run.process.waitForEnding(), .code(0))
        // A picture that was under way when the window shrank lies partly outside, and nobody can help that.
        same(run.terminal.emulator.errors.filter { !Self.isAboutEdges($0) }, [])
        same(run.terminal.attributes, run.before)
    }

    private static func isAboutEdges(_ error: String) -> Bool {
        error.contains("outside") || error.contains("edge") || error.hasPrefix("in the sequence")
            || error == "the screen is scrolled"
    }

    @Test("A terminal that knows no size has that of the environment, or 80 × 24")
    func noSize() throws {
        let none = Size(columns: 0, rows: 0)
        let plain = try DemoRun(size: none)
        plain.waitForText("demo 80x24")
        let told = try DemoRun(size: none, environment: ["COLUMNS": "70", "LINES": "20"])
        told.waitForText("demo 70x20")
        let nonsense = try DemoRun(size: none, environment: ["COLUMNS": "-3", "LINES": "x"])
        nonsense.waitForText("demo 80x24")
    }
}
