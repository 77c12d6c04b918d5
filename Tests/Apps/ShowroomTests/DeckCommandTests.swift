import CommandLineTestSupport
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import showroom

@MainActor
@Suite("The command that shows a deck")
struct DeckCommandTests {
    private func output(of line: [String]) async throws -> String {
        let recorder = ConsoleRecorder()
        await same(Showroom.program.run(line, console: recorder.console), .success)
        return recorder.output
    }

    @Test("prints every state in every form")
    func states() async throws {
        let plain = try await output(of: [
            "deck", "a.png", "https://b.example/c.jpg", "--plain",
        ])
        #expect(plain.contains("at rest\tCard 1 of 2\ta\tLeft: Pass\tRight: Keep\n"))
        #expect(plain.contains("without images\tThat was the last card\tBring it back with u.\n"))
        let json = try await output(of: [
            "deck", "/x/a.png", "https://b.example/c.jpg", "--json",
        ])
        #expect(json.contains("\"swippy.deck/1\"") && json.contains("\"https://b.example/c.jpg\""))
        let spoken = try await output(of: ["deck", "--format", "screen-reader", "--lang", "uk"])
        #expect(spoken.contains("Картка 1 з 3\nДва квитки в кіно за ціною одного\nЛіворуч: Повз\n"))
        for width in ["20", "40", "90", "200"] {
            let picture = try await output(
                of: ["deck", "--format", "cards", "--width", width, "--color", "never"])
            #expect(picture.split(separator: "\n").allSatisfy { $0.count <= Int(width) ?? 0 })
            #expect(picture.contains("✗") && picture.contains("✓"))
        }
    }

    @Test("draws the moving picture of its page")
    func film() async throws {
        let picture = try await output(of: ["deck", "--format", "svg"])
        let file = PackageFolder.url.appending(path: "Docs/Images/swipe-deck.svg")
        try KeptText(in: file, acceptedBy: "DeckCommandTests").expect(picture)
    }
}
