/// An action on a card, as listed in the feed.
public enum CardAction: FeedCode {
    case viewDetails, payNow, viewLastStatement
    /// An unknown action. It is kept, so that nothing of the feed is lost, but never offered.
    case unknown(String)

    /// The actions that can be offered.
    public static let known: [CardAction] = [.viewDetails, .payNow, .viewLastStatement]

    /// The feed's word for it in `actions`.
    public var code: String {
        switch self {
        case .viewDetails: "view_details"
        case .payNow: "pay_now"
        case .viewLastStatement: "view_last_statement"
        case .unknown(let text): text
        }
    }

    /// Whether this version knows the action.
    public var isKnown: Bool {
        switch self {
        case .viewDetails, .payNow, .viewLastStatement: true
        case .unknown: false
        }
    }
}
