import CommandLineTestSupport
import SystemTestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("A number that may be a card's, typed in any way")
@MainActor
struct TypedNumberTests {
    private nonisolated static let ways = [
        "4111111111111112", "4111/1111/1111/1112", "4111,1111,1111,1112",
        "4111\u{A0}1111\u{A0}1111\u{A0}1112",
        "4111–1111–1111–1112", "4111%201111%201111%201112",
    ]

    @Test(
        "is in no output, error or trace of a command",
        arguments: ways,
        [
            ["show", "NUMBER", "--trace=text"], ["list", "--search", "NUMBER", "--trace=json"],
            ["statement", "48822394455", "--search", "NUMBER", "--format", "cards", "--trace=mermaid"],
            ["list", "--search", "NUMBER", "--format", "cards", "--color", "always"],
            ["list", "--file", "NUMBER", "--trace=text"], ["config", "--file", "NUMBER"],
            ["config", "--json", "--file", "NUMBER"],
        ])
    func told(number: String, line: [String]) async {
        let recorder = ConsoleRecorder()
        let words =
            line.map { $0 == "NUMBER" ? number : $0 } + ["--no-state"].filter { _ in line[0] != "config" }
        _ = await Program.swippy.run(words, console: recorder.console)
        let shown = recorder.output + recorder.errors
        let digits = shown.replacing("%20", with: "").filter { !"/,\u{A0}– ".contains($0) }
        #expect(!digits.contains("411111111111111"), "\(shown)")
    }

    @Test("is nowhere to be seen where it is the id of a due")
    func due() async throws {
        let folder = try TemporaryFolder()
        let feed = """
            {"card": [{"id": "7", "title": "A", "number": "4221 XXXX XXXX 8776", "card_holder_name": "A B", "type": "VISA",
            "bank_name": "SBI", "due": {"id": "4111/1111/1111/1112", "amount": 5, "currency": "₹", "state": "due today"},
            "actions": ["pay_now"]}]}
            """
        let path = try folder.write(feed, to: "cards.json")
        let recorder = ConsoleRecorder()
        _ = await recorder.run("due", "--json", "--file", path, "--no-state")
        #expect(recorder.output.contains("\"due today\""))
        #expect(!recorder.output.contains("4111/1111"))
    }
}
