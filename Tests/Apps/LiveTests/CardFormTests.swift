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
        run.wait(for: "Add a card", "···· ···· ···· ····")
        run.send("5555 5555")
        run.wait(for: "•••• •••• ···· ····", "Mastercard")
        run.send("55554444", Keys.tab)
        run.wait(for: "•••• •••• •••• 4444")
        run.send("ASHA RAO", Keys.enter, "GOLD", Keys.down, Keys.right)
        run.wait(for: "HDFC Bank", "HDFC BANK")
        run.send(Keys.enter)
        run.wait(for: "1 card", "5555 55XX XXXX 4444", "GOLD")
        run.quit()
    }

    @Test("A number is pasted, fields are clicked, and the button adds the card")
    func mouse() throws {
        let run = try LiveRun()
        run.send("a")
        run.wait(for: "Add a card")
        run.send(Keys.paste("4111-1111-1111-1111\n"))
        run.wait(for: "•••• •••• •••• ••••")
        for (label, text) in [("Title", "GOLD"), ("Name", "ASHA RAO")] {
            let row = try #require(run.row(of: label, from: 46))
            run.send(Mouse.press(48, row), Mouse.release(48, row), text)
            run.wait(for: text)
        }
        let row = try #require(run.row(of: "Add the card", from: 46))
        run.send(Mouse.press(50, row), Mouse.release(50, row))
        run.wait(for: "1 card", "4111 11XX XXXX 1111")
        run.quit()
    }

    @Test("What is wrong is said, and a form with something in it is left by a second Esc")
    func leaving() throws {
        let run = try LiveRun()
        run.send("a")
        run.wait(for: "Add a card")
        run.send("5555555555554445")
        run.wait(for: "A digit is mistyped")
        run.send(Keys.escape)
        run.wait(for: "Leave without adding the card?")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("A card is removed after a yes, and kept after a no", arguments: ["d", "\u{1B}[3~"])
    func removing(key: String) throws {
        let run = try LiveRun()
        run.send(key)
        run.wait(for: "Remove this card?", "SBI REWARDZ")
        run.send(Keys.enter)
        run.wait(for: "14 cards")
        run.send(key)
        run.wait(for: "Remove this card?")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "13 cards")
        run.wait(forNo: "SBI REWARDZ")
        run.quit()
    }

    @Test(
        "No digit of a number that was typed, pasted or mistyped is in a recording, a file or on the screen")
    func secrecy() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(["--record", folder("tour.jsonl")], folder: folder)
        // All at once, so that the form comes up in the middle of what is read.
        run.send("a3782 822463 10005")
        run.wait(for: "•••• •••••• •••••")
        for file in ["cmdline", "environ"] {
            let bytes =
                FileManager.default.contents(atPath: "/proc/\(run.process.identifier)/\(file)") ?? Data()
            #expect(!String(decoding: bytes, as: UTF8.self).contains("378282"))
        }
        run.send("\u{15}", Keys.paste("378282246310005"), Keys.tab)
        run.send("ASHA 378282246310005", "\u{15}ASHA", Keys.tab, "378282246310005", "\u{15}GOLD", Keys.tab)
        run.wait(for: "GOLD")
        run.send(Keys.enter)
        run.wait(for: "1 card", "3782 8XXXXX X0005")
        run.quit()
        let recording = try folder.text(of: "tour.jsonl")
        #expect(recording.contains("0000 000000 00000"))
        for text in [recording, String(decoding: run.terminal.transcript, as: UTF8.self)] {
            #expect(!text.filter { !" -".contains($0) }.contains("378282246310005"))
        }
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let bytes = FileManager.default.contents(atPath: folder(file)) ?? Data()
            #expect(
                !String(decoding: bytes, as: UTF8.self).filter { !" -".contains($0) }.contains(
                    "378282246310005"))
        }
    }

    @Test("A recording with a form in it can be replayed")
    func replay() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(["--record", folder("tour.jsonl")], folder: folder)
        run.send("a4111")
        run.wait(for: "•••• ···· ···· ····")
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
