import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The live form for a new card", .serialized, .blocksItsThread)
struct CardFormTests {
    @Test(
        "A card takes shape while it is typed, is added, and has the focus on the list",
        arguments: ["a", "ф"])
    func adding(key: String) throws {
        let run = try LiveRun()
        run.send(key)
        run.wait(for: "Add a card", "•••• •••• •••• ····")
        run.send("GOLD", Keys.enter, "48")
        run.wait(for: "•••• •••• •••• 48··")
        run.send("21", Keys.tab, Keys.right)
        run.wait(for: "•••• •••• •••• 4821", "HDFC Bank", "HDFC BANK")
        run.send(Keys.down, "inr", Keys.down, Keys.right, Keys.down)
        run.wait(for: "Mastercard")
        run.send("ASHA RAO", Keys.enter)
        run.wait(for: "1 card", "XXXX XXXX XXXX 4821", "GOLD")
        run.quit()
    }

    @Test("Fields are clicked and pasted into, and the button adds the card")
    func mouse() throws {
        let run = try LiveRun()
        run.send("a")
        run.wait(for: "Add a card", "Last 4", "Add the card")
        for (label, text) in [("Last 4", "1111"), ("Name", "ASHA RAO"), ("Title", "GOLD")] {
            run.settle()
            let row = try #require(run.row(of: label, from: 46))
            run.send(Mouse.press(48, row), Mouse.release(48, row))
            run.settle()
            run.send(Keys.paste(text + "\n"))
            run.wait(for: text)
        }
        let row = try #require(run.row(of: "Add the card", from: 46))
        run.send(Mouse.press(50, row), Mouse.release(50, row))
        run.wait(for: "1 card", "XXXX XXXX XXXX 1111")
        run.quit()
    }

    @Test("What is wrong is said, and a form with something in it is left by a second Esc")
    func leaving() throws {
        let run = try LiveRun()
        run.send("a")
        run.wait(for: "Add a card")
        run.send("GOLD", Keys.tab, "48x")
        run.wait(for: "Only digits belong here.")
        run.send(Keys.escape)
        run.wait(for: "Leave without adding the card?")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("A card of one’s own is removed after a yes, and kept after a no", arguments: ["d", "\u{1B}[3~"])
    func removing(key: String) throws {
        let folder = try TemporaryFolder()
        for options in ["--title GOLD --number 4821", "--title RED --number 1111"] {
            let terminal = try PseudoTerminal(size: .usual)
            let process = try TerminalProcess(
                .shell("swippy add \(options) > /dev/null", in: folder), on: terminal)
            same(process.waitForEnding(), .code(0))
        }
        let run = try LiveRun(folder: folder, ready: "2 cards")
        run.send(key)
        run.wait(for: "yes, remove it", "GOLD")
        run.send(Keys.enter)
        run.wait(forNo: "yes, remove it")
        run.wait(for: "2 cards", "RED")
        run.send(key)
        run.wait(for: "yes, remove it")
        run.send(Keys.down, Keys.enter)
        // It has to be read first.
        run.wait(for: "Read it first, then press ⏎ again")
        run.wait(forNo: "Read it first, then press ⏎ again")
        run.send(Keys.enter)
        run.wait(for: "Removed: GOLD")
        run.send(Keys.escape)
        run.wait(for: "1 card", "RED")
        run.wait(forNo: "GOLD")
        run.quit()
    }

    @Test("A card of the demonstration can’t be removed, which is said")
    func demonstration() throws {
        let run = try LiveRun()
        run.send("d")
        run.wait(for: "These cards can’t be removed here", "14 cards", "SBI REWARDZ")
        run.quit()
    }

    @Test(
        "Whoever types or pastes a whole number is told not to, and it is nowhere on the screen, in a recording or a file"
    )
    func secrecy() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(
            ["--record", folder("tour.jsonl"), "--trace", "text", "--trace-file", folder("trace")],
            folder: folder)
        // All at once, so that the form comes up in the middle of what is read.
        run.send("a378282246310005\tGOLD")
        run.wait(for: "Only digits belong here.")
        run.send("\u{15}", Keys.paste("3782 822463 10005"))
        run.wait(for: "The last four digits are enough.")
        run.send("4821", Keys.tab, Keys.paste("378282246310005"))
        run.wait(for: "That looks like a card number.")
        run.send(Keys.backTab, Keys.backTab, "GOLD")
        for _ in 0..<5 { run.send(Keys.tab) }
        run.send(Keys.enter)
        run.wait(for: "1 card", "XXXX XXXX XXXX 4821")
        run.quit()
        #expect(try folder.text(of: "trace").contains("CardFormInteractor"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { file in
            String(decoding: FileManager.default.contents(atPath: folder(file)) ?? Data(), as: UTF8.self)
        }
        for text in files + [String(decoding: run.terminal.transcript, as: UTF8.self)] {
            #expect(!text.filter { !" -".contains($0) }.contains("378282246310"))
        }
    }

    @Test("A recording with a form in it can be replayed")
    func replay() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(["--record", folder("tour.jsonl")], folder: folder)
        run.send("aGOLD\t48")
        run.wait(for: "•••• •••• •••• 48··")
        run.send(Keys.escape, Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
        let terminal = try PseudoTerminal(size: .large)
        let process = try TerminalProcess(
            .shell("swippy --replay tour.jsonl --format plain", in: folder), on: terminal)
        same(process.waitForEnding(), .code(0))
    }
}

extension LiveRun {
    /// The row in which `text` is on the screen, at `column` or after it.
    fileprivate func row(of text: String, from column: Int) -> Int? {
        self.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
            String(line.dropFirst(column)).contains(text)
        }
    }
}
