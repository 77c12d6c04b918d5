import TestSupport
import Testing

@Suite("swippy remove with several cards")
struct RemoveSeveralTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    private func add() async throws {
        for (title, digits) in [("GOLD", "6564"), ("RED", "2093"), ("BLUE", "4821")] {
            try await same(swippy("add", "--title", title, "--number", digits).end, .exit(0))
        }
    }

    private func cards() async throws -> [String] {
        try await swippy("list", "--all").fields.map { $0[0] }
    }

    @Test("removes each of them, by the places that they have when the command is given, and each once")
    func several() async throws {
        try await add()
        try await same(swippy("remove", "@1", "@3").end, .exit(79))
        let run = try await swippy("remove", "@1", "@3", "card-1", "--yes")
        same(run.end, .exit(0))
        same(run.fields.map { $0[1] }, ["card-1", "card-3"])
        #expect(run.errorLinesOfOwn.count == 1 && run.errors.contains("named more than once"))
        try await same(cards(), ["card-2"])
    }

    @Test("removes nothing if one of the names is unknown", arguments: ["en", "uk"])
    func unknown(language: String) async throws {
        try await add()
        for names in [["6564", "nosuch"], ["nosuch", "6564"]] {
            let run = try await swippy.run(["remove", "--yes", "--lang", language] + names)
            #expect(run.end == .exit(66) && run.output == "")
        }
        let number = try await swippy("remove", "6564", "4111111111111111", "--lang", language)
        #expect(number.end == .exit(66) && number.errors.contains("411111XXXXXX1111"))
        #expect(!number.errors.contains("4111111111111111"))
        try await same(cards(), ["card-1", "card-2", "card-3"])
    }
}
