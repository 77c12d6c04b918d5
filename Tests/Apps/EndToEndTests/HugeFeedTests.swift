import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// None of these may take long or crash. Their time is not measured: a program that hangs is killed by the harness.
@Suite("A huge feed")
struct HugeFeedTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("of 100,000 nested arrays is refused at the level that is too deep")
    func nested() async throws {
        let arrays = String(repeating: "[", count: 100_000)
        let open = try await swippy.list(arrays)
        same(open.end, .exit(65))
        same(open.errorLines.first, "swippy: Standard input:1:513: nested deeper than 512 levels.")
        let closed = try await swippy.list("{\"card\": \(arrays)\(String(repeating: "]", count: 100_000))}")
        same(closed.end, .exit(65))
        same(closed.errorLines.first, "swippy: Standard input:1:521: nested deeper than 512 levels.")
    }

    @Test(
        "with a title of a hundred kilobytes is drawn within its width, and whole in a pipe",
        arguments: Feed.formats)
    func title(format: String) async throws {
        let title = String(repeating: "long ", count: 20_000) + "end"
        let run = try await swippy.list(Feed.with("title", "\"\(title)\""), "--format", format)
        same(run.end, .exit(0))
        same(run.output.contains(title), !["cards", "svg"].contains(format))
    }

    @Test(
        "with a title that is one character of fifty thousand marks is drawn", arguments: ["cards", "plain"])
    func marks(format: String) async throws {
        let title = "a" + String(repeating: "\u{301}", count: 50_000)
        let run = try await swippy.list(Feed.with("title", "\"\(title)\""), "--format", format)
        same(run.end, .exit(0))
    }

    @Test("quotes only the beginning of a title in an error, and of a name on the command line")
    func error() async throws {
        let feed = Feed.with("title", "\"\(String(repeating: "x", count: 1_000_000))\"")
        let run = try await swippy(
            "show", String(repeating: "z", count: 10_000), "--file", "-", input: Data(feed.utf8))
        same(run.end, .exit(66))
        #expect(run.errors.count < 1000)
    }

    @Test("that repeats one id, one fault or an action thousands of times is read in one go")
    func repeated() async throws {
        let count = 4_000
        let namesakes = try await swippy.list(
            Feed.of((0..<count).map { Feed.fields("title", "\"\($0)\"") }), "--all")
        same(namesakes.lines.count, count)
        same(namesakes.fields.last?.first, "7001#\(count)")

        let faults = try await swippy.list(
            Feed.of([Feed.fields("title", "\"A\"")] + Array(repeating: [], count: count - 1)), "--all")
        same(faults.errorLines.count, 1000)
        #expect(
            faults.errorLines.last?.hasSuffix(
                "card[1000].id: expected text, found nothing, and \(count - 1001) more") == true)

        let actions = (0..<2_000).map { "\"action_\($0)\"" }.joined(separator: ",")
        try await same(swippy.list(Feed.with("actions", "[\(actions)]")).lines.count, 1)
    }

    @Test(
        "of elements that are not cards is refused: the first ten, their number, and how to see a thousand",
        arguments: [["--plain"], ["--json"], ["--page", "1"]])
    func noCards(arguments: [String]) async throws {
        let path = try noCards()
        let run = try await swippy.run(["list", "--file", path] + arguments)
        same(run.end, .exit(65))
        same(run.output, "")
        #expect(run.errors.contains("No card of this feed could be read."))
        for index in 0..<12 {
            let isNamed = run.errors.contains("card[\(index)]: expected object, found number")
            same(isNamed, index < 10)
        }
        #expect(run.errors.contains("and 2990 more"))
        same(run.errorLines.count, arguments == ["--json"] ? 1 : 13)
        #expect(run.errors.contains("Find out all that is wrong with it: swippy check \(path)"))
    }

    @Test("of elements that are not cards is checked: the first thousand of them, and their number")
    func checked() async throws {
        let run = try await swippy.run(["check", try noCards(), "--plain"])
        same(run.end, .exit(65))
        same(run.fields.count, 1000)
        // The columns of ones with commas between them, after `{"card":[`.
        let columns = (0..<1000).map { number in String(10 + 2 * number) }
        same(run.fields.map { $0[3] }, columns)
        same(
            run.errorLines.prefix(2),
            [
                "swippy: 0 cards, 3000 cards could not be read",
                "swippy: 2000 more cards or statements have something wrong.",
            ])
    }

    /// The path of a feed of 3,000 numbers.
    private func noCards() throws -> String {
        let numbers = Array(repeating: "1", count: 3_000).joined(separator: ",")
        return try swippy.workspace.write("{\"card\":[\(numbers)]}", to: "tiny.json")
    }

    @Test(
        "is not drawn whole, and the error says how to see it", arguments: ["cards", "svg", "screen-reader"])
    func drawing(format: String) async throws {
        let feed = Feed.of((0..<5001).map { Feed.fields("id", "\"\($0)\"") })
        let run = try await swippy.list(feed, "--all", "--format", format)
        same(run.end, .exit(64))
        #expect(run.output.isEmpty)
        same(run.errorLines.first, "swippy: There are more than 5000 cards, too many to draw at once.")
        try await same(swippy.list(feed, "--plain", "--all").lines.count, 5001)
        try await same(swippy.list(feed, "--format", format, "--page", "2").end, .exit(0))
    }

    @Test("that is all namesakes is not listed whole when one of them is asked for")
    func ambiguous() async throws {
        let feed = Feed.of((0..<3000).map { Feed.fields("title", "\"\($0)\"") })
        let run = try await swippy("show", "7001", "--file", "-", input: Data(feed.utf8))
        same(run.end, .exit(66))
        same(run.errorLines.first, "swippy: 3000 cards match “7001”.")
        #expect(run.errorLines.contains("  and 2990 more"))
    }

    @Test("that never ends can be stopped")
    func endless() async throws {
        let run = try await swippy.shell(
            "(printf '['; cat /dev/zero 2>/dev/null) | head -c 4000000 | swippy list --file -")
        same(run.end, .exit(65))
        same(run.errorLines.first, "swippy: Standard input:1:2: unexpected “U+0000”.")
    }
}
