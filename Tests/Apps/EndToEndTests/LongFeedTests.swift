import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// What is asked of a long feed costs what has to be looked at, and memory for no more than a part of it.
@Suite("A long feed")
struct LongFeedTests {
    /// Enough for a feed of more than a mebibyte, which is read in parts.
    private static let count = TestRun.count(6_000, long: 20_000)
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("is listed whole, in order, from a file and from a pipe")
    func whole() async throws {
        let path = try file(Self.feed())
        let run = try await swippy("list", "--plain", "--file", path)
        same(run.end, .exit(0))
        same(run.fields.map(\.first), (0..<Self.count).map { "\($0)" })
        let piped = try await swippy("list", "--plain", "--file", "-", input: Data(Self.feed().utf8))
        same(piped.output, run.output)
        let table = try await swippy("list", "--format", "csv", "--file", path)
        same(table.output.utf8.count { $0 == UInt8(ascii: "\n") }, Self.count + 1)
        same(table.output.ranges(of: "name,title,").count, 1)
    }

    @Test(
        "is one JSON document, written piece by piece",
        arguments: [[], ["--sort=-amount"], ["--search", "holder"]])
    func document(arguments: [String]) async throws {
        let path = try file(Self.feed())
        let run = try await swippy.run(["list", "--json", "--file", path] + arguments)
        same(run.end, .exit(0))
        struct Document: Decodable {
            struct Card: Decodable { let id: String }
            let schema: String
            let page, pages, total: Int
            let cards: [Card]
        }
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        same(document.schema, "swippy.cards/3")
        #expect((document.page, document.pages, document.total) == (1, 1, Self.count))
        let ids = (0..<Self.count).map(String.init)
        same(document.cards.map(\.id), arguments == ["--sort=-amount"] ? ids.reversed() : ids)
        let head = try await swippy.shell("swippy list --json --file \(path) | head -2")
        same(head.lines, ["{", "  \"cards\" : ["])
    }

    @Test("is searched, sorted and looked into as a short one")
    func queries() async throws {
        let path = try file(Self.feed())
        func ids(_ arguments: String...) async throws -> [String?] {
            let run = try await swippy.run(["list", "--plain", "--file", path] + arguments)
            same(run.end, .exit(0))
            return run.fields.map(\.first)
        }
        let last = Self.count - 1
        try await same(ids("--search", "holder \(last)"), ["\(last)"])
        try await same(
            ids("--sort=-amount", "--page", "2", "--per-page", "2"),
            [
                "\(last - 2)", "\(last - 3)",
            ])
        try await same(ids("--page", "\(Self.count / 20)", "--per-page", "20").last, "\(last)")
        try await same(swippy("show", "\(Self.count * 3 / 4)", "--plain", "--file", path).end, .exit(0))
        try await same(swippy("show", "none", "--plain", "--file", path).end, .exit(66))
    }

    @Test("is refused with line and column if it is broken, though it be far on")
    func broken() async throws {
        let path = try file(Self.feed().dropLast(3) + ",]}\n")
        for arguments in [
            ["list", "--plain", "--page", "1"], ["list", "--plain"], ["list", "--plain", "--search", "x"],
            ["show", "5", "--plain"],
        ] {
            let run = try await swippy.run(arguments + ["--file", path])
            same(run.end, .exit(65))
            #expect(run.output.isEmpty)
            #expect(run.errorLines.first?.hasPrefix("swippy: \(path):\(Self.count + 2):1: ") == true)
        }
    }

    @Test("finds the card that its list shows under a name, also where ids hide characters in their middle")
    func hiddenCharacters() async throws {
        func card(_ id: String, _ title: String) -> String {
            """
            {"id":"\(id)","title":"\(title)","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA RAO","type":"VISA",\
            "bank_name":"SBI","due":{"id":"1","amount":10.5,"currency":"INR","state":"due today"},"actions":["pay_now"]}
            """
        }
        let filler = card("f", "SBI ₹ КАРТКА" + String(repeating: " FILLER", count: 500))
        let hidden = ["9988\u{202E}77", "\u{200B}998877", "99\u{AD}8877", #"\u0039\u200b98877"#]
        let cards =
            hidden.map { card($0, "HIDDEN") } + Array(repeating: filler, count: 400) + [
                card("998877", "PLAIN")
            ]
        let path = try file("{\"card\":[\n\(cards.joined(separator: ",\n"))\n]}\n")
        let list = try await swippy("list", "--plain", "--file", path)
        let rows = list.fields.filter { $0[0].hasPrefix("998877") }
        same(rows.map { $0[0] }, (1...5).map { "998877#\($0)" })
        same(rows.map { $0[1] }, Array(repeating: "HIDDEN", count: 4) + ["PLAIN"])
        for row in rows {
            let planned = try await swippy("pay", row[0], "--dry-run", "--plain", "--file", path)
            #expect(planned.lines.contains("title\t\(row[1])"))
            let shown = try await swippy("show", row[0], "--plain", "--file", path)
            #expect(shown.lines.contains("title\t\(row[1])") && shown.lines.contains("name\t\(row[0])"))
            let swiped = try await swippy("swipe", row[0], "left", "--plain", "--file", path)
            same(swiped.fields.first?.prefix(2), row.prefix(2))
        }
        let shared = try await swippy("show", "998877", "--plain", "--file", path)
        same(shared.end, .exit(66))
        same(shared.errorLines.count { $0.hasPrefix("  998877#") }, 5)
    }

    @Test("is read no further once the output is closed")
    func head() async throws {
        let path = try file(Self.feed())
        let run = try await swippy.shell("swippy list --plain --file \(path) | head -3 | cut -f1")
        same(run.lines, ["0", "1", "2"])
    }

    private func file(_ feed: some StringProtocol) throws -> String {
        try swippy.workspace.write(String(feed), to: "long.json")
    }

    private static func feed() -> String {
        let cards = (0..<count).map { index in
            """
            {"id":"\(index)","title":"SBI REWARDZ","number":"4221 XXXX XXXX 8776","card_holder_name":"HOLDER \(index)",\
            "type":"VISA","bank_name":"SBI","due":{"id":"1","amount":\(index).50,"currency":"₹","state":"due today"},\
            "actions":["view_details"]}
            """
        }
        return "{\"card\":[\n\(cards.joined(separator: ",\n"))\n]}\n"
    }
}
