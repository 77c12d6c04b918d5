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

    @Test("draws every state, in any width")
    func states() async throws {
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
