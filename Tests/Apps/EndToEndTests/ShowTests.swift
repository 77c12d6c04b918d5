import Foundation
import TestSupport
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
        same(run.end, .exit(0))
        same(run.errors, "")
        #expect(run.fields.allSatisfy { $0.count == 2 })
        #expect(run.lines.contains("id\t48822394455"))
        #expect(run.lines.contains("title\tICICI CHIP PLATINUM"))
        #expect(run.lines.contains("number\t4332 XXXX XXXX 6564"))
    }

    @Test("shows what is billed, paid and left, and what can be typed next")
    func beyondTheCard() async throws {
        let run = try await swippy("show", "6564", "--file", Swippy.mockData)
        same(
            run.lines.filter { line in
                ["amount\t", "billed\t", "statement"].contains { line.hasPrefix($0) }
            },
            [
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

    @Test("says a card aloud without drawing")
    func spoken() async throws {
        let run = try await swippy("show", "@1", "--format", "screen-reader")
        #expect(run.output.contains("SBI REWARDZ"))
        #expect(!run.output.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) })
    }

    @Test("puts out the same card in every form", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await swippy("show", "6564", "--format", format)
        same(run.end, .exit(0))
        #expect(run.output.contains("6564"))
        #expect(run.output.contains("ICICI"))
    }
}
