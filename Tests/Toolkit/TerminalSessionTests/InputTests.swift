import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("What the user does", .serialized, .blocksItsThread)
struct InputTests {
    private static let sequence =
        "b\u{1B}[A\u{1B}OB\u{1B}[<0;5;6M\u{1B}[<32;6;6M\u{1B}[<0;7;6m\u{1B}[200~q qй\u{1B}[201~ї\u{1B}[5~\u{1B}[I"

    private static let words = [
        "key character(\"b\") 0", "key up 0", "key down 0", "pressed 4,5", "dragged 5,5", "released 6,5",
        "paste q qй", "key character(\"ї\") 0", "key pageUp 0", "focus true", "events 10",
    ]

    @Test("Input may be split at every byte")
    func splits() throws {
        // A pause after an ESC makes a key of it otherwise.
        let run = try DemoRun(["--patient"])
        run.waitForText("demo 80x24")
        for byte in Self.sequence.utf8 {
            run.terminal.send([byte])
            // Long enough for a read of its own.
            run.terminal.work(for: .milliseconds(2))
        }
        for words in Self.words { run.waitForText(words) }
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("A pasted shortcut does nothing, control-Z and control-C neither")
    func paste() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        run.terminal.send("\u{1B}[200~qtaexz\u{1A}\u{3}\u{1B}[201~")
        run.waitForText("paste qtaexz")
        run.waitForText("events 1")
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("An ESC that nothing follows is the key")
    func loneEscape() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        run.terminal.send("\u{1B}")
        run.waitForText("key escape 0")
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Control-L shows everything anew")
    func repainting() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        run.terminal.send("b")
        run.waitForText("events 1")
        let title = {
            String(decoding: run.terminal.transcript, as: UTF8.self).components(separatedBy: "demo 80x24")
                .count
        }
        let before = title()
        run.terminal.send("\u{C}")
        run.waitForText("erased")
        #expect(run.terminal.wait { _ in title() > before })
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Control-L leaves no cursor where nobody types any more")
    func repaintingCursor() throws {
        let run = try DemoRun(["--types"])
        #expect(run.terminal.wait { $0.emulator.modes.cursor && $0.emulator.text.contains("demo 80x24") })
        run.terminal.send("\u{C}b")
        run.waitForText("events 1")
        #expect(run.terminal.wait { !$0.emulator.modes.cursor })
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("The mouse can be left to the user and taken back")
    func mouse() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        #expect(run.terminal.emulator.modes.mouse)
        run.terminal.send("m")
        #expect(run.terminal.wait { !$0.emulator.modes.mouse && !$0.emulator.modes.decimalMouse })
        run.terminal.send("n")
        #expect(run.terminal.wait { $0.emulator.modes.mouse && $0.emulator.modes.decimalMouse })
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("Thousands of movements do not pile up")
    func motion() throws {
        let run = try DemoRun()
        run.waitForText("demo 80x24")
        run.terminal.send("\u{1B}[<0;1;1M")
        for number in 0..<3000 { run.terminal.send("\u{1B}[<32;\(number % 80 + 1);\(number / 80 % 24 + 1)M") }
        run.terminal.send("\u{1B}[<0;80;24m")
        run.waitForText("released 79,23")
        run.terminal.send("q")
        run.expect(.code(0))
    }
}
