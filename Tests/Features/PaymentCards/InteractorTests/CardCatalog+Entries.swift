import PaymentCardsEntity

@testable import PaymentCardsInteractor

extension CardCatalog {
    /// Adds elements as a page that says nothing more.
    @discardableResult
    mutating func add(_ entries: [CardFeed.Entry]) -> Bool {
        add(CardPage(entries: entries, isLast: true, total: nil))
    }
}
