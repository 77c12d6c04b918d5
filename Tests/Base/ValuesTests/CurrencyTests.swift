import Foundation
import TestSupport
import Testing
import Values

@Suite("Currency")
struct CurrencyTests {
    /// Currencies with decimals of which the Unicode CLDR says that prices do not have them any more. ISO 4217 still does, and
    /// so do accounts.
    private static let unusedInPrices: Set<String> = [
        "AFN", "ALL", "COP", "IDR", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK", "PKR", "RSD", "SLL",
        "SOS",
        "SYP", "YER",
    ]

    @Test(
        "A currency has as many decimals as ISO 4217 says",
        arguments: [
            ("INR", 2), ("₹", 2), ("USD", 2), ("UAH", 2), ("JPY", 0), ("¥", 0), ("KRW", 0), ("VND", 0),
            ("KWD", 3),
            ("BHD", 3), ("TND", 3), ("CLF", 4), ("₿", 2), ("", 2),
        ])
    func decimals(text: String, decimals: Int) {
        same(Currency(text: text).decimals, decimals)
    }

    @Test("A currency is identified by its code if known, otherwise by the feed's text")
    func identity() {
        same(Currency(text: "₹").identity, Currency(text: "INR").identity)
        #expect(Currency(text: "$").identity != Currency(text: "INR").identity)
        same(Currency(text: "₿").identity, "₿")
    }

    @Test(
        "Every code that the system knows has the decimals that it is formatted with, where prices have them")
    func system() {
        let codes = Locale.commonISOCurrencyCodes
        #expect(codes.count > 100)
        for code in codes {
            let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US"))
            let shown = Decimal(1).formatted(style).split(separator: ".").dropFirst().first?.count ?? 0
            let decimals = Currency(text: code).decimals
            #expect(
                decimals == shown || (shown == 0 && Self.unusedInPrices.contains(code)), "\(code): \(shown)")
        }
    }
}
