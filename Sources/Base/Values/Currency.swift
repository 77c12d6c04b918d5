/// The currency of an amount, as the feed wrote it and as the standard names it.
public struct Currency: Hashable, Sendable {
    /// The feed's text: a symbol such as `₹` or a code such as `INR`.
    public let text: String
    /// The ISO 4217 code, when the text is one or is a symbol with one common meaning; otherwise `nil`.
    public let code: String?

    /// The currency that `text` names.
    ///
    /// A symbol that several countries share stands for the most traded of them (`$` is USD, `¥` is JPY).
    public init(text: String) {
        self.text = text
        let isCode =
            text.utf8.count == 3
            && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        code = isCode ? text : Self.codesBySymbol[text]
    }

    /// What tells currencies apart, though a feed may name one by its symbol here and by its code there: the ISO 4217 code where
    /// known, otherwise the feed's text.
    public var identity: String { code ?? text }

    /// How many decimals amounts of this currency have (ISO 4217, list one); 2 where the currency is not known.
    public var decimals: Int {
        code.flatMap { Self.unusualDecimals[$0] } ?? 2
    }

    /// The currencies that do not have two decimals.
    private static let unusualDecimals = [
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0,
        "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
        "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3, "CLF": 4, "UYW": 4,
    ]

    private static let codesBySymbol = [
        "₹": "INR", "Rs": "INR", "Rs.": "INR", "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY",
        "₴": "UAH", "₩": "KRW", "zł": "PLN", "₺": "TRY", "₪": "ILS", "₫": "VND", "฿": "THB", "₱": "PHP",
        "₦": "NGN", "R$": "BRL", "Kč": "CZK",
    ]
}
