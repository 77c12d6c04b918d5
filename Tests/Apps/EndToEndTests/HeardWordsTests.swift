import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("--format screen-reader")
struct HeardWordsTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    /// What is typed on live screens, or nothing; and the command.
    private static let said: [(keys: String, command: String)] = [
        ("/ 6564 enter enter esc p down enter enter u enter esc", "live"),
        ("v down enter esc v space down space p esc g down enter space p esc esc h f enter", "live"),
        ("", "list --all"), ("", "due"), ("", "history"), ("", "spending"), ("", "spending --by card"),
        ("", "statement 6564"), ("", "show 6564"), ("", "undo"),
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
                ], input: keys.isEmpty ? nil : Data(lines.utf8))
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

    /// What is typed on the live screens of a program, and how a line of what is said then begins, in both languages.
    private static let signs: [(program: String, keys: String, line: (en: String, uk: String))] = [
        ("swippy", "s", ("You are at: as they come, chosen", "Ви тут: як надійшли, вибрано")),
        ("swippy-movies", "s", ("You are at: Most popular, chosen", "Ви тут: Найпопулярніші, вибрано")),
        ("swippy", "g", ("You are at: Cards", "Ви тут: Картки")),
        ("swippy", "g end enter", ("Card file: not set, default.", "Файл карток: не задано, типово.")),
        (
            "swippy", "g end enter down down down down down enter",
            ("You are at: auto, chosen", "Ви тут: auto, вибрано")
        ),
        ("swippy", "/ 6564 enter enter", ("What next: pay now.", "Що далі: сплатити.")),
        (
            "swippy", "/ 6564 enter p up 1.500",
            (
                "Other amount: 1.500, “1.500” can mean 1500 or 1.5. Type digits",
                "Інша сума: 1.500, «1.500» може означати 1500 або 1.5. Введіть цифри"
            )
        ),
        (
            "swippy", "a enter",
            (
                "The title is missing. Any words will do, such as GOLD.",
                "Бракує назви. Підійдуть будь-які слова, як-от GOLD."
            )
        ),
    ]

    @Test("says once, and in words, what is chosen, not set or wrong, and no key beside what it does")
    func signs() async throws {
        for (program, keys, line) in Self.signs {
            let lines = keys.replacing(" ", with: "\\n")
            for (language, start) in [("en", line.en), ("uk", line.uk)] {
                let run = try await swippy.shell(
                    "printf '\(lines)\\n' | \(program) --format screen-reader --lang \(language)")
                same(run.lines.count { $0.hasPrefix(start) }, 1, "\(start)\n\(run.output)")
                #expect(!run.output.contains("✓") && !run.output.contains(".,"), "\(keys)\n\(run.output)")
            }
        }
    }
}
