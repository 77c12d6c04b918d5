/// An action on a card, as listed in the feed.
public enum CardAction: FeedCode {
    case viewDetails, payNow, viewLastStatement
    /// An unknown action. It is kept, so that nothing of the feed is lost, but never offered.
    case unknown(String)

    /// The actions that can be offered, in display order. The compiler asks for the place of a new one.
    public static let known = Array(
        sequence(first: CardAction.viewDetails) {
            switch $0 {
            case .viewDetails: .payNow
            case .payNow: .viewLastStatement
            case .viewLastStatement, .unknown: nil
            }
        })

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
