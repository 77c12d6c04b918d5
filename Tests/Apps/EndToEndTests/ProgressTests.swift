import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// Waits that no clock of a test can shorten: for another program, or for the person.
@Suite("A wait for others", .serialized, .endsIfItHangs, .blocksItsThread)
struct ProgressTests {
    private let folder: TemporaryFolder
    private let terminal: PseudoTerminal

    init() throws {
        folder = try TemporaryFolder()
        terminal = try PseudoTerminal()
    }

    private func start(_ line: String) throws -> TerminalProcess {
        let path = "\(BuiltPrograms.directory.path):/usr/bin:/bin"
        var program = PseudoTerminalSupport.Program(
            "swippy", ["-c", "cd \"$HOME\" && \(line)"],
            environment: ["HOME": folder.directory.path, "PATH": path])
        program.path = "/bin/sh"
        return try TerminalProcess(program, on: terminal)
    }

    private func expectShown(_ text: String) {
        let isShown = terminal.wait { $0.emulator.text.contains(text) }
        #expect(isShown, "\(terminal.emulator.text)")
    }

    @Test("that writes to standard input is waited for visibly, and leaves no trace on the screen")
    func input() throws {
        let pipe = folder("cards")
        same(mkfifo(pipe, 0o600), 0)
        // Opened for both, it waits for no reader, and no reader for it.
        let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
        #expect(descriptor >= 0)
        let process = try start("swippy list --file - < cards > list.txt")
        expectShown("Reading standard input…")
        let feed = Data(Feed.of([Feed.card]).utf8)
        same(feed.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }, feed.count)
        close(descriptor)
        same(process.waitForEnding(), .code(0))
        #expect(try folder.text(of: "list.txt").hasPrefix("7001\tPLAIN CARD\t"))
        terminal.work(for: .milliseconds(20))
        same(terminal.emulator.text.filter { !$0.isWhitespace }, "")
    }

    @Test("for the person who types the cards ends with one Ctrl-D")
    func typed() throws {
        let process = try start("swippy list --file - > list.txt")
        expectShown("Paste the cards, then press Ctrl-D.")
        terminal.send(Feed.of([Feed.card]) + "\n\u{4}")
        same(process.waitForEnding(), .code(0))
        #expect(try folder.text(of: "list.txt").hasPrefix("7001\tPLAIN CARD\t"))
    }

    @Test(
        "that has locked the store is waited for visibly",
        arguments: ["pay 6564 --amount 5 --yes", "show 6564", "reset --yes"])
    func lock(command: String) throws {
        let paid = try start("swippy pay 6564 --amount 1 --yes > receipt.txt")
        same(paid.waitForEnding(), .code(0))
        let state = open(folder(".local/state/swippy/demo"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        same(flock(state, LOCK_EX), 0)
        let process = try start("swippy \(command) > answer.txt")
        expectShown("Waiting for another swippy to finish…")
        close(state)
        same(process.waitForEnding(), .code(0))
        terminal.work(for: .milliseconds(20))
        // What was told before stays, and the line about waiting is gone.
        #expect(!terminal.emulator.text.contains("Waiting"))
    }
}
