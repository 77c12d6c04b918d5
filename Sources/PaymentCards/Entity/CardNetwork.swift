/// The network that carries a card's payments.
public enum CardNetwork: FeedCode {
    case mastercard, visa, diners, amex, discover
    case unknown(String)

    /// The networks that have a mark of their own.
    public static let known: [CardNetwork] = [.mastercard, .visa, .diners, .amex, .discover]

    /// The feed's `type`.
    public var code: String {
        switch self {
        case .mastercard: "MASTERC"
        case .visa: "VISA"
        case .diners: "DINERS"
        case .amex: "AMEX"
        case .discover: "DISCOVER"
        case .unknown(let text): text
        }
    }
}
