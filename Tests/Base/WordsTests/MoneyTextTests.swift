import Foundation
import TestSupport
import Testing
import Values
import Words

@Suite("Money in words")
struct MoneyTextTests {
    /// An amount in the digits that a feed writes, and what a card shows.
    struct Example: CustomTestStringConvertible, Sendable {
        let amount, currency, text: String

        init(_ amount: String, _ currency: String, _ text: String) {
            (self.amount, self.currency, self.text) = (amount, currency, text)
        }

        var testDescription: String { "\(amount) \(currency)" }
    }

    @Test(
        "An amount is written as its currency's own country writes it, and never rounded",
        arguments: [
            Example("1234567.50", "₹", "₹12,34,567.50"), Example("242.33", "INR", "₹242.33"),
            Example("960.10", "$", "$960.10"), Example("960.1", "USD", "$960.10"),
            Example("48200", "¥", "¥48,200"), Example("0.5", "¥", "¥0.5"), Example("10.4", "JPY", "¥10.4"),
            Example("1.5", "KWD", "KWD 1.500"), Example("0.0005", "KWD", "KWD 0.0005"),
            Example("0", "INR", "₹0.00"), Example("640.5", "€", "€640.50"), Example("0.005", "$", "$0.005"),
            Example("-5", "$", "-$5.00"), Example("-1234567.5", "₹", "-₹12,34,567.50"),
            Example("12345678901234567890.12", "$", "$12,345,678,901,234,567,890.12"),
            Example("3150.40", "UAH", "3 150,40 ₴"), Example("3150.40", "₴", "3 150,40 ₴"),
            // A currency that is not known keeps the feed's text for it.
            Example("0.5", "₿", "₿ 0.50"), Example("0.00000001", "₿", "₿ 0.00000001"),
            Example("1234.5", "XYZ", "XYZ 1,234.50"), Example("1234567", "points", "points 1,234,567.00"),
            Example("7", "", "7.00"), Example("-7", "", "-7.00"),
        ])
    func text(example: Example) throws {
        try same(money(example).text, example.text)
    }

    @Test(
        "An amount that is heard names its currency in the right form, with nothing that speech leaves out or stops at",
        arguments: [
            (Example("7853.33", "₹", "7853.33 Indian rupees"), "7853,33 індійської рупії"),
            (Example("1", "UAH", "1 Ukrainian hryvnia"), "1 українська гривня"),
            (Example("2", "UAH", "2 Ukrainian hryvnias"), "2 українські гривні"),
            (Example("1500.00", "₴", "1500 Ukrainian hryvnias"), "1500 українських гривень"),
            (Example("21", "₴", "21 Ukrainian hryvnias"), "21 українська гривня"),
            (Example("0", "$", "0 US dollars"), "0 доларів США"),
            (Example("960.1", "$", "960.10 US dollars"), "960,10 долара США"),
            (Example("10.4", "¥", "10.4 Japanese yen"), "10,4 японської єни"),
            (Example("1.5", "KWD", "1.500 Kuwaiti dinars"), "1,500 кувейтського динара"),
            (Example("0.0005", "€", "0.0005 euros"), "0,0005 євро"),
            (
                Example("-1234567.5", "₹", "minus 1234567.50 Indian rupees"),
                "мінус 1234567,50 індійської рупії"
            ),
            (Example("1234.5", "points", "1234.50 points"), "1234,50 points"),
            (Example("7", "", "7"), "7"), (Example("-7", "XYZ", "minus 7 XYZ"), "мінус 7 XYZ"),
        ])
    func heard(example: Example, ukrainian: String) throws {
        try same(money(example).text(in: .english.spoken), example.text)
        try same(money(example).text(in: .ukrainian.spoken), ukrainian)
        try same(money(example).text(in: .ukrainian), money(example).text)
    }

    @Test(
        "Nothing of an amount is lost where it is heard",
        arguments: ["1e127", "-1e-120", "12345678901234567890.12"])
    func wholeWhenHeard(amount: String) throws {
        for currency in ["$", "points"] {
            let money = try money(Example(amount, currency, ""))
            for language in Language.allCases {
                let read = money.text(in: language.spoken).filter(\.isNumber)
                #expect(money.text.filter(\.isNumber).hasPrefix(read) && read.contains { $0 != "0" })
            }
        }
    }

    @Test("The largest and the smallest amounts are written out", arguments: ["$", "INR", "₿", ""])
    func extremes(currency: String) throws {
        let large = try money(Example("1e127", currency, "")).text
        #expect(large.filter(\.isNumber).hasPrefix("1" + String(repeating: "0", count: 127)))
        let small = try money(Example("1e-120", currency, "")).text
        same(small.filter(\.isNumber), "0" + String(repeating: "0", count: 119) + "1")
    }

    @Test("No currency brings in a space that does not break, an invisible sign or foreign digits")
    func plainCharacters() throws {
        for code in Locale.commonISOCurrencyCodes + ["XYZ", "QQQ", "ZZZ"] {
            for amount in ["-1234567.891", "0"] {
                let text = try money(Example(amount, code, "")).text
                let isPlain = text.unicodeScalars.allSatisfy { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator: false
                    case .spaceSeparator: scalar == " "
                    default: true
                    }
                }
                #expect(isPlain, "\(code): \(text.debugDescription)")
                #expect(
                    text.filter(\.isNumber) == amount.filter(\.isNumber) || amount == "0", "\(code): \(text)")
            }
        }
    }

    @Test(
        "Every amount, typed as it is shown, is that amount or refused, and never another one", .showsSeed)
    func readBack() throws {
        let usualNames = [
            "₹", "INR", "₴", "UAH", "$", "USD", "€", "EUR", "£", "¥", "JPY", "KWD", "zł", "PLN", "Kč",
        ]
        var random = SeededGenerator.ofThisRun()
        let currencies = Locale.commonISOCurrencyCodes + usualNames + ["R$", "₿", "XYZ"]
        for name in currencies {
            let currency = Currency(text: name)
            let usual = (0..<20).map { _ in
                let digits = Int.random(
                    in: 1...Int.random(in: 1...10_000_000_000, using: &random), using: &random)
                return Decimal(sign: .plus, exponent: -currency.decimals, significand: Decimal(digits))
            }
            let odd = try ["0", "0.4", "1.5", "1.234", "150.4", "1234", "12345.678", "1234567.5", "0.005"]
                .map { try money(Example($0, name, "")).amount }
            for amount in usual + odd {
                let money = Money(amount: amount, currency: currency)
                // Words are said, not copied; there only amounts that the currency has need to be unmistakable.
                let words = Language.allCases.map { money.text(in: $0.spoken) }
                let texts = [money.text] + (usual.contains(amount) ? words : [])
                for text in texts {
                    let read = try? AmountText.amount(of: text, in: currency)
                    #expect(read == nil || read == amount, "\(text) in \(name)")
                    // Without its currency, too.
                    guard let first = text.firstIndex(where: \.isNumber),
                        let last = text.lastIndex(where: \.isNumber)
                    else { continue }
                    let bare = String(text[first...last])
                    let digits = try? AmountText.amount(of: bare, in: currency)
                    #expect(digits == nil || digits == amount, "\(bare) in \(name)")
                }
            }
            guard usualNames.contains(name) else { continue }
            for amount in usual {
                let money = Money(amount: amount, currency: currency)
                try same(AmountText.amount(of: money.text, in: currency), amount, "\(money.text)")
            }
        }
    }

    private func money(_ example: Example) throws -> Money {
        let amount = try #require(Decimal(string: example.amount, locale: Locale(identifier: "en_US_POSIX")))
        return Money(amount: amount, currency: Currency(text: example.currency))
    }
}
