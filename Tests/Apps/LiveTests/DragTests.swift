import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A card that is dragged", .serialized, .blocksItsThread)
struct DragTests {
    /// Where the first card is taken, and in the same row.
    private static let row = 8

    @Test("follows the pointer cell by cell, once it is more than a click")
    func follows() throws {
        let run = try LiveRun()
        run.endHint()
        run.send(Mouse.press(10, Self.row))
        run.send(Mouse.drag(12, Self.row))
        for step in [3, 4, 9, 1, 2, 12] {
            run.send(Mouse.drag(10 + step, Self.row))
            run.wait("the card should be \(step) to the right") { _ in
                run.column(of: "SBI REWARDZ") == LiveRun.title.column + step
            }
        }
        run.send(Mouse.release(22, Self.row))
        run.quit()
    }

    @Test("shows its actions on the side that it leaves, and stays open", arguments: [-20, 20])
    func opens(distance: Int) throws {
        let run = try LiveRun()
        run.endHint()
        run.send(Mouse.press(20, Self.row), Mouse.drag(20 + distance / 2, Self.row))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") != LiveRun.title.column }
        run.send(Mouse.drag(20 + distance, Self.row), Mouse.release(20 + distance, Self.row))
        run.wait(for: "1–9 action", "view details", "pay now", "last statement")
        // It settles at 60% of its 37 columns.
        run.wait("it should settle") { _ in
            distance < 0
                ? run.column(of: "SBI REWARDZ") == nil && run.column(of: "1 ▤") ?? 0 > 16
                : run.column(of: "SBI REWARDZ") == LiveRun.title.column + 22
        }
        let actions = try #require(run.column(of: "view details"))
        #expect(distance < 0 ? actions > 16 : actions < 24)
        run.quit()
    }

    @Test("does the same however the bytes come")
    func splits() throws {
        let run = try LiveRun()
        run.endHint()
        let drag = Mouse.press(20, Self.row) + Mouse.drag(15, Self.row) + Mouse.drag(2, Self.row)
        let reports = (drag + Mouse.release(2, Self.row)).split(separator: "\u{1B}")
        for report in reports {
            // An ESC alone is a key where the machine is too busy for the next byte to follow soon. Everything else may take its time.
            run.send("\u{1B}" + report.prefix(1))
            for byte in report.dropFirst().utf8 {
                run.terminal.work(for: .milliseconds(2))
                run.terminal.send([byte])
            }
        }
        run.wait(for: "view details", "1–9 action")
        run.quit()
    }

    @Test("springs back from less than a tenth of its width")
    func springsBack() throws {
        let run = try LiveRun()
        run.endHint()
        run.send(Mouse.press(10, Self.row), Mouse.drag(13, Self.row))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column + 3 }
        // A finger that rests has no speed left.
        run.settle()
        run.send(Mouse.release(13, Self.row))
        run.wait("it should spring back") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        #expect(run.text.contains("⏎ details"))
        run.quit()
    }

    @Test("opens by a flick, however short")
    func flick() throws {
        let run = try LiveRun()
        run.endHint()
        // How fast a movement is depends on when it is seen, and the machine may be busy: the last movement and the
        // release come at once, so only a pause between these two could make it slow. Then it is made again.
        let opened = (1...20).contains { _ in
            run.send(Mouse.press(30, Self.row), Mouse.drag(10, Self.row))
            run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") != LiveRun.title.column }
            run.send(Mouse.drag(33, Self.row) + Mouse.release(33, Self.row))
            run.wait("it should open or spring back") {
                $0.contains("1–9 action") || run.column(of: "SBI REWARDZ") == LiveRun.title.column
            }
            return run.text.contains("1–9 action")
        }
        #expect(opened, "\(run.text)")
        run.quit()
    }

    @Test("stops at the open position if cred-like, and yields a little more if a spring")
    func behaviours() throws {
        let reach = LiveRun.title.column + 22
        let firm = try LiveRun(["--swipe-behaviour", "credLike"])
        firm.endHint()
        firm.send(Mouse.press(5, Self.row), Mouse.drag(35, Self.row))
        firm.wait("it should stop") { _ in firm.column(of: "SBI REWARDZ") == reach }
        firm.quit()
        let spring = try LiveRun(["--swipe-behaviour", "spring"])
        spring.endHint()
        spring.send(Mouse.press(5, Self.row), Mouse.drag(35, Self.row))
        spring.wait("it should go on") { _ in spring.pastReach(reach) }
        spring.send(Mouse.release(35, Self.row))
        spring.wait("it should spring back") { _ in spring.column(of: "SBI REWARDZ") == reach }
        spring.quit()
    }

    @Test("closes the others")
    func closesOthers() throws {
        let run = try LiveRun()
        run.open()
        run.send(Mouse.press(70, Self.row), Mouse.drag(50, Self.row), Mouse.release(50, Self.row))
        run.wait("the second should be open, the first closed") { _ in
            run.column(of: "SBI REWARDZ") == LiveRun.title.column && run.column(of: "view details") ?? 0 > 50
        }
        run.quit()
    }

    @Test("up or down scrolls, and opens nothing")
    func vertical() throws {
        let run = try LiveRun()
        run.send(Mouse.press(10, 16))
        for row in stride(from: 15, through: 3, by: -1) { run.send(Mouse.drag(11, row)) }
        run.wait(for: "3–6 · 14 cards", "HDFC DINERS")
        run.send(Mouse.drag(11, 16))
        run.wait(for: "1–4 · 14 cards", "SBI REWARDZ")
        run.expectStill { run.send(Mouse.release(11, 16)) }
        run.quit()
    }

    @Test("goes back where it was by Esc, by the loss of the focus and by another size", arguments: 0..<3)
    func cancelled(number: Int) throws {
        let run = try LiveRun()
        run.endHint()
        run.send(Mouse.press(10, Self.row), Mouse.drag(22, Self.row))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column + 12 }
        switch number {
        case 0: run.send(Keys.escape)
        case 1: run.send(Keys.focusLost)
        default: run.terminal.resize(to: Size(columns: 80, rows: 25))
        }
        run.wait("it should go back") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        // What the finger still does is no drag any more, and no click.
        run.send(Mouse.drag(30, Self.row), Mouse.release(30, Self.row))
        run.expectStill {}
        run.quit()
    }
}

extension LiveRun {
    /// Opens the first card, and waits until it is.
    func open(_ location: SourceLocation = #_sourceLocation) {
        send("h")
        wait("the first card should be open", location) {
            $0.contains("1 ▤ view details") && $0.contains("3 ≡ last statement")
        }
    }

    /// Whether the first card has been moved further than its title's `column` says.
    fileprivate func pastReach(_ column: Int) -> Bool {
        (self.column(of: "SBI") ?? 0) > column
    }
}
