import Foundation
import Testing

/// What people copy from the pages must work.
@Suite("The pages")
struct DocumentationTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every line of a shell block that begins with the program's name.
    private static let commands: [String] = ["README.md", "Docs/CardJSON.md", "Docs/Architecture.md"].flatMap
    { page in
        var isInBlock = false
        return text(page).split(separator: "\n").compactMap { line -> String? in
            if line.hasPrefix("```") { isInBlock = line == "```sh" && !isInBlock }
            return isInBlock && line.hasPrefix("swippy ") ? String(line) : nil
        }
    }

    private static func text(_ page: String) -> String {
        do {
            return String(decoding: try Data(contentsOf: root.appending(path: page)), as: UTF8.self)
        } catch {
            return ""  // The first test below fails then.
        }
    }

    @Test("show commands")
    func areThere() {
        #expect(Self.commands.count >= 10)
    }

    @Test("show commands that work as they stand", arguments: commands)
    func work(line: String) async throws {
        let hasJQ = FileManager.default.isExecutableFile(atPath: "/usr/bin/jq")
        guard hasJQ || !line.contains("jq ") else { return }
        let run = try await Swippy().shell(line)
        #expect(run.end == .exit(0))
        #expect(run.errors == "")
    }

    @Test(
        "show pictures that the program draws",
        arguments: [
            ("Docs/Images/cards.svg", "swippy list --per-page 6 --width 120 --format svg"),
            ("Docs/Images/swipe.svg", "swippy swipe 48822394455 --width 60 --format svg"),
            ("Docs/Images/tour.svg", "swippy --replay Docs/tour.jsonl --format svg"),
            ("Docs/Images/statement.svg", "swippy statement 6564 --width 100 --format svg"),
            ("Docs/Images/payment.svg", "swippy pay 6564 --amount 1500 --dry-run --width 60 --format svg"),
        ])
    func pictures(file: String, line: String) async throws {
        let run = try await Swippy().shell(line)
        if ProcessInfo.processInfo.environment["SWIPPY_ACCEPT"] != nil {
            try Data(run.outputBytes).write(to: Self.root.appending(path: file))
        }
        #expect(
            run.output == Self.text(file), "Run the tests with SWIPPY_ACCEPT=1 to draw the pictures anew.")
    }
}
