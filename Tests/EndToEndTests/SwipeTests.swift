import Foundation
import Testing

@Suite("swippy swipe")
struct SwipeTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("opens the card, and shows where it came to rest")
    func opens() async throws {
        let run = try await swippy("swipe", "48822394455")
        #expect(run.end == .exit(0))
        #expect(run.fields.map(\.first) == ["48822394455"])
        #expect(run.fields.first?.last == "left")
    }

    @Test(
        "opens to the side of the swipe; a card at the centre stays there",
        arguments: ["left", "right", "center"])
    func direction(direction: String) async throws {
        let run = try await swippy("swipe", "6564", direction)
        #expect(run.fields.first?.last == direction)
    }

    @Test("springs back when the swipe is too short")
    func springsBack() async throws {
        let run = try await swippy("swipe", "48822394455", "right", "--distance", "0.05")
        #expect(run.end == .exit(0))
        #expect(run.fields.first?.last == "center")
    }

    @Test("opens as far as asked", arguments: [("0.4", -0.4), ("40%", -0.4), ("1", -1.0)])
    func openPercentage(text: String, reveal: Double) async throws {
        let run = try await swippy("swipe", "@3", "--open-percentage", text, "--json")
        let document = try JSONDecoder().decode(Document.self, from: run.outputBytes)
        #expect(document.cards.map(\.reveal) == [reveal])
    }

    @Test("performs an action that the swipe revealed, on the screen that the action leads to")
    func action() async throws {
        let run = try await swippy("swipe", "48822394455", "--action", "view_details")
        #expect(run.end == .exit(0))
        #expect(run.lines.first == "name\t48822394455")
    }

    @Test("refuses an action that the card does not offer, and lists those it does")
    func foreignAction() async throws {
        let run = try await swippy("swipe", "6564", "--action", "freeze")
        #expect(run.end == .exit(64))
        #expect(run.output == "")
        #expect(
            run.errorLines == [
                "swippy: This card does not offer “freeze”.",
                "It offers: view_details, pay_now, view_last_statement.",
            ])
    }

    @Test("refuses an action behind a card that stayed closed")
    func hiddenAction() async throws {
        let run = try await swippy("swipe", "6564", "--distance", "0.05", "--action", "pay_now")
        #expect(run.end == .exit(64))
        #expect(
            run.errorLines == [
                "swippy: The card stayed closed, so “pay_now” was not revealed.", "Swipe further.",
            ])
    }

    @Test("refuses to pay where nothing is due")
    func nothingDue() async throws {
        let run = try await swippy("swipe", "48822393341#1", "--action", "pay_now")
        #expect(run.end == .exit(77))
        #expect(run.errorLines.first == "swippy: “pay_now” is unavailable: nothing is due.")
    }

    private struct Document: Decodable {
        struct Card: Decodable { let reveal: Double }
        let cards: [Card]
    }
}
