/// Something the feed says can be done with a card.
public enum CardAction: FeedCode {
    case viewDetails, payNow, viewLastStatement
    /// Kept, so that nothing of the feed is lost, but never offered.
    case unknown(String)

    /// The actions that can be offered.
    public static let known: [CardAction] = [.viewDetails, .payNow, .viewLastStatement]

    /// The feed's word in `actions`.
    public var code: String {
        switch self {
        case .viewDetails: "view_details"
        case .payNow: "pay_now"
        case .viewLastStatement: "view_last_statement"
        case .unknown(let text): text
        }
    }

    /// Whether this version knows what the action means.
    public var isKnown: Bool {
        switch self {
        case .viewDetails, .payNow, .viewLastStatement: true
        case .unknown: false
        }
    }
}
