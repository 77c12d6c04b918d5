import TestSupport
import Testing

@Suite("swippy remove")
struct RemoveTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("prints what was removed, in every form", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await swippy("remove", "6564", "--yes", "--format", format)
        same(run.end, .exit(0))
        same(run.errorLinesOfOwn, [])
        #expect(run.output.contains("6564"))
        let isForPrograms = ["plain", "json"].contains(format)
        #expect(run.output.contains("removed"))
        same(run.output.contains("swippy restore"), !isForPrograms)
    }

    @Test("asks nothing without a terminal, and names the option that agrees")
    func unanswered() async throws {
        let run = try await swippy("remove", "6564")
        same(run.end, .exit(79))
        same(run.output, "")
        #expect(run.errorLines.last?.contains("--yes") == true)
    }

    @Test("removes no card that it can't tell from others, or that is not there")
    func names() async throws {
        let shared = try await swippy("remove", "48822402258", "--yes")
        same(shared.end, .exit(66))
        #expect(shared.errors.contains("48822402258#2"))
        try await same(swippy("remove", "nobody", "--yes").end, .exit(66))
        try await same(swippy("remove").end, .exit(64))
    }

    @Test("speaks Ukrainian")
    func ukrainian() async throws {
        let run = try await swippy("remove", "6564", "--yes", "--format", "screen-reader", "--lang", "uk")
        #expect(run.output.contains("Картку ICICI CHIP PLATINUM, закінчується на 6564 прибрано."))
    }
}
