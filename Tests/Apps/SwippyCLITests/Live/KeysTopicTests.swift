import TerminalKit
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
        // The mouse is no key.
        #expect(Set(keys).subtracting(["mouse"]) == documented(LiveOptions.keys))
    }

    @Test("are those that the details of a card name")
    func details() async throws {
        let driver = try await driver(Size(columns: 150, rows: 40))
        driver.handle([.key(KeyEvent(key: .down)), .key(KeyEvent(key: .enter))], at: .zero)
        await driver.settle()
        let lines = driver.frame().text.split(separator: "\n")
        let footer = try #require(lines.last { !$0.allSatisfy { $0 == " " } })
        // A key, or several of one letter, stand before each meaning, which is at least two spaces from the next key.
        let keys = footer.split(separator: /\s{2,}/).flatMap { hint in
            let words = hint.split(separator: " ").map(String.init)
            return words.prefix(1) + words.dropFirst().prefix { $0.count == 1 }
        }
        // There is no payment yet to be undone.
        #expect(
            Set(keys.flatMap { $0 == "↑↓" ? ["↑", "↓"] : [$0] } + ["u"])
                == documented(LiveOptions.detailsKeys))
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
