import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts

@testable import PaymentCardsFeed

extension FeedIndex {
    /// A page, as a service cuts it out of the parts.
    mutating func page(_ number: Int, size: Int) throws(CardsError) -> CardPage {
        var cut = PageCut(CardPageSelection.page(number, size: size).places)
        var batch = try batch(after: nil, for: cut.places)
        while cut.add(batch) { batch = try self.batch(after: batch.number, for: cut.places) }
        return cut.page
    }
}
