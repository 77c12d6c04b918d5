import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("An odd feed")
struct OddFeedTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("with an action that is not known shows it with the card")
    func unknownAction() async throws {
        let feed = Data(#"{"card":[\#(Self.card(id: #""1""#))]}"#.utf8)
        let shown = [
            "plain": "unknownActions\tgift_card\n", "json": #""gift_card""#,
            "screen-reader": "Unknown actions: gift_card.\n", "cards": "Unknown actions",
        ]
        for (format, text) in shown {
            let run = try await swippy("show", "1", "--file", "-", "--format", format, input: feed)
            same(run.end, .exit(0))
            #expect(run.output.contains(text), "\(format): \(run.output)")
            same(run.errors, "")
        }
    }

    @Test("with amounts as text reads them exactly, sorts by them, and reports them once")
    func textAmounts() async throws {
        let cards = [(1, #""12.50""#), (2, "3"), (3, #""100""#), (4, #""1,000""#)].map { id, amount in
            Self.card(
                id: "\"\(id)\"",
                more: #","due":{"id":"d","amount":\#(amount),"currency":"INR","state":"soon"}"#, actions: "")
        }
        let run = try await swippy.list(
            "{\"card\":[\(cards.joined(separator: ","))]}", "--sort", "amount", "--format", "plain")
        same(run.end, .exit(0))
        let feed = "{\"card\":[\(cards.joined(separator: ","))]}"
        let column =
            feed.distance(
                from: feed.startIndex, to: try #require(feed.range(of: #""1,000""#)).lowerBound) + 1
        let fields = run.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        same(fields.map { $0[0] }, ["2", "1", "3"])
        same(
            run.errorLines,
            [
                "swippy: skipped Standard input:1:\(column): “A”, card[3].due.amount: expected number, found text",
                "swippy: card 1: “due.amount” is text, which was read as a number, and 1 more",
            ])
    }

    @Test(
        "with numbers as ids reads them as their digits, as the same id that a text has, in a short feed and a long one"
    )
    func numericIDs() async throws {
        let fillers = (0..<9000).map { Self.card(id: "\"f\($0)\"", actions: "") }
        for filler in [[], fillers] {
            let cards =
                ["2", "2.0"].map { Self.card(id: $0, actions: "") } + filler
                + [#""2""#, "3"].map { Self.card(id: $0, actions: "") }
            let feed = Data("{\"card\":[\(cards.joined(separator: ","))]}".utf8)
            same(feed.count > 1 << 20, !filler.isEmpty)
            for name in ["2#1", "2#2", "3"] {
                let run = try await swippy("show", name, "--file", "-", "--format", "plain", input: feed)
                same(run.end, .exit(0))
                #expect(run.output.hasPrefix("name\t\(name)\nid\t\(name.prefix(1))\n"), "\(run.output)")
                let report = "swippy: card \(name): “id” is a number, which was read as text"
                same(run.errorLines.contains(report), name != "2#2", "\(run.errors)")
            }
            let run = try await swippy("list", "--file", "-", "--search", "ASHA", input: feed)
            #expect(run.errorLines.first?.hasSuffix("“A”, card[1].id: expected text, found number") == true)
        }
    }

    @Test(
        "without an envelope around its cards is read as any other, in a short feed and a long one",
        .serialized, arguments: [0, 9000])
    func bareList(fillers: Int) async throws {
        let fillers = (0..<fillers).map { Self.card(id: "\"f\($0)\"", actions: "") }
        let cards =
            (["7"] + fillers + [#""a""#, #""b""#, #""a""#].map { Self.card(id: $0, actions: "") })
            .joined(separator: ",\n")
        let list = Data("[\(cards)]".utf8)
        same(list.count > 1 << 20, !fillers.isEmpty)
        let path = try swippy.workspace.write(list, to: "list.json")
        let envelope = try swippy.workspace.write(Data("{\"card\":[\(cards)]}".utf8), to: "feed.json")
        let report = "the card is in a bare list; put “{ \"card\": … }” around the list"
        let inBoth = [
            ["list", "--page", "2", "--per-page", "2"], ["show", "a#2"], ["show", "a"],
            ["list", "--search", "ASHA", "--per-page", "3"], ["pay", "b", "--dry-run"],
        ]
        let inTheShortOne = [
            ["list"], ["list", "--all"], ["show", "b"], ["list", "--sort", "-title", "--page", "1"],
            ["show", "c"],
        ]
        for arguments in inBoth + (fillers.isEmpty ? inTheShortOne : []) {
            let run = try await swippy.run(arguments + ["--file", path])
            let expected = try await swippy.run(arguments + ["--file", envelope])
            same(run.end, expected.end, "\(arguments)")
            same(run.output, expected.output, "\(arguments)")
            // The number is in another file, and `{"card":` isn't before it.
            let expectedLines = expected.errorLines.map {
                $0.replacing("\(envelope):1:10:", with: "\(path):1:2:")
            }
            same(run.errorLines.filter { !$0.contains(report) }, expectedLines, "\(arguments)")
            let isListed = arguments[0] == "list" || run.end == .exit(0)
            same(run.errorLines.count { $0.contains(report) }, isListed ? 1 : 0, "\(arguments)")
            let piped = try await swippy.run(arguments + ["--file", "-"], input: list)
            same(piped.output, run.output, "\(arguments)")
            same(piped.errors, run.errors.replacing("\(path):", with: "Standard input:"), "\(arguments)")
        }
    }

    @Test("that is a list of something else is refused, and the message says of what")
    func otherList() async throws {
        for (text, fault) in [
            ("[1, 2]", "card[0]: expected object, found number"),
            (#"[{"login": "x"}]"#, "card[0].id: expected text, found nothing"),
        ] {
            let run = try await swippy.list(text)
            same(run.end, .exit(65))
            same(
                run.errorLines,
                [
                    "swippy: Standard input: \(fault).",
                    "A card feed is an object with a list named “card”: put the cards in that list.",
                ])
        }
    }

    private static func card(id: String, more: String = "", actions: String = #""gift_card""#) -> String {
        #"{"id":\#(id),"title":"A","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA","type":"VISA","#
            + #""bank_name":"SBI","actions":[\#(actions)]\#(more)}"#
    }
}
