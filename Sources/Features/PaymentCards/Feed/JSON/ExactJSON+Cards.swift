package import JSONFeed

extension ExactJSON {
    /// A decoder of what is said about cards.
    package static let cards = ExactJSON(idKeys: ["id", "card_id"])
}
