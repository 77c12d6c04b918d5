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

    private func expectRefused(_ path: String, _ end: String) async throws {
        let run = try await swippy("list")
        same(run.end, .exit(65))
        #expect(
            run.errorLines.first == "swippy: \(path)\(end)." && run.errorLines.count == 2)
    }
}
