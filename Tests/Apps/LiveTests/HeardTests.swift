import PseudoTerminalSupport
import SystemTestSupport
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A live screen that is heard in a terminal", .serialized, .blocksItsThread)
struct HeardTests {
    @Test("takes the keys as always, and writes lines without moving anything")
    func keys() throws {
        let run = try LiveRun(["--format", "screen-reader"], environment: ["TERM": "dumb"])
        run.wait(for: "Your cards, 14 cards", "\nYou are at: Card 1 of 14", "Control-L")
        run.send("\u{1B}[B")
        run.wait(for: "Card 2 of 14")
        run.send("p")
        run.wait(for: "Full amount: ", "Continue.")
        run.send("\r")
        run.wait(for: "Demonstration: nothing is paid.")
        run.send("\u{1B}")
        run.wait("The form should be there again") {
            $0.ranges(of: "How much?").count == 2
        }
        run.send("\u{1B}")
        run.wait("The list should be there again") { $0.contains("You are at: Card 2") }
        run.quit()
        #expect(!run.terminal.transcript.contains(0x1B))
    }
}
