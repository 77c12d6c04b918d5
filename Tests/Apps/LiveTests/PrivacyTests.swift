import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Amounts and digits", .serialized, .blocksItsThread)
struct PrivacyTests {
    @Test("are hidden by a key and shown by it again", arguments: ["x", "ч"])
    func key(key: String) throws {
        for size in [Size.usual, .small, .large] {
            let run = try LiveRun(size: size)
            run.send(key)
            run.wait(for: "•••••")
            run.expectNoDigits()
            run.send(key)
            run.wait(for: "8776", "₹7,853.33")
            run.quit()
        }
    }

    @Test("are hidden while the terminal has no focus")
    func focus() throws {
        let run = try LiveRun()
        run.send(Keys.focusLost)
        run.wait(for: "•••••")
        run.expectNoDigits()
        run.send(Keys.focusGained)
        run.wait(for: "8776", "₹7,853.33")
        run.quit()
    }

    @Test("stay in sight without the focus where that is set")
    func setting() throws {
        let run = try LiveRun(environment: ["SWIPPY_PRIVACY_ON_BLUR": "false"])
        run.wait(for: "7,853.33")
        run.send(Keys.focusLost, "x")
        run.wait(for: "•••••")
        run.send("x")
        run.wait(for: "7,853.33")
        run.quit()
    }

    @Test("stay hidden while a card is dragged, and after a refresh")
    func lasting() throws {
        let run = try LiveRun()
        run.endHint()
        run.send("x", Mouse.press(10, 8), Mouse.drag(20, 8))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column + 10 }
        run.expectNoDigits()
        run.send(Mouse.release(20, 8), "r")
        run.wait(for: "•••••", "14 cards")
        run.expectNoDigits()
        run.quit()
    }

    @Test("are hidden in the details too, by the key and without the focus")
    func details() throws {
        let run = try LiveRun(size: .large)
        run.send("x")
        run.wait(for: "•••••")
        run.send(Keys.enter)
        run.wait(for: "Card details")
        run.wait(forNo: "8776", "242.33")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.send("x")
        run.wait(for: "8776")
        run.send(Keys.enter)
        run.wait(for: "Card details", "8776", "242.33")
        run.send(Keys.focusLost)
        run.wait(forNo: "8776", "242.33")
        run.send(Keys.focusGained)
        run.wait(for: "8776", "242.33")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }
}

extension LiveRun {
    /// Checks that the only digits on the screen count cards, days and keys.
    fileprivate func expectNoDigits(_ location: SourceLocation = #_sourceLocation) {
        // The hint that the key has ended may still be on its way back, with a number of an action in the gap.
        wait("no digit should be there", location) { text in
            let lines = text.split(separator: "\n").dropFirst()
            let shown = lines.map {
                $0.replacing(/(over)?due (by|in) \d+ days?/.ignoresCase(), with: "").replacing(
                    /1–9|\d [▤◆≡]/, with: "")
            }
            return !shown.contains { $0.contains(where: \.isNumber) }
        }
    }
}
