import Foundation
import Testing
import Values

@Suite("AmountText")
struct AmountTextTests {
    @Test(
        "Digits, and a point before decimals, are an exact amount",
        arguments: [
            ("1500", "1500"), ("7853.33", "7853.33"), ("0.5", "0.5"), ("007", "7"), ("0.10", "0.1"),
            ("0", "0"), ("0.000000000000000000000000000001", nil), ("123456789012345678901234567.125", nil),
            ("99999999999999999999999999999.9", "99999999999999999999999999999.9"),
        ] as [(String, String?)])
    func amounts(text: String, exact: String?) throws {
        guard let exact else {
            #expect(throws: Never.self) { try AmountText.amount(of: String(text.prefix(30))) }
            return
        }
        #expect(try "\(AmountText.amount(of: text))" == exact)
    }

    @Test(
        "What could be read in two ways, or in none, is refused and never guessed at",
        arguments: [
            ("", .unfinished), ("12.", .unfinished), (".5", .noWhole), (".", .noWhole),
            ("1,000", .separator(",")), ("1000,50", .separator(",")), ("1 000", .separator(" ")),
            ("1'000", .separator("'")), ("1\u{202F}000", .separator("\u{202F}")), ("1_000", .separator("_")),
            ("-5", .unexpected("-")), ("+5", .unexpected("+")), ("1e3", .unexpected("e")),
            ("0x10", .unexpected("x")), ("NaN", .unexpected("N")), ("₹5", .unexpected("₹")),
            ("١٢", .unexpected("١")), ("１", .unexpected("１")), ("1.000.50", .secondPoint),
            ("5\u{301}", .unexpected("5\u{301}")), ("5\0", .unexpected("\0")),
            (String(repeating: "9", count: 31), .tooLong(limit: 30)),
            (String(repeating: "9", count: 100_000), .tooLong(limit: 30)),
        ] as [(String, AmountText.Problem)])
    func refused(text: String, problem: AmountText.Problem) {
        #expect(throws: problem) { try AmountText.amount(of: text) }
    }
}
