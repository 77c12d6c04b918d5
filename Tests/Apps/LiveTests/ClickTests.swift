import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Clicks and the wheel", .serialized, .blocksItsThread)
struct ClickTests {
    @Test("A click on a closed card opens its details, and Esc leads back to the same list")
    func details() throws {
        let run = try LiveRun()
        // Hands shake.
        run.send(Mouse.press(60, 8), Mouse.drag(61, 8), Mouse.drag(62, 7), Mouse.release(62, 7))
        run.wait(for: "Card details", "48822394455")
        run.send(Keys.escape)
        run.wait(for: "Your cards", "SBI REWARDZ")
        run.wait(forNo: "Card details")
        run.quit()
    }

    @Test("A click on an open card closes it")
    func closes() throws {
        let run = try LiveRun()
        run.open()
        run.send(Mouse.click(8, 8))
        run.wait("it should be closed") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        run.wait(for: "⏎ details")
        run.quit()
    }

    @Test("A click on an action does it, and closes the card")
    func action() throws {
        let run = try LiveRun()
        run.open()
        run.send(Mouse.click(24, try #require(run.row(of: "view details"))))
        run.wait(for: "Card details", "48822393341")
        // Until the details have slid in, the list is beside them.
        run.wait(forNo: "⏎ details")
        run.send(Keys.escape)
        run.wait(for: "⏎ details", "SBI REWARDZ")
        run.quit()
    }

    @Test("A click on an action that can't be done says why, and Esc takes that away")
    func obstacle() throws {
        let run = try LiveRun()
        run.open()
        run.send(Mouse.click(24, try #require(run.row(of: "pay now"))))
        run.wait(for: "Nothing to pay", "nothing is due")
        run.send(Keys.escape)
        run.wait(forNo: "Nothing to pay")
        run.quit()
    }

    @Test("A click beside the cards does nothing")
    func nowhere() throws {
        let run = try LiveRun()
        run.expectStill { run.send(Mouse.click(79, 23), Mouse.click(0, 0), Mouse.click(40, 10)) }
        run.quit()
    }

    @Test("The wheel scrolls, and closes an open card")
    func wheel() throws {
        let run = try LiveRun()
        run.open()
        run.send(Mouse.wheelDown)
        run.wait(for: "3–6 · 14 cards", "HDFC DINERS")
        run.send(Mouse.wheelUp)
        run.wait("the first card should be back, and closed") { text in
            text.contains("1–4 · 14 cards") && run.column(of: "SBI REWARDZ") == LiveRun.title.column
        }
        for _ in 0..<20 { run.send(Mouse.wheelDown) }
        run.wait(for: "11–14 · 14 cards", "YES PREMIA")
        run.quit()
    }

    @Test("Pulling past the top fetches the newest cards")
    func pull() throws {
        let run = try LiveRun(["--mock-delay", "2s"])
        // At once, as the steps of one pull.
        run.send(Mouse.wheelUp, Mouse.wheelUp, Mouse.wheelUp, Mouse.wheelUp)
        run.terminal.read(until: "refreshing…")
        run.terminal.read(until: "Refreshed")
        run.wait(forNo: "refreshing…")
        run.wait(for: "1–4 · 14 cards")
        run.quit()
    }
}
