import PaymentCardsFeed
import PaymentCardsNetwork
import PaymentCardsPorts
import PaymentCardsTestSupport
import Values

extension FeedCards {
    /// The cards of this JSON, which a network service answers.
    init(json: String) { self.init(bytes: Array(json.utf8)) }

    /// The cards of these bytes, which a network service answers.
    init(bytes: [UInt8]) { self.init(MockNetworkService(answering: bytes)) }

    /// The built-in cards, on `day`.
    init(on day: String) { self.init(MockNetworkService(), days: .fixture(day)) }
}
