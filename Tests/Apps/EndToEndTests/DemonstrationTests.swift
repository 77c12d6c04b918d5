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

    @Test("is apart from one’s own cards: payments, added and removed cards")
    func apart() async throws {
        let paid = try await swippy("pay", "6564", "--amount", "100", "--yes").values["reference"]
        _ = try await swippy("remove", "2093", "--yes")
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
        same(reset.output, "Forgotten. Payments: 1, cards added: 0, cards removed: 0.\n")
        try await same(swippy.run(["history", "--all"] + own).output, "")
    }

    @Test(
        "is shown where an option asks for it, though a file or a server is set, and kept apart from their cards",
        arguments: ["--demo", "--mock-delay 0s"])
    func asked(option: String) async throws {
        let option = option.split(separator: " ").map { String($0) }
        for setting in [["SWIPPY_FILE": "own.json"], ["SWIPPY_URL": "http://localhost:1"]] {
            let list = try await swippy.run(["list"] + option, environment: setting)
            #expect(list.end == .exit(0) && list.fields.count == 14 && list.errors == "")
            let drawn = try await swippy.run(
                ["due", "--format", "cards"] + option, environment: setting)
            #expect(drawn.output.contains("Demonstration cards, not your own"))
            let paid = try await swippy.run(
                ["pay", "6564", "--amount", "1", "--yes"] + option, environment: setting)
            same(paid.errorLines, ["swippy: demonstration cards, not your own, so nothing real is paid"])
            let wrong = try await swippy.run(["show", "nope", "--demo"], environment: setting)
            same(wrong.end, .exit(66))
        }
        try await same(swippy("history", "--file", "own.json").output, "")
        try await same(swippy("history").fields.count, 2)
    }

    @Test("says what it is where a person reads it, in one line, and nowhere else")
    func remark() async throws {
        let words = "Demonstration cards. Yours: swippy add"
        for line in [
            ["list", "--format", "cards"], ["due", "--format", "cards"],
            ["show", "@1", "--format", "screen-reader"],
        ] {
            let run = try await swippy.run(line)
            same(run.output.ranges(of: words).count, 1, "\(line)")
            let other = try await swippy.run(line + ["--file", "own.json"])
            #expect(other.end == .exit(0) && !other.output.contains("Demonstration"), "\(line)")
        }
        let ukrainian = try await swippy("list", "--format", "table", "--lang", "uk")
        #expect(ukrainian.output.contains("Демонстраційні картки. Ваші: swippy add"))
        for width in ["20", "24", "39", "40", "41", "80"] {
            for language in ["en", "uk"] {
                let line = ["list", "--format", "cards", "-w", width, "--lang", language]
                let first = try await swippy.run(line).lines.first?.trimmingCharacters(in: .whitespaces)
                let (short, rest) =
                    language == "en"
                    ? ("Demonstration cards.", " Yours: swippy add")
                    : ("Демонстраційні картки.", " Ваші: swippy add")
                let room = Int(width) ?? 0
                let expected =
                    room >= (short + rest).count
                    ? short + rest : room >= short.count ? short : short.prefix(room - 1) + "…"
                same(first, expected, "\(line)")
            }
        }
        // A file that is checked is the person's own.
        let checked = try await swippy("check", "own.json", "--format", "cards")
        #expect(checked.end == .exit(0) && !checked.output.contains("Demonstration"))
        for line in [["list"], ["list", "--json"], ["list", "--csv"], ["list", "--format", "svg"]] {
            #expect(try await !swippy.run(line).output.contains("Demonstration"), "\(line)")
        }
    }
}
