import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy config")
struct ConfigTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("does without a home")
    func homeless() async throws {
        let run = try await swippy.shell(
            "unset HOME XDG_CONFIG_HOME; swippy config && env -i \"$(command -v swippy)\" config")
        same(run.end, .exit(0))
        same(run.lines.count, 34)
    }

    @Test("keeps what is set for later commands, and loses nothing that two set at once")
    func kept() async throws {
        try swippy.workspace.write(Feed.of([]), to: "none.json")
        try await same(swippy("config", "set", "file", "none.json").end, .exit(0))
        #expect(try await swippy("list").lines.isEmpty)
        try await same(swippy("list", "--file", Swippy.mockData).lines.count, 14)
        try await same(swippy("list", environment: ["SWIPPY_FILE": Swippy.mockData]).lines.count, 14)
        try await same(swippy("config", "unset", "file").end, .exit(0))
        try await same(swippy("list").lines.count, 14)

        let values = [
            "lang": "uk", "color": "never", "reduced-motion": "true", "token-file": "/token",
            "file": "/cards",
            "open-percentage": "0.5", "pan-threshold": "0.2", "demo-swipe": "0.3",
            "auto-closing": "immediate",
        ]
        try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for (key, value) in values {
                group.addTask { try await swippy.program(["config", "set", key, value]).run() }
            }
            for try await run in group { same(run.end, .exit(0)) }
        }
        for (key, value) in values {
            try await same(swippy("config", "get", key).output, value + "\n")
        }
    }
}
