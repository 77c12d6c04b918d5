import Foundation
import SystemTestSupport
import Testing

@Suite("swippy config")
struct ConfigTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("shows the defaults if nothing else is set")
    func defaults() async throws {
        let run = try await swippy("config")
        #expect(run.end == .exit(0))
        #expect(
            run.lines == [
                "swipeBehaviour\tcred-like\tdefault", "autoClosingBehaviour\tdelayed\tdefault",
                "openPercentage\t0.6\tdefault", "panThresholdPercentage\t0.1\tdefault",
                "demoSwipePercentage\t0.2\tdefault",
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
        #expect(
            run.lines == [
                "swipeBehaviour\tspring\tfile \(path)", "autoClosingBehaviour\tdelayed\tdefault",
                "openPercentage\t0.3\tflag", "panThresholdPercentage\t0.07\tenvironment SWIPPY_PAN_THRESHOLD",
                "demoSwipePercentage\t0.2\tdefault",
            ])
    }

    @Test("finds the file in $XDG_CONFIG_HOME, unless that is not an absolute path")
    func place() async throws {
        try swippy.workspace.write(#"{"openPercentage": 0.5}"#, to: ".config/swippy/config.json")
        try swippy.workspace.write(#"{"openPercentage": 0.7}"#, to: "elsewhere/swippy/config.json")
        let elsewhere = swippy.workspace.directory.appending(path: "elsewhere").path
        let named = try await swippy("config", environment: ["XDG_CONFIG_HOME": elsewhere])
        #expect(named.fields[2][1] == "0.7")
        let relative = try await swippy("config", environment: ["XDG_CONFIG_HOME": "elsewhere"])
        #expect(relative.fields[2][1] == "0.5")
    }

    @Test("does without a home")
    func homeless() async throws {
        let run = try await swippy.shell(
            "unset HOME XDG_CONFIG_HOME; swippy config && env -i \"$(command -v swippy)\" config")
        #expect(run.end == .exit(0))
        #expect(run.lines.count == 10)
    }

    @Test("is understood by every command that swipes")
    func inEffect() async throws {
        try swippy.workspace.write(#"{"panThresholdPercentage": 0.5}"#, to: ".config/swippy/config.json")
        #expect(try await swippy("swipe", "6564", "--distance", "0.4").fields.first?.last == "center")
    }

    @Test("gives the values as JSON with a versioned schema")
    func json() async throws {
        let run = try await swippy("config", "--open-percentage", "0.4", "--json")
        let document = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
        #expect(document["schema"] as? String == "swippy.config/1")
        #expect((document["values"] as? [[String: Any]])?.count == 5)
    }
}
