public import PaymentCardsEntity

/// Where cards come from: a mock, a file, a server.
public protocol CardsService: Sendable {
    /// Page `number` (from 1) of the feed, in pages of `size` elements (from 1).
    ///
    /// A page past the end is empty and last. Cancelling the task cancels the request.
    func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage
}
