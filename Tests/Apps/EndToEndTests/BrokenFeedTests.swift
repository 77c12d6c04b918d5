import Foundation
import TestSupport
import Testing

@Suite("A broken feed")
struct BrokenFeedTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    private static let shape =
        "A card feed is an object with a list named “card”: put the cards in that list."

    @Test(
        "that is not a card feed is refused: where, what, what to do, and exit code 65",
        arguments: [
            ("", "1:1: there is no JSON", "Pass a feed in JSON."),
            (" \n\n ", "3:2: there is no JSON", "Pass a feed in JSON."),
            ("hello", "1:1: unexpected “h”", Self.shape),
            ("\0", "1:1: unexpected “U+0000”", Self.shape),
            (
                "{\"card\": [\n  {\"id\": \"1", "2:12: the JSON ends too early.",
                "Close what is open, or fetch the feed again, whole."
            ),
            (
                "{\"card\": [\n{\"id\": \"1\"},\n]}", "2:12: a comma before a closing bracket",
                "Remove that comma."
            ),
            (
                "[1]", " card[0]: expected object, found number",
                Self.shape
            ),
            (
                "1e400", " expected object, found",
                Self.shape
            ),
            (
                "{\"stat\": \"ok\"}", " card: expected list, found nothing",
                Self.shape
            ),
            (
                "{\"card\": {}}", " card: expected list, found object",
                Self.shape
            ),
            ("{\"card\": []} {}", "1:14: unexpected “{”", "A comma or a colon may be missing before it."),
            (
                Feed.due("NaN"), "1:",
                "Put names and texts in straight double quotes: \"like this\"."
            ),
            (
                "{\"\\ud800\": 1, \"card\": []}", " expected object, found broken Unicode",
                Self.shape
            ),
        ])
    func refused(feed: String, what: String, advice: String) async throws {
        let run = try await swippy.list(feed)
        same(run.end, .exit(65))
        same(run.output, "")
        same(run.errorLines.count, 2)
        #expect(run.errorLines.first?.hasPrefix("swippy: Standard input:" + what) == true, "\(run.errors)")
        same(run.errorLines.last, advice)
    }

    @Test("in bytes that are not UTF-8 is refused at the first invalid byte")
    func invalidUTF8() async throws {
        let run = try await swippy(
            "list", "--file", "-", input: Data("{\"card\":\n[\"".utf8) + [0xFF] + Data("\"]}".utf8))
        same(run.end, .exit(65))
        same(
            run.errorLines,
            [
                "swippy: Standard input:2:3: bytes that are not UTF-8.", "Save the feed as UTF-8.",
            ])
    }

    @Test(
        "loses only the cards that can’t be read, and names each",
        arguments: [
            ("number", nil, "card[0].number: expected text, found nothing"),
            ("number", "null", "card[0].number: expected text, found null"),
            ("number", "4221", "card[0].number: expected text, found number"),
            ("id", "\"\"", "card[0].id: expected text, found empty text"),
            ("title", "[\"A\"]", "card[0].title: expected text, found list"),
            ("title", "\"\\ud800\"", "card[0].title: expected text, found broken Unicode"),
            ("due", "true", "card[0].due: expected object, found true or false"),
            ("actions", "[\"pay_now\", 1]", "card[0].actions[1]: expected text, found number"),
            ("actions", "[{}, true]", "card[0].actions[0]: expected text, found object"),
        ] as [(String, String?, String)])
    func skipped(field: String, json: String?, fault: String) async throws {
        let run = try await swippy.list(Feed.with(field, json, andAnother: "7002"))
        same(run.end, .exit(0))
        same(run.errorLines.count, 1)
        #expect(run.errorLines[0].hasPrefix("swippy: skipped Standard input:"))
        #expect(run.errorLines[0].hasSuffix(fault))
        same(run.fields.map(\.first), ["7002"])
    }

    @Test(
        "with an amount that is not an exact number loses that card",
        arguments: [
            ("\"242,33\"", "text"), ("1e400", "a number too large to be exact"), ("null", "null"),
            ("1234567890123456789012345678901234567890", "a number too large to be exact"),
        ])
    func amounts(json: String, found: String) async throws {
        let run = try await swippy.list(Feed.due(json))
        same(run.end, .exit(65))
        same(run.errorLines.first, "swippy: No card of this feed could be read.")
        #expect(run.errorLines[1].hasSuffix("card[0].due.amount: expected number, found \(found)"))
    }

    @Test("keeps every digit of an amount", arguments: ["12345678901234567890", "0.10", "-5", "1e2"])
    func digits(json: String) async throws {
        let run = try await swippy.list(Feed.due(json))
        let amount = try #require(Decimal(string: json))
        let fields = try #require(run.fields.first)
        // What is billed, and what of it is left to pay: nothing where the bank owes the person.
        same(Decimal(string: fields[13]), amount)
        same(Decimal(string: fields[6]), max(amount, 0))
        same(run.errors, "")
    }

    @Test("that refuses to serve says so in its own words")
    func refusal() async throws {
        let run = try await swippy.list("{\"stat\": \"fail\", \"message\": \"Down until noon\"}")
        same(run.end, .exit(69))
        same(run.errorLines, ["swippy: The feed refused: Down until noon.", "Try again later."])
    }

    @Test(
        "is refused by every command that reads cards",
        arguments: [["list"], ["swipe", "@1"], ["show", "@1"]])
    func everyCommand(line: [String]) async throws {
        let run = try await swippy.run(line + ["--file", "-"], input: Data("{".utf8))
        same(run.end, .exit(65))
        same(run.errorLines.first, "swippy: Standard input:1:2: the JSON ends too early.")
    }
}
