import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The number that swippy add asks for", .serialized, .blocksItsThread)
struct HiddenNumberTests {
    private static let question = "Card number, which is not shown: "
    private static let rest = ["--holder", "ASHA RAO", "--title", "GOLD", "--json"]

    @Test(
        "is typed, edited or pasted without being shown, and kept masked",
        arguments: [
            "4111 1111 1111 1111\n", "4111 1111 1111 11112\u{7F}\n", "9\u{15}4111-1111-1111-1111\r",
            "\u{1B}[200~4111111111111111\u{1B}[201~\n",
        ])
    func hidden(typed: String) throws {
        let run = try start(Self.rest)
        run.send(typed)
        run.expect(.code(0))
        run.terminal.read(until: "4111 11XX XXXX 1111")
        #expect(!run.seen.contains("411111111111"))
        #expect(!run.everyFile.contains("4111111111111111"))
    }

    @Test("can be mistyped twice, and names and titles are asked for in the open")
    func again() throws {
        let run = try start(["--json"])
        run.send("4111111111111112\n")
        run.terminal.read(until: "A digit is mistyped")
        run.wait(hiddenAgain: 2)
        run.send("4111111111111111\n")
        run.terminal.read(until: "Name on the card: ")
        same(run.terminal.attributes, run.before)
        run.send("ASHA RAO\n")
        run.terminal.read(until: "Title, such as GOLD: ")
        run.send("GOLD\n")
        run.expect(.code(0))
        run.terminal.read(until: "\"GOLD\"")
        #expect(run.seen.contains("ASHARAO"))
        #expect(!run.seen.contains("41111111"))
    }

    @Test(
        "leaves the terminal as it was, whatever ends the program",
        arguments: [WayOut.controlC, .interrupt, .terminate, .hangUp, .quitSignal])
    func ends(way: WayOut) throws {
        let run = try start(Self.rest)
        run.send("4111 1111")
        way.take(run)
        run.expect(way.ending)
        #expect(!run.seen.contains("4111"))
    }

    @Test("is not there when the input ends, and that is said")
    func endOfInput() throws {
        let run = try start(Self.rest)
        run.send("\u{4}")
        run.expect(.code(65))
        run.terminal.read(until: "The number is missing.")
    }

    @Test("is asked for again after control-Z, and in between the terminal echoes")
    func stopped() throws {
        let (folder, terminal) = (try TemporaryFolder(), try PseudoTerminal())
        let before = terminal.attributes
        let job = try TerminalJob(.swippy(["add"] + Self.rest, in: folder), on: terminal)
        terminal.wait { $0.attributes != before && $0.count(of: Self.question) == 1 }
        terminal.send("4111\u{1A}")
        #expect(job.wait(for: .stopped(SIGTSTP)))
        same(terminal.attributes, before)
        job.continueInForeground()
        #expect(terminal.wait { $0.attributes != before && $0.count(of: Self.question) == 2 })
        terminal.send("4111111111111111\n")
        #expect(job.wait(for: .ended(.code(0))))
        terminal.read(until: "4111 11XX XXXX 1111")
        same(terminal.attributes, before)
    }

    @Test(
        "is in no argument and no variable of the process, and asked for where the answer goes elsewhere too")
    func elsewhere() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal()
        let line = "swippy add --holder 'ASHA RAO' --title GOLD --json > card.json 2> errors.txt"
        let process = try TerminalProcess(.shell(line, in: folder), on: terminal)
        terminal.read(until: Self.question)
        terminal.wait { !$0.attributes.echoes }
        terminal.send("4111111111111111\n")
        same(process.waitForEnding(), .code(0))
        #expect(try folder.text(of: "card.json").contains("4111 11XX XXXX 1111"))
        try same(folder.text(of: "errors.txt"), "")
    }

    private func start(_ arguments: [String]) throws -> LiveRun {
        let run = try LiveRun(["add"] + arguments, ready: nil)
        run.terminal.read(until: Self.question)
        run.terminal.wait { !$0.attributes.echoes }
        for file in ["cmdline", "environ"] {
            let bytes =
                FileManager.default.contents(atPath: "/proc/\(run.process.identifier)/\(file)") ?? Data()
            #expect(!String(decoding: bytes, as: UTF8.self).contains("4111"))
        }
        return run
    }
}

extension PseudoTerminal {
    /// How often `text` was written to the terminal.
    fileprivate func count(of text: String) -> Int {
        String(decoding: transcript, as: UTF8.self).ranges(of: text).count
    }
}

extension LiveRun {
    /// Everything that was written to the terminal, without spaces and hyphens.
    fileprivate var seen: String {
        String(decoding: terminal.transcript, as: UTF8.self).filter { !" -".contains($0) }
    }

    /// Everything in the program's home, without spaces and hyphens.
    fileprivate var everyFile: String {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.map { file in
            String(decoding: FileManager.default.contents(atPath: folder(file)) ?? Data(), as: UTF8.self)
        }
        .joined().filter { !" -".contains($0) }
    }

    /// Waits until the number has been asked for `times` times, and is not shown.
    fileprivate func wait(hiddenAgain times: Int) {
        let came = terminal.wait { !$0.attributes.echoes && $0.count(of: "which is not shown") == times }
        #expect(came)
    }
}
