/// The bank that issued a card.
public enum Bank: FeedCode {
    case hdfc, sbi, citi, stanc, yes, icici
    /// Any other, as the feed wrote it.
    case unknown(String)

    /// The banks whose cards have their own look, in display order. The compiler asks for the place of a new one.
    public static let known = Array(
        sequence(first: Bank.hdfc) {
            switch $0 {
            case .hdfc: .sbi
            case .sbi: .citi
            case .citi: .stanc
            case .stanc: .yes
            case .yes: .icici
            case .icici, .unknown: nil
            }
        })

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

    /// Its usual spelling, and others that people write.
    public var otherNames: [String] {
        switch self {
        case .hdfc, .icici, .yes: [name]
        case .sbi: ["State Bank of India", "SBI Card"]
        case .citi: [name, "Citi Bank"]
        case .stanc: [name, "Standard Chartered Bank", "StanChart"]
        case .unknown: []
        }
    }
}

extension Bank {
    /// The bank's usual spelling; an unknown bank's name as in the feed.
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
