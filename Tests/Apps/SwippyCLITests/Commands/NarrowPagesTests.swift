import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("Printed pages, narrow and wide")
struct NarrowPagesTests {
    private func text(_ arguments: String, columns: Int) async -> String {
        let recorder = ConsoleRecorder(terminal: Size(columns: columns, rows: 200))
        let words = arguments.split(separator: " ").map(String.init)
        let code = await Program.swippy.run(
            words + ["--no-state", "--color", "never"], console: recorder.console)
        same(code, .success)
        return recorder.output
    }

    @Test(
        "At 24 columns, what things are called is whole, and so are states and money",
        arguments: [
            ("statement 6564", ["Opening balance", "Minimum due", "Utilities ", "Payment "]),
            ("spending", ["€640.00\n", "₹12,96,723.91\n"]), ("show 6564", ["Left to pay", "₹7,853.33"]),
            ("pay 6564 --dry-run", ["Left afterwards"]), ("due", [", elsewhere\n", "₹12,34,567.50"]),
        ])
    func whole(command: String, words: [String]) async {
        let text = await text(command, columns: 24)
        for word in words { #expect(text.contains(word), "\(text)") }
    }

    @Test(
        "A card that has no room for its state beside the amount says it in short", arguments: ["en", "uk"])
    func states(language: String) async {
        let text = await text("list --lang \(language)", columns: 80)
        let states = text.matches(of: /\[[^\]]+\]/).map { String($0.output) }
        #expect(states.count > 8 && states.allSatisfy { !$0.contains("…") }, "\(states)")
    }

    @Test("A file ends where what it shows does, whatever width was asked for")
    func file() async {
        for columns in [60, 120, 300] {
            let recorder = ConsoleRecorder()
            await same(
                recorder.run("list", "--search", "6564", "--format", "svg", "--width", "\(columns)"), .success
            )
            #expect(recorder.output.contains("width=\"\((2 + 46 + 2) * 8 + 32)\""))
        }
    }
}
