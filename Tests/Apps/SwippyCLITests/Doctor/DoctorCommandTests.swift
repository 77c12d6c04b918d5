import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TerminalSession
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("swippy doctor")
struct DoctorCommandTests {
    private static let escape = "\u{1B}["

    @Test("ends its report with a sample of the colours, but only on a terminal that has them")
    func strip() throws {
        #expect(try run().contains(Self.escape))
        #expect(try !run(isTerminal: false).contains(Self.escape))
        #expect(try !run("--color", "never").contains(Self.escape))
        #expect(try !run("--color", "always", isTerminal: false).contains(Self.escape))
        #expect(try !run("--json").contains(Self.escape))
    }

    @Test("gives JSON with a versioned schema")
    func json() throws {
        let text = try run("--json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["schema"] as? String == "swippy.doctor/3")
        #expect(document["notAsked"] == nil)
        let color = try #require(document["color"] as? [String: Any])
        #expect(color["value"] as? String == "256")
        #expect(color["reasons"] as? [String] == ["TERM 256color"])
        let answers = try #require(document["answers"] as? [String: Any])
        #expect(answers["background"] as? String == "#12141C")
        #expect(answers["milliseconds"] as? Double == 1.5)
        let modes = try #require(answers["modes"] as? [[String: Any]])
        same(modes.compactMap { $0["name"] as? String }, ["synchronizedOutput", "mouseDrags", "mouseCells"])
        let widths = try #require(answers["widths"] as? [[String: Any]])
        same(widths.count, WidthSample.all.count)
        #expect(widths.first?["terminal"] as? Int == 1)
        #expect(widths.first?["program"] as? Int == 2)
    }

    @Test("names the place that decided about the colours and the language")
    @MainActor
    func places() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"color": "never", "lang": "uk", "file": "/f"}"#, to: "swippy/config.json")
        func run(_ environment: [String: String]) async -> ConsoleRecorder {
            let recorder = ConsoleRecorder(
                environment: environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 })
            await same(recorder.run("doctor", "--json"), .success)
            return recorder
        }
        let file = await run([:])
        #expect(file.output.contains(#""config.json: color never""#))
        #expect(file.output.contains(#""config.json""#))
        #expect(!file.output.contains(folder.path))
        let environment = await run([
            "SWIPPY_COLOR": "always", "SWIPPY_LANG": "en", "SWIPPY_URL": "https://u",
        ])
        #expect(environment.output.contains(#""SWIPPY_COLOR always""#))
        #expect(environment.output.contains(#""SWIPPY_LANG""#))
        #expect(environment.output.contains(#""origin" : "overruled""#))
        let absent = await run(["SWIPPY_LANG": "de"])
        same(absent.errors, "swippy: SWIPPY_LANG: there is no “de” in this version; “en” counts instead\n")
        let wrong = await run(["SWIPPY_COLOR": "red"])
        #expect(
            wrong.errorLines.first?.contains(
                "“SWIPPY_COLOR” takes one of auto, always, never, truecolor, 256, 16") != true)
        #expect(wrong.errorLines.first?.contains("«SWIPPY_COLOR»") == true)
        try folder.write("[]", to: "swippy/config.json")
        let broken = await run([:])
        same(broken.errorLines.first, "swippy: \(path) is not a JSON object of values.")
    }

    private func run(_ arguments: String..., isTerminal: Bool = true) throws -> String {
        let written = Written()
        let console = Console.sample(["TERM": "xterm-256color"], isTerminal: isTerminal) {
            written.text += $0
        }
        var command = DoctorCommand(
            call: try ArgumentParser(.swippy, console: console).parse(["doctor"] + arguments))
        command.probe = { _ throws(ProbeRefusal) in
            guard isTerminal else { throw .notATerminal }
            return .sample
        }
        command.system = "Plan 9"
        try command.run()
        return written.text
    }

    private final class Written {
        var text = ""
    }
}
