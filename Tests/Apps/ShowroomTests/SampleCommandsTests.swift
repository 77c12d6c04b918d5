import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import showroom

@MainActor
@Suite("The printed showroom")
struct SampleCommandsTests {
    @Test("prints every state of every component")
    func all() async {
        let console = ConsoleRecorder()
        await same(console.run(), .success)
        let states = ComponentKind.allCases.flatMap { kind in
            kind.samples.map { "\(kind.rawValue)\t\($0.name)\t" }
        }
        same(Set(states).count, states.count)
        for state in states { #expect(console.output.contains(state)) }
    }

    @Test("draws as many side by side as fit, in both languages", arguments: [20, 40, 80, 104, 160])
    func drawn(columns: Int) async {
        for language in ["en", "uk"] {
            let terminal = ConsoleRecorder(terminal: Size(columns: columns, rows: 24))
            await same(terminal.run("--format", "cards", "--color", "never", "--lang", language), .success)
            #expect(terminal.outputLines.allSatisfy { $0.columns <= columns })
            #expect(terminal.output.contains(language == "en" ? "Welcome" : "Вітаємо"))
            let captions = terminal.outputLines.map { $0.ranges(of: "-card ·").count }
            same(captions.max(), max(1, (columns - (columns < 24 ? 0 : 4) + 3) / 51))
        }
    }
}
