import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("--format screen-reader")
struct HeardWordsTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy() }

    /// What is typed on live screens, or nothing; and the command.
    private static let said: [(keys: String, command: String)] = [
        ("/ 6564 enter enter esc p down enter enter u enter esc ctrl-r", "live"),
        ("v down enter esc v space down space p esc g down enter", "live"),
        ("g down down enter space p esc esc h f enter", "live"),
        ("", "list --all"), ("", "due"), ("", "history"), ("", "spending"), ("", "spending --by card"),
        ("", "statement 6564"), ("", "show 6564"), ("", "offers show fitness"), ("", "undo"),
        ("", "pay 6564 --amount 100000 --yes"), ("", "pay 6564 --minimum --yes"),
        ("", "pay --all-due --dry-run"),
    ]

    @Test(
        "says amounts in words and dates whole: no sign that speech leaves out, no number that it splits, no abbreviation",
        arguments: ["en", "uk"])
    func saidWhole(language: String) async throws {
        for (keys, command) in Self.said {
            let lines = keys.split(separator: " ").map { $0 + "\n" }.joined()
            let run = try await swippy.run(
                command.split(separator: " ").map(String.init) + [
                    "--format", "screen-reader", "--lang", language,
                ], input: Data(lines.utf8))
            let said = run.output + run.errors
            #expect(said.count > 20)
            #expect(
                !said.unicodeScalars.contains {
                    $0.properties.generalCategory == .currencySymbol || $0 == "•"
                },
                "\(command)\n\(said)")
            let split = /\d[ ,]\d{3}(?!\d)|\d (?:Oct|Nov|Dec|Jan)\b|жовт\.|лист\.|груд\.|січ\.| р\./
            #expect(said.firstMatch(of: split) == nil, "\(command)\n\(said)")
        }
    }
}
