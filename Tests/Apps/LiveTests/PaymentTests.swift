import Foundation
import HTTPServerSupport
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Paying on the live screen", .serialized, .blocksItsThread)
struct PaymentTests {
    @Test("goes from the card to the receipt and back by keys, and the list knows")
    func wholeStory() throws {
        let run = try LiveRun()
        run.openPayment()
        run.send(Keys.enter)
        run.wait(for: "To pay", "Indian Rupee", "⏎ pay")
        run.send(Keys.enter)
        run.wait(for: "Paid", "SW-")
        run.wait(for: "Undo")
        run.send(Keys.escape)
        run.wait(for: "14 cards", "fully paid")
        run.quit()
    }

    @Test("says what is wrong with an amount while it is typed, and pays no more than what is typed")
    func otherAmount() throws {
        let run = try LiveRun()
        run.openPayment()
        run.send("99999")
        run.wait(for: "99999█", "The amount is more")
        run.send("\u{15}1.500")
        run.wait(for: "1.500█", "can mean 1500")
        run.send(Keys.enter)
        run.send("\u{7F}\u{7F}", Keys.enter)
        run.wait(for: "₹1.50", "₹7,851.83", "⏎ pay")
        run.send(Keys.enter)
        run.wait(for: "Paid", "u undo")
        run.send("u")
        run.wait(for: "Undone", "Due again", "₹7,853.33")
        run.send(Keys.enter)
        run.wait(for: "14 cards", "₹7,853.33")
        run.quit()
    }

    @Test("edits another amount where the cursor is; arrows and letters lead nowhere else")
    func editedAmount() throws {
        let run = try LiveRun()
        run.openPayment()
        run.send("120", Keys.left, "5")
        run.wait(for: "1250", "^U clear")
        run.send("q")
        run.wait(for: "125q0", "“q” does not belong in an amount.")
        run.send("\u{7F}", Keys.enter)
        run.wait(for: "₹1,250.00", "Indian Rupee", "⏎ pay")
        run.send(Keys.escape, Keys.escape)
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("says what is known of the money, and the key, when it is interrupted while paying")
    func interrupted() throws {
        // It never answers an order.
        let cards = String(decoding: try MockDataFile.bytes(), as: UTF8.self)
        let server = try HTTPServer { request in
            switch (request.method, request.path) {
            case ("GET", "/cards"): .json(cards)
            case ("GET", _): .status(204)
            default: .silence
            }
        }
        let run = try LiveRun(["--url", server.url, "--timeout", "60s"])
        run.openPayment()
        run.send(Keys.enter)
        run.wait(for: "To pay", "⏎ pay")
        run.send(Keys.enter)
        run.wait(for: "Paying…")
        run.wait("the order should be sent") { _ in server.record.requests.contains { $0.method == "POST" } }
        run.send(Keys.enter, Keys.escape, "q", "\u{3}")
        run.expect(.signal(2))
        for words in [
            "The payment may or may not have been made.", "idempotency key is ", "the same order is sent",
        ] {
            #expect(run.text.contains(words), "\(run.text)")
        }
    }

    @Test("a key that is held down agrees to nothing")
    func heldKey() throws {
        let run = try LiveRun()
        run.openPayment()
        run.send(String(repeating: Keys.enter, count: 20))
        run.wait(for: "To pay", "Demonstration: nothing is paid.", "⏎ pay")
        run.send(Keys.escape)
        run.wait(for: "How much?")
        run.send(Keys.escape)
        run.wait(for: "14 cards", "due in 6 days")
        run.quit()
    }

    @Test("works by clicking alone, and hides amounts")
    func mouse() throws {
        let run = try LiveRun(size: .large)
        run.openPayment()
        run.click("Other amount")
        run.wait(for: "█")
        run.click("Full amount")
        run.click("Continue")
        run.wait(for: "To pay", "⏎ pay")
        run.send("x")
        run.wait(forNo: "6564")
        #expect(run.text.contains("Pay ₹7,853.33"))
        run.send("x")
        run.wait(for: "Pay ₹7,853.33")
        run.click("Pay ₹7,853.33")
        run.wait(for: "Paid", "Undo")
        run.click("Undo")
        run.wait(for: "Undone")
        run.click("Done")
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test(
        "asks on a terminal, with the amount in words, and pays only after a yes", arguments: ["y", "n", ""])
    func asking(answer: String) throws {
        let run = try LiveRun(["pay", "6564"], ready: "[y/N]")
        #expect(run.text.contains("Pay ₹7,853.33 on ICICI CHIP PLATINUM, •••• 6564?"))
        run.send(answer, Keys.enter)
        same(run.process.waitForEnding(), .code(answer == "y" ? 0 : 130))
        run.wait(for: answer == "y" ? "Paid" : "Nothing was paid")
    }

    @Test("does not take for a yes what was typed before it asked")
    func typedAhead() throws {
        let run = try LiveRun(["pay", "6564"], ready: "[y/N]") { $0.send("y\n") }
        run.send(Keys.enter)
        same(run.process.waitForEnding(), .code(130))
        run.wait(for: "Nothing was paid")
    }
}

extension LiveRun {
    /// Opens the payment screen of the second card.
    func openPayment(_ action: String = "pay now", _ location: SourceLocation = #_sourceLocation) {
        send(Keys.tab, Keys.left)
        wait(for: "2 ◆ \(action)", location: location)
        send("2")
        wait(for: "How much?", "₹7,853.33", location: location)
        // A press while the screen slides in only ends that.
        settle()
    }

    /// Clicks on the first place where `text` is.
    fileprivate func click(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        wait(for: text, location: location)
        guard let column = column(of: text), let row = row(of: text) else { return }
        send(Mouse.click(column + 1, row))
    }
}
