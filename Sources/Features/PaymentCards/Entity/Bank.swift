/// The bank that issued a card.
public enum Bank: FeedCode {
    case hdfc, sbi, citi, stanc, yes, icici
    /// Any other, as the feed wrote it.
    case unknown(String)

    /// The banks that have a look of their own.
    public static let known: [Bank] = [.hdfc, .sbi, .citi, .stanc, .yes, .icici]

    /// The feed's `bank_name`.
    public var code: String {
        switch self {
        case .hdfc: "HDFC"
        case .sbi: "SBI"
        case .citi: "CITI"
        case .stanc: "STANC"
        case .yes: "YES"
        case .icici: "ICICI"
        case .unknown(let text): text
        }
    }
}

extension Bank {
    /// The bank's name as people write it; an unknown bank's as the feed does.
    public var name: String {
        switch self {
        case .hdfc: "HDFC Bank"
        case .sbi: "SBI"
        case .citi: "Citibank"
        case .stanc: "Standard Chartered"
        case .yes: "YES Bank"
        case .icici: "ICICI Bank"
        case .unknown(let text): text
        }
    }
}
