import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@Suite("The live stories", .serialized, .blocksItsThread)
struct StoriesTests {
    private func run(
        _ arguments: [String] = [], size: Size = .usual, folder: TemporaryFolder? = nil
    ) throws -> LiveRun {
        try LiveRun(arguments, size: size, folder: folder, program: "swippy-stories", ready: "6 galleries")
    }

    /// Waits until something of a drawing is there, in dots.
    private func waitForLines(_ run: LiveRun) {
        run.wait("a line should be drawn") { text in
            text.contains("✕ Esc") && text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
        }
    }

    @Test(
        "go through the whole flow on any screen: items, a gallery, its picture, back, a story, back",
        arguments: [
            Size(columns: 40, rows: 24), Size(columns: 24, rows: 40), .usual, .large,
            Size(columns: 200, rows: 60),
        ])
    func flow(size: Size) throws {
        let run = try run(["--reduced-motion"], size: size)
        run.send(Keys.right, Keys.enter)
        run.wait(for: "✕ Esc", "Gallery")
        run.send(Keys.enter)
        run.wait(for: "✕ Esc")
        run.send(" ")
        run.wait(forNo: "✕ Esc")
        run.send(Keys.escape)
        run.wait(for: "✕ Esc")
        run.send(Keys.escape)
        run.wait(for: "6 galleries")
        run.send(Keys.left, Keys.enter)
        run.wait(for: "✕ Esc", "Story")
        waitForLines(run)
        run.send("n")
        run.wait(for: "Gallery")
        run.send(Keys.escape)
        run.wait(for: "6 galleries")
        run.quit()
    }

    @Test("draw anew in another colour when the person comes back from the settings, where it was changed")
    func settings() throws {
        let folder = try TemporaryFolder()
        let run = try run(size: Size(columns: 90, rows: 30), folder: folder)
        run.send(Keys.enter)
        waitForLines(run)
        run.send("g")
        run.wait(for: "Go to", "Settings")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "Draw stories", "amber #f3af22")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "✓ ██ amber", "cherry #92003b")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "sky #3dacf7", "from the file")
        #expect(
            try folder.text(of: ".config/swippy-stories/config.json").contains(
                "\"stroke-color\": \"#3dacf7\""))
        run.send(Keys.escape)
        waitForLines(run)
        run.send(Keys.escape)
        run.wait(for: "6 galleries")
        run.quit()
    }

    @Test("are silent once all is drawn")
    func idle() throws {
        let run = try run(["--draw-stories", "off"])
        run.send(Keys.enter)
        waitForLines(run)
        #expect(run.terminal.comesToRest(for: .milliseconds(500)))
        run.send(Keys.escape)
        run.wait(for: "6 galleries")
        run.quit()
    }
}
