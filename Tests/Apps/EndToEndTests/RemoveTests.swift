import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy remove")
struct RemoveTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    /// Adds two cards of one's own.
    private func add() async throws {
        for (title, digits) in [("ICICI CHIP PLATINUM", "6564"), ("ICICI GOLD", "4821")] {
            try await same(swippy("add", "--title", title, "--number", digits).end, .exit(0))
        }
    }

    @Test("prints what was removed, in every form", arguments: Feed.formats)
    func formats(format: String) async throws {
        try await add()
        let run = try await swippy("remove", "6564", "--yes", "--format", format)
        same(run.end, .exit(0))
        same(run.errorLinesOfOwn, [])
        #expect(run.output.contains("6564") && run.output.lowercased().contains("removed"))
        let isForPrograms = ["plain", "json"].contains(format)
        same(run.output.contains("swippy undo"), !isForPrograms)
    }

    @Test("asks nothing without a terminal, and names the option that agrees")
    func unanswered() async throws {
        try await add()
        let run = try await swippy("remove", "6564")
        same(run.end, .exit(79))
        same(run.output, "")
        #expect(run.errorLines.last?.contains("--yes") == true)
    }

    @Test("removes no card that it can't tell from others, or that is not there")
    func names() async throws {
        try await add()
        let shared = try await swippy("remove", "icici", "--yes")
        same(shared.end, .exit(66))
        #expect(shared.errors.contains("card-1") && shared.errors.contains("card-2"))
        try await same(swippy("remove", "nobody", "--yes").end, .exit(66))
        try await same(swippy("remove").end, .exit(64))
        try await same(swippy("list").lines.count, 2)
    }

    @Test("speaks Ukrainian")
    func ukrainian() async throws {
        try await add()
        let run = try await swippy("remove", "6564", "--yes", "--format", "screen-reader", "--lang", "uk")
        #expect(run.output.contains("Прибрано: ICICI CHIP PLATINUM"))
    }

    @Test(
        "removes no card of the demonstration or of a file, and stores nothing",
        arguments: [[], ["--demo"], ["--file", Swippy.mockData]])
    func others(cards: [String]) async throws {
        let run = try await swippy.run(["remove", "6564", "--yes"] + cards)
        #expect(run.end == .exit(78) && run.output == "")
        try await same(swippy.run(["list"] + cards).fields.count, 14)
        #expect(!FileManager.default.fileExists(atPath: swippy.workspace(".local")))
    }
}
