import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// `swippy` on terminals of different heights, with pagers that a test has written.
@Suite("Long output on a terminal", .serialized, .endsIfItHangs, .blocksItsThread)
struct PagerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What a terminal of `rows` rows was sent by `swippy` with these arguments, and how that ended.
    private func run(
        _ arguments: String..., rows: Int, environment: [String: String] = [:], _ send: String? = nil
    ) throws -> (text: String, screen: String, ending: TerminalProcess.Ending?) {
        let terminal = try PseudoTerminal(size: Size(columns: 80, rows: rows))
        let process = try TerminalProcess(
            PseudoTerminalSupport.Program(
                "swippy", arguments,
                environment: [
                    "HOME": folder.directory.path, "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8",
                    // Otherwise, the terminal is asked first.
                    "SWIPPY_THEME": "dark",
                ].merging(environment) { $1 }), on: terminal)
        if let send {
            #expect(terminal.wait { $0.emulator.text.contains("waiting") }, "\(terminal.emulator.text)")
            terminal.send(send)
        }
        let ending = process.waitForEnding()
        terminal.work(for: .milliseconds(20))
        // On a busy machine a line says what is waited for, until it is erased.
        let text = String(decoding: terminal.transcript, as: UTF8.self)
            .replacing("Fetching your cards…\r\u{1B}[K", with: "")
        return (text, terminal.emulator.text, ending)
    }

    /// A pager that does what `script` says.
    private func pager(_ script: String) throws -> [String: String] {
        let path = try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "fake-pager")
        // Another thread that starts a program may still have it open for writing, and such a file can't be run.
        return ["PAGER": "sh \(path)"]
    }

    @Test("is a table of which every card is in sight on 24 rows, and drawn cards on 200")
    func heights() throws {
        let table = try run("list", rows: 24)
        same(table.ending, .code(0))
        let cards = try run("list", rows: 200)
        same(cards.ending, .code(0))
        for number in 1...14 {
            #expect(table.screen.contains("@\(number) "))
            #expect(cards.screen.contains("@\(number)"))
        }
        #expect(table.text.contains("2 days late") && !table.text.contains("overdue by 2 days"))
        #expect(cards.text.contains("overdue by 2 days"))
        let rows = table.text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(rows <= 24, "The prompt takes a row, too.")
    }

    @Test("goes whole and in colour to the pager, which is told how to show it")
    func recorded() throws {
        let fake = try pager("cat > \"$HOME/pages\"; echo \"$LESS $LV\" > \"$HOME/told\"")
        let paged = try run("list", rows: 12, environment: fake)
        #expect(paged.ending == .code(0) && paged.text == "")
        let direct = try run("list", "--no-pager", rows: 12, environment: fake)
        let pages = try folder.text(of: "pages")
        #expect(pages.contains("\u{1B}[") && pages.contains("@14"))
        same(direct.text.replacing("\r\n", with: "\n"), pages)
        try same(folder.text(of: "told"), "FRX -c\n")
        _ = try run("help", rows: 12, environment: fake.merging(["LESS": "S"]) { $1 })
        #expect(try folder.text(of: "pages").contains("doctor"))
        try same(folder.text(of: "told"), "S -c\n")
    }

    @Test("is no error where the pager quits at once, fails, or doesn't exist")
    func unwilling() throws {
        for script in ["exit 0", "exit 3", "head -c 10 > /dev/null", "kill -9 $$"] {
            let run = try run("list", "--format", "cards", rows: 12, environment: try pager(script))
            #expect(run.ending == .code(0) && run.text == "", "\(script): \(run.text)")
        }
        for missing in ["/nowhere/pager", "no-such-pager -x", "no-such-pager | cat >&2"] {
            let run = try run("list", rows: 12, environment: ["PAGER": missing])
            same(run.ending, .code(0), "\(missing)")
            if !missing.contains("|") { #expect(run.text.contains("@14") && !run.text.contains("not found")) }
        }
    }

    @Test("has the command's own exit code, whatever the pager says")
    func exitCode() throws {
        let fake = try pager("cat > /dev/null; exit 3")
        try same(run("help", rows: 12, environment: fake).ending, .code(0))
        let wrong = try run("show", "nosuchcard", rows: 4, environment: fake)
        same(wrong.ending, .code(66))
    }

    @Test("leaves Ctrl-C to the pager")
    func interrupted() throws {
        let fake = try pager(
            "trap 'echo caught; exit 0' INT; cat > /dev/null; echo waiting; while :; do sleep 0.05; done")
        let run = try run("list", rows: 12, environment: fake, "\u{3}")
        same(run.ending, .code(0))
        #expect(run.text.contains("caught"))
    }
}
