import Foundation
import TestSupport
import Testing

@Suite("swippy restore")
struct RestoreTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("brings a card of the feed back where it was, with its payments")
    func ofFeed() async throws {
        let before = try await swippy("list").lines
        let receipt = try await swippy("pay", "6564", "--amount", "853.33", "--yes").values
        let reference = try #require(receipt["reference"])
        let list = try await swippy("list").lines
        try await same(swippy("remove", "6564", "--yes").end, .exit(0))
        let run = try await swippy("restore", "48822394455")
        #expect(run.end == .exit(0) && run.errorLinesOfOwn == [])
        same(run.lines.prefix(2), ["removed\tfalse", "name\t48822394455"])
        same(run.values["amount"], "7000")
        try await same(swippy("list").lines, list)
        let shown = try await swippy("show", "6564").fields.first { $0[0] == "payment" }
        same(shown.map { [$0[5], $0[10]] }, ["853.33", reference])
        try await same(swippy("undo", reference).end, .exit(0))
        try await same(swippy("list").lines, before)
    }

    @Test("brings an added card back, too")
    func added() async throws {
        try await add("ONE")
        try await same(swippy("remove", "card-1", "--yes").end, .exit(0))
        try await same(swippy("restore", "1111", "--yes").values["title"], "ONE")
        #expect(try await swippy("list").lines.last?.hasPrefix("card-1\t") == true)
    }

    @Test("by words, which can’t be asked about in a pipe, brings nothing back")
    func words() async throws {
        _ = try await swippy("remove", "6564", "--yes")
        let run = try await swippy("restore", "platinum")
        #expect(run.end == .exit(66) && run.output == "")
        same(run.errorLines.first, "swippy: No card is named “platinum”, but 1 card contains it.")
        same(run.errorLines[1], "  48822394455  4332 XXXX XXXX 6564  ICICI CHIP PLATINUM")
        try await same(swippy("show", "48822394455").end, .exit(66))
    }

    @Test("without a name says that nothing was removed, if so")
    func nothing() async throws {
        let none = try await swippy("restore")
        #expect(none.end == .exit(66) && none.output == "")
        same(none.errorLines, ["swippy: No cards have been removed, so there is nothing to bring back."])
        _ = try await swippy("remove", "6564", "--yes")
        try await same(swippy("restore").end, .exit(64))
    }

    @Test("by a name that no removed card has lists the removed cards")
    func unknown() async throws {
        let none = try await swippy("restore", "6564")
        #expect(none.end == .exit(66) && none.output == "")
        same(
            none.errorLines,
            [
                "swippy: No removed card matches “6564”.", "No cards have been removed.",
            ])
        _ = try await swippy("remove", "6564", "--yes")
        let run = try await swippy("restore", "nobody", "--lang", "uk")
        same(run.end, .exit(66))
        same(
            run.errorLines,
            [
                "swippy: Прибраної картки «nobody» немає.",
                "  48822394455  4332 XXXX XXXX 6564  ICICI CHIP PLATINUM", "Назвіть одну з прибраних карток.",
            ])
        try await same(swippy("restore").end, .exit(64))
    }

    @Test("does what remove says, in every form and both languages", arguments: Feed.formats)
    func wayBack(format: String) async throws {
        for language in ["en", "uk"] {
            let removed = try await swippy(
                "remove", "6564", "--yes", "--format", "screen-reader", "--lang", language)
            let command = try #require(removed.output.firstMatch(of: /swippy (restore \S+)/)).1
            let run = try await swippy.run(
                command.split(separator: " ").map(String.init) + ["--format", format, "--lang", language])
            #expect(run.end == .exit(0) && !run.errors.contains("restore"))
            #expect(run.output.contains("6564"))
        }
    }

    private func add(_ title: String) async throws {
        let run = try await swippy("add", "--title", title, "--number", "1111")
        same(run.end, .exit(0), "\(run.errors)")
    }
}
