import CommandLineTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("A day or a month that is typed")
struct TypedTimeTests {
    private static let words = [
        "--month": "a month such as 2026-10, october, last or this",
        "--since":
            "a date such as 2026-11-20, today, yesterday, or how long ago, such as 7d or 4w",
        "--within": "days or weeks such as 7d or 2w, week or month, at most 3650d",
    ]

    private func run(_ option: String, _ text: String) async -> (code: ExitCode, error: String?) {
        let console = ConsoleRecorder()
        let command = ["--month": "spending", "--since": "history", "--within": "due"][option] ?? ""
        let code = await console.run(command, option, text, "--no-state")
        return (code, console.errorLines.first)
    }

    @Test(
        "is taken as people write it",
        arguments: [
            (
                "--month",
                ["2026-10", "October", "жовтень", "this", "last", "цей", "минулий", "oct", "жов", "10", "1"]
            ),
            ("--since", ["2026-02-28", "0d", "4w", "today", "Yesterday", "сьогодні", "вчора"]),
            ("--within", ["7d", "2w", "week", "month"]),
        ])
    func taken(option: String, texts: [String]) async {
        for text in texts { await same(run(option, text).code, .success, "\(text)") }
    }

    @Test(
        "names the last statement, or the month in which one closed",
        arguments: ["last", "Остання", "nov", "11"])
    func closed(text: String) async {
        let console = ConsoleRecorder()
        await same(console.run("statement", "6564", "--month", text, "--no-state"), .success)
    }

    @Test("of no statement ends as nothing that is found", arguments: ["oct", "this-month"])
    func notClosed(text: String) async {
        let console = ConsoleRecorder()
        let code: ExitCode = text == "oct" ? .notFound : .usage
        await same(console.run("statement", "6564", "--month", text, "--no-state"), code)
    }

    @Test(
        "is refused where it may mean something else",
        arguments: [
            ("--month", ["2026-13", "octobre", "26-10", "oc", "13", "0", "+1", "2026-10-01"]),
            (
                "--since",
                ["7", "2026-02-30", "soon", "-1d", "4x", "99999d", "tomorrow", "завтра", "month"]
            ),
            ("--within", ["7"]),
        ])
    func refused(option: String, texts: [String]) async {
        for text in texts {
            let (code, error) = await run(option, text)
            same(code, .usage)
            same(error, "swippy: “\(option)” takes \(Self.words[option] ?? ""), not “\(text)”.")
        }
    }
}
