/// A category of spending. Letters' case doesn't matter.
public enum SpendingCategory: FeedCode {
    case groceries, dining, travel, fuel, shopping, utilities, health, entertainment
    case interest, fees, refund, payment
    /// Any other, as the feed wrote it.
    case unknown(String)

    /// The categories that have a name in every language of the interface.
    public static let known: [SpendingCategory] = [
        .groceries, .dining, .travel, .fuel, .shopping, .utilities, .health, .entertainment, .interest, .fees,
        .refund, .payment,
    ]

    /// The feed's `category`.
    public var code: String {
        switch self {
        case .groceries: "groceries"
        case .dining: "dining"
        case .travel: "travel"
        case .fuel: "fuel"
        case .shopping: "shopping"
        case .utilities: "utilities"
        case .health: "health"
        case .entertainment: "entertainment"
        case .interest: "interest"
        case .fees: "fees"
        case .refund: "refund"
        case .payment: "payment"
        case .unknown(let text): text
        }
    }

    /// Feeds write it in any case.
    public var otherNames: [String] { [code] }

    /// Whether both are the same, in any case.
    public static func == (one: SpendingCategory, other: SpendingCategory) -> Bool {
        one.code.lowercased() == other.code.lowercased()
    }

    /// That of the word in any case.
    public func hash(into hasher: inout Hasher) { hasher.combine(code.lowercased()) }
}
