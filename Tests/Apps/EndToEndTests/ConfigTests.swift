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

    @Test("shows the defaults if nothing else is set")
    func defaults() async throws {
        let run = try await swippy("config")
        same(run.end, .exit(0))
        same(
            run.lines,
            [
                "file\t\tdefault", "url\t\tdefault", "token-file\t\tdefault", "lang\ten\tdefault",
                "color\tauto\tdefault", "theme\tauto\tdefault", "pictures\tauto\tdefault",
                "reduced-motion\tfalse\tdefault", "privacy-on-blur\ttrue\tdefault",
                "refresh\t\tdefault",
                "pager\tless\tdefault",
                "swipe-behaviour\tcred-like\tdefault", "auto-closing\tdelayed\tdefault",
                "open-percentage\t0.6\tdefault", "pan-threshold\t0.1\tdefault", "demo-swipe\t0.2\tdefault",
            ])
    }

    @Test("lets a flag beat the environment, that the file, and that the default")
    func precedence() async throws {
        let path = try swippy.workspace.write(
            #"{"openPercentage": 0.5, "panThresholdPercentage": 0.05, "swipeBehaviour": "spring"}"#,
            to: ".config/swippy/config.json")
        let run = try await swippy(
            "config", "--open-percentage", "0.3",
            environment: ["SWIPPY_OPEN_PERCENTAGE": "0.4", "SWIPPY_PAN_THRESHOLD": "7%"])
        same(
            run.lines.suffix(5),
            [
                "swipe-behaviour\tspring\tfile \(path)", "auto-closing\tdelayed\tdefault",
                "open-percentage\t0.3\tflag", "pan-threshold\t0.07\tenvironment SWIPPY_PAN_THRESHOLD",
                "demo-swipe\t0.2\tdefault",
            ])
    }

    @Test("finds the file in $XDG_CONFIG_HOME, unless that is not an absolute path")
    func place() async throws {
        try swippy.workspace.write(#"{"openPercentage": 0.5}"#, to: ".config/swippy/config.json")
        try swippy.workspace.write(#"{"openPercentage": 0.7}"#, to: "elsewhere/swippy/config.json")
        let elsewhere = swippy.workspace.directory.appending(path: "elsewhere").path
        let named = try await swippy("config", environment: ["XDG_CONFIG_HOME": elsewhere])
        same(named.fields.first { $0[0] == "open-percentage" }?[1], "0.7")
        let relative = try await swippy("config", environment: ["XDG_CONFIG_HOME": "elsewhere"])
        same(relative.fields.first { $0[0] == "open-percentage" }?[1], "0.5")
    }

    @Test("does without a home")
    func homeless() async throws {
        let run = try await swippy.shell(
            "unset HOME XDG_CONFIG_HOME; swippy config && env -i \"$(command -v swippy)\" config")
        same(run.end, .exit(0))
        same(run.lines.count, 32)
    }

    @Test("is understood by every command that swipes")
    func inEffect() async throws {
        try swippy.workspace.write(#"{"panThresholdPercentage": 0.5}"#, to: ".config/swippy/config.json")
        try await same(swippy("swipe", "6564", "--distance", "0.4").fields.first?[12], "center")
    }

    @Test("gives the values as JSON with a versioned schema")
    func json() async throws {
        let run = try await swippy("config", "--open-percentage", "0.4", "--json")
        let document = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
        #expect(document["schema"] as? String == "swippy.config/2")
        same((document["settings"] as? [[String: Any]])?.count, 16)
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
