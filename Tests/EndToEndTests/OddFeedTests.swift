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

    private static func card(id: String) -> String {
        #"{"id":\#(id),"title":"A","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA","type":"VISA","#
            + #""bank_name":"SBI","actions":["gift_card"]}"#
    }
}
