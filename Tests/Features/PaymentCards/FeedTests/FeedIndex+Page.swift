import PaymentCardsEntity
import PaymentCardsPorts

@testable import PaymentCardsFeed

extension FeedIndex {
    /// A page of the feed's elements; what can't be read is on the page of the card before it.
    mutating func page(_ number: Int, size: Int) throws(CardsError) -> (
        entries: [CardFeed.Entry], total: Int?
    ) {
        let places = CardPageSelection.page(number, size: size).places
        var (entries, place, memory) = ([CardFeed.Entry](), 0, CardMemory())
        var batch = try batch(after: nil, for: nil)
        while true {
            for glance in batch {
                let entry = glance.entry(&memory)
                if places.contains(entry.card == nil ? max(0, place - 1) : place) { entries.append(entry) }
                if entry.card != nil { place += 1 }
            }
            guard batch.rest != .none else { return (entries, place) }
            batch = try self.batch(after: batch.number, for: nil)
        }
    }
}
