/// The network that carries a card's payments.
public enum CardNetwork: FeedCode {
    case mastercard, visa, diners, amex, discover
    /// Any other, as the feed wrote it.
    case unknown(String)

    /// The networks that have their own mark, in display order. The compiler asks for the place of a new one.
    public static let known = Array(
        sequence(first: CardNetwork.mastercard) {
            switch $0 {
            case .mastercard: .visa
            case .visa: .diners
            case .diners: .amex
            case .amex: .discover
            case .discover, .unknown: nil
            }
        })

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

    /// Its usual spelling, and others that people write.
    public var otherNames: [String] {
        switch self {
        case .mastercard, .visa, .discover: [name]
        case .diners: [name, "Diners Club International"]
        case .amex: [name, "AmEx"]
        case .unknown: []
        }
    }
}

extension CardNetwork {
    /// The network's usual spelling; an unknown network's name as in the feed.
    public var name: String {
        switch self {
        case .mastercard: "Mastercard"
        case .visa: "Visa"
        case .diners: "Diners Club"
        case .amex: "American Express"
        case .discover: "Discover"
        case .unknown(let text): text
        }
    }
}
