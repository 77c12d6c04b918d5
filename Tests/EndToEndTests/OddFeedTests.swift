import Foundation
import Testing

@Suite("An odd feed")
struct OddFeedTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("with an action that is not known shows it with the card, and reports it")
    func unknownAction() async throws {
        let feed = Data(#"{"card":[\#(Self.card(id: #""1""#))]}"#.utf8)
        let shown = [
            "plain": "unknownAction\tgift_card\n", "json": #""gift_card""#,
            "screen-reader": "Unknown actions: gift_card\n", "cards": "Unknown actions",
        ]
        for (format, text) in shown {
            let run = try await swippy("show", "1", "--file", "-", "--format", format, input: feed)
            #expect(run.end == .exit(0))
            #expect(run.output.contains(text), "\(format): \(run.output)")
            #expect(
                run.errorLines == ["swippy: card 1: the action “gift_card” is unknown and is not offered"])
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
        #expect(run.end == .exit(0))
        let fields = run.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(fields.map { $0[0] } == ["2", "1", "3"])
        #expect(
            run.errorLines == [
                "swippy: skipped card[3].due.amount: expected number, found text",
                "swippy: card 1: “due.amount” is text, which was read as a number, and 1 more",
            ])
    }

    private static func card(id: String, more: String = "", actions: String = #""gift_card""#) -> String {
        #"{"id":\#(id),"title":"A","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA","type":"VISA","#
            + #""bank_name":"SBI","actions":[\#(actions)]\#(more)}"#
    }
}
