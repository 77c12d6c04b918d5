import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@MainActor
@Suite("The keys in the documentation")
struct KeysTopicTests {
    @Test("are those that the live list names when it is asked for help")
    func list() async throws {
        // Narrow and high enough for one column.
        let driver = try await driver(Size(columns: 80, rows: 60))
        driver.handle([.key(KeyEvent(key: .character("?")))], at: .zero)
        let lines = driver.frame().text.split(separator: "\n").map(Array.init)
        // The box has its left edge before the first keys, and the meanings all begin in one column.
        let first = try #require(lines.first { String($0).contains("│ ↑ ↓  k j") })
        let arrow = try #require(first.firstIndex(of: "↑"))
        let meaning = try #require(String(first).firstRange(of: " move "))
        let end = String(first)[..<meaning.lowerBound].count
        // A title has nothing there.
        let keys = lines.drop { $0 != first }
            .prefix { $0.count > end + 1 && $0[arrow - 2] == "│" }.filter { $0[end + 1] != " " }.flatMap {
                line in
                String(line[arrow..<end]).split(separator: " ").map(String.init)
            }
        // The mouse is no key, and these cards can't be removed.
        same(Set(keys).subtracting(["mouse"]), documented(LiveOptions.keys).subtracting(["d", "Del"]))
    }

    private func driver(_ size: Size = Size(columns: 120, rows: 40)) async throws -> LiveDriver {
        let command = LiveCommand(call: try Call.parsed(["--reduced-motion"]))
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        _ = try command.list().start(driver)
        _ = driver.frame()
        await driver.settle()
        return driver
    }

    /// The keys of a topic, as a screen writes them.
    private func documented(_ topic: Topic) -> Set<String> {
        let signs = [
            "Up": "↑", "Down": "↓", "Left": "←", "Right": "→", "Enter": "⏎", "Delete": "Del", "1-9": "1–9",
            "Shift-Left": "⇧←", "Shift-Right": "⇧→",
        ]
        let keys = topic.rows.flatMap { $0.term.split(separator: ", ").map(String.init) }
        return Set(keys.map { signs[$0] ?? $0.replacing("Ctrl-", with: "^") })
    }
}
