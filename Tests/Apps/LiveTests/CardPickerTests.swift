import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A card is chosen on the terminal", .serialized, .blocksItsThread)
struct CardPickerTests {
    @Test("where none is named, while standard output gets only the answer", arguments: [Size.usual, .tiny])
    func answer(size: Size) throws {
        let folder = try TemporaryFolder()
        let run = try PickerRun("show --plain > card.txt", in: folder, size: size)
        run.wait(for: "Which card?")
        run.terminal.send("hdfc")
        // The card that is chosen first tells the cards with the word from all cards, which are shown until then.
        run.wait(for: "hdfc█", "› @3", "3318")
        run.terminal.send(Keys.down)
        run.wait(for: "› @7")
        run.terminal.send(Keys.enter)
        run.expect(.code(0))
        #expect(try folder.text(of: "card.txt").hasPrefix("name\t48822399930\n"))
    }

    @Test(
        "where words find several, and the terminal is as it was whatever ends that",
        arguments: WayOut.signals)
    func signals(signal: Int32) throws {
        let run = try PickerRun("show hdfc", in: try TemporaryFolder())
        run.wait(for: "Which card?", "hdfc", "3 cards found")
        run.process.signal(signal)
        run.expect(.signal(signal))
    }

    @Test("or not: Esc leaves, control-C interrupts, also while the cards are on their way")
    func leaving() throws {
        for options in ["", " --mock-delay 60s"] {
            let ready = options.isEmpty ? "14 cards" : "Fetching your cards…"
            let run = try PickerRun("show" + options, in: try TemporaryFolder())
            run.wait(for: ready)
            run.terminal.send(Keys.escape)
            run.expect(.code(130))
            let other = try PickerRun("show" + options, in: try TemporaryFolder())
            other.wait(for: ready)
            other.terminal.send("\u{3}")
            other.expect(.signal(2))
        }
    }

    @Test("and is paid only after another question")
    func paying() throws {
        let run = try PickerRun("pay --plain > receipt.txt", in: try TemporaryFolder())
        run.wait(for: "Which card?", "14 cards")
        run.terminal.send("regalia" + Keys.enter)
        run.wait(for: "KABIR SETHI", "[y/N]")
        run.terminal.send("n\r")
        run.expect(.code(130))
    }

    @Test("not in a pipe: there it has to be named", arguments: ["show", "pay"])
    func pipe(command: String) throws {
        let run = try PickerRun("\(command) < /dev/null", in: try TemporaryFolder())
        run.wait(for: "The command \(command) needs an argument: CARD")
        run.expect(.code(64))
    }
}

/// `swippy` run by a shell in a folder, on a terminal of its own.
private struct PickerRun {
    let terminal: PseudoTerminal
    let process: TerminalProcess
    private let before: TerminalAttributes
    private let folder: TemporaryFolder

    init(_ line: String, in folder: TemporaryFolder, size: Size = .usual) throws {
        self.folder = folder
        terminal = try PseudoTerminal(size: size)
        before = terminal.attributes
        process = try TerminalProcess(.shell("exec swippy " + line, in: folder), on: terminal)
    }

    func wait(for texts: String..., location: SourceLocation = #_sourceLocation) {
        let came = terminal.wait { terminal in texts.allSatisfy(terminal.emulator.textWithCursor.contains) }
        #expect(came, "\(texts) should be in\n\(terminal.emulator.textWithCursor)", sourceLocation: location)
    }

    func expect(_ ending: TerminalProcess.Ending, _ location: SourceLocation = #_sourceLocation) {
        same(process.waitForEnding(), ending, "\(terminal.emulator.textWithCursor)", sourceLocation: location)
        terminal.expectRestored(to: before, location)
    }
}

extension Size {
    /// As small as a window may be.
    fileprivate static let tiny = Size(columns: 20, rows: 8)
}

extension WayOut {
    fileprivate static let signals: [Int32] = [15, 1, 2]
}
