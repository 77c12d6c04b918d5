import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Keys", .serialized, .blocksItsThread)
struct KeyTests {
    @Test(
        "move: forward, and back to where it was",
        arguments: [
            (Keys.down, Keys.up), (Keys.tab, Keys.backTab), ("j", "k"), ("о", "л"),
            (Keys.pageDown, Keys.pageUp), ("L", "H"), ("\u{1B}[1;2C", "\u{1B}[1;2D"),
        ])
    func moving(forward: String, back: String) throws {
        let run = try LiveRun()
        // What is focused is what opens.
        run.send(forward, "l")
        run.wait(for: "1 ▤ view details")
        let opened = run.column(of: "1 ▤ view details") ?? 0
        #expect(opened > 40 || run.row(of: "1 ▤ view details") ?? 0 > 9, "\(run.text)")
        run.send(back, "l")
        run.wait("the first should be open") {
            $0.contains("1–4 · 14 cards") && run.column(of: "1 ▤ view details") ?? 99 < 10
        }
        run.quit()
    }

    @Test("jump to the last card and to the first")
    func ends() throws {
        let run = try LiveRun(size: .small)
        run.send(Keys.end)
        run.wait(for: "13–14 · 14 cards", "YES PREMIA")
        run.send(Keys.home)
        run.wait(for: "1–2 · 14 cards", "SBI REWARDZ")
        run.quit()
    }

    @Test(
        "swipe to the left and to the right, and back",
        arguments: [(Keys.left, Keys.right), ("h", "l"), ("р", "д")])
    func swiping(left: String, right: String) throws {
        let run = try LiveRun()
        run.send(left)
        run.wait(for: "1–9 action")
        run.wait("actions should be at the right") { _ in run.column(of: "view details") ?? 0 > 16 }
        run.send(right)
        run.wait("it should be closed") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        run.send(right)
        run.wait("actions should be at the left") { _ in run.column(of: "1 ▤ view details") ?? 99 < 10 }
        run.send(Keys.escape)
        run.wait("it should be closed") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        run.quit()
    }

    @Test("open the details, and do an action by its number")
    func opening() throws {
        let run = try LiveRun(LiveRun.writtenDates)
        run.send(Keys.enter)
        run.wait(for: "Card details", "48822393341")
        // Until the details have slid in, the list is beside them.
        run.wait(forNo: "⏎ details")
        run.send(Keys.escape)
        run.wait(for: "SBI REWARDZ", "⏎ details")
        // The first time the number shows what it stands for.
        run.send("3")
        run.wait(for: "3 ≡ last statement")
        run.send("3")
        run.wait(for: "Last statement", "5 Oct – 4 Nov 2026")
        run.send(Keys.escape)
        run.wait(for: "⏎ details")
        run.send("2")
        run.wait(for: "2 ◆ mark as paid")
        run.send("2")
        run.wait(for: "Nothing to pay", "nothing is due")
        run.send(Keys.escape)
        run.wait(forNo: "Nothing to pay")
        run.expectStill { run.send("9") }
        run.quit()
    }

    @Test("show every key by a question mark, and nothing more by the next key")
    func help() throws {
        let run = try LiveRun(size: .large)
        run.send("?")
        run.wait(for: "hide or show amounts and digits", "drag a card", "PgUp PgDn", "Home End")
        run.send("q")
        run.wait(forNo: "hide or show amounts and digits")
        run.quit()
    }

    @Test("leave the mouse to the person who selects text, and take it again")
    func mouse() throws {
        let run = try LiveRun()
        run.send("m")
        run.wait(for: "Mouse off: drag to select text")
        #expect(run.terminal.wait { !$0.emulator.modes.mouse && !$0.emulator.modes.decimalMouse })
        run.send("ь")
        run.wait(for: "Mouse on: hold Shift to select text")
        #expect(run.terminal.wait { $0.emulator.modes.mouse && $0.emulator.modes.decimalMouse })
        run.quit()
    }

    @Test("fetch the newest cards, which is reported even if nothing has changed")
    func refresh() throws {
        let run = try LiveRun()
        run.send("r")
        run.wait(for: "Refreshed")
        run.wait(forNo: "Refreshed")
        run.quit()
    }

    @Test("quit on a Cyrillic layout too")
    func cyrillicQuit() throws {
        let run = try LiveRun()
        run.send("й")
        run.expect(.code(0))
    }

    @Test(
        "do nothing where they have no meaning",
        arguments: ["\u{1B}[15~", "\u{1B}q", "\u{11}", "ж", "z", "0", "\u{1B}[99;5;7~"])
    func nothing(keys: String) throws {
        let run = try LiveRun()
        run.expectStill { run.send(keys) }
        run.quit()
    }
}
