import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@Suite("Going between features", .serialized, .blocksItsThread)
struct PlacesTests {
    @Test("From the cards to what is due and back, which is as it was, in Ukrainian and with Cyrillic keys")
    func fromCards() throws {
        let run = try LiveRun(
            ["--lang", "uk", "--reduced-motion"], size: Size(columns: 100, rows: 30), ready: "14 карток")
        run.send("/amazon", Keys.enter)
        run.wait(for: "1 картк")
        run.send(Keys.enter)
        run.wait(for: "Подробиці картки")
        run.send("п")
        run.wait(for: "Перейти", "›✓ Картки", "   До сплати")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "10 карток")
        run.send("п")
        run.wait(for: "   Картки", "›✓ До сплати")
        run.send("1")
        run.wait(for: "Подробиці картки")
        run.send("п", "2")
        run.wait(for: "10 карток")
        run.send(Keys.escape)
        run.wait(for: "Подробиці картки")
        run.send(Keys.escape)
        run.wait(for: "1 картк")
        run.quit()
    }

    @Test("To what is due, what was paid and what was spent, which show what was done elsewhere")
    func pages() throws {
        let run = try LiveRun(["--reduced-motion"], size: Size(columns: 100, rows: 30))
        let remark = "Demonstration: the cards are made up. Yours: swippy add"
        run.send("g", "2")
        run.wait(for: "Due", "10 cards, 2 overdue", "g go to", remark)
        run.send("x")
        run.wait(forNo: "€640.50")
        run.send("x", "g")
        run.wait(for: "Go to", "›✓ Due", "   History", "   Spending")
        run.send("4")
        run.wait(for: "Spending by category", "Shopping", remark)
        run.send("g", "3")
        run.wait(for: "Payments", "Nothing was paid", "g go to", remark)
        run.send(Keys.escape)
        run.wait(for: "Spending by category")
        run.send("g", "1")
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("On the smallest screen, and with the mouse")
    func small() throws {
        let run = try LiveRun(size: Size(columns: 20, rows: 8), ready: "SBI")
        run.send("g")
        run.wait(for: "Go to", "Due")
        let row = try #require(
            run.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("Due") })
        run.send(Mouse.click(10, row))
        run.wait(for: "Due", "Esc back  ?")
        run.send("q")
        run.wait(for: "SBI", "? help  q quit")
        run.quit()
    }
}
