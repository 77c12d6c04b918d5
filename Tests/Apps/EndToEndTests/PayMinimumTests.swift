import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy pay --minimum")
struct PayMinimumTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("pays what is left of the minimum, and then no more of it")
    func once() async throws {
        try await same(pay("--amount", "20").end, .exit(0))
        try await same(pay("--minimum", "--dry-run").values["amount"], "55")
        let rest = try await pay("--minimum")
        same(rest.values["amount"], "55")
        same(rest.values["left"], "425")
        for arguments in [["--minimum"], ["--minimum", "--dry-run"]] {
            let again = try await pay(arguments)
            #expect(again.end == .exit(79) && again.output == "")
            same(
                again.errorLines,
                [
                    "swippy: The minimum of the last statement is already paid.",
                    "Pay all that is left (--full) or another amount (--amount).",
                ])
        }
        try await same(pay("--full").values["left"], "0")
    }

    @Test("pays it once, even when several processes do so at the same time")
    func together() async throws {
        let program = try swippy.program([
            "pay", "7001", "--minimum", "--yes", "--file",
            swippy.workspace.write(String(Self.feed), to: "feed.json"),
        ])
        let ends = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<8 { group.addTask { try await program.run() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        same(ends.count { $0.end == .exit(0) }, 1)
        same(ends.count { [.exit(79), .exit(80)].contains($0.end) }, 7)
        try await same(pay("--full").values["amount"], "425")
    }

    @Test(
        "pays it once before the statement's last day and on it, also when several processes do so at the same time",
        arguments: [0, 1, 20])
    func lastDay(daysLeft: Int) async throws {
        func day(_ count: Int) -> String {
            let style = Date.ISO8601FormatStyle(timeZone: TestPlace.noon.timeZone).year().month().day()
            return (Date() + Double(count * 86_400)).formatted(style)
        }
        let feed = Self.feed.replacing("2020-11-12", with: day(daysLeft))
            .replacing("2020-10-13", with: day(daysLeft - 30))
        let program = try swippy.program([
            "pay", "7001", "--minimum", "--yes", "--file",
            swippy.workspace.write(String(feed), to: "feed.json"),
        ])
        let runs = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<4 { group.addTask { try await program.run() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        same(runs.count { $0.end == .exit(0) }, 1)
        same(runs.count { [.exit(79), .exit(80)].contains($0.end) }, 3)
        let again = try await swippy.run(
            ["pay", "7001", "--minimum", "--yes", "--file", "-"], input: Data(feed.utf8))
        same(again.end, .exit(79))
    }

    @Test("pays it once more after it was taken back")
    func undone() async throws {
        let first = try await pay("--minimum")
        try await same(swippy("undo", try #require(first.values["reference"])).end, .exit(0))
        try await same(pay("--minimum").values["amount"], "75")
    }

    @Test("is refused in Ukrainian, too, and the details say what is left of the minimum")
    func words() async throws {
        try await same(run("show", []).values["statementMinimumLeft"], "75")
        _ = try await pay("--minimum")
        try await same(
            pay("--minimum", "--lang", "uk").errorLines.first,
            "swippy: Мінімальний платіж за останньою випискою вже сплачено.")
        try await same(run("show", []).values["statementMinimumLeft"], "0")
        let spoken = try await run("show", ["--format", "screen-reader"])
        #expect(spoken.output.contains("minimum due 75 Indian rupees (already paid)"))
    }

    private func pay(_ arguments: String...) async throws -> ProgramRun { try await pay(arguments) }

    private func pay(_ arguments: [String]) async throws -> ProgramRun {
        try await run("pay", arguments + (arguments.contains("--dry-run") ? [] : ["--yes"]))
    }

    private func run(_ command: String, _ arguments: [String]) async throws -> ProgramRun {
        try await swippy.run([command, "7001", "--file", "-"] + arguments, input: Data(Self.feed.utf8))
    }

    /// A card with 500 due and a statement, long past, that asks for 75.
    private static let feed =
        Feed.of([
            Feed.fields("due", #"{"id": "1", "amount": 500, "currency": "INR", "state": "due today"}"#)
                + [("actions", #"["pay_now", "view_last_statement"]"#)]
        ]).dropLast() + """
            , "statement": [{ "card_id": "7001", "period": { "from": "2020-10-13", "to": "2020-11-12" },
              "opening": 0, "closing": 500, "minimum_due": 75, "currency": "INR", "due_date": "2020-11-26",
              "transaction": [] }] }
            """
}
