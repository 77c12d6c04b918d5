import Foundation
import TestSupport
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
        try same("\(AmountText.amount(of: text))", exact)
    }

    @Test(
        "An amount is read as it is shown: grouped, and with its currency on either side",
        arguments: [
            ("₹1,500.55", "1500.55"), ("1,500", "1500"), ("12,34,567.50", "1234567.5"),
            ("1,234,567", "1234567"),
            ("₹ 1,50,00,000", "15000000"), ("Rs 1500", "1500"), ("Rs. 1500", "1500"), ("Rs.1500", "1500"),
            ("INR\u{A0}1,500.55", "1500.55"), ("1500 inr", "1500"), ("1 500,55 ₹", "1500.55"),
            ("1\u{A0}500,55", "1500.55"), ("1\u{202F}500", "1500"), ("12 345 678", "12345678"),
            ("1 500.55", "1500.55"), ("1500,55", "1500.55"), ("1’500.55", "1500.55"), ("1.500,55", "1500.55"),
            (" 1500 ", "1500"), ("0.500", "0.5"), ("1234.567", "1234.567"), ("89,90", "89.9"), ("1,5", "1.5"),
            ("0,5", "0.5"), ("₹1,50", "1.5"), ("1 500,5", "1500.5"), ("1,500.5", "1500.5"),
        ] as [(String, String)])
    func shown(text: String, exact: String) throws {
        try same("\(AmountText.amount(of: text))", exact)
        try same("\(AmountText.amount(of: text, in: Currency(text: "₹")))", exact)
    }

    @Test("Every amount is read back from how a person may write it")
    func writtenInEachWay() throws {
        for rupees in [1, 12, 123, 1234, 12_345, 123_456, 1_234_567, 12_345_678] {
            for paise in [nil, 5, 50, 55] as [Int?] {
                let exact = paise.map { "\(rupees).\($0 < 10 ? "0" : "")\($0)" } ?? "\(rupees)"
                let amount = try AmountText.amount(of: exact)
                for locale in ["en_IN", "en_US", "en_CH"] {
                    let shown = amount.formatted(Decimal.FormatStyle(locale: Locale(identifier: locale)))
                    try same(AmountText.amount(of: shown), amount, "\(shown)")
                }
                for locale in ["uk", "de", "fr"] {
                    let shown = amount.formatted(
                        Decimal.FormatStyle(locale: Locale(identifier: locale)).grouping(.automatic)
                            .precision(.fractionLength(2)))
                    try same(AmountText.amount(of: shown), amount, "\(shown)")
                }
            }
        }
    }

    @Test("A typed currency must be that of the amount")
    func currencies() throws {
        let dinar = Currency(text: "KWD")
        #expect(throws: AmountText.Problem.otherCurrency("$", wanted: "INR")) {
            try AmountText.amount(of: "$1500", in: Currency(text: "INR"))
        }
        #expect(throws: AmountText.Problem.otherCurrency("грн", wanted: "INR")) {
            try AmountText.amount(of: "1500 грн", in: Currency(text: "INR"))
        }
        try same(AmountText.amount(of: "KWD 1.500"), 1.5)
        try same(AmountText.amount(of: "1.500", in: dinar), 1.5)
        #expect(throws: AmountText.Problem.ambiguous("1,500", "1500", "1.5")) {
            try AmountText.amount(of: "1,500", in: dinar)
        }
        try same(AmountText.amount(of: "1500 points", in: Currency(text: "points")), 1500)
        #expect(throws: AmountText.Problem.unexpected("p")) { try AmountText.amount(of: "1500 points") }
    }

    @Test(
        "A currency may be abbreviated, in letters of any size",
        arguments: [
            ("UAH", "1500 грн"), ("₴", "1500грн."), ("UAH", "грн 1 500"), ("₴", "1500 ГРН"), ("грн", "₴1500"),
            ("UAH", "1500,00 Грн."), ("INR", "rs 1500"), ("₹", "RS. 1,500"), ("PLN", "1500 ZŁ"),
        ])
    func abbreviations(currency: String, text: String) throws {
        try same(AmountText.amount(of: text, in: Currency(text: currency)), 1500)
    }

    @Test(
        "One digit or two after a comma are decimals in every currency, and three may be a group",
        arguments: [
            ("150,40 ₴", "150.4"), ("₴150,40", "150.4"), ("0,40 UAH", "0.4"), ("1 500,40 ₴", "1500.4"),
            ("R$ 1,50", "1.5"), ("12,34 zł", "12.34"), ("12,34 €", "12.34"), ("€1,500", nil),
            ("150,40", "150.4"), ("150,4 ₴", "150.4"), ("1,500 ₴", nil), ("1,500 грн", nil),
            ("1,50 грн", "1.5"), ("1,234", nil), ("1.500 ₴", nil), ("150,400 ₴", nil), ("12,34,50 ₴", nil),
            ("₹1,50", "1.5"), ("1,50 $", "1.5"), ("₫1,50", "1.5"), ("₫1,500", nil), ("TND 1,50", "1.5"),
            ("TND 1.500", nil), ("-150,40 ₴", nil),
        ] as [(String, String?)])
    func decimalComma(text: String, exact: String?) throws {
        let signs = ["zł", "R$", "₹", "₫", "TND", "$", "€"]
        let wanted = Currency(text: signs.first(where: text.contains) ?? "UAH")
        guard let exact else {
            #expect(throws: AmountText.Problem.self) { try AmountText.amount(of: text, in: wanted) }
            return
        }
        try same("\(AmountText.amount(of: text))", exact)
        try same("\(AmountText.amount(of: text, in: wanted))", exact)
    }

    @Test(
        "Three digits after a comma are refused in each currency that is also written with a decimal comma",
        arguments: [
            ("EUR", true), ("€", true), ("UAH", true), ("CHF", true), ("CAD", true), ("XOF", true),
            ("PLN", true),
            ("INR", false), ("₹", false), ("USD", false), ("$", false), ("GBP", false), ("£", false),
            ("AUD", false), ("JPY", false), ("XCD", false), ("points", false),
        ])
    func groupOrDecimals(currency: String, isRefused: Bool) throws {
        let currency = Currency(text: currency)
        try same(AmountText.amount(of: "1,500,000", in: currency), 1_500_000)
        try same(AmountText.amount(of: "1 500.25", in: currency), 1500.25)
        if isRefused {
            #expect(throws: AmountText.Problem.ambiguous("1,500", "1500", "1.5")) {
                try AmountText.amount(of: "1,500", in: currency)
            }
        } else {
            try same(AmountText.amount(of: "1,500", in: currency), 1500)
        }
    }

    @Test(
        "What could be read in two ways, or in none, is refused and never guessed at",
        arguments: [
            ("", .unfinished), ("12.", .unfinished), (".5", .noWhole), (".", .noWhole),
            ("1.500", .ambiguous("1.500", "1500", "1.5")), ("1.000", .ambiguous("1.000", "1000", "1")),
            ("1,5000", .ambiguous("1,5000", "1.5000", "15000")),
            ("0,500", .ambiguous("0,500", "0.500", "0500")),
            ("1500,550", .ambiguous("1500,550", "1500.550", "1500550")),
            ("15 00", .separator(" ")), ("1,23,45", .separator(",")), ("1,,500", .separator(",")),
            ("1 500,550", .separator(",")), ("1,500 000", .separator(" ")), ("1,5.50", .separator(".")),
            ("1_000", .separator("_")), ("1.500.000", .secondPoint), ("₹", .unexpected("₹")),
            ("₹.5", .noWhole),
            ("₹5₹", .unexpected("₹")), ("5,", .unfinished), ("5k", .unexpected("k")),
            ("5%", .unexpected("%")),
            ("-5", .unexpected("-")), ("+5", .unexpected("+")), ("1e3", .unexpected("e")),
            ("0x10", .unexpected("x")), ("NaN", .unexpected("N")),
            ("١٢", .unexpected("١")), ("１", .unexpected("１")), ("1.000.50", .secondPoint),
            ("5\u{301}", .unexpected("5\u{301}")), ("5\0", .unexpected("\0")),
            (String(repeating: "9", count: 31), .tooLong(limit: 30)),
            (String(repeating: "9", count: 100_000), .tooLong(limit: 30)),
        ] as [(String, AmountText.Problem)])
    func refused(text: String, problem: AmountText.Problem) {
        #expect(throws: problem) { try AmountText.amount(of: text) }
    }
}
