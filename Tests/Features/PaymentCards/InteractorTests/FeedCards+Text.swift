import PaymentCardsFeed
import PaymentCardsNetwork

extension FeedCards {
    /// The cards of this JSON, which a network service answers; it calls that “feed”.
    init(json: String) { self.init(MockNetworkService(answering: Array(json.utf8))) }
}
