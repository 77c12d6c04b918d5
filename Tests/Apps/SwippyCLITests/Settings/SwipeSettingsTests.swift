import SwipeKit
import SystemTestSupport
import Testing
import Words

@testable import SwippyCLI

@Suite("The swipe settings")
@MainActor
struct SwipeSettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("are the defaults of the cards where nothing else is said")
    func defaults() throws {
        #expect(try settings().config() == .standard)
        #expect(try settings().entries.allSatisfy { $0.origin == .standard })
    }

    @Test(
        "have a flag, a variable and a key each, the nearer of which wins",
        arguments: SwipeValueOptions.all)
    func precedence(option: Option) throws {
        let setting = try #require(option.setting)
        let values =
            option.kind.completions.isEmpty
            ? ["0.3", "0.31", "0.32"] : Array(repeating: option.kind.completions[0], count: 3)
        let flag = "\(option.spelling)=\(values[0])"
        let path = try folder.write("{\"\(setting.fileKey)\": \"\(values[2])\"}", to: "swippy/config.json")

        func origin(_ arguments: [String], _ environment: [String: String]) throws -> SwipeSettings.Origin? {
            let entry = try settings(arguments, environment).entries.first { $0.name == option.name }
            return entry?.origin
        }
        let variable = [setting.variable: values[1]]
        #expect(try origin([flag], variable) == .flag)
        #expect(try origin([], variable) == .environment(variable: setting.variable))
        #expect(try origin([], [:]) == .file(path: path))
        #expect(try origin([], [setting.variable: ""]) == .file(path: path))
    }

    @Test("reach the cards as they were given")
    func reachCards() throws {
        let config = try settings(
            ["--open-percentage", "80%", "--pan-threshold", "0.2", "--swipe-behaviour", "spring"],
            ["SWIPPY_AUTO_CLOSING": "immediate", "SWIPPY_DEMO_SWIPE": "0.5"]
        ).config()
        let expected = try CardConfig(
            swipeBehaviour: .spring, autoClosingBehaviour: .immediate, openPercentage: 0.8,
            panThresholdPercentage: 0.2, demoSwipePercentage: 0.5)
        #expect(config == expected)
    }

    @Test("tell a bad value even where a nearer one beats it")
    func hiddenMistake() {
        let stop = #expect(throws: CommandStop.self) {
            try settings(["--open-percentage", "0.5"], ["SWIPPY_OPEN_PERCENTAGE": "wide"])
        }
        #expect(stop?.exitCode == .usage)
        #expect(stop?.lines.first?.contains("SWIPPY_OPEN_PERCENTAGE") == true)
    }

    @Test(
        "refuse values that contradict each other; the file is at fault only where nothing nearer is",
        arguments: [
            ([], [:], "{\"openPercentage\": 0.05}", .badData),
            ([], [:], "{\"openPercentage\": 0.4, \"demoSwipePercentage\": 0.5}", .badData),
            (["--open-percentage", "0.05"], [:], "{}", .usage),
            ([], ["SWIPPY_OPEN_PERCENTAGE": "0.05"], "{\"panThresholdPercentage\": 0.2}", .usage),
            (["--pan-threshold", "0.7"], [:], "{\"openPercentage\": 0.5}", .usage),
        ] as [([String], [String: String], String, ExitCode)])
    func contradiction(arguments: [String], environment: [String: String], file: String, code: ExitCode)
        throws
    {
        try folder.write(file, to: "swippy/config.json")
        let settings = try settings(arguments, environment)
        let stop = #expect(throws: CommandStop.self) { try settings.config() }
        #expect(stop?.exitCode == code)
        #expect(stop?.lines.count == 2)
    }

    private func settings(
        _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> SwipeSettings {
        let recorder = ConsoleRecorder(
            environment: environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 })
        return try SwipeSettings(
            ArgumentParser(console: recorder.console).parse(["config"] + arguments))
    }
}
