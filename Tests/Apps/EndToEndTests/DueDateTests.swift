import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A due with a date")
struct DueDateTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "counts from today in the list, its order and its filters, whatever its text says",
        arguments: [
            (4, "due", "due in 4 days", "термін через 4 дні"),
            (1, "due", "due tomorrow", "термін завтра"),
            (0, "due", "due today", "термін сьогодні"),
            (-1, "overdue", "overdue by 1 day", "прострочено на 1 день"),
        ])
    func counted(days: Int, status: String, english: String, ukrainian: String) async throws {
        let place = TestPlace.noon
        let date = place.today.adding(days)
        func run(_ arguments: String...) async throws -> ProgramRun {
            try await swippy.run(
                arguments + ["--file", "-"], environment: place.variables, input: Data(Self.feed([date]).utf8)
            )
        }
        try await same(run("list").fields.first?[8...10], [status, english, "\(days)"])
        let filtered = try await run("list", "--filter", "overdue")
        same(filtered.lines.count, status == "overdue" ? 1 : 0)
        let spoken = try await run("list", "--lang", "uk", "--format", "screen-reader")
        #expect(spoken.output.contains(", \(ukrainian)."))
        #expect(try await run("list", "--format", "cards").output.contains(english))
        let shown = try await run("show", "7000", "--json").output
        #expect(shown.contains("\"dueDate\" : \"\(date.text)\""))
        #expect(shown.contains("\"days\" : \(days)"))
    }

    @Test("is sorted by its day, and comes last without one, in either direction")
    func sorted() async throws {
        let today = TestPlace.noon.today
        let feed = Self.feed([today.adding(3), nil, today.adding(-9), today.adding(40)])
        let ids = try await swippy.list(feed, "--sort", "due").fields.map { $0[0] }
        same(ids, ["7002", "7000", "7003", "7001"])
        let backwards = try await swippy.list(feed, "--sort", "-due").fields.map { $0[0] }
        same(backwards, ["7003", "7000", "7002", "7001"])
    }

    @Test("is read from its text if the date is invalid, which is reported once")
    func unreadable() async throws {
        let dates = [#""2026-02-30""#, #""soon""#, "5", #""2026-11-26T00:00:00Z""#]
        let feed = Feed.of(
            dates.enumerated().map { index, date in
                let due =
                    #"{"id": "1", "amount": 5, "currency": "INR", "state": "due in \#(9 - index) days", "date": \#(date)}"#
                return Feed.fields("due", due).filter { $0.0 != "id" } + [("id", Feed.text("\(index)"))]
            })
        let report = "“due.date” is not a day such as 2026-11-26, so only the words of “due.state” count"
        for arguments in [
            ["--sort", "due"], ["--all", "--sort", "due"], ["--filter", "due", "--sort", "due"],
        ] {
            let run = try await swippy.run(["list", "--file", "-"] + arguments, input: Data(feed.utf8))
            same(run.end, .exit(0))
            same(run.fields.map { $0[0] }, ["3", "2", "1", "0"])
            same(run.fields.map { $0[10] }, ["6", "7", "8", "9"])
            same(run.errorLines, ["swippy: card 3: \(report), and 3 more"])
        }
    }

    @Test("counts the days of the place where the person is", arguments: [1, 12, 22])
    func timeZones(hour: Int) async throws {
        let place = TestPlace(hour: hour)
        let run = try await swippy.run(
            ["list", "--file", "-"], environment: place.variables,
            input: Data(Self.feed([place.today.adding(5)]).utf8))
        same(run.fields.first?[10], "5", "\(place.variables)")
    }

    @Test("is that of the C library, whose time zones may be rules, or have a colon before their names")
    func rules() async throws {
        try await same(swippy("pay", "6564", "--amount", "5", "--yes").end, .exit(0))
        func history(_ zone: String) async throws -> String {
            try await swippy.run(["history", "--format", "cards"], environment: ["TZ": zone]).output
        }
        let expected = try await history("Etc/GMT-5")
        #expect(try await expected != history("Etc/GMT-6"))
        for zone in [":Etc/GMT-5", "XYZ-5", "<+05>-5"] {
            try await same(history(zone), expected, "\(zone)")
        }
        try await same(history("IST-5:30"), history("Asia/Kolkata"))
        let file = "/usr/share/zoneinfo/Europe/London"
        for zone in [":Europe/London", "posix/Europe/London", file, ":\(file)"] {
            try await same(history(zone), history("Europe/London"), "\(zone)")
        }
    }

    @Test("is that of the statement for the built-in cards, on any day")
    func builtIn() async throws {
        let place = TestPlace.noon
        for (card, days) in [("6564", 6), ("4344", 0), ("1005", 1), ("3318", 45), ("2217", -12)] {
            let run = try await swippy("show", card, environment: place.variables)
            #expect(run.lines.contains("days\t\(days)"))
            #expect(run.lines.contains("statementDueDate\t\(place.today.adding(days).text)"))
        }
    }

    @Test("is what an old file lacks, so that its age is said")
    func oldFile() async throws {
        let place = TestPlace.noon
        let feed = Self.feed([nil]).replacing("awaiting statement", with: "due in 6 days")
        let path = try swippy.workspace.write(Data(feed.utf8), to: "feed.json")
        let attributes: [FileAttributeKey: Any] = [.modificationDate: Date() - 3 * 86_400]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
        let plain = try await swippy("show", "7000", "--file", path, environment: place.variables)
        #expect(plain.lines.contains("state\tdue in 6 days"))
        #expect(plain.errors.hasPrefix("swippy: The file is 3 days old ("))
        let drawn = try await swippy(
            "show", "7000", "--file", path, "--format", "cards", "--lang", "uk", environment: place.variables)
        #expect(drawn.output.contains("Файлу 3 дні ("))
        same(drawn.errors, "")
    }

    private static func feed(_ days: [Day?]) -> String {
        Feed.of(
            days.enumerated().map { index, day in
                let date = day.map { #", "date": "\#($0.text)""# } ?? ""
                let due =
                    #"{"id": "1", "amount": 5, "currency": "INR", "state": "awaiting statement"\#(date)}"#
                return Feed.fields("due", due).filter { $0.0 != "id" } + [
                    ("id", Feed.text("\(7000 + index)"))
                ]
            })
    }
}

extension TestPlace {
    fileprivate var variables: [String: String] { ["TZ": variable] }

    fileprivate var today: Day { Day(of: Date() + Double(timeZone.secondsFromGMT())) }
}

/// A day of the calendar.
private struct Day {
    let text: String
    private let moment: Date

    /// The day of `moment` in Greenwich.
    init(of moment: Date) {
        self.moment = moment
        text = String(moment.formatted(.iso8601).prefix(10))
    }

    func adding(_ days: Int) -> Day { Day(of: moment + Double(days) * 86_400) }
}
