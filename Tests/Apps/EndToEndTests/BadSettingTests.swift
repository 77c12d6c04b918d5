import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A bad setting")
struct BadSettingTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "in the file is refused with exit code 65 by every command that needs it",
        arguments: [
            (
                "{\"openPercentage\": 7}",
                "“openPercentage” takes a fraction such as 0.6 or 60%, greater than 0 and at most 1, not “7”"
            ),
            (
                "{\"openPercentage\": true}",
                "“openPercentage” takes a fraction such as 0.6 or 60%, greater than 0 and at most 1, not “true”"
            ),
            (
                "{\"openPercentage\": [0.6]}",
                "“openPercentage” takes a fraction such as 0.6 or 60%, greater than 0 and at most 1, not “[…]”"
            ),
            ("{\"swipeBehaviour\": null}", "“swipeBehaviour” takes one of cred-like, spring, not “null”"),
            (
                "{\"openPercentage\": 1e400}",
                "“openPercentage” takes a fraction such as 0.6 or 60%, greater than 0 and at most 1, not “1e400”"
            ),
            ("{\"lang\": \"\\u001b[31m\"}", "“lang” takes one of en, uk, not “\\u{1B}[31m”"),
        ])
    func file(text: String, what: String) async throws {
        let path = try swippy.workspace.write(text, to: ".config/swippy/config.json")
        for line in [["config"], ["list"], ["swipe", "@1"]] {
            let run = try await swippy.run(line)
            same(run.end, .exit(65))
            same(run.output.isEmpty, line != ["config"])
            same(run.errorLines.first, "swippy: \(path): \(what).")
            same(run.errorLines.count, 2)
        }
    }

    @Test(
        "is a file that is not a JSON object",
        arguments: [
            ("", ":1:1: there is no JSON"), ("[]", " is not a JSON object of values"),
            ("hello", ":1:1: unexpected “h”"), ("{", ":1:2: the JSON ends too early"),
        ])
    func noObject(text: String, end: String) async throws {
        let path = try swippy.workspace.write(text, to: ".config/swippy/config.json")
        try await expectRefused(path, end)
        // What helps to repair it works.
        try await same(swippy("help").end, .exit(0))
        let doctor = try await swippy("doctor")
        #expect(doctor.end == .exit(0) && doctor.errorLines.first == "swippy: \(path)\(end).")
        let config = try await swippy("config")
        #expect(config.end == .exit(65) && config.errorLines.first == "swippy: \(path)\(end).")
        #expect(config.lines.contains("lang\ten\tdefault"))
        try await same(swippy("config", "set", "lang", "uk").end, .exit(0))
        try await same(swippy("list").end, .exit(0))
    }

    @Test("is a path of a file that isn’t there, and the setting is named with how to correct it")
    func missingFile() async throws {
        // Its path is relative to a folder.
        let swippy = try Swippy()
        let set = try await swippy("config", "set", "file", "none.json")
        let path = swippy.workspace.directory.appending(path: "none.json").path
        same(set.end, .exit(0))
        same(set.errorLines, ["swippy: there is no file \(path) yet; the setting file now points to it"])
        let config = swippy.workspace.directory.appending(path: ".config/swippy/config.json").path
        for line in [["list"], ["show", "@1"], ["live"]] {
            let run = try await swippy.run(line)
            same(run.end, .exit(66))
            same(
                run.errorLines,
                [
                    "swippy: There is no file “\(path)”; it is the setting “file” in \(config).",
                    "Correct it: swippy config set file PATH, or remove it: swippy config unset file",
                ])
        }
        let variable = try await swippy("list", environment: ["SWIPPY_FILE": "none.json"])
        same(
            variable.errorLines,
            [
                "swippy: There is no file “none.json”; it is the variable SWIPPY_FILE.",
                "Correct or unset the variable SWIPPY_FILE.",
            ])
        let given = try await swippy("list", "--file", "other.json")
        same(given.errorLines.first, "swippy: There is no file “other.json”.")
    }

    @Test("is not a path that begins with ~, in the file, in the environment, and where it is set")
    func home() async throws {
        try swippy.workspace.write(Feed.of([]), to: "cards.json")
        try swippy.workspace.write("{\"file\": \"~/cards.json\"}", to: ".config/swippy/config.json")
        try await same(swippy("list").end, .exit(0))
        let variable = try await swippy("list", environment: ["SWIPPY_FILE": "~/cards.json"])
        same(variable.end, .exit(0))
        let set = try await swippy("config", "set", "file", "~/cards.json")
        same(set.errors, "")
        same(set.fields.first?[1], swippy.workspace.directory.appending(path: "cards.json").path)
    }

    @Test("is not a key that means nothing, which is named once")
    func unknownKey() async throws {
        let path = try swippy.workspace.write(
            "{\"openPercent\": 0.6, \"\\u001b[31m\": 0.6}", to: ".config/swippy/config.json")
        for line in [["config"], ["list"], ["swipe", "@1"]] {
            let run = try await swippy.run(line)
            same(run.end, .exit(0))
            same(
                run.errorLines,
                [
                    "swippy: \(path): ignored: “\\u{1B}[31m”, “openPercent”; did you mean openPercentage?"
                ])
        }
    }

    @Test("is a file nested a hundred thousand times")
    func nested() async throws {
        let path = try swippy.workspace.write(
            String(repeating: "[", count: 100_000), to: ".config/swippy/config.json")
        try await expectRefused(path, ":1:513: nested deeper than 512 levels")
    }

    @Test("is not the size of a file, nor a key given twice")
    func harmless() async throws {
        let blank = String(repeating: " ", count: 10_000_000)
        try swippy.workspace.write(
            "{\"openPercentage\": 0.4, \(blank)\"openPercentage\": 0.4}", to: ".config/swippy/config.json")
        try await same(swippy("config").fields.first { $0[0] == "open-percentage" }?[1], "0.4")
    }

    @Test("is a directory in the file's place, which can’t be read: 74")
    func directory() async throws {
        try swippy.workspace.write("", to: ".config/swippy/config.json/file")
        let run = try await swippy("list")
        same(run.end, .exit(74))
        #expect(run.errorLines.first?.hasSuffix("config.json can’t be read.") == true)
    }

    @Test("in the environment is wrong usage, though a flag beats it")
    func environment() async throws {
        for line in [["config"], ["list", "--open-percentage", "0.5"]] {
            let run = try await swippy.run(line, environment: ["SWIPPY_OPEN_PERCENTAGE": "\u{1B}[31m"])
            same(run.end, .exit(64))
            same(
                run.errorLines,
                [
                    "swippy: “SWIPPY_OPEN_PERCENTAGE” takes a fraction such as 0.6 or 60%, greater than 0 and at most 1, "
                        + "not “\\u{1B}[31m”.", "Correct or unset the variable SWIPPY_OPEN_PERCENTAGE.",
                ])
        }
    }

    @Test("contradicts another: the file's fault where the file says it, wrong usage otherwise")
    func contradiction() async throws {
        let what =
            "swippy: pan-threshold is 0.1, and must be greater than 0 and less than open-percentage (0.05)."
        let flag = try await swippy("list", "--open-percentage", "0.05")
        same(flag.end, .exit(64))
        same(flag.errorLines.first, what)
        try swippy.workspace.write("{\"openPercentage\": 0.05}", to: ".config/swippy/config.json")
        let file = try await swippy("list")
        same(file.end, .exit(65))
        same(file.errorLines.first, what)
        let shown = try await swippy("config")
        same(shown.end, .exit(65))
        same(shown.lines.count, 16)
    }

    private func expectRefused(_ path: String, _ end: String) async throws {
        let run = try await swippy("list")
        same(run.end, .exit(65))
        #expect(
            run.errorLines.first == "swippy: \(path)\(end)." && run.errorLines.count == 2)
    }
}
