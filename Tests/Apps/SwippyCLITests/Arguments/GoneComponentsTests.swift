import CommandLineTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The commands that went into the showroom")
@MainActor
struct GoneComponentsTests {
    @Test(
        "are refused with the command that there is instead, in both languages",
        arguments: [
            (["components"], "showroom."), (["components", "deck", "a.png", "--plain"], "showroom."),
            (["view", "photo.jpg"], "showroom view "),
        ])
    func refused(line: [String], instead: String) async {
        for language in ["en", "uk"] {
            let recorder = ConsoleRecorder(environment: ["SWIPPY_LANG": language])
            await same(Program.swippy.run(line, console: recorder.console), .usage)
            #expect(recorder.output.isEmpty)
            #expect(recorder.errors.contains(line[0]) && recorder.errors.contains(instead))
        }
    }
}
