import CommandLineTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("A command that finds nothing")
struct NothingFoundTests {
    @Test(
        "succeeds, prints no lines, and says so beside them",
        arguments: [
            ("list --search zzz", "No card matches. Try fewer words, or fewer filters."),
            ("list --filter paid,!paid", "No card matches. Try fewer words, or fewer filters."),
            ("list --search zzz --page 1", "No card matches. Try fewer words, or fewer filters."),
            ("list --page 99", "No cards on page 99. The last page is 1."),
            ("history --search zzz", "No payment matches"),
            ("spending --category zzz", "No spending matches"),
            ("statement 6564 --search zzz", "No transaction has all these words."),
        ])
    func nothing(line: String, words: String) async {
        for form in ["--plain", "--csv"] {
            let console = ConsoleRecorder()
            let arguments = line.split(separator: " ").map(String.init) + [form, "--no-state"]
            await same(Program.swippy.run(arguments, console: console.console), .success)
            #expect(console.outputLines.count <= (form == "--csv" ? 1 : 0), "\(console.output)")
            same(console.errorLines.last, "swippy: \(words)", "\(console.errors)")
        }
    }

    @Test("says nothing else where nothing was looked for", arguments: ["due --within 0d", "list"])
    func something(line: String) async {
        let console = ConsoleRecorder()
        let arguments = line.split(separator: " ").map(String.init) + ["--plain", "--no-state"]
        await same(Program.swippy.run(arguments, console: console.console), .success)
        #expect(!console.errors.contains("match"))
    }
}
