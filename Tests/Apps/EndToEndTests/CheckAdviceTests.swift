import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("What swippy check says of typical mistakes")
struct CheckAdviceTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    private func card(_ id: Int, due: String = "") -> String {
        #"{ "id": "\#(id)", "title": "CARD \#(id)", "number": "\#(1000 + id)", "card_holder_name": "ME", "#
            + #""type": "Visa", "bank_name": "HDFC Bank"\#(due) }"#
    }

    /// The fields of the findings in a feed of two cards, of which `change` changes the second.
    private func findings(_ change: (String) -> String) async throws -> (fields: [[String]], errors: String) {
        let text = "{ \"card\": [\n\(card(1)),\n\(change(card(2)))\n] }"
        let run = try await swippy("check", try swippy.workspace.write(text, to: "own.json"))
        return (run.fields, run.errors)
    }

    @Test(
        "What isn’t JSON is told with what to do about it, and that nothing after it is checked yet",
        arguments: [
            (#""CARD 2""#, "\"CARD 2\n", "a line break or another", "Close the text with \""),
            (#""CARD 2""#, "'CARD 2'", "unexpected “'”", "straight double quotes"),
            (#""CARD 2""#, "“CARD 2”", "unexpected ““”", "straight double quotes"),
            (#""title":"#, "title:", "unexpected “t”", "straight double quotes"),
            (#""CARD 2","#, #""CARD 2""#, #"unexpected “"”"#, "A comma or a colon"),
            (#""CARD 2""#, #"// mine"#, "unexpected “/”", "no comments"),
            (#""HDFC Bank""#, #""HDFC Bank","#, "a comma before a closing bracket", "Remove that comma."),
            (#""CARD 2""#, #""C:\CARD""#, "an invalid \\ escape", "Write a backslash as \\\\."),
            (#""CARD 2""#, "₹242.33", "unexpected “₹”", "straight double quotes"),
            (#""CARD 2""#, "", "unexpected “,”", "Fix the feed there."),
        ])
    func syntax(from: String, to: String, problem: String, advice: String) async throws {
        let (fields, errors) = try await findings { $0.replacing(from, with: to) }
        #expect(fields.count == 1 && fields[0][2] == "3", "\(fields)")
        #expect(fields[0][5].hasPrefix(problem), "\(fields)")
        #expect(fields[0][6].contains(advice), "\(fields)")
        #expect(errors.contains("is not checked yet") && errors.contains("swippy help init"), "\(errors)")
    }

    @Test(
        "A day that isn’t one is told once, whatever it is",
        arguments: [#""31.02""#, #""2026-02-31""#, #""""#, "5"])
    func days(date: String) async throws {
        let (fields, _) = try await findings { _ in
            card(2, due: #", "due": { "amount": "₹5", "date": \#(date) }"#)
        }
        #expect(fields.count == 1 && fields[0][0] == "warning", "\(fields)")
        #expect(fields[0][6].contains("year, month and day") && fields[0][6].contains("can’t be paid"))
    }

    @Test(
        "A text that is no amount is told with the reason, and with what is accepted",
        arguments: [
            ("1,5000", "“1,5000” can mean 1.5000 or 15000."),
            ("1,234.50", "There is no currency in the text."), ("1,50", "There is no currency in the text."),
            ("4111,1111,1111,1111", "can mean two things"), ("some", "“s” does not belong in an amount."),
        ])
    func amounts(text: String, reason: String) async throws {
        let (fields, _) = try await findings { _ in
            card(2, due: #", "due": { "amount": "\#(text)", "date": "2030-01-01" }"#)
        }
        #expect(fields.count == 1 && fields[0][5].hasPrefix("“due.amount” can’t be read. "), "\(fields)")
        #expect(fields[0][5].contains(reason), "\(fields)")
        #expect(fields[0][6].contains(#"a text with its currency, such as "₹242.33""#), "\(fields)")
    }

    @Test("A card with the id of another is told, with the name that commands give it")
    func repeated() async throws {
        let (fields, _) = try await findings { $0.replacing(#""id": "2""#, with: #""id": "1""#) }
        #expect(fields.count == 1 && fields[0][0] == "warning" && fields[0][4] == "CARD 2", "\(fields)")
        #expect(fields[0][2...3] == ["3", "9"] && fields[0][5].contains("“1#2”"), "\(fields)")
    }

    @Test("Keys that are spelled otherwise altogether are named beside what is missing")
    func keys() async throws {
        let (fields, _) = try await findings { $0.replacing(#""type""#, with: #""network""#) }
        #expect(fields.count == 1 && fields[0][5] == "“type” is missing" && fields[0][7] == "network")
    }

    @Test("A card alone, cards in another list, a table and a spreadsheet are told as such")
    func shapes() async throws {
        let shape = "A card feed is an object with a list named “card”: put the cards in that list."
        for (text, message, advice) in [
            (card(1), "card: expected list, found nothing", shape),
            ("{ \"cards\": [\(card(1))] }", "card: expected list, found nothing", shape),
            ("card:\n  - id: 1\n", "1:1: unexpected “c”", shape),
            ("id,title\n1,GOLD\n", "is a table such as CSV", "such as swippy init writes."),
            ("PK\u{3}\u{4}\u{14}", "ZIP archive", "Unpack it first."),
        ] {
            let run = try await swippy("check", try swippy.workspace.write(text, to: "own.json"))
            same(run.end, .exit(65))
            #expect(run.errorLines.first?.contains(message) == true, "\(run.errors)")
            #expect(run.errorLines.last?.hasSuffix(advice) == true, "\(run.errors)")
        }
    }
}
