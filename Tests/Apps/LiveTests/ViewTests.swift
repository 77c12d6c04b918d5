import Foundation
import Pictures
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Looking at a picture", .serialized, .blocksItsThread)
struct ViewTests {
    /// A terminal with kitty's graphics and cells of 10 × 20 pixels.
    private static func manners(_ query: String) -> (bytes: String, delay: Duration)? {
        switch query {
        case "_Gi=31": ("\u{1B}_Gi=31;OK\u{1B}\\", .zero)
        case ">0q": ("\u{1B}P>|ghostty 1.2.0\u{1B}\\", .zero)
        case "16t": ("\u{1B}[6;20;10t", .zero)
        default: TerminalManners.complete(query)
        }
    }

    private func run(_ options: [String] = []) throws -> LiveRun {
        let folder = try TemporaryFolder()
        var raster = Raster(size: PixelSize(width: 60, height: 60), filledWith: SIMD4(20, 120, 220, 255))
        for place in 0..<60 { raster[place, place] = SIMD4(255, 255, 0, 255) }
        let path = folder.directory.appending(path: "square.png").path
        try Data(raster.png()).write(to: URL(filePath: path))
        return try LiveRun(
            ["view", path] + options, environment: ["COLORTERM": "truecolor"], folder: folder,
            program: "showroom", ready: "✕ Esc"
        ) { $0.answer = Self.manners }
    }

    @Test("it is sent once for each part that is looked at, and deleted in the end")
    func kitty() throws {
        let run = try run()
        run.wait("the picture should be there") { _ in run.terminal.emulator.graphics.transmissions == 1 }
        run.wait("nothing should be missing") { _ in
            let size = run.terminal.emulator.graphics.images.values.first?.size
            return size?.rows == 24 && run.terminal.emulator.strayPlaceholders.isEmpty
        }
        run.send("+")
        run.wait("one should see how far one has zoomed", until: { $0.contains("125%") })
        run.wait("the part should be there") { _ in run.terminal.emulator.graphics.transmissions == 2 }
        run.send("0")
        run.wait("all of it should be seen", until: { !$0.contains("125%") })
        run.wait("it was there already") { _ in run.terminal.emulator.strayPlaceholders.isEmpty }
        same(run.terminal.emulator.graphics.transmissions, 2)
        run.send("\u{1B}")
        same(run.process.waitForEnding(), .code(0))
        run.terminal.expectLeft(as: run.before)
        #expect(run.terminal.emulator.graphics.images.isEmpty)
    }

    @Test("the person can have cells, or words")
    func otherWays() throws {
        let cells = try run(["--pictures", "cells"])
        cells.wait("there should be colours") { _ in
            cells.terminal.emulator.screen[12][40].pen.background == .rgb(Color(0x1478DC))
                || cells.terminal.emulator.screen[12][40].text != " "
        }
        #expect(!cells.terminal.emulator.queries.contains("_Gi=31"))
        cells.send("q")
        same(cells.process.waitForEnding(), .code(0))
        let words = try run(["--pictures", "none"])
        words.wait(for: "square.png")
        words.send("q")
        same(words.process.waitForEnding(), .code(0))
    }
}

extension PseudoTerminal {
    fileprivate func expectLeft(as before: TerminalAttributes, _ location: SourceLocation = #_sourceLocation)
    {
        wait { $0.emulator.modes == TerminalEmulator.Modes() }
        same(emulator.modes, TerminalEmulator.Modes(), sourceLocation: location)
        same(emulator.errors, [], sourceLocation: location)
        same(attributes, before, sourceLocation: location)
        same(leftInput(), [], sourceLocation: location)
    }
}
