import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Use case: swipe a card away, on a terminal", .serialized, .blocksItsThread)
struct DeckTests {
    @Test("Steps 1 to 7a9, to both sides", arguments: [-1, 1])
    func script(sign: Int) throws {
        let folder = try TemporaryFolder()
        let arguments = ["deck", "/a.png", "/b.png", "--color", "never"]
        let run = try DeckRun(.swippy(arguments, in: folder, name: "showroom"))
        #expect(run.play(sign) == nil)
        run.quit()
    }

    // One of each step: the tests of the deck have all of them.
    @Test(
        "notices what is wrong with a broken deck",
        arguments: [("exchanged", "2."), ("no-tilt", "3."), ("silent", "4, 5."), ("endless", "7a8")])
    func broken(fault: String, step: String) throws {
        let failure = try DeckRun(Program("deck-demo", [fault]), silence: .seconds(2)).play(1)
        #expect(failure?.hasPrefix(step) == true, "\(failure ?? "none")")
    }

    @Test("The demo without a fault is a deck as it should be")
    func faultless() throws {
        #expect(try DeckRun(Program("deck-demo")).play(1) == nil)
    }

    @Test("At rest nothing is written; a suspended or resized screen lets the card spring back")
    func quiet() throws {
        let run = try LiveRun(["deck"], program: "showroom", ready: "u undo")
        run.settle()
        let written = run.terminal.transcript.count
        run.terminal.work(for: .milliseconds(700))
        same(run.terminal.transcript.count, written)
        run.send(Mouse.press(40, 10), Mouse.drag(50, 10), Mouse.drag(60, 10))
        run.wait(for: "Keep")
        run.terminal.resize(to: Size(columns: 100, rows: 30))
        run.wait(forNo: "Keep")
        run.send(Mouse.release(60, 10))
        run.settle()
        #expect(!run.text.contains("Kept"))
        run.quit()
    }

    @Test("Cyrillic keys swipe and undo, in Ukrainian too")
    func cyrillic() throws {
        let run = try LiveRun(
            ["deck", "--lang", "uk", "--reduced-motion"], program: "showroom", ready: "u скасувати")
        run.send("р")
        run.wait(for: "Пропущено: Два квитки")
        run.send("г")
        run.wait(for: "Знову тут: Два квитки")
        run.send("г")
        run.wait(for: "Немає чого скасовувати")
        run.send("д")
        run.wait(for: "Збережено: Два квитки")
        run.quit()
    }
}
