import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// The built `swippy` with its live screen, on a terminal and in a folder of its own.
struct LiveRun {
    let terminal: PseudoTerminal
    let process: TerminalProcess
    let folder: TemporaryFolder
    /// The terminal's modes before the program was started.
    let before: TerminalAttributes

    /// Starts `swippy`, or another program.
    ///
    /// - Parameter ready: What to wait for on the screen; `nil` for nothing.
    init(
        _ arguments: [String] = [], size: Size = .usual, environment: [String: String] = [:],
        folder: TemporaryFolder? = nil, program: String = "swippy", ready: String? = "14 cards",
        prepare: (PseudoTerminal) -> Void = { _ in },
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        self.folder = try folder ?? TemporaryFolder()
        terminal = try PseudoTerminal(size: size)
        prepare(terminal)
        before = terminal.attributes
        process = try TerminalProcess(
            .swippy(arguments, in: self.folder, environment: environment, name: program), on: terminal)
        if let ready { wait(for: ready, location) }
    }

    /// Options for the cards that are built in, with their dates as they were written.
    static let writtenDates = [
        "--file",
        PackageFolder.url.appending(path: "MockData.json").path,
    ]

    /// What is on the screen, with a block for the cursor.
    var text: String { terminal.emulator.textWithCursor }

    /// Types, or sends what a mouse sends.
    func send(_ text: String...) { terminal.send(text.joined()) }

    /// Waits until `condition` is true of the screen's text, between frames.
    func wait(
        _ comment: Comment, _ location: SourceLocation = #_sourceLocation,
        until condition: (String) -> Bool
    ) {
        // Most rounds show nothing new.
        var (shown, text) = (terminal.shown, terminal.emulator.textWithCursor)
        let came = terminal.wait { terminal in
            // Half a frame is no picture.
            guard !terminal.emulator.modes.synchronized else { return false }
            if terminal.shown > shown { (shown, text) = (terminal.shown, terminal.emulator.textWithCursor) }
            return condition(text)
        }
        #expect(came, "\(comment), but there is\n\(self.text)", sourceLocation: location)
    }

    /// Waits until each of `texts` is on the screen.
    func wait(for texts: String..., location: SourceLocation = #_sourceLocation) {
        wait("\(texts) should be there", location) { text in texts.allSatisfy(text.contains) }
    }

    private func wait(for text: String, _ location: SourceLocation) {
        wait("\(text) should be there", location) { $0.contains(text) }
    }

    /// Waits until none of `texts` is on the screen.
    func wait(forNo texts: String..., location: SourceLocation = #_sourceLocation) {
        wait("\(texts) should be gone", location) { text in !texts.contains(where: text.contains) }
    }

    /// Checks that what `act` sends changes nothing.
    ///
    /// What should do nothing can't be waited for; that the program has gone past it can: help is shown after it.
    func expectStill(_ location: SourceLocation = #_sourceLocation, act: () -> Void) {
        // Any key ends the hint, so that nothing moves by itself.
        openHelp(location)
        settle()
        let shown = text
        act()
        openHelp(location)
        wait("nothing should have changed in\n\(shown)", location) { $0 == shown }
        #expect(process.ending == nil, sourceLocation: location)
    }

    /// Ends the hint, so that a card is dragged from where it rests, and not from where the hint has moved it by then.
    func endHint(_ location: SourceLocation = #_sourceLocation) {
        openHelp(location)
        wait("the hint should be over", location) { _ in column(of: "SBI REWARDZ") == Self.title.column }
    }

    /// Shows every key, and takes that away again.
    private func openHelp(_ location: SourceLocation) {
        send("?")
        wait("help should be there", location) { $0.contains("PgUp PgDn") }
        send(" ")
        wait("help should be gone", location) { !$0.contains("PgUp PgDn") }
    }

    /// Checks that the program ends as expected, and leaves the terminal as it was.
    func expect(_ ending: TerminalProcess.Ending, _ location: SourceLocation = #_sourceLocation) {
        #expect(process.waitForEnding() == ending, "\(text)", sourceLocation: location)
        terminal.expectRestored(to: before, location)
    }

    /// Quits, and checks that all is well.
    func quit(_ location: SourceLocation = #_sourceLocation) {
        send("q")
        expect(.code(0), location)
    }
}

extension Program {
    /// The built `swippy` at home in `folder`.
    static func swippy(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        name: String = "swippy"
    ) -> Program {
        let home = ["HOME": folder.path, "LANG": "en_US.UTF-8"]
        return Program(name, arguments, environment: home.merging(environment) { $1 })
    }

    /// A line of shell in `folder`, with the built `swippy` as a command.
    static func shell(_ line: String, in folder: TemporaryFolder) -> Program {
        var program = swippy(["-c", "cd \"$HOME\" && \(line)"], in: folder)
        let products = URL(filePath: program.path).deletingLastPathComponent().path
        program.environment["PATH"] = "\(products):/usr/bin:/bin"
        program.path = "/bin/sh"
        return program
    }
}

extension PseudoTerminal {
    /// Waits until the terminal was sent `text`.
    func read(until text: String, _ location: SourceLocation = #_sourceLocation) {
        let came = wait { String(decoding: $0.transcript, as: UTF8.self).contains(text) }
        #expect(came, sourceLocation: location)
    }

    /// Checks that the terminal is as a shell wants it: its modes `before`, the screen, and nothing left to read.
    func expectRestored(to before: TerminalAttributes, _ location: SourceLocation = #_sourceLocation) {
        isStalled = false
        wait { $0.emulator.modes == TerminalEmulator.Modes() }
        #expect(emulator.modes == TerminalEmulator.Modes(), sourceLocation: location)
        #expect(emulator.errors == [], sourceLocation: location)
        #expect(attributes == before, sourceLocation: location)
        #expect(leftInput() == [], sourceLocation: location)
    }
}

extension Size {
    /// A terminal as most people find it: two cards side by side, and as many below.
    static let usual = Size(columns: 80, rows: 24)
    /// A large one: six cards.
    static let large = Size(columns: 120, rows: 40)
    /// A small one: two compact cards.
    static let small = Size(columns: 40, rows: 12)
}
