import PseudoTerminalSupport
import TerminalKit
import TestSupport
import Testing

@Suite("The details of a card, live", .blocksItsThread)
struct DetailsTests {
    @Test("fetch what is known beyond the card, and lead on and back by their keys")
    func keys() throws {
        let run = try LiveRun(LiveRun.writtenDates, size: .large)
        run.send(Keys.enter)
        run.wait(for: "Card details", "Left to pay", "No payments yet", "5 Oct – 4 Nov 2026")
        run.send("v")
        run.wait(forNo: "Card details")
        run.send(Keys.escape)
        run.wait(for: "Card details")
        run.send("p")
        run.wait(for: "Nothing to pay", "nothing is due")
        run.send(Keys.escape)
        run.wait(forNo: "Nothing to pay")
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("lead with what can be done next, and scroll to the rest where the window is small")
    func scrolling() throws {
        let run = try LiveRun(size: Size(columns: 80, rows: 18))
        run.send(Keys.enter)
        run.wait(for: "Card details", "What next", "Esc back")
        run.wait(forNo: "due date")
        run.send(Keys.end)
        run.wait(for: "due date")
        run.wait(forNo: "What next")
        // The title stays.
        #expect(run.text.contains("Card details"))
        run.send(Keys.home)
        run.wait(for: "What next")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }
}

@Suite("A live screen that begins with a card", .blocksItsThread)
struct OpenedCardTests {
    @Test("shows its details over the list, and goes back to it there", arguments: ["6564", "@2", "chip"])
    func opened(name: String) throws {
        let run = try LiveRun(["live", name] + LiveRun.writtenDates, size: .large, ready: "Card details")
        run.wait(for: "ICICI CHIP", "Left to pay")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.send(Keys.enter)
        run.wait(for: "Card details", "ICICI CHIP")
        run.send("qq")
        run.expect(.code(0))
    }

    @Test("says that there is no such card before it touches the terminal")
    func unknown() throws {
        let run = try LiveRun(["live", "nix"], ready: nil)
        same(run.process.waitForEnding(), .code(66))
        run.terminal.read(until: "No card matches")
        #expect(!String(decoding: run.terminal.transcript, as: UTF8.self).contains("\u{1B}[?1049h"))
    }

    @Test("lets the person choose where words are of several cards")
    func several() throws {
        let run = try LiveRun(["live", "icici"], ready: "ICICI AMAZON")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "Card details", "ICICI AMAZON")
        run.send("qq")
        run.expect(.code(0))
    }
}
