import PaymentCardsPorts
import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("The query of swippy list")
struct ListQueryTests {
    @Test("asks for the first page of everything by default")
    func standard() throws {
        try same(query(), CardQuery(page: .page(1, size: 20)))
    }

    @Test("asks for a page, a size, or all")
    func pages() throws {
        try same(query("--page", "3").page, .page(3, size: CardPageSelection.standardSize))
        try same(query("--page", "2", "--per-page", "5").page, .page(2, size: 5))
        try same(query("--all").page, .all)
    }

    @Test("searches for the text as typed")
    func search() throws {
        try same(query("--search", "gold, -silver").search, "gold, -silver")
    }

    @Test(
        "sorts by keys, a minus before one reversing it",
        arguments: [
            ("amount", [CardSort(.amount)]), ("-due", [CardSort(.due, isDescending: true)]),
            (
                "bank,-amount,title",
                [CardSort(.bank), CardSort(.amount, isDescending: true), CardSort(.title)]
            ),
        ])
    func sort(text: String, expected: [CardSort]) throws {
        try same(query("--sort", text).sort, expected)
    }

    @Test(
        "filters by terms, each of which may be negated",
        arguments: [
            ("due", [CardFilter(.due)]), ("overdue", [CardFilter(.overdue)]), ("paid", [CardFilter(.paid)]),
            ("!no-due", [CardFilter(.noDue, isNegated: true)]),
            ("bank=SBI|icici", [CardFilter(.bank(["SBI", "icici"]))]),
            (
                "network=VISA,!action=pay_now",
                [CardFilter(.network(["VISA"])), CardFilter(.action(["pay_now"]), isNegated: true)]
            ),
            ("bank=A=B", [CardFilter(.bank(["A=B"]))]),
        ])
    func filter(text: String, expected: [CardFilter]) throws {
        try same(query("--filter", text).filters, expected)
    }

    @Test("wants every filter to hold, in one option or several")
    func severalFilters() throws {
        try same(
            query("--filter", "due", "--filter", "bank=SBI").filters,
            query("--filter", "due,bank=SBI").filters)
    }

    @Test(
        "refuses unknown keys and terms, and suggests the nearest",
        arguments: [
            ("--sort", "amuont", "amuont", ["amount"]), ("--sort", "-amuont", "-amuont", ["amount"]),
            ("--sort", "title,", "", []), ("--sort", "Amount", "Amount", ["amount"]),
            ("--filter", "piad", "piad", ["paid"]),
            ("--filter", "due,bnak=SBI", "bnak=SBI", ["bank=NAME"]),
            ("--filter", "bank=", "bank=", ["bank=NAME"]),
            ("--filter", "bank", "bank", ["bank=NAME"]), ("--filter", "due=5", "due=5", ["due"]),
            ("--filter", "!", "!", []),
        ])
    func refused(option: String, text: String, value: String, suggestions: [String]) {
        let error = #expect(throws: UsageError.self) { try query(option, text) }
        guard case .invalidValue(.option(option), value, .notAChoice(_, suggestions)) = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
        same(error?.command, "list")
    }

    private func query(_ arguments: String...) throws -> CardQuery {
        try ListQuery(call: Call.parsed(["list"] + arguments), format: .cards).query()
    }
}
