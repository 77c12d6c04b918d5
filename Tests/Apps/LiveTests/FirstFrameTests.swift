import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The first picture", .serialized, .blocksItsThread)
struct FirstFrameTests {
    @Test(
        "fits the terminal: a title, whose cards these are, cards, and the keys in the last row",
        arguments: [Size.large, .usual, .small])
    func sizes(size: Size) throws {
        let run = try LiveRun(size: size)
        run.wait(for: "SBI REWARDZ", "ICICI CHIP", "₹7,853.33")
        let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first?.contains("Your cards") == true)
        // What doesn’t fit beside the margins is left out as a sentence.
        let remark =
            "Demonstration: the cards are made up." + (size.columns > 60 ? " Yours: swippy add" : "")
        #expect(lines.dropFirst().first?.contains(remark) == true)
        #expect(lines.last?.contains("←→ swipe") == true)
        run.quit()
    }

    @Test("comes with the mouse, pastes in brackets and the focus, and without a cursor")
    func modes() throws {
        let run = try LiveRun()
        var expected = TerminalEmulator.Modes()
        expected.alternateScreen = true
        expected.mouse = true
        expected.decimalMouse = true
        expected.bracketedPaste = true
        expected.focus = true
        expected.appearance = true
        expected.cursor = false
        (expected.title, expected.titles) = ("Swippy", [""])
        #expect(
            run.terminal.wait {
                var modes = $0.emulator.modes
                // Whether the terminal wraps is nobody's business while it is drawn on, nor is a frame under way.
                modes.autowrap = true
                modes.synchronized = false
                return modes == expected
            })
        #expect(run.terminal.attributes.isRaw)
        run.quit()
    }

    @Test("comes by whatever terminal answers, much, little or nothing", arguments: 0..<5)
    func manners(number: Int) throws {
        let manners = [
            TerminalManners.complete, TerminalManners.plain, TerminalManners.late, TerminalManners.partial,
            TerminalManners.silent,
        ]
        let run = try LiveRun { $0.answer = manners[number] }
        run.wait(for: "SBI REWARDZ")
        // An answer that comes while the terminal is given back would be a stray byte: it is on its way already.
        if number == 2 { run.terminal.work(for: .milliseconds(700)) }
        if number == 3 { run.send("\u{1B}\\") }
        run.terminal.answer = number == 1 || number == 0 ? run.terminal.answer : TerminalManners.silent
        run.quit()
    }

    @Test("moves the first card as a hint, and puts it back")
    func hint() throws {
        let run = try LiveRun()
        run.wait("the hint should begin") { _ in run.column(of: "SBI REWARDZ") != LiveRun.title.column }
        run.wait("the hint should go right") { _ in run.column(of: "SBI REWARDZ") ?? 0 > LiveRun.title.column
        }
        run.wait("the hint should end") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        run.quit()
    }

    @Test("says where it is too small, and draws again where it is not")
    func tooSmall() throws {
        let run = try LiveRun(size: Size(columns: 15, rows: 5), ready: "Too small")
        run.terminal.resize(to: .usual)
        run.wait(for: "SBI REWARDZ")
        run.send("q")
        same(run.process.waitForEnding(), .code(0))
    }
}
