import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Searching, sorting, filtering", .serialized, .blocksItsThread)
struct SearchTests {
    @Test("A search is typed letter by letter, in any alphabet, and shortcuts are letters while typing")
    func typing() throws {
        let run = try LiveRun()
        run.send("/")
        run.wait(for: "Search: █")
        run.send("q")
        run.wait(for: "Search: q█")
        run.send("\u{7F}")
        run.wait(for: "Search: █", "14 cards")
        for byte in "карт".utf8 {
            run.terminal.send([byte])
            run.terminal.work(for: .milliseconds(2))
        }
        run.wait(for: "Search: карт█", "1 card found", "КАРТКА ДЛЯ ВИПЛАТ")
        run.send(Keys.enter)
        run.wait(forNo: "█")
        run.wait(for: "Search: карт", "1 card found")
        run.send(Keys.escape)
        run.wait(for: "14 cards", "SBI REWARDZ")
        run.wait(forNo: "Search")
        run.quit()
    }

    @Test("Esc gives up a search")
    func givingUp() throws {
        let run = try LiveRun()
        run.send("/hdfc")
        run.wait(for: "3 cards found")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.wait(forNo: "Search")
        run.quit()
    }

    @Test("What matches nothing says so")
    func noMatch() throws {
        let run = try LiveRun()
        run.send("/zzz")
        run.wait(for: "No card matches", "Try fewer words")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("A paste goes into a search, as one line, and nowhere else")
    func paste() throws {
        let run = try LiveRun()
        run.expectStill { run.send(Keys.paste("qxsfr/m?hl\u{3}\u{1A}\r")) }
        run.send("/", Keys.paste("hdfc\r\ngold"))
        run.wait(for: "Search: hdfc gold█", "1 card found")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("A paste whose end was lost does not block the keyboard")
    func unterminatedPaste() throws {
        let run = try LiveRun()
        run.send("/", "\u{1B}[200~hd")
        run.wait(for: "Search: hd█")
        run.send("fc")
        run.wait(for: "Search: hdfc█", "3 cards found")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("The sort menu ticks the current order, and wraps around", arguments: ["s", "ы", "і"])
    func sorting(key: String) throws {
        let run = try LiveRun()
        run.send(key)
        run.wait(for: "›✓ as they come", "by bank")
        run.send(Keys.up)
        run.wait(for: "›  by bank", " ✓ as they come")
        run.send(Keys.down, "j", "j", Keys.enter)
        run.wait(for: "CITIBANK", "₹12,34,567.50")
        run.wait(forNo: "by bank")
        run.send("s")
        run.wait(for: "›✓ largest amount first")
        run.send(Keys.escape)
        run.wait(forNo: "by bank")
        run.quit()
    }

    @Test("The filter menu hides cards, and brings them back", arguments: ["f", "а"])
    func filtering(key: String) throws {
        let run = try LiveRun()
        run.send(key)
        run.wait(for: "›✓ all cards")
        run.send("jj", Keys.enter)
        run.wait(for: "2 cards found", "overdue by 2 days")
        run.send(key)
        run.wait(for: "›✓ overdue")
        run.send("kk", Keys.enter)
        run.wait(for: "14 cards")
        run.quit()
    }
}
