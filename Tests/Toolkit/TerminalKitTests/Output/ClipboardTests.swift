import Foundation
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Clipboard")
struct ClipboardTests {
    private func terminal(after bytes: [UInt8]) -> TerminalEmulator {
        var terminal = TerminalEmulator(size: Size(columns: 10, rows: 3))
        terminal.feed(bytes)
        return terminal
    }

    private func text(_ base64: String) -> String? {
        Data(base64Encoded: base64).flatMap { String(data: $0, encoding: .utf8) }
    }

    @Test("The terminal gets the text", arguments: ["", "8", "87", "877", "8776", "SW-7K3M-9QPD-2X", "₹Є漢🙂"])
    func plain(copied: String) {
        let terminal = terminal(after: Clipboard.copy(copied, isInTmux: false))
        same(terminal.copies.compactMap(text), [copied])
        #expect(terminal.passed.isEmpty && terminal.errors.isEmpty && terminal.text.allSatisfy(\.isNewline))
    }

    @Test("tmux gets the text itself, and wrapped for the terminal around it")
    func tmux() {
        let terminal = terminal(after: Clipboard.copy("8776", isInTmux: true))
        #expect(terminal.copies.compactMap(text) == ["8776"] && terminal.errors.isEmpty)
        let outer = self.terminal(after: terminal.passed.flatMap { Array($0.utf8) })
        #expect(outer.copies.compactMap(text) == ["8776"] && outer.errors.isEmpty)
    }

    @Test("What would be typed into a shell as a key is left out, and what nobody means to copy")
    func unsafe() {
        let terminal = terminal(
            after: Clipboard.copy(
                "a\n\u{1B}[31mb\u{7F}\u{9B}" + String(repeating: "x", count: 5000), isInTmux: false))
        let copy = terminal.copies.compactMap(text).first
        #expect(copy?.hasPrefix("a[31mbx") == true && copy?.count == 1024)
    }
}
