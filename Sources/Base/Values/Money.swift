public import Foundation

/// An exact amount in a currency.
public struct Money: Hashable, Sendable {
    /// The amount in the currency's main unit (rupees, not paise), exactly as in the feed.
    public let amount: Decimal
    /// The currency.
    public let currency: Currency

    /// An amount in a currency.
    public init(amount: Decimal, currency: Currency) {
        self.amount = amount
        self.currency = currency
    }

    /// Whether the amount is more than zero; a credit balance is less.
    public var isPositive: Bool { amount > 0 }
}

/// The currency of an amount, with its name in the feed and in the standard.
public struct Currency: Hashable, Sendable {
    /// The feed's text: a symbol such as `₹` or a code such as `INR`.
    public let text: String
    /// The ISO 4217 code, if the text is one or is a symbol with one common meaning; otherwise `nil`.
    public let code: String?

    /// The currency with the name `text`.
    ///
    /// A symbol shared by several countries stands for the most traded of their currencies (`$` is USD, `¥` is JPY).
    public init(text: String) {
        self.text = text
        let isCode =
            text.utf8.count == 3
            && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        code = isCode ? text : Self.codesBySymbol[text] ?? (Self.hryvnias.contains(text) ? "UAH" : nil)
    }

    /// Identifies the currency even if a feed uses its symbol in one place and its code in another: the ISO 4217 code if
    /// known, otherwise the feed's text.
    public var identity: String { code ?? text }

    /// The number of decimals of amounts in this currency (ISO 4217, list one); 2 if the currency is unknown.
    public var decimals: Int {
        code.flatMap { Self.unusualDecimals[$0] } ?? 2
    }

    /// The English locale of the currency's own country; `nil` if the currency is unknown.
    ///
    /// The first two letters of an ISO 4217 code are the country's, except for the euro and for codes in X, which belong to no
    /// country.
    package var homeLocale: Locale? {
        guard let code else { return nil }
        if code == "EUR" { return Locale(identifier: "en_IE") }
        return Locale(identifier: code.hasPrefix("X") ? "en" : "en_\(code.prefix(2))")
    }

    /// Whether people write amounts in this currency with a comma before the decimals: 150,40 ₴ and 150,40 €. Then three digits
    /// after a comma may be decimals or a group.
    var hasDecimalComma: Bool {
        homeLocale?.decimalSeparator == "," || Self.withCommaInOtherLanguages.contains(identity)
    }

    /// The currencies that are written with a point in English, and with a comma in another language of their countries (CLDR 47):
    /// the euro, the francs, and those of countries such as Canada and Switzerland.
    private static let withCommaInOtherLanguages: Set = [
        "BIF", "BND", "CAD", "CHE", "CHF", "CHW", "EUR", "KMF", "MGA", "MOP", "MUR", "NAD", "PYG", "RWF",
        "SCR",
        "SYP", "SZL", "VUV", "XAF", "XOF", "XPF",
    ]

    /// The currencies that don't have two decimals.
    private static let unusualDecimals = [
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0,
        "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
        "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3, "CLF": 4, "UYW": 4,
    ]

    /// How hryvnias are abbreviated.
    private static let hryvnias: Set = ["грн", "грн."]
    private static let codesBySymbol = [
        "₹": "INR", "Rs": "INR", "Rs.": "INR", "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY",
        "₴": "UAH", "₩": "KRW", "zł": "PLN", "₺": "TRY", "₪": "ILS", "₫": "VND", "฿": "THB", "₱": "PHP",
        "₦": "NGN", "R$": "BRL", "Kč": "CZK",
    ]
}
