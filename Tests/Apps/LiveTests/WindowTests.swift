import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The window", .serialized, .blocksItsThread)
struct WindowTests {
    @Test("A storm of sizes, down to 1 × 1 and back, ends in a whole picture")
    func storm() throws {
        let run = try LiveRun()
        for number in 1...90 {
            let size =
                number % 9 == 0
                ? Size(columns: 1, rows: 1)
                : Size(columns: 1 + number * 37 % 130, rows: 1 + number * 23 % 45)
            run.terminal.resize(to: size)
            // Keys and the mouse go on meanwhile.
            run.send(
                ["h", "l", Keys.down, Mouse.press(3, 3), Mouse.drag(5, 3), Mouse.release(5, 3)][number % 6])
            run.terminal.work(for: .milliseconds(number % 7))
        }
        run.send(Keys.escape)
        run.terminal.resize(to: Size(columns: 1, rows: 1))
        run.terminal.resize(to: .large)
        run.wait(for: "14 cards")
        // A key right after Esc would be one with Alt.
        run.settle()
        let fresh = try LiveRun(size: .large)
        for each in [run, fresh] {
            // On a fresh terminal, too, how to swipe need no longer be said.
            each.send("hl", "x", Keys.home)
            each.wait(for: "1–6 · 14 cards", "•••••")
            each.wait("it should be as on a fresh terminal") { text in
                each.column(of: "SBI REWARDZ") == LiveRun.title.column && text.contains("⏎ details")
            }
        }
        // The card that was pushed is on its way.
        fresh.settle()
        run.wait("it should be\n\(fresh.text)") { $0 == fresh.text }
        fresh.quit()
        run.send("q")
        same(run.process.waitForEnding(), .code(0))
        // A picture that was under way when the window shrank lies partly outside, and nobody can help that.
        same(run.terminal.emulator.errors.filter { !Self.isAboutEdges($0) }, [])
        same(run.terminal.attributes, run.before)
    }

    private static func isAboutEdges(_ error: String) -> Bool {
        error.contains("outside") || error.contains("edge") || error.hasPrefix("in the sequence")
            || error == "the screen is scrolled" || error.hasSuffix("stands alone")
    }

    @Test(
        "The smallest windows show something, and take every key",
        arguments: [(1, 1), (2, 1), (1, 2), (20, 8), (19, 7), (200, 3)])
    func smallest(columns: Int, rows: Int) throws {
        let run = try LiveRun(size: Size(columns: columns, rows: rows), ready: nil)
        run.wait("something should be shown") { $0.contains { !$0.isWhitespace } }
        for key in [
            "j", "k", "h", "l", "s", "j", "f", Keys.escape, "?", " ", "/", "a", Keys.escape, Keys.pageDown,
            Keys.end,
        ] {
            run.send(key)
        }
        run.send(Mouse.click(0, 0), Mouse.wheelDown, Mouse.wheelUp, Keys.escape)
        run.terminal.work(for: .milliseconds(120))
        run.process.signal(SIGTERM)
        run.expect(.signal(SIGTERM))
    }

    @Test("Control-Z stops the program, and it goes on where it was")
    func suspend() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.attributes
        let folder = try TemporaryFolder()
        let job = try TerminalJob(.swippy([], in: folder), on: terminal)
        #expect(terminal.wait { $0.emulator.text.contains("14 cards") })
        terminal.send("h")
        #expect(terminal.wait { $0.emulator.text.contains("3 ≡ last statement") })
        for size in [Size.large, .usual] {
            terminal.send("\u{1A}")
            #expect(job.wait(for: .stopped(SIGTSTP)))
            terminal.wait { $0.emulator.modes == TerminalEmulator.Modes() }
            same(terminal.emulator.modes, TerminalEmulator.Modes())
            same(terminal.attributes, before)
            terminal.resize(to: size)
            job.continueInForeground()
            #expect(terminal.wait { $0.emulator.modes.alternateScreen && $0.emulator.modes.mouse })
            #expect(
                terminal.wait { $0.emulator.text.contains("3 ≡ last statement") }, "\(terminal.emulator.text)"
            )
            #expect(
                terminal.wait {
                    $0.emulator.text.contains(size == .large ? "1–6 · 14 cards" : "1–4 · 14 cards")
                })
        }
        terminal.send("q")
        #expect(job.wait(for: .ended(.code(0))))
        terminal.expectRestored(to: before)
    }
}
