import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("What a live screen says in passing", .serialized, .blocksItsThread)
struct RemarkTests {
    @Test("y copies the last four digits from the list, the details and a statement, in and outside tmux")
    func copying() throws {
        for environment in [[:], ["TMUX": "/tmp/tmux-0/default,1,0"]] {
            let run = try LiveRun(LiveRun.writtenDates, size: .large, environment: environment)
            run.copy(1)
            run.send(Keys.enter)
            run.wait(for: "Card details", "y copy")
            run.copy(2)
            run.send("v")
            run.wait(for: "Last statement", "y copy")
            run.copy(3)
            let digits = Data("8776".utf8).base64EncodedString()
            same(run.terminal.emulator.copies, [digits, digits, digits])
            same(run.terminal.emulator.passed.count, environment.isEmpty ? 0 : 3)
            run.send("q")
            run.wait(for: "Card details")
            run.send("q")
            run.wait(for: "14 cards")
            run.quit()
        }
    }

    @Test("An early Enter is answered, and y copies the reference of a receipt")
    func paying() throws {
        let run = try LiveRun()
        run.openPayment()
        run.send(Keys.enter, Keys.enter)
        run.wait(for: "Read it first, then press ⏎ again")
        run.wait(for: "⏎ pay")
        run.send(Keys.enter)
        run.wait(for: "Paid", "SW-")
        run.send("y")
        run.wait(for: "Copied SW-")
        let copy = run.terminal.emulator.copies.first.flatMap { Data(base64Encoded: $0) }
        #expect(run.text.contains(String(decoding: copy ?? Data(), as: UTF8.self)))
        run.send(Keys.escape)
        run.wait(for: "14 cards", "fully paid")
        run.quit()
    }

    @Test("Details, statement and payment say that the cards are a demonstration")
    func demonstration() throws {
        let run = try LiveRun(size: .large)
        let remark = "Demonstration: the cards are made up. Yours: swippy add"
        run.send(Keys.enter)
        run.wait(for: "Card details", remark)
        run.send("v")
        run.wait(for: "Last statement", remark)
        run.send("x")
        run.wait(for: "amounts and digits hidden · \(remark)")
        run.send("x", Keys.escape, Keys.escape)
        run.wait(for: "14 cards")
        run.openPayment()
        run.wait(for: remark)
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("Details, statement and payment say that they hide amounts while one looks away")
    func away() throws {
        let run = try LiveRun(size: .large)
        for key in [Keys.enter, "v"] {
            run.send(key)
            run.wait(for: key == "v" ? "Last statement" : "Card details")
            run.send(Keys.focusLost)
            run.wait(for: "hidden while you look away")
            run.send(Keys.focusGained)
            run.wait(forNo: "hidden while you look away")
        }
        run.send("q")
        run.wait(for: "Card details")
        run.send("q")
        run.wait(for: "14 cards")
        run.openPayment()
        run.send(Keys.focusLost)
        run.wait(for: "hidden while you look away")
        run.send(Keys.focusGained)
        run.wait(forNo: "hidden while you look away")
        run.send(Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }
}

extension LiveRun {
    /// Copies, for the `count`th time, and waits for the terminal to have it and for the screen to say so.
    fileprivate func copy(_ count: Int) {
        send("y")
        wait("it should be copied") { _ in terminal.emulator.copies.count == count }
        wait(for: "Copied 8776")
    }
}
