import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Recordings", .serialized, .blocksItsThread)
struct RecordingTests {
    /// A visit with a bit of everything.
    private func record(in folder: TemporaryFolder, size: Size) throws -> String {
        let run = try LiveRun(["--record", folder("tour.jsonl")], size: size, folder: folder)
        run.send("j")
        run.wait(for: "14 cards")
        // A press while the list glides means what is under it then.
        run.settle()
        run.send(Mouse.press(10, 4), Mouse.drag(18, 4))
        run.terminal.work(for: .milliseconds(30))
        run.send(Mouse.drag(28, 4), Mouse.release(28, 4))
        run.wait(for: "1 ▤")
        run.send(Mouse.wheelDown, Keys.focusLost)
        run.wait(for: "•••••")
        run.send(Keys.focusGained)
        run.wait(forNo: "•••••")
        run.send("/", Keys.paste("hdfc"), Keys.enter)
        run.wait(for: "Search: hdfc", "3 cards found")
        run.wait(forNo: "█")
        run.send("l")
        run.wait(for: "1 ▤ view details")
        run.terminal.resize(to: Size(columns: size.columns + 6, rows: size.rows + 3))
        run.wait("the keys should be at the bottom") {
            $0.split(separator: "\n").last?.contains("←→ swipe") == true
        }
        // What has settled is what a replay ends with.
        run.send("s")
        run.wait(for: "›✓ as they come")
        run.send(Keys.escape)
        run.wait(forNo: "by bank")
        run.settle()
        let shown = run.text
        run.quit()
        return shown
    }

    @Test("Of a flood of bytes without brackets, what comes faster than it is drawn isn't kept for later")
    func flood() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(["--record", folder("tour.jsonl")], folder: folder)
        let count = 200_000
        run.send(String(repeating: "z", count: count))
        run.settle()
        run.quit()
        #expect(try folder.text(of: "tour.jsonl").utf8.count { $0 == UInt8(ascii: "z") } < count)
    }

    @Test(
        "A replay ends with the picture that was shown last, without the remark for who has no cards of their own",
        arguments: [Size.usual, .small, .large])
    func replay(size: Size) throws {
        let folder = try TemporaryFolder()
        let shown = try record(in: folder, size: size)
        let replayed = try run("--replay tour.jsonl --format plain --color always > replayed.txt", in: folder)
        same(replayed.ending, .code(0), "\(replayed.output)")
        let last = try folder.text(of: "replayed.txt")
        #expect(shown.contains("Demonstration: the"), "\(shown)")
        let expected = shown.replacing(/Demonstration: the.*/, with: "").trimmedLines
        same(last.trimmedLines, expected, "\(last)\n\(shown)")
        try same(run("--replay tour.jsonl --format svg > tour.svg", in: folder).ending, .code(0))
        #expect(try folder.text(of: "tour.svg").hasPrefix("<svg"))
    }

    @Test("A recording is lines of JSON for its owner only, and holds nothing of the cards")
    func contents() throws {
        let folder = try TemporaryFolder()
        _ = try record(in: folder, size: .usual)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder("tour.jsonl"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let text = try folder.text(of: "tour.jsonl")
        let lines = text.split(separator: "\n")
        #expect(lines.count > 10)
        for line in lines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        for secret in ["SBI", "HDFC", "ASHA", "8776", "242.33", "48822393341", "₹"] {
            #expect(!text.contains(secret))
        }
    }

    @Test("A program that is killed leaves what was done so far")
    func killed() throws {
        let folder = try TemporaryFolder()
        let live = try LiveRun(["--record", folder("tour.jsonl")], folder: folder)
        live.open()
        live.process.signal(SIGTERM)
        live.expect(.signal(SIGTERM))
        let replayed = try run("--replay tour.jsonl --format plain", in: folder)
        same(replayed.ending, .code(0))
        #expect(replayed.output.contains("3 ≡ last statement"))
    }

    @Test(
        "A file that is not a recording is refused with its line",
        arguments: [
            ("", 1), ("hello\n", 1), ("{}\n", 1),
            (#"{"columns":0,"format":"swippy.recording/1","rows":24}"#, 1),
            (#"{"columns":80,"format":"swippy.recording/2","rows":24}"#, 1),
            (RecordingTests.header + "\n{\"at\":1}\nnonsense\n", 3),
            (RecordingTests.header + "\n\n{\"at\":2}\n{\"at\":1}\n", 4),
            (RecordingTests.header + "\n{\"at\":1e99}\n", 2), (RecordingTests.header + "\n{\"at\":-1}\n", 2),
            (RecordingTests.header + "\n{\"at\":1,\"input\":7}\n", 2),
        ])
    func broken(text: String, line: Int) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(text, to: "broken.jsonl")
        let result = try run("--replay broken.jsonl", in: folder)
        same(result.ending, .code(65))
        #expect(result.output.contains("broken.jsonl:\(line): not a recording"), "\(result.output)")
        #expect(result.output.hasOnlyColors)
    }

    fileprivate static let header = #"{"columns":80,"format":"swippy.recording/1","rows":24}"#

    @Test("A recording that is not there, or is a folder, is refused")
    func missing() throws {
        let folder = try TemporaryFolder()
        try same(run("--replay nowhere.jsonl", in: folder).ending, .code(66))
        try same(run("--replay /", in: folder).ending, .code(74))
    }

    @Test("A place that can't be written to is refused before the terminal is touched")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        for (path, reason) in [
            (folder("no/such/folder.jsonl"), "No such file or directory"), ("/", "Is a directory"),
        ] {
            let live = try LiveRun(["--record", path], folder: folder, ready: nil)
            same(live.process.waitForEnding(), .code(74))
            live.terminal.read(until: "can’t be written: \(reason)")
            live.terminal.read(until: "Record to another file.")
            #expect(live.hasOnlyColors, "\(live.text)")
            live.terminal.expectRestored(to: live.before)
        }
    }

    @Test("A file that holds something is overwritten only by force")
    func overwriting() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("something", to: "tour.jsonl")
        let refused = try LiveRun(["--record", folder("tour.jsonl")], folder: folder, ready: nil)
        same(refused.process.waitForEnding(), .code(64))
        refused.terminal.read(until: "overwrite this one with --force.")
        #expect(refused.hasOnlyColors, "\(refused.text)")
        try same(folder.text(of: "tour.jsonl"), "something")
        let forced = try LiveRun(["--record", folder("tour.jsonl"), "--force"], folder: folder)
        forced.quit()
        #expect(try folder.text(of: "tour.jsonl").hasPrefix(Self.header))
    }

    @Test("A disk that is full ends the session, and says why")
    func full() throws {
        // Only Linux has a file that is always full.
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let live = try LiveRun(["--record", "/dev/full"], ready: nil)
        live.expect(.code(74))
        live.terminal.read(until: "/dev/full can’t be written: No space left on device")
    }

    /// Runs `swippy` with `arguments`, as a shell reads them, in `folder`.
    private func run(_ arguments: String, in folder: TemporaryFolder) throws -> (
        ending: TerminalProcess.Ending?, output: String
    ) {
        let terminal = try PseudoTerminal(size: .large)
        let process = try TerminalProcess(.shell("swippy " + arguments, in: folder), on: terminal)
        let ending = process.waitForEnding()
        terminal.work(for: .milliseconds(20))
        return (ending, String(decoding: terminal.transcript, as: UTF8.self))
    }
}

extension String {
    /// The lines without the spaces at their ends, and without empty ones at the end.
    fileprivate var trimmedLines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension LiveRun {
    /// Whether the terminal was told nothing but text and how it looks.
    fileprivate var hasOnlyColors: Bool { String(decoding: terminal.transcript, as: UTF8.self).hasOnlyColors }
}

extension String {
    /// Whether it contains no escape sequences but those for how text looks.
    fileprivate var hasOnlyColors: Bool {
        !replacing(/\u{1B}\[[0-9;]*m/, with: "").contains("\u{1B}")
    }
}
