import TestSupport
import Testing

@Suite("swippy remove with several cards")
struct RemoveSeveralTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    private func cards() async throws -> [String] {
        try await swippy("list", "--all").fields.map { $0[0] }
    }

    @Test("removes each of them, by the places that they have when the command is given, and each once")
    func several() async throws {
        let before = try await cards()
        try await same(swippy("remove", "@3", "@5").end, .exit(79))
        let run = try await swippy("remove", "@3", "@5", before[2], "--yes")
        same(run.end, .exit(0))
        same(run.lines.count { $0 == "removed\ttrue" }, 2)
        #expect(run.errorLinesOfOwn.count == 1 && run.errors.contains("named more than once"))
        try await same(cards(), before.enumerated().filter { ![2, 4].contains($0.offset) }.map(\.element))
    }

    @Test("removes nothing if one of the names is unknown", arguments: ["en", "uk"])
    func unknown(language: String) async throws {
        let before = try await cards()
        for names in [["6564", "nosuch"], ["nosuch", "6564"]] {
            let run = try await swippy.run(["remove", "--yes", "--lang", language] + names)
            #expect(run.end == .exit(66) && run.output == "")
        }
        let number = try await swippy("remove", "6564", "4111111111111111", "--lang", language)
        #expect(number.end == .exit(66) && number.errors.contains("411111XXXXXX1111"))
        #expect(!number.errors.contains("4111111111111111"))
        try await same(cards(), before)
    }
}
