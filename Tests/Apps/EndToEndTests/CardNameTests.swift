import TestSupport
import Testing

@Suite("The name of a card")
struct CardNameTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("works for every built-in card as the list prints it, whatever is done with the card")
    func printed() async throws {
        let cards = try await swippy("list").fields
        same(Set(cards.map(\.[0])).count, 14)
        for card in cards {
            for command in ["swipe", "show"] {
                let run = try await swippy(command, card[0])
                #expect(run.end == .exit(0) && run.output.contains(card[1]), "\(command) \(card[0])")
            }
        }
    }

    @Test(
        "is never guessed, however strange",
        arguments: [
            "@0", "@-1", "@15", "@99999999999999999999", "@", "@2 ", "48822402258#3", "48822402258#", "#2",
            " ",
            "6565 ", "*", "\u{1B}[31m", "\u{202E}4656",
        ])
    func strange(name: String) async throws {
        let run = try await swippy("swipe", name)
        same(run.end, .exit(66))
        same(run.output, "")
        #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
}
