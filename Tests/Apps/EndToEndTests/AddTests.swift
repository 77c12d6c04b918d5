import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy add")
struct AddTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("prints the card in every form", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await swippy(
            "add", "--title", "GOLD", "--number", "4821", "--bank", "hdfc", "--format", format)
        same(run.end, .exit(0))
        #expect(run.output.contains("GOLD") && run.output.contains("4821"))
        same(run.errors, "")
    }

    @Test(
        "says which word holds what it should not",
        arguments: [
            (["--title", String(repeating: "A", count: 41), "--number", "4821"], "--title"),
            (["--title", "GOLD", "--number", "48x1"], "--number"),
            (["--title", "GOLD", "--number", "482"], "--number"),
            (["--title", "GOLD", "--number", "4821", "--currency", "rupees"], "--currency"),
            (["--title", "GOLD", "--number", "4821", "--note", "4111 1111 1111 1111"], "--note"),
        ])
    func wrongWords(words: [String], name: String) async throws {
        let run = try await swippy.run(["add"] + words)
        same(run.end, .exit(64))
        #expect(run.errorLines.first?.hasPrefix("swippy: \(name): ") == true)
    }
}
