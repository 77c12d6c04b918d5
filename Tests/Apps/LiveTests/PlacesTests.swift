import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@Suite("Going between features", .serialized, .blocksItsThread)
struct PlacesTests {
    @Test("From the cards to the offers and to the cards again, which are as they were")
    func fromCards() throws {
        let run = try LiveRun(["--reduced-motion"], size: Size(columns: 100, rows: 30))
        run.send("/amazon", Keys.enter)
        run.wait(for: "1 card found")
        run.send(Keys.enter)
        run.wait(for: "Card details", "g go to")
        run.send("g")
        run.wait(for: "Go to", "›✓ Cards", "   Offers")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "10 offers", "g go to")
        run.send(Keys.right)
        run.wait(for: "9 offers · kept: 1")
        run.send("g")
        run.wait(for: "Go to")
        run.send("1")
        run.wait(for: "Card details")
        run.send("g")
        run.wait(for: "Go to")
        run.send("2")
        run.wait(for: "9 offers · kept: 1")
        run.send(Keys.escape)
        run.wait(for: "Card details")
        run.send(Keys.escape)
        run.wait(for: "1 card found")
        run.quit()
    }

    @Test("From the offers to the cards and back, in Ukrainian and with Cyrillic keys")
    func fromOffers() throws {
        let run = try LiveRun(
            ["offers", "--lang", "uk", "--reduced-motion"], size: Size(columns: 120, rows: 30),
            ready: "10 пропозицій")
        run.send("п")
        run.wait(for: "Перейти", "   Картки", "›✓ Пропозиції")
        run.send("k", Keys.enter)
        run.wait(for: "14 карток", "Esc назад")
        run.send("п")
        run.wait(for: "›✓ Картки", "   Пропозиції")
        run.send(Keys.escape)
        run.wait(forNo: "Перейти")
        run.send(Keys.escape)
        run.wait(for: "10 пропозицій")
        run.quit()
    }

    @Test("To what is due, what was paid and what was spent, which show what was done elsewhere")
    func pages() throws {
        let run = try LiveRun(["--reduced-motion"], size: Size(columns: 100, rows: 30))
        run.send("g", "3")
        run.wait(for: "Due", "10 cards, 2 overdue", "g go to")
        run.send("x")
        run.wait(forNo: "€640.50")
        run.send("x", "g")
        run.wait(for: "Go to", "›✓ Due", "   History", "   Spending")
        run.send("5")
        run.wait(for: "Spending by category", "Shopping")
        run.send("g", "4")
        run.wait(for: "Payments", "Nothing was paid", "g go to")
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
        run.wait(for: "Go to", "Offers")
        let row = try #require(
            run.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("Offers") })
        run.send(Mouse.click(10, row))
        run.wait(for: "house", "Esc back  ?")
        run.send("q")
        run.wait(for: "SBI", "? help  q quit")
        run.quit()
    }
}
