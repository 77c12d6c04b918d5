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

    private static let codesBySymbol = [
        "₹": "INR", "Rs": "INR", "Rs.": "INR", "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY",
        "₴": "UAH", "₩": "KRW", "zł": "PLN", "₺": "TRY", "₪": "ILS", "₫": "VND", "฿": "THB", "₱": "PHP",
        "₦": "NGN", "R$": "BRL", "Kč": "CZK",
    ]
}
