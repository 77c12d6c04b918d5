import Foundation
import TerminalKit
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("swippy list")
struct ListTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("shows the built-in cards in a pipe: one card per line, 15 fields, no escape codes")
    func plain() async throws {
        let run = try await swippy("list")
        same(run.end, .exit(0))
        same(run.errors, "")
        same(run.lines.count, 14)
        #expect(run.fields.allSatisfy { $0.count == 15 })
        #expect(!run.outputBytes.contains(0x1B))
        same(
            run.fields.first,
            [
                "48822393341", "SBI REWARDZ", "4221 XXXX XXXX 8776", "ASHA RAO", "SBI", "MASTERC", "0",
                "INR",
                "paid", "fully_paid", "", "view_details,pay_now,view_last_statement", "center", "242.33", "",
            ])
    }

    @Test("cuts nothing in a pipe, however narrow")
    func untruncated() async throws {
        let run = try await swippy("list", "--width", "20", environment: ["COLUMNS": "20"])
        #expect(run.output.contains("ICICI AMAZON PAY UNLIMITED CASHBACK WITH NO ANNUAL FEE, EVER"))
    }

    @Test("shows what is due, largest amount first in each currency")
    func sortedAndFiltered() async throws {
        let run = try await swippy("list", "--sort", "-amount", "--filter", "due")
        let amounts = run.fields.compactMap { Decimal(string: $0[6]) }
        same(amounts.count, run.lines.count)
        // Nobody knows what a yen is worth in rupees.
        let currencies = run.fields.map { $0[7] }
        same(currencies, currencies.sorted())
        for currency in Set(currencies) {
            let ofIt = zip(currencies, amounts).filter { $0.0 == currency }.map(\.1)
            same(ofIt, ofIt.sorted(by: >))
        }
        same(run.fields.first { $0[7] == "INR" }?[6], "1234567.5")
        #expect(run.fields.allSatisfy { $0[8] != "paid" && $0[8] != "" })
    }

    @Test("turns pages that follow each other, and ends")
    func pages() async throws {
        let whole = try await swippy("list", "--all").lines
        var pages: [String] = []
        for page in 1...4 {
            pages += try await swippy("list", "--page", "\(page)", "--per-page", "5").lines
        }
        same(pages, whole)
    }

    @Test("says in a picture which page would be the last one", arguments: ["3", "1000000"])
    func pageTooFar(page: String) async throws {
        let run = try await swippy("list", "--page", page, "--per-page", "1000", "--format", "cards")
        same(run.end, .exit(0))
        #expect(run.output.contains("No cards on page \(page)"))
        #expect(run.output.contains("The last page is 1."))
    }

    @Test(
        "says in a pipe, on standard error, which page would be the last one",
        arguments: [[], ["--plain"], ["--filter", "due"]])
    func pageTooFarInPipe(options: [String]) async throws {
        let run = try await swippy.run(["list", "--page", "99"] + options)
        #expect(run.end == .exit(0) && run.output == "")
        same(run.errorLines, ["swippy: No cards on page 99. The last page is 1."])
        let ukrainian = try await swippy.run(["list", "--page", "99", "--lang", "uk"] + options)
        same(ukrainian.errorLines, ["swippy: Немає карток на сторінці 99. Остання сторінка — 1."])
    }

    @Test("searches past case, and says when nothing is found")
    func search() async throws {
        try await same(swippy("list", "--search", "regalia kabir").fields.map(\.[1]), ["HDFC REGALIA GOLD"])
        let nothing = try await swippy("list", "--search", "nosuchcard", "--format", "screen-reader")
        same(nothing.end, .exit(0))
        #expect(nothing.output.contains("No card matches"))
    }

    @Test("draws within the width asked for", arguments: [20, 40, 80, 200], ["never", "always"])
    func width(columns: Int, color: String) async throws {
        let run = try await swippy(
            "list", "--format", "cards", "--width", "\(columns)", "--color", color,
            environment: ["TERM": "xterm-256color"])
        same(run.end, .exit(0))
        let codes = /\u{1B}\[[0-9;:]*m/
        let longest = run.lines.map { $0.replacing(codes, with: "").columns }.max() ?? 0
        #expect(longest > 0)
        #expect(longest <= columns)
    }

    @Test(
        "draws for 80 columns if the environment gives no usable width", arguments: ["0", "abc", "-5", ""])
    func unusableColumns(columns: String) async throws {
        let usual = try await swippy("list", "--format", "cards")
        let run = try await swippy(
            "list", "--format", "cards", environment: ["COLUMNS": columns, "LINES": columns])
        same(run.output, usual.output)
    }

    @Test(
        "survives any size that the environment claims",
        arguments: ["1", "5", "999999", "99999999999999999999"])
    func absurdSize(size: String) async throws {
        let run = try await swippy(
            "list", "--format", "cards", environment: ["COLUMNS": size, "LINES": size])
        same(run.end, .exit(0))
    }

    @Test("gives the cards as JSON with a versioned schema, amounts exact")
    func json() async throws {
        let run = try await swippy("list", "--json", "--per-page", "5")
        let document = try JSONDecoder().decode(Document.self, from: run.outputBytes)
        same(document.schema, "swippy.cards/3")
        same(document.total, 14)
        same(document.cards.count, 5)
        same(document.cards.first?.due?.amount, 0)
        same(document.cards.first?.due?.billed, Decimal(string: "242.33"))
    }

    @Test("gives the picture as one SVG document")
    func svg() async throws {
        let run = try await swippy("list", "--format", "svg")
        #expect(run.output.hasPrefix("<svg xmlns="))
        #expect(run.output.hasSuffix("</svg>\n"))
        let parser = XMLParser(data: run.outputBytes)
        #expect(parser.parse())
    }

    private struct Document: Decodable {
        struct Card: Decodable {
            struct Due: Decodable { let amount, billed: Decimal }
            let due: Due?
        }
        let schema: String
        let total: Int
        let cards: [Card]
    }
}
