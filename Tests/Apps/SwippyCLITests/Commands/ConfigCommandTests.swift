import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The config command")
@MainActor
struct ConfigCommandTests {
    @Test("lines its columns up in a terminal, and separates them with tabs in a pipe")
    func plain() async {
        let (terminal, pipe) = (ConsoleRecorder(terminal: Size(columns: 80, rows: 24)), ConsoleRecorder())
        await same(terminal.run("config"), .success)
        await same(pipe.run("config"), .success)
        #expect(terminal.outputLines.contains("swipe-behaviour  cred-like  default"))
        #expect(pipe.outputLines.contains("swipe-behaviour\tcred-like\tdefault"))
        same(
            pipe.outputLines.map { $0.prefix { $0 != "\t" } },
            Program.swippy.settings.all.map { $0.name[...] })
    }

    @Test(
        "names the source of each value in the reader's language, and to a program always in the same words")
    func sources() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"demoSwipePercentage\": 0.3}", to: "swippy/config.json")
        let environment = ["XDG_CONFIG_HOME": folder.path, "SWIPPY_PAN_THRESHOLD": "0.2"]
        let pipe = ConsoleRecorder(environment: environment)
        await same(pipe.run("config", "--open-percentage", "0.5", "--lang", "uk"), .success)
        same(
            pipe.outputLines.suffix(5).map { $0.split(separator: "\t").last },
            [
                "default", "default", "flag", "environment SWIPPY_PAN_THRESHOLD",
                "file \(folder.path)/swippy/config.json",
            ])
        let terminal = ConsoleRecorder(environment: environment, terminal: Size(columns: 200, rows: 40))
        await same(terminal.run("config", "--open-percentage", "0.5", "--lang", "uk"), .success)
        let words = ["типове", "типове", "параметр", "середовище SWIPPY_PAN_THRESHOLD", "файл "]
        #expect(zip(terminal.outputLines.suffix(5), words).allSatisfy { $0.contains($1) })
    }

    @Test("writes the path of the file whole, and what would command the terminal out")
    func path() async throws {
        let folder = try TemporaryFolder()
        let name = "\u{1B}[31m" + String(repeating: "long", count: 30)
        try folder.write("{\"demoSwipePercentage\": 0.3}", to: "\(name)/swippy/config.json")
        let recorder = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": "\(folder.path)/\(name)"])
        await same(recorder.run("config"), .success)
        let visible = name.replacing("\u{1B}", with: "\\u{1B}")
        #expect(
            recorder.outputLines.last?.hasSuffix("file \(folder.path)/\(visible)/swippy/config.json") == true)
    }

    @Test("gives each value in JSON as it can be typed, with its source, and the same as CSV")
    func json() async throws {
        let recorder = ConsoleRecorder(environment: ["SWIPPY_SWIPE_BEHAVIOUR": "spring"])
        await same(recorder.run("config", "--json", "--open-percentage", "0.5"), .success)
        let document = try JSONDecoder().decode(Document.self, from: Data(recorder.output.utf8))
        same(document.schema, "swippy.config/2")
        let swipe = document.settings.suffix(5)
        same(swipe.map(\.origin), ["environment", "default", "flag", "default", "default"])
        same(swipe.map(\.variable), ["SWIPPY_SWIPE_BEHAVIOUR", nil, nil, nil, nil])
        same(swipe.map(\.value), ["spring", "delayed", "0.5", "0.1", "0.2"])
        same(document.settings.map(\.key), Program.swippy.settings.all.map(\.name))
        let table = ConsoleRecorder(
            environment: ["SWIPPY_SWIPE_BEHAVIOUR": "spring"], terminal: Size(columns: 80, rows: 24))
        await same(table.run("config", "--csv"), .success)
        #expect(table.output.hasPrefix("key,value,origin\r\nfile,,default\r\n"))
        #expect(table.output.contains("swipe-behaviour,spring,environment SWIPPY_SWIPE_BEHAVIOUR\r\n"))
    }

    @Test("says which of two settings that can't be combined counts, and that others mean nothing")
    func overruled() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"url": "https://u.example", "colr": 1}"#, to: "swippy/config.json")
        let recorder = ConsoleRecorder(
            environment: ["XDG_CONFIG_HOME": folder.path, "SWIPPY_FILE": "/cards.json"])
        await same(recorder.run("config"), .success)
        same(
            recorder.outputLines.prefix(2),
            [
                "file\t/cards.json\tenvironment SWIPPY_FILE", "url\t\toverruled by file",
            ])
        same(recorder.errorLines, ["swippy: \(path): ignored: “colr”; did you mean color?"])
        let both = ConsoleRecorder(
            environment: ["SWIPPY_URL": "https://u.example", "SWIPPY_FILE": "/cards.json"])
        await same(both.run("config"), .usage)
        same(both.outputLines.count, Program.swippy.settings.all.count)
    }

    @Test("shows values that contradict each other before it refuses them")
    func contradiction() async {
        let recorder = ConsoleRecorder()
        await same(recorder.run("config", "--open-percentage", "0.05"), .usage)
        same(recorder.outputLines.count, Program.swippy.settings.all.count)
        same(
            recorder.errorLines,
            [
                "swippy: pan-threshold is 0.1, and must be greater than 0 and less than open-percentage (0.05).",
                "Change one of the two; swippy config shows where each comes from.",
            ])
    }

    private struct Document: Decodable {
        struct Value: Decodable {
            let key, origin: String
            let variable, value: String?
        }
        let schema: String
        let settings: [Value]
    }
}
