import PaymentCardsEntity
import PaymentCardsPorts

extension FeedIndex {
    /// A walk that has reached the feed's end. In a large feed it skips the cards unread if possible.
    mutating func walkToEnd() throws(CardsError) -> FeedWalk {
        if !isSmall, !isWhole {
            do throws(CardsError) {
                if pastCards == nil { pastCards = try walkPastCards() }
                if var walk = pastCards {
                    while try walk.nextList() != nil {}
                    try walk.envelope.check(source: bytes.source)
                    pastCards = walk
                    return walk
                }
            } catch .malformed {
                // The strict walk reports what is wrong, and where.
            }
        }
        try finish()
        return walk
    }

    /// A walk that has skipped the list of cards.
    private mutating func walkPastCards() throws(CardsError) -> FeedWalk {
        var walk = try beginning()
        while case .list = walk.place {
            guard !Task.isCancelled else { throw .cancelled }
            if try walk.skip() { continue }
            guard try walk.cards() != nil else { break }
        }
        return walk
    }
}
