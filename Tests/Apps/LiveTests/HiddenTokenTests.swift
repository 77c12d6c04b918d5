import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The token that is asked for", .serialized, .blocksItsThread)
struct HiddenTokenTests {
    private static let question = "Token, which is not shown: "
    private static let arguments = [
        "list", "--url", "http://localhost:1", "--timeout", "1s", "--token-file", "-",
    ]

    @Test(
        "is typed, edited or pasted without being shown, and asked for where the answer goes elsewhere too",
        arguments: [
            "t0psecret\n", "t0psecretx\u{7F}\n", "9\u{15}t0psecret\r", "\u{1B}[200~t0psecret\u{1B}[201~\n",
        ]
    )
    func hidden(typed: String) throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal()
        let line = "swippy " + Self.arguments.joined(separator: " ") + " > cards.txt 2> errors.txt"
        let process = try TerminalProcess(.shell(line, in: folder), on: terminal)
        terminal.read(until: Self.question)
        terminal.wait { !$0.attributes.echoes }
        terminal.send(typed)
        same(process.waitForEnding(), .code(69))
        #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("0p"))
        #expect(try !folder.text(of: "errors.txt").contains("0p"))
    }

    @Test(
        "leaves the terminal as it was, whatever ends the program",
        arguments: [WayOut.controlC, .interrupt, .terminate, .hangUp, .quitSignal])
    func ends(way: WayOut) throws {
        let run = try LiveRun(Self.arguments, ready: nil)
        run.terminal.read(until: Self.question)
        run.terminal.wait { !$0.attributes.echoes }
        run.send("t0p")
        way.take(run)
        run.expect(way.ending)
        #expect(!String(decoding: run.terminal.transcript, as: UTF8.self).contains("0p"))
    }

    @Test("is asked for again after control-Z, and in between the terminal echoes")
    func stopped() throws {
        let (folder, terminal) = (try TemporaryFolder(), try PseudoTerminal())
        let before = terminal.attributes
        let job = try TerminalJob(.swippy(Self.arguments, in: folder), on: terminal)
        terminal.wait { $0.attributes != before && $0.count(of: Self.question) == 1 }
        terminal.send("t0p\u{1A}")
        #expect(job.wait(for: .stopped(SIGTSTP)))
        same(terminal.attributes, before)
        job.continueInForeground()
        #expect(terminal.wait { $0.attributes != before && $0.count(of: Self.question) == 2 })
        terminal.send("t0psecret\n")
        #expect(job.wait(for: .ended(.code(69))))
        same(terminal.attributes, before)
    }
}

extension PseudoTerminal {
    /// How often `text` was written to the terminal.
    fileprivate func count(of text: String) -> Int {
        String(decoding: transcript, as: UTF8.self).ranges(of: text).count
    }
}
