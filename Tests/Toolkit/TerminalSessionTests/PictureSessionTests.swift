import Foundation
import Pictures
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Pictures on a terminal", .serialized, .blocksItsThread)
struct PictureSessionTests {
    private static let manners: @Sendable (String) -> (bytes: String, delay: Duration)? = { query in
        switch query {
        case "_Gi=31": ("\u{1B}_Gi=31;OK\u{1B}\\", .zero)
        case ">0q": ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", .zero)
        case "16t": ("\u{1B}[6;20;10t", .zero)
        case "14t": ("\u{1B}[4;480;800t", .zero)
        default: TerminalManners.complete(query)
        }
    }

    private static let sixels: @Sendable (String) -> (bytes: String, delay: Duration)? = { query in
        query == "c" ? ("\u{1B}[?62;4;22c", .zero) : ["16t", "]11;?"].contains(query) ? manners(query) : nil
    }

    /// How a trap ends a process depends on the processor.
    #if arch(x86_64)
        private static let trapSignal = SIGILL
    #else
        private static let trapSignal = SIGTRAP
    #endif

    private func run(
        options: [String] = [],
        _ answer: @escaping @Sendable (String) -> (bytes: String, delay: Duration)?
    ) throws -> DemoRun {
        let run = try DemoRun(["--pictures", "--mute"] + options) { $0.answer = answer }
        run.waitForText("background ")
        return run
    }

    private func waitForPicture(_ run: DemoRun, _ location: SourceLocation = #_sourceLocation) {
        let isShown = run.terminal.wait { $0.emulator.placeholders == 40 }
        #expect(isShown, "\(run.terminal.emulator.text)", sourceLocation: location)
        same(run.terminal.emulator.strayPlaceholders, [], sourceLocation: location)
    }

    @Test(
        "A terminal with kitty's graphics gets a picture once, in as many pixels as it has, and it moves as text"
    )
    func kitty() throws {
        let run = try run(Self.manners)
        waitForPicture(run)
        same(run.terminal.emulator.graphics.images.values.first?.raster.size.width, 100)
        run.terminal.send("bb")
        run.waitForText("events 2")
        same(run.terminal.emulator.placeholders, 40)
        same(run.terminal.emulator.graphics.transmissions, 1)
        run.terminal.send("q")
        run.expect(.code(0))
        #expect(run.terminal.emulator.graphics.images.isEmpty)
    }

    @Test(
        "On every way out the terminal forgets the pictures",
        arguments: [
            ("e", TerminalProcess.Ending.code(3)), ("x", .code(6)), ("t", .signal(Self.trapSignal)),
            ("a", .signal(SIGABRT)),
            ("\u{3}", .signal(SIGINT)),
        ])
    func leaving(key: String, ending: TerminalProcess.Ending) throws {
        let run = try run(Self.manners)
        waitForPicture(run)
        run.terminal.send(key)
        same(run.process.waitForEnding(), ending)
        run.terminal.wait { $0.emulator.modes == TerminalEmulator.Modes() }
        run.terminal.expectRestored(to: run.before)
        #expect(run.terminal.emulator.graphics.images.isEmpty)
    }

    @Test("A terminal that takes a picture and then fails gets cells, and is not told again")
    func failing() throws {
        let run = try run(Self.manners)
        waitForPicture(run)
        let id = try #require(run.terminal.emulator.graphics.images.keys.first)
        run.terminal.send("\u{1B}_Gi=\(id);ENOENT:no such")
        run.terminal.send(" picture\u{1B}\\b")
        run.waitForText("events 1")
        run.terminal.wait { $0.emulator.placeholders == 0 }
        same(run.terminal.emulator.placeholders, 0)
        same(run.terminal.emulator.graphics.transmissions, 1)
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test(
        "Only a terminal whose name promises graphics is asked about them: others take the question for a title"
    )
    func question() throws {
        let kitty = try run(Self.manners)
        waitForPicture(kitty)
        #expect(kitty.terminal.emulator.queries.contains("_Gi=31"))
        kitty.terminal.send("q")
        kitty.expect(.code(0))
        let tmux = try run {
            $0 == ">0q" ? ("\u{1B}P>|tmux 3.3a\u{1B}\\", .zero) : TerminalManners.complete($0)
        }
        tmux.terminal.send("b")
        tmux.waitForText("events 1")
        #expect(tmux.terminal.emulator.queries.contains(">0q"))
        #expect(!tmux.terminal.emulator.queries.contains("_Gi=31"))
        tmux.terminal.send("q")
        tmux.expect(.code(0))
    }

    /// What comes later than any answer is input, as it should be; so the demo waits for the rest of one.
    @Test("Answers that come unasked, late or in pieces are no input")
    func answers() throws {
        let run = try run(options: ["--patient"], TerminalManners.plain)
        for piece in [
            "\u{1B}_Gi=", "31;O", "K\u{1B}", "\\", "\u{1B}[6;20", ";10t\u{1B}[4;1;1t\u{1B}[6;0;0t", "b",
        ] {
            run.terminal.send(piece)
            run.terminal.work(for: .milliseconds(60))
        }
        #expect(run.terminal.wait { $0.emulator.text.contains(/events [1-9]/) })
        #expect(run.terminal.emulator.text.contains(/events 1\b/), "\(run.terminal.emulator.text)")
        same(run.terminal.emulator.graphics.transmissions, 0)
        run.terminal.send("q")
        run.expect(.code(0))
    }

    @Test("A terminal with sixels gets them where the picture stands still")
    func sixel() throws {
        let run = try run(Self.sixels)
        #expect(run.terminal.wait { $0.emulator.stillCells == 40 })
        run.terminal.send("b")
        run.waitForText("events 1")
        #expect(run.terminal.wait { $0.emulator.graphics.transmissions == 2 && $0.emulator.stillCells == 40 })
        run.terminal.send("q")
        run.expect(.code(0))
    }
}

extension TerminalEmulator {
    fileprivate var placeholders: Int {
        screen.flatMap(\.self).count { $0.text?.unicodeScalars.first == "\u{10EEEE}" }
    }

    fileprivate var stillCells: Int { screen.flatMap(\.self).count { $0.still != nil } }
}
