import Foundation
import TestSupport
import Testing

@Suite("swippy due")
struct DueTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("lists what is due, overdue first, and no longer what was paid")
    func list() async throws {
        let run = try await swippy("due")
        #expect(run.end == .exit(0) && run.errors == "")
        same(run.fields.map { $0[8] }, ["overdue", "overdue"] + Array(repeating: "due", count: 8))
        let days = run.fields.compactMap { Int($0[10]) }
        #expect(days == days.sorted() && days.count == 9)
        #expect(run.fields.allSatisfy { $0.count == 15 })
        try await same(swippy("pay", "6564", "--yes").end, .exit(0))
        let names = try await swippy("due").fields.map { $0[0] }
        same(names, run.fields.map { $0[0] }.filter { $0 != "48822394455" })
    }

    @Test("can be drawn, heard and read by programs in both languages", arguments: ["en", "uk"])
    func languages(language: String) async throws {
        func run(_ format: String) async throws -> String {
            let run = try await swippy("due", "--within", "3d", "--lang", language, "--format", format)
            same(run.end, .exit(0))
            return run.output
        }
        let words = language == "en" ? "overdue by 2 days" : "прострочено на 2 дні"
        #expect(try await run("screen-reader").contains(words))
        #expect(try await run("cards").contains(language == "en" ? "2 days late" : "2 дні тому"))
        // A date in Ukrainian ends in the full stop of an abbreviation.
        #expect(!(try await run("screen-reader")).contains(".."))
        #expect(try await run("svg").hasPrefix("<svg"))
        let title = language == "en" ? "Due within 3 days" : "До сплати за 3 дні"
        #expect(try await run("cards").contains(title))
        #expect(try await run("csv").hasPrefix("name,title,number,"))
        #expect(try await run("json").contains("\"schema\" : \"swippy.due/3\""))
        let pay = language == "en" ? "\r\nSUMMARY:Pay YES" : "\r\nSUMMARY:Сплатити YES"
        #expect(try await run("ics").contains(pay))
    }

    @Test(
        "tells with --exit-code what there is, and fails as usual otherwise",
        arguments: [
            ("fully_paid", [], 0), ("due in 6 days", [], 1), ("due in 6 days", ["--within", "5d"], 0),
            ("overdue", ["--within", "0d"], 2), ("awaiting statement", ["--within", "1w"], 1),
            ("awaiting statement", [], 1),
        ] as [(String, [String], Int32)])
    func exitCode(state: String, options: [String], code: Int32) async throws {
        let due = #"{"id": "1", "amount": 5, "currency": "INR", "state": "\#(state)"}"#
        let feed = Data(Feed.with("due", due).utf8)
        let run = try await swippy.run(["due", "--exit-code", "--file", "-"] + options, input: feed)
        same(run.end, .exit(code))
        // A card that is left out is told of where the output has no place for it, and may be due.
        let isLeftOut = state == "awaiting statement" && !options.isEmpty
        same(run.lines.count, code == 0 || isLeftOut ? 0 : 1)
        same(run.errorLines.count, isLeftOut ? 1 : 0)
        same(run.errors.contains("left out"), isLeftOut)
        let drawn = try await swippy.run(
            ["due", "--format", "cards", "--file", "-"] + options, input: feed)
        same(drawn.output.contains("left out"), isLeftOut)
        let silent = try await swippy.run(["due", "--file", "-"] + options, input: feed)
        same(silent.end, .exit(0))
    }

    @Test("doesn’t promise with --exit-code that nothing is due where a card can’t be read")
    func unreadable() async throws {
        let feed = Data(Feed.with("due", #"{"id": "1", "amount": "?", "currency": "INR"}"#).utf8)
        let run = try await swippy.run(["due", "--exit-code", "--file", "-"], input: feed)
        #expect(run.end == .exit(1) && run.output == "")
        #expect(run.errors.contains("card[0].due"))
    }

    @Test("tells what is odd about a due that it lists all the same, as paying it does")
    func odd() async throws {
        let due = #"{"id": "1", "amount": 5, "currency": "INR", "state": "due today", "date": "soon"}"#
        let feed = Data(Feed.with("due", due).utf8)
        for command in [["due"], ["pay", "--all-due", "--dry-run"]] {
            let run = try await swippy.run(command + ["--file", "-"], input: feed)
            same(run.end, .exit(0))
            same(run.errorLines.count { $0.contains("due.date") }, 1, "\(command) \(run.errors)")
        }
    }

    @Test("writes a calendar in which a hostile title does no harm")
    func calendar() async throws {
        let due = #"{"id": "1", "amount": 5, "currency": "INR", "state": "x", "date": "2030-02-28"}"#
        let title = "A, B; C\\D\r\nEND:VEVENT " + String(repeating: "ї", count: 60)
        let card =
            Feed.fields("due", due).filter { $0.0 != "title" } + [("title", Feed.text(title))]
        let run = try await swippy.run(
            ["due", "--ics", "--file", "-"], input: Data(Feed.of([card]).utf8))
        #expect(run.end == .exit(0) && run.errors == "")
        let lines = run.output.components(separatedBy: "\r\n")
        #expect(lines.last == "" && lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
        same(lines.count { $0 == "END:VEVENT" }, 1)
        #expect(lines.contains("DTSTART;VALUE=DATE:20300228"))
        #expect(lines.contains("UID:due-7001-1@paymentcards"))
        #expect(run.output.replacing("\r\n ", with: "").contains("SUMMARY:Pay A\\, B\\; C\\\\D"))
    }
}
