import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("What the terminal says of itself", .serialized, .blocksItsThread)
struct AnsweringTests {
    @Test("A terminal that answers everything reports its background and gets synchronized frames")
    func complete() throws {
        let run = try DemoRun(["--patient"])
        run.waitForText("background #F0E0D0")
        run.terminal.send("b")
        run.waitForText("events 1")
        #expect(run.terminal.emulator.synchronizedFrames > 0)
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("One that answers only what all answer is asked no more and is not waited for")
    func plain() throws {
        let run = try DemoRun { $0.answer = TerminalManners.plain }
        run.waitForText("background unknown")
        same(run.terminal.emulator.synchronizedFrames, 0)
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("One that never answers is drawn on anyway")
    func silent() throws {
        let run = try DemoRun { $0.answer = TerminalManners.silent }
        run.waitForText("background unknown")
        run.terminal.send("bb")
        run.waitForText("events 2")
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Answers that come too late are no input, and count from then on")
    func late() throws {
        let run = try DemoRun { $0.answer = TerminalManners.silent }
        run.waitForText("background unknown")
        let answers = run.terminal.emulator.queries.compactMap { TerminalManners.complete($0)?.bytes }
        same(answers.count, 3)
        run.terminal.send(answers.joined())
        run.waitForText("light")
        run.terminal.send("b")
        run.waitForText("events 1")
        #expect(run.terminal.emulator.synchronizedFrames > 0)
        run.terminal.answer = TerminalManners.complete
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("A terminal that answers twice, or that becomes dark or light by itself, is believed the last time")
    func changing() throws {
        let run = try DemoRun()
        run.waitForText("background ")
        run.terminal.send("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}]11;rgb:0/0/0\u{7}")
        run.waitForText("dark")
        run.terminal.send("b")
        run.waitForText("events 1")
        // Its background tells more than its report.
        run.terminal.send("\u{1B}[?997;1n")
        run.waitForText("light")
        run.terminal.answer = TerminalManners.plain
        run.terminal.send("\u{1B}[?997;1n")
        #expect(run.terminal.wait { $0.emulator.text.split(whereSeparator: \.isWhitespace).last == "dark" })
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("A terminal that reports whether it is dark whenever it is asked is not asked without end")
    func chatty() throws {
        let run = try DemoRun { terminal in
            terminal.answer = { query in
                query == "]11;?" ? ("\u{1B}[?997;2n", .zero) : TerminalManners.plain(query)
            }
        }
        run.waitForText("light")
        run.terminal.send("\u{1B}[?997;2n")
        run.terminal.wait { $0.emulator.queries.filter { $0 == "]11;?" }.count >= 2 }
        run.terminal.send("b")
        run.waitForText("events 1")
        // Once more if the answer to the first one came too late to be taken for it.
        #expect(2...3 ~= run.terminal.emulator.queries.filter { $0 == "]11;?" }.count)
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test(
        "Nonsense about the background is no answer", arguments: ["rgb:zz/0/0", "?", "rgb:f/f", "white", ""])
    func nonsense(color: String) throws {
        let run = try DemoRun { terminal in
            terminal.answer = { query in
                query == "]11;?" ? ("\u{1B}]11;\(color)\u{7}", .zero) : TerminalManners.complete(query)
            }
        }
        run.waitForText("background unknown")
        run.terminal.send("b")
        run.waitForText("events 1")
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Half an answer is not input, and what comes after it counts")
    func partial() throws {
        let run = try DemoRun { $0.answer = TerminalManners.partial }
        run.waitForText("background unknown")
        run.terminal.send("\u{1B}\\b")
        run.waitForText("events 1")
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("What is typed before the answers is not lost")
    func typedAhead() throws {
        let run = try DemoRun(["--patient"]) { $0.answer = TerminalManners.silent }
        run.terminal.wait { $0.emulator.queries.last == "c" }
        let answers = run.terminal.emulator.queries.compactMap { TerminalManners.complete($0)?.bytes }
        run.terminal.answer = TerminalManners.complete
        run.terminal.send("bbb" + answers.joined())
        run.waitForText("events 3")
        run.waitForText("background #F0E0D0")
        run.terminal.send("q")
        run.expect(.code(0))
    }
}
