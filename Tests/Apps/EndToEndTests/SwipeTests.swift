import Foundation
import TestSupport
import Testing

@Suite("swippy swipe")
struct SwipeTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("opens the card, and shows where it came to rest")
    func opens() async throws {
        let run = try await swippy("swipe", "48822394455")
        same(run.end, .exit(0))
        same(run.fields.map(\.first), ["48822394455"])
        same(run.fields.first?[12], "left")
    }

    @Test(
        "opens to the side of the swipe; a card at the centre stays there",
        arguments: ["left", "right", "center"])
    func direction(direction: String) async throws {
        let run = try await swippy("swipe", "6564", direction)
        same(run.fields.first?[12], direction)
    }

    @Test("springs back when the swipe is too short")
    func springsBack() async throws {
        let run = try await swippy("swipe", "48822394455", "right", "--distance", "0.05")
        same(run.end, .exit(0))
        same(run.fields.first?[12], "center")
        same(
            run.errorLines,
            [
                "swippy: The swipe was too short, and the card sprang back. Swipe further: --distance 10% or more."
            ])
    }

    @Test("says that the card sprang back wherever there are words", arguments: ["cards", "screen-reader"])
    func saysSpringBack(format: String) async throws {
        for (language, words) in [("en", "the card sprang back"), ("uk", "картка повернулася на місце")] {
            let line = ["swipe", "6564", "--distance", "5%", "--format", format, "--lang", language]
            let run = try await swippy.run(line + ["--width", "40"])
            #expect(run.end == .exit(0) && run.errors == "")
            let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(text.contains(words))
            #expect(text.contains("--distance 10%"))
        }
    }

    @Test(
        "says how to choose an action that was revealed, and that works",
        arguments: ["cards", "screen-reader"])
    func wayOn(format: String) async throws {
        for language in ["en", "uk"] {
            let run = try await swippy("swipe", "6564", "--format", format, "--lang", language)
            let command = try #require(run.output.firstMatch(of: /swippy swipe .*'/)).output
            let next = try await swippy.shell(String(command))
            #expect(next.end == .exit(0) && next.errors == "")
            same(next.lines.first, "name\t48822394455")
        }
    }

    @Test("says nothing of the sort where nothing was swiped")
    func stays() async throws {
        let run = try await swippy("swipe", "6564", "center", "--format", "screen-reader")
        same(run.errors, "")
        #expect(!run.output.contains("sprang") && !run.output.contains("--action"))
    }

    @Test(
        "performs an action by its code or its name in any language",
        arguments: ["view_details", "view details", "View-Details", "подробиці"])
    func actionNames(name: String) async throws {
        let run = try await swippy("swipe", "6564", "--action", name)
        #expect(run.end == .exit(0) && run.errors == "")
        same(run.lines.first, "name\t48822394455")
    }

    @Test("opens as far as asked", arguments: [("0.4", -0.4), ("40%", -0.4), ("1", -1.0)])
    func openPercentage(text: String, reveal: Double) async throws {
        let run = try await swippy("swipe", "@3", "--open-percentage", text, "--json")
        let document = try JSONDecoder().decode(Document.self, from: run.outputBytes)
        same(document.cards.map(\.reveal), [reveal])
    }

    @Test("performs an action that the swipe revealed, on the screen that the action leads to")
    func action() async throws {
        let run = try await swippy("swipe", "48822394455", "--action", "view_details")
        same(run.end, .exit(0))
        same(run.lines.first, "name\t48822394455")
    }

    @Test("refuses an action that the card does not offer, and lists those it does")
    func foreignAction() async throws {
        let run = try await swippy("swipe", "6564", "--action", "freeze")
        same(run.end, .exit(64))
        same(run.output, "")
        same(
            run.errorLines,
            [
                "swippy: This card does not offer “freeze”.",
                "It offers: view details, pay now, last statement.",
            ])
    }

    @Test("refuses an action behind a card that stayed closed")
    func hiddenAction() async throws {
        let run = try await swippy("swipe", "6564", "--distance", "0.05", "--action", "pay_now")
        same(run.end, .exit(64))
        same(
            run.errorLines,
            [
                "swippy: The card stayed closed, so “pay now” was not revealed.", "Swipe further.",
            ])
    }

    @Test("refuses to pay where nothing is due")
    func nothingDue() async throws {
        let run = try await swippy("swipe", "48822393341", "--action", "pay_now")
        same(run.end, .exit(79))
        same(run.errorLines.first, "swippy: “pay now” is unavailable: nothing is due.")
    }

    private struct Document: Decodable {
        struct Card: Decodable { let reveal: Double }
        let cards: [Card]
    }
}
