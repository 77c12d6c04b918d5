import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The last statement", .serialized, .blocksItsThread)
struct StatementTests {
    @Test("opens from a swiped card, scrolls to its end and back, and leads back to the list")
    func wholeWay() throws {
        let run = try LiveRun(LiveRun.writtenDates)
        open(run)
        run.wait(for: "5 Oct – 4 Nov 2026", "₹242.33", "Spent by category")
        run.send(Keys.end)
        run.wait(for: "METRO CARD TOP-UP")
        run.wait(forNo: "REWARDZ")
        // The title stays.
        #expect(run.text.contains("5 Oct – 4 Nov 2026"))
        run.send(Keys.home)
        run.wait(for: "REWARDZ")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("hides its amounts by the key, without the focus, and on the list too")
    func privacy() throws {
        let run = try LiveRun(size: .large)
        open(run)
        run.wait(for: "-₹1,180.00")
        run.send("x")
        run.wait(for: "-•••••")
        run.wait(forNo: "₹", "8776")
        run.send(Keys.escape)
        run.wait(for: "14 cards", "•••••")
        run.wait(forNo: "8776")
        run.send("x")
        run.wait(for: "8776")
        open(run)
        run.wait(for: "-₹1,180.00")
        run.send(Keys.focusLost)
        run.wait(forNo: "₹", "8776")
        run.send(Keys.focusGained, "r")
        run.wait(for: "-₹1,180.00")
        run.send("q")
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("says that it is on its way while it is")
    func loading() throws {
        let run = try LiveRun(["--mock-delay", "3s"])
        open(run)
        run.wait(for: "Fetching the statement…")
        run.wait(for: "Closing balance")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    private func open(_ run: LiveRun) {
        run.send(Keys.left)
        run.wait(for: "last statement")
        run.send("3")
        run.wait(for: "Last statement")
    }
}
