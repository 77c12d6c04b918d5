import CommandLineTestSupport
import SwipeKit
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("The settings")
@MainActor
struct SettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("are the defaults of the cards where nothing else is said")
    func defaults() throws {
        try same(settings().swipeConfig(), .standard)
        #expect(try settings().entries.allSatisfy { $0.origin == .standard })
    }

    @Test(
        "have an option, a variable and a key each, the nearer of which wins",
        arguments: Program.swippy.settings.all.map(\.name))
    func precedence(name: String) throws {
        let setting = try #require(Program.swippy.settings.all.first { $0.name == name })
        let texts =
            switch setting.kind {
            case .fraction: ["0.3", "0.31", "0.32"]
            case .server: ["https://a.example", "https://b.example", "https://c.example"]
            case .duration: ["5s", "30s", "5500ms"]
            case .path: ["/a", "/b", "/c"]
            default: Array(repeating: setting.kind.completions[0], count: 3)
            }
        let values = try texts.map { try setting.kind.value(from: $0) }
        let path = try folder.write("{\"\(name)\": \"\(texts[2])\"}", to: "swippy/config.json")
        let variableName = Program.swippy.variable(of: setting)
        let environment = [variableName: texts[1]]

        func inEffect(_ given: [ParsedValue]?, _ environment: [String: String]) -> Settings.Entry? {
            let sources = SettingSources(
                of: .swippy, given: given.map { [setting.option.id: $0] } ?? [:], environment: environment,
                file: ConfigFile(path: path))
            return Settings(Program.swippy.settings.all, from: sources, language: .english).entries
                .first { $0.setting.name == name }
        }
        let all = inEffect([values[0]], environment)
        #expect(all?.origin == .flag && all?.value == values[0])
        let variable = inEffect(nil, environment)
        #expect(variable?.origin == .environment(variable: variableName) && variable?.value == values[1])
        let file = inEffect(nil, [variableName: ""])
        #expect(file?.origin == .file(path: path) && file?.value == values[2])
    }

    @Test("reach every command that has the option, which doesn't know where they are from")
    func reachCommands() throws {
        try folder.write(
            #"{"file": "/cards.json", "color": "never", "reduced-motion": true, "token-file": "/t"}"#,
            to: "swippy/config.json")
        let live = try call(["live"], [:])
        same(live.text(FeedOptions.file), "/cards.json")
        same(live.colorChoice, .never)
        #expect(live.flag(LiveOptions.reducedMotion))
        #expect(!live.has(ServerOptions.tokenFile))
        #expect(try !call(["live"], ["SWIPPY_REDUCED_MOTION": "0"]).flag(LiveOptions.reducedMotion))
        try same(call(["list", "--color", "always"], ["SWIPPY_COLOR": "auto"]).colorChoice, .always)
        try same(call(["list"], ["SWIPPY_LANG": "uk_UA", "LANG": "en_GB"]).language, .ukrainian)
    }

    @Test(
        "that can't be combined give way to the nearer one, or to an option that is given",
        arguments: [
            ([], [:], #"{"file": "/f"}"#, "/f", nil), ([], [:], #"{"url": "https://u"}"#, nil, "https://u"),
            ([], ["SWIPPY_URL": "https://v"], #"{"file": "/f"}"#, nil, "https://v"),
            ([], ["SWIPPY_FILE": "/g"], #"{"url": "https://u"}"#, "/g", nil),
            (["--file", "/h"], ["SWIPPY_URL": "https://v"], #"{"url": "https://u"}"#, "/h", nil),
            (["--url", "https://w"], ["SWIPPY_FILE": "/g"], "{}", nil, "https://w"),
            (["--mock-fail", "500"], ["SWIPPY_URL": "https://v"], "{}", nil, nil),
            (["--state", "/s"], [:], #"{"url": "https://u"}"#, nil, nil),
            (["--replay", "/r"], [:], #"{"url": "https://u"}"#, nil, nil),
            (["--replay", "/r"], ["SWIPPY_FILE": "/g"], "{}", nil, nil),
        ] as [([String], [String: String], String, String?, String?)])
    func rivals(
        arguments: [String], environment: [String: String], text: String, file: String?, url: String?
    ) throws {
        try folder.write(text, to: "swippy/config.json")
        let call = try call(["live"] + arguments, environment)
        #expect(throws: Never.self) { try call.settings.check() }
        same(call.text(FeedOptions.file), file)
        same(call.text(ServerOptions.url), url)
    }

    @Test("that can't be combined are refused if one place has both")
    func conflict() throws {
        let variables = ["SWIPPY_FILE": "/g", "SWIPPY_URL": "https://v"]
        let usage = #expect(throws: CommandStop.self) { try call(["list"], variables).settings.check() }
        same(usage?.exitCode, .usage)
        same(
            usage?.lines,
            [
                "swippy: SWIPPY_FILE and SWIPPY_URL can’t both be set.", "Unset one of the variables.",
            ])
        let path = try folder.write(#"{"file": "/f", "url": "https://u"}"#, to: "swippy/config.json")
        let file = #expect(throws: CommandStop.self) { try call(["list"], [:]).settings.check() }
        same(file?.exitCode, .badData)
        same(
            file?.lines,
            [
                "swippy: \(path): “file” and “url” can’t both be set.",
                "Remove one of them: swippy config unset file, or url.",
            ])
        #expect(throws: Never.self) { try call(["list"], ["SWIPPY_FILE": "/g"]).settings.check() }
    }

    @Test("reach the cards as they were given")
    func reachCards() throws {
        let config = try settings(
            ["--open-percentage", "80%", "--pan-threshold", "0.2", "--swipe-behaviour", "spring"],
            ["SWIPPY_AUTO_CLOSING": "immediate", "SWIPPY_DEMO_SWIPE": "0.5"]
        ).swipeConfig()
        let expected = try CardConfig(
            swipeBehaviour: .spring, autoClosingBehaviour: .immediate, openPercentage: 0.8,
            panThresholdPercentage: 0.2, demoSwipePercentage: 0.5)
        same(config, expected)
    }

    @Test("tell a bad value even where a nearer one beats it")
    func hiddenMistake() {
        let stop = #expect(throws: CommandStop.self) {
            try settings(["--open-percentage", "0.5"], ["SWIPPY_OPEN_PERCENTAGE": "wide"]).check()
        }
        same(stop?.exitCode, .usage)
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
        let stop = #expect(throws: CommandStop.self) { try settings.swipeConfig() }
        same(stop?.exitCode, code)
        same(stop?.lines.count, 2)
    }

    private func settings(
        _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> Settings {
        try call(["config"] + arguments, environment).settings
    }

    private func call(_ arguments: [String], _ environment: [String: String]) throws -> Call {
        let recorder = ConsoleRecorder(
            environment: environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 })
        return try ArgumentParser(.swippy, console: recorder.console).parse(arguments)
    }
}
