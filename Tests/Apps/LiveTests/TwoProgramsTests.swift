import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Two programs at once with the same cards", .serialized, .blocksItsThread)
struct TwoProgramsTests {
    @Test("pay a due once, and each has what the other changed after a refresh")
    func paying() throws {
        let one = try LiveRun(LiveRun.writtenDates)
        let other = try LiveRun(LiveRun.writtenDates, folder: one.folder)
        for run in [one, other] {
            run.openPayment("mark as paid")
            run.send(Keys.enter)
            run.wait(for: "To record as paid", "⏎ pay")
        }
        one.send(Keys.enter)
        one.wait(for: "SW-", "undo")
        one.waitUntilRecorded(payments: 1)
        other.send(Keys.enter)
        other.wait(for: "Not paid", "Nothing is left to pay.")
        one.send("u")
        one.wait(for: "Undone", "Due again")
        other.send(Keys.escape, Keys.escape)
        other.wait(for: "14 cards")
        other.send("r")
        other.wait(for: "Refreshed", "7,853.33")
        // What the other one took back can be paid once more, by either.
        other.send("p")
        other.wait(for: "How much?")
        other.settle()
        other.send(Keys.enter)
        other.wait(for: "To record as paid", "⏎ pay")
        other.send(Keys.enter)
        other.wait(for: "SW-", "undo")
        other.waitUntilRecorded(payments: 2)
        for run in [one, other] {
            run.send(Keys.escape, Keys.escape)
            run.wait(for: "14 cards")
            run.quit()
        }
    }
}

extension LiveRun {
    /// Waits until so many payments are on record.
    fileprivate func waitUntilRecorded(payments count: Int, location: SourceLocation = #_sourceLocation) {
        wait("\(count) payments should be recorded", location) { _ in
            let journal = try? folder.text(of: ".local/state/swippy/journal")  // It may not be there yet.
            return journal?.components(separatedBy: #""kind":"paid""#).count == count + 1
        }
    }
}
