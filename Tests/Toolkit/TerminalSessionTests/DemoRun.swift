import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// The demo on a terminal of its own.
struct DemoRun {
    let terminal: PseudoTerminal
    let process: TerminalProcess
    /// The terminal's modes before the demo was started.
    let before: TerminalAttributes

    init(
        _ arguments: [String] = [], size: Size = Size(columns: 80, rows: 24),
        environment: [String: String] = [:],
        prepare: (PseudoTerminal) -> Void = { _ in }
    ) throws {
        terminal = try PseudoTerminal(size: size)
        prepare(terminal)
        before = terminal.attributes
        process = try TerminalProcess(
            Program("terminal-session-demo", arguments, environment: environment), on: terminal)
    }

    /// Waits until the screen has `text` on it.
    func waitForText(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        let isShown = terminal.wait { $0.emulator.text.contains(text) }
        #expect(isShown, "\(text) is missing in:\n\(terminal.emulator.text)", sourceLocation: location)
    }

    /// Checks that the demo ends as expected, and leaves the terminal as it was.
    func expect(_ ending: TerminalProcess.Ending, _ location: SourceLocation = #_sourceLocation) {
        same(process.waitForEnding(), ending, "\(terminal.emulator.text)", sourceLocation: location)
        terminal.expectRestored(to: before, location)
    }
}

extension PseudoTerminal {
    /// Checks that the terminal is as a shell wants it: its modes `before`, the screen, and nothing left to read.
    func expectRestored(to before: TerminalAttributes, _ location: SourceLocation = #_sourceLocation) {
        isStalled = false
        wait { $0.emulator.modes == TerminalEmulator.Modes() }
        same(emulator.modes, TerminalEmulator.Modes(), sourceLocation: location)
        same(emulator.errors, [], sourceLocation: location)
        same(attributes, before, sourceLocation: location)
        same(leftInput(), [], sourceLocation: location)
    }
}

extension DemoRun {
    /// Stops reading, and waits until the demo can't write any more.
    func stall() {
        terminal.isStalled = true
        terminal.work(for: .milliseconds(300))
    }
}
