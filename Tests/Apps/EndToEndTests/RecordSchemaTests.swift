import Foundation
import TestSupport
import Testing

@testable import swippy_movies

@Suite("JSON of the commands")
struct RecordSchemaTests {
    private static let bankFile = PackageFolder.url.appending(
        path: "Tests/Features/PaymentCards/ImportTests/Files/csv-cards-named-beside.csv"
    ).path

    @Test(
        "is as its schema in Docs/Schemas says, and has no member that this doesn't name",
        arguments: [
            ("due", "due"), ("due --within 5d", "due"), ("history", "history"), ("spending", "spending"),
            ("spending --by card --category fuel --card 6564", "spending"),
            ("pay --all-due --dry-run", "payments"), ("pay 6564 2217 --yes", "payments"),
            ("import \(bankFile) --dry-run", "import"), ("import \(bankFile) --currency EUR --yes", "import"),
            ("check", "check"), ("list", "cards"), ("list --page 2 --per-page 3", "cards"),
            ("swipe 6564", "cards"), ("show 6564", "card"), ("show 2217", "card"),
            ("statement 6564", "statement"), ("pay 6564 --amount 5 --dry-run", "payment"),
            ("pay 6564 --amount 5 --yes", "payment"), ("add --title GOLD --number 4821", "change"),
            ("config --lang uk", "config"), ("config set lang en", "config"), ("doctor", "doctor"),
            ("help list", "text"),
            ("swippy-movies list", "movies"), ("swippy-movies list --page 3", "movies"),
            ("swippy-movies search metro", "movies"), ("swippy-movies search nothing-like-it", "movies"),
            ("swippy-movies show 12", "movies"),
        ])
    func agreement(line: String, name: String) async throws {
        let swippy = try Swippy(here: true)
        for command in [["pay", "6564", "--amount", "10", "--yes"], ["undo", "6564", "--yes"]] {
            try await same(swippy.run(command).end, .exit(0))
        }
        try expect(try await run(line, swippy).output, as: name)
    }

    @Test(
        "is as its schema says, too, where a command fails",
        arguments: [
            "show 6565", "show 4882", "show SBI", "lsit", "list --serch a", "undo", "pay 6564",
            "list --page 0",
        ])
    func failures(line: String) async throws {
        let run = try await run(line, Swippy(here: true))
        same(run.output, "")
        try expect(run.errors, as: "error")
    }

    @Test(
        "is, where one of several things fails, a last line about the first that did, after lines of text",
        arguments: [
            ("pay 6564 nosuch --yes", 66), ("pay --all-due --yes --mock-fail offline", 69),
        ])
    func several(line: String, code: Int32) async throws {
        let run = try await run(line, Swippy(here: true))
        same(run.end, .exit(code))
        #expect(run.errorLines.count > 1 && run.errors.hasPrefix("swippy: "))
        let last = try #require(run.errorLines.last)
        #expect(last.contains("\"code\":\(code),"))
        try expect(last, as: "error")
    }

    private func run(_ line: String, _ swippy: Swippy) async throws -> ProgramRun {
        let words = line.split(separator: " ").map(String.init) + ["--json"]
        guard words[0] == "swippy-movies" else { return try await swippy.run(words) }
        return try await swippy.runHere(Array(words.dropFirst()), environment: [:], of: SwippyMovies.program)
    }

    private func expect(_ text: String, as name: String) throws {
        let schema = try JSONSchema(in: PackageFolder.url.appending(path: "Docs/Schemas/\(name).schema.json"))
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
        try same(schema.faults(in: document), [])
        same(schema.unnamed(in: document), [])
    }
}
