import Testing

@Suite("The details of a card, live")
struct DetailsTests {
    @Test("fetch what is known beyond the card, and lead on and back by their keys")
    func keys() throws {
        let run = try LiveRun(LiveRun.writtenDates, size: .large)
        run.send(Keys.enter)
        run.wait(for: "Card details", "Left to pay", "No payments yet", "5 Oct – 4 Nov 2026")
        run.send("s")
        run.wait(forNo: "Card details")
        run.send(Keys.escape)
        run.wait(for: "Card details")
        run.send("p")
        run.wait(for: "Error", "nothing is due")
        run.send("r")
        run.wait(forNo: "Error")
        run.send("q")
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("lead with what can be done next, and scroll to the rest where the window is small")
    func scrolling() throws {
        let run = try LiveRun()
        run.send(Keys.enter)
        run.wait(for: "Card details", "What next", "Esc back")
        run.wait(forNo: "Last statement")
        run.send(Keys.end)
        run.wait(for: "Last statement")
        run.wait(forNo: "Card details")
        run.send(Keys.home)
        run.wait(for: "Card details")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }
}
