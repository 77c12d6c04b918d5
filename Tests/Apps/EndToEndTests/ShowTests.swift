import Foundation
import Testing
import SystemTestSupport

@Suite("swippy show")
struct ShowTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("shows a card's facts, one name and value per line")
    func plain() async throws {
        let run = try await swippy("show", "6564")
        #expect(run.end == .exit(0))
        #expect(run.errors == "")
        #expect(run.fields.allSatisfy { $0.count == ($0[0] == "offers" ? 4 : 2) })
        #expect(run.lines.contains("id\t48822394455"))
        #expect(run.lines.contains("title\tICICI CHIP PLATINUM"))
        #expect(run.lines.contains("number\t4332 XXXX XXXX 6564"))
    }

    @Test("shows what is billed, paid and left, and what can be typed next")
    func beyondTheCard() async throws {
        let run = try await swippy("show", "6564", "--file", Swippy.mockData)
        #expect(
            run.lines.filter { line in
                ["amount\t", "billed\t", "statement"].contains { line.hasPrefix($0) }
            } == [
                "amount\t7853.33", "billed\t7853.33", "statementFrom\t2026-10-13",
                "statementTo\t2026-11-12", "statementClosing\t7853.33", "statementMinimumDue\t392.67",
                "statementMinimumLeft\t392.67",
                "statementCurrency\tINR", "statementDueDate\t2026-11-26",
            ])
        let spoken = try await swippy("show", "6564", "--format", "screen-reader")
        #expect(spoken.lines.contains("Payments: No payments yet."))
        #expect(spoken.lines.contains("What next: pay now: swippy pay 48822394455"))
        let picture = try await swippy("show", "6564", "--format", "cards", "--width", "80")
        #expect(picture.output.contains("swippy statement 48822394455"))
        let document = try JSONSerialization.jsonObject(
            with: try await swippy("show", "6564", "--json").outputBytes)
        #expect((document as? [String: Any])?["payments"] as? [String] == [])
    }

    @Test("tells the offers for the card, those that are kept first, in every form")
    func offers() async throws {
        func names() async throws -> [String] {
            try await swippy("show", "48822394455").fields.filter { $0[0] == "offers" }.map { $0[1] }
        }
        let listed = try await swippy("offers", "list", "--card", "48822394455").fields.map { $0[0] }
        #expect(try await names() == listed && listed.count > 2)
        let last = try #require(listed.last)
        _ = try await swippy("offers", "keep", last)
        _ = try await swippy("offers", "pass", listed[0])
        #expect(try await names() == [last] + listed.dropFirst().dropLast())
        let picture = try await swippy("show", "48822394455", "--format", "cards", "--width", "80").output
        #expect(picture.contains("  Offers  ") && picture.contains("kept · until "))
        let spoken = try await swippy("show", "48822394455", "--format", "screen-reader", "--lang", "uk")
        #expect(spoken.lines.contains { $0.hasPrefix("Пропозиції: ") && $0.hasSuffix(", \(last).") })
        let document = try JSONSerialization.jsonObject(
            with: try await swippy("show", "48822394455", "--json").outputBytes)
        let sections = (document as? [String: Any])?["sections"] as? [[String: Any]]
        #expect((sections?.first?["lines"] as? [[String: String]])?.first?["name"] == last)
    }

    @Test(
        "shows a card although what was said to offers can’t be read, and says so quietly; lists don’t care")
    func unreadableOffers() async throws {
        _ = try await swippy("offers", "keep", "cinema")
        let files = try FileManager.default.subpathsOfDirectory(atPath: swippy.workspace.path)
        let path = try #require(files.first { $0.hasSuffix("swippy/demo/offers") })
        try Data("nothing of the kind\n".utf8).write(to: swippy.workspace.directory.appending(path: path))
        #expect(try await swippy("offers").end != .exit(0))
        let plain = try await swippy("show", "48822394455")
        #expect(plain.end == .exit(0) && plain.errors == "" && !plain.output.contains("offers\t"))
        let picture = try await swippy("show", "48822394455", "--format", "cards", "--width", "80")
        #expect(picture.end == .exit(0) && picture.output.contains("Not known:"))
        let list = try await swippy("list")
        #expect(list.end == .exit(0) && list.errors == "")
    }

    @Test("says a card aloud without drawing")
    func spoken() async throws {
        let run = try await swippy("show", "@1", "--format", "screen-reader")
        #expect(run.output.contains("SBI REWARDZ"))
        #expect(!run.output.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) })
    }

    @Test("puts out the same card in every form", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await swippy("show", "6564", "--format", format)
        #expect(run.end == .exit(0))
        #expect(run.output.contains("6564"))
        #expect(run.output.contains("ICICI"))
    }
}
