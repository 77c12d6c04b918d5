import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@Suite("The live offers", .serialized, .blocksItsThread)
struct OffersTests {
    @Test("A drag to the right keeps an offer, one to the left passes one, and u brings it back")
    func drags() throws {
        let run = try LiveRun(["offers"], ready: "10 offers")
        run.wait(for: "Every fifth coffee on the")
        run.send(Mouse.press(40, 6))
        for column in 41...60 { run.send(Mouse.drag(column, 6)) }
        run.wait(for: "Keep")
        run.send(Mouse.release(60, 6))
        run.wait(
            for: "Kept: Every fifth coffee on the house", "9 offers · kept: 1", "10% back on your next"
        )
        run.send(Mouse.press(40, 6))
        for column in (20...39).reversed() { run.send(Mouse.drag(column, 6)) }
        run.send(Mouse.release(20, 6))
        run.wait(for: "Passed: 10% back on your next order", "8 offers")
        run.send("u")
        run.wait(for: "Undone: 10% back on your next order (open)", "9 offers")
        run.quit()
    }

    @Test("What was kept is listed, undone, and leads to its card and back")
    func kept() throws {
        let run = try LiveRun(["offers"], ready: "10 offers")
        run.send(Keys.right)
        run.wait(for: "Kept: Every fifth coffee on the house", "9 offers · kept: 1")
        run.send("f")
        run.wait(for: "Kept offers", "coffee#1")
        run.send(Keys.enter)
        run.wait(for: "1  CITIBANK REWARDS PLATINUM")
        run.send("u")
        run.wait(for: "Undone: Every fifth coffee on the house (open)")
        run.send(Keys.enter)
        run.wait(for: "CITIBANK REWARDS PLATINUM", "1 card", "Esc back")
        run.send(Keys.escape)
        run.wait(for: "Undone: Every fifth coffee on the house (open)")
        run.send(Keys.escape)
        run.wait(for: "No offers here")
        run.send(Keys.escape)
        run.wait(for: "10 offers")
        run.wait(forNo: "Kept:")
        run.quit()
    }

    @Test("Keys that come faster than cards move are done in their order, and none is lost by leaving")
    func fastKeys() throws {
        let run = try LiveRun(["offers"], ready: "10 offers")
        run.send(Keys.right, Keys.right, Keys.right, "u")
        run.wait(for: "Undone: A croissant with your coffee (open)", "8 offers · kept: 2")
        run.send("u", "u", "u")
        run.wait(for: "There is nothing to undo.", "10 offers")
        run.send(Keys.right, "f")
        run.wait(for: "Kept offers", "coffee#1")
        run.send(Keys.escape)
        run.wait(for: "9 offers · kept: 1")
        run.quit()
    }

    @Test("Keys swipe on a small screen, in Ukrainian too", arguments: [Size(columns: 20, rows: 8), .usual])
    func keys(size: Size) throws {
        let run = try LiveRun(
            ["offers", "--lang", "uk", "--reduced-motion"], size: size,
            ready: "Every")
        run.send("д")
        run.wait(for: "Збережено: Every")
        run.send("f")
        run.wait(for: "Збережені")
        run.send(Keys.escape)
        run.wait(for: "Збережено: Every")
        run.quit()
    }
}
