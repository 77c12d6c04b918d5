import Foundation
import TestSupport
import Testing

@Suite("swippy statement")
struct StatementTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("shows one transaction per line: date, amount, currency, category, id and text")
    func plain() async throws {
        let run = try await swippy("statement", "6564", "--file", Swippy.mockData)
        same(run.end, .exit(0))
        same(run.errors, "")
        same(run.lines.count, 25)
        #expect(run.fields.allSatisfy { $0.count == 6 })
        same(run.lines.first, "2026-10-13\t842.5\tINR\tgroceries\t4455-01\tBIGBASKET BENGALURU")
        let sum = run.fields.compactMap { Decimal(string: $0[1]) }.reduce(0, +)
        try same(#require(Decimal(string: "5120.10")) + sum, Decimal(string: "7853.33"))
    }

    @Test("draws the balances, the charts and the transactions, in every width")
    func cards() async throws {
        for width in ["40", "80", "120"] {
            let run = try await swippy(
                "statement", "6564", "--format", "cards", "--width", width, "--file", Swippy.mockData)
            same(run.end, .exit(0))
            for text in ["13 Oct – 12 Nov 2026", "₹7,853.33", "Spent by category", "-₹5,120.10", "▃", "█"] {
                #expect(run.output.contains(text), "\(text) at \(width)")
            }
        }
    }

    @Test("speaks Ukrainian, but for the feed’s own words")
    func ukrainian() async throws {
        let run = try await swippy(
            "statement", "6678", "--lang", "uk", "--format", "screen-reader", "--file", Swippy.mockData)
        #expect(
            run.output.hasPrefix(
                "Остання виписка, з 16 жовтня до 15 листопада 2026 року\n楽天プレミアムカード"))
        #expect(run.output.contains("1 листопада 2026 року, 無印良品 銀座, Покупки, витрачено 15920 японських єн."))
        #expect(!run.output.contains(".."))
    }

    @Test("holds every total in JSON, to the last digit")
    func json() async throws {
        let run = try await swippy("statement", "6564", "--json")
        let statement = try statement(in: run)
        #expect(statement["balanced"] as? Bool == true)
        #expect(run.output.contains("\"closing\" : 7853.33"))
        same((statement["days"] as? [Any])?.count, 31)
        same((statement["transactions"] as? [Any])?.count, 25)
    }

    @Test("is a table for spreadsheets, in which no text is a formula")
    func csv() async throws {
        let feed = Self.feed(
            #"{ "id": "-1", "date": "2026-10-14", "text": "=HYPERLINK(\"x\")", "category": "@x", "amount": 5 }"#
        )
        let run = try await swippy.run(["statement", "7001", "--csv", "--file", "-"], input: Data(feed.utf8))
        same(run.end, .exit(0))
        same(
            run.output,
            "date,amount,currency,category,id,text\r\n2026-10-14,5,INR,'@x,'-1,\"'=HYPERLINK(\"\"x\"\")\"\r\n"
        )
        #expect(try await swippy("list", "--csv").output.hasPrefix("name,title,number,"))
        try await same(swippy("show", "@1", "--format", "csv").end, .exit(64))
        try await same(swippy("show", "@1", "--csv").end, .exit(64))
        try await same(swippy("statement", "@1", "--csv", "--json").end, .exit(64))
    }

    @Test("puts out the same statement in every form", arguments: Feed.formats + ["csv"])
    func formats(format: String) async throws {
        let run = try await swippy("statement", "6564", "--format", format)
        same(run.end, .exit(0))
        same(run.errors, "")
        #expect(run.output.contains("BIGBASKET BENGALURU"))
    }

    @Test("says that there is none yet, and all is well")
    func none() async throws {
        let plain = try await swippy("statement", "0450")
        same(plain.end, .exit(0))
        same(plain.output, "")
        same(plain.errorLines, ["swippy: No statement yet"])
        let json = try await swippy("statement", "0450", "--json")
        #expect(json.output.contains("\"card\" : {") && !json.output.contains("\"statement\" :"))
        same(json.errors, "")
        let drawn = try await swippy("statement", "0450", "--format", "cards", "--lang", "uk")
        #expect(drawn.output.contains("Виписки ще немає"))
        same(drawn.end, .exit(0))
        let old = try await swippy.run(
            ["statement", "7001", "--file", "-"],
            input: Data(Feed.with("actions", #"["view_last_statement"]"#).utf8))
        same(old.end, .exit(0))
        same(old.errorLines, ["swippy: No statement yet"])
    }

    @Test("is refused by a card that does not offer it, and by a name that fits none")
    func refused() async throws {
        let run = try await swippy("statement", "2093")
        same(run.end, .exit(64))
        same(
            run.errorLines,
            [
                "swippy: This card does not offer “last statement”.",
                "It offers: view details, pay now.",
            ])
        same(run.output, "")
        try await same(swippy("statement", "nobody").end, .exit(66))
        try await same(swippy("statement").end, .exit(64))
    }

    @Test("shows what does not add up, with the difference")
    func unbalanced() async throws {
        let feed = Self.feed(
            #"{ "id": "1", "date": "2026-10-14", "text": "SHOP", "category": "dining", "amount": 7 }"#)
        let warning =
            "This statement does not add up: its closing balance is ₹2.00 less than the rest comes to."
        let plain = try await swippy.run(["statement", "7001", "--file", "-"], input: Data(feed.utf8))
        same(plain.end, .exit(0))
        same(plain.lines.count, 1)
        same(plain.errorLines, ["swippy: " + warning])
        let json = try await swippy.run(
            ["statement", "7001", "--json", "--file", "-"], input: Data(feed.utf8))
        #expect(try statement(in: json)["difference"] as? Int == -2)
        let spoken = try await swippy.run(
            ["statement", "7001", "--format", "screen-reader", "--file", "-"], input: Data(feed.utf8))
        #expect(spoken.lines.contains(warning.replacing("₹2.00", with: "2 Indian rupees")))
    }

    @Test("names a field that can’t be read, which no list of the cards stumbles over")
    func unreadable() async throws {
        let swippy = try Swippy()
        let feed = Self.feed(
            #"{ "id": "1", "date": "2026-10-14", "text": "SHOP", "category": "dining", "amount": "7" }"#)
        let run = try await swippy.run(["statement", "7001", "--file", "-"], input: Data(feed.utf8))
        same(run.end, .exit(65))
        same(run.output, "")
        same(
            run.errorLines,
            [
                "swippy: Standard input: statement[0].transaction[0].amount: expected number, found text.",
                "Fix the statement there; the cards can still be listed.",
            ])
        let list = try await swippy.list(feed)
        same(list.end, .exit(0))
        same(list.errors, "")
    }

    @Test("fails as the service does")
    func failure() async throws {
        let run = try await swippy("statement", "6564", "--mock-fail", "timeout", "--json")
        same(run.end, .exit(69))
        same(run.output, "")
    }

    /// A feed of one card, which has a statement from 100 to 105 with one transaction.
    private static func feed(_ transaction: String) -> String {
        let card = Feed.with("actions", #"["view_last_statement"]"#)
        return card.dropLast() + """
            , "statement": [{ "card_id": "7001", "period": { "from": "2026-10-13", "to": "2026-11-12" },
              "opening": 100, "closing": 105, "minimum_due": 5, "currency": "INR", "due_date": "2026-11-26",
              "transaction": [\(transaction)] }] }
            """
    }

    private func statement(in run: ProgramRun) throws -> [String: Any] {
        let document = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
        #expect(document?["schema"] as? String == "swippy.statement/3")
        return try #require(document?["statement"] as? [String: Any])
    }
}
