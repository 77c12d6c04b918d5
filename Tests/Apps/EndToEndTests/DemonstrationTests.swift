import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("The demonstration")
struct DemonstrationTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
        try swippy.workspace.write(
            Feed.of([
                Feed.fields(
                    "due", "{\"id\": \"d\", \"amount\": 100, \"currency\": \"INR\", \"state\": \"due today\"}"
                )
                    + [("actions", "[\"view_details\", \"pay_now\"]")]
            ]), to: "own.json")
    }

    @Test("is apart from one’s own cards, with its payments")
    func apart() async throws {
        let paid = try await swippy("pay", "6564", "--amount", "100", "--yes").values["reference"]
        let own = ["--file", "own.json"]
        try await same(swippy.run(["list"] + own).fields.map { $0[0] }, ["7001"])
        for command in [["history"], ["history", "--all"]] {
            let run = try await swippy.run(command + own)
            #expect(run.end == .exit(0) && run.output == "" && run.errors == "", "\(command)")
        }
        let mine = try await swippy.run(["pay", "7001", "--yes"] + own).values["reference"]
        try await same(swippy.run(["history"] + own).fields.map { $0[9] }, [mine])
        try await same(swippy("history", "--all").fields.map { $0[9] }, [paid])
        // A reference means its payment, whichever cards the line is about.
        try await same(swippy("undo", mine ?? "").values["status"], "undone")
        try await same(swippy.run(["undo", paid ?? ""] + own).values["status"], "undone")
        try await same(swippy.run(["history", "--all"] + own).fields.map { $0[9] }, [mine])
        #expect(try await swippy("reset", "--yes").output.hasPrefix("Forgotten. Payments: 1,"))
        try await same(swippy("list").fields.count, 14)
        try await same(swippy.run(["history"] + own).fields.map { $0[9] }, [mine])
        let reset = try await swippy.run(["reset", "--yes"] + own)
        same(reset.output, "Forgotten. Payments: 1, cards added: 0.\n")
        try await same(swippy.run(["history", "--all"] + own).output, "")
    }

    @Test(
        "is shown where an option asks for it, though a file or a server is set, and kept apart from their cards",
        arguments: ["--demo", "--mock-delay 0s"])
    func asked(option: String) async throws {
        let option = option.split(separator: " ").map { String($0) }
        for (amount, setting) in [
            ("1", ["SWIPPY_FILE": "own.json"]), ("2", ["SWIPPY_URL": "http://localhost:1"]),
        ] {
            let list = try await swippy.run(["list"] + option, environment: setting)
            #expect(list.end == .exit(0) && list.fields.count == 14)
            same(list.errorLines, ["swippy: Demonstration: the cards are made up"])
            let drawn = try await swippy.run(
                ["due", "--format", "cards"] + option, environment: setting)
            #expect(drawn.output.contains("Demonstration: the cards are made up"))
            #expect(!drawn.output.contains("swippy add"))
            let paid = try await swippy.run(
                ["pay", "6564", "--amount", amount, "--yes"] + option, environment: setting)
            same(paid.errorLines, ["swippy: Demonstration: nothing is paid"])
            let wrong = try await swippy.run(["show", "nope", "--demo"], environment: setting)
            same(wrong.end, .exit(66))
        }
        try await same(swippy("history", "--file", "own.json").output, "")
        try await same(swippy("history").fields.count, 2)
    }

    @Test("says what it is in one line, where a person reads it, and on standard error where programs do")
    func remark() async throws {
        let words = "Demonstration: the cards are made up. Yours: swippy add"
        for line in [
            ["list", "--format", "cards"], ["due", "--format", "cards"],
            ["show", "@1", "--format", "screen-reader"],
        ] {
            let run = try await swippy.run(line)
            #expect(run.output.ranges(of: words).count == 1 && run.errors == "", "\(line)")
            let other = try await swippy.run(line + ["--file", "own.json"])
            #expect(other.end == .exit(0) && !other.output.contains("Demonstration"), "\(line)")
        }
        let ukrainian = try await swippy("list", "--format", "table", "--lang", "uk")
        #expect(ukrainian.output.contains("Демонстрація: це вигадані картки. Ваші: swippy add"))
        for width in ["20", "24", "39", "40", "41", "80"] {
            for language in ["en", "uk"] {
                let line = ["list", "--format", "cards", "-w", width, "--lang", language]
                let first = try await swippy.run(line).lines.first?.trimmingCharacters(in: .whitespaces)
                let (short, rest) =
                    language == "en"
                    ? ("Demonstration: the cards are made up.", " Yours: swippy add")
                    : ("Демонстрація: це вигадані картки.", " Ваші: swippy add")
                let room = Int(width) ?? 0
                let expected =
                    room >= (short + rest).count
                    ? short + rest
                    : room >= short.count
                        ? short : short.prefix(room - 1).trimmingCharacters(in: .whitespaces) + "…"
                same(first, expected, "\(line)")
            }
        }
        // A file that is checked is the person's own.
        let checked = try await swippy("check", "own.json", "--format", "cards")
        #expect(checked.end == .exit(0) && !checked.output.contains("Demonstration"))
        for line in [
            "list", "list --csv", "list --format svg", "due", "show 6564", "history", "spending --csv",
            "swipe 6564",
            "statement 6564", "pay 6564 --dry-run", "pay --all-due --dry-run", "pay 6564 2217 --yes",
        ] {
            let run = try await swippy.run(line.split(separator: " ").map(String.init))
            #expect(!run.output.contains("Demonstration"), "\(line)")
            let said =
                line.contains("--yes")
                ? words.replacing("the cards are made up", with: "nothing is paid") : words
            same(run.errorLines.filter { $0.contains("Demonstration") }, ["swippy: \(said)"], "\(line)")
        }
    }

    @Test(
        "says so in each JSON answer, and other cards don’t",
        arguments: [
            "list", "swipe 6564", "show 6564", "due", "history", "spending", "statement 6564",
            "pay 6564 --dry-run",
            "pay --all-due --dry-run",
        ])
    func json(line: String) async throws {
        let words = line.split(separator: " ").map(String.init) + ["--json"]
        let run = try await swippy.run(words)
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(document?["demonstration"] as? Bool == true && !run.errors.contains("made up"))
        let other = try await swippy.run(words + ["--file", Swippy.mockData])
        #expect(other.end == .exit(0) && !other.output.contains("demonstration"))
    }
}
