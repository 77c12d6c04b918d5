import JSONFeed
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts

extension FeedIndex {
    /// The cards whose id begins with `prefix`; `nil` if finding them means reading all cards.
    ///
    /// Elements far from the prefix are skipped without being checked. If the feed is not JSON, skipping may end in the wrong
    /// place; reading all cards then reports the fault and where it is.
    mutating func glances(withIDPrefix prefix: String) throws(CardsError) -> CardGlances? {
        guard !isSmall, let text = JSONSkim.Text(prefix) else { return nil }
        if let found, prefix.hasPrefix(found.prefix) {
            try bytes.check()
        } else {
            guard let (walk, cards) = try walkPastCards(lookingFor: text) else { return nil }
            pastCards = walk
            found = Found(prefix: prefix, cards: cards)
        }
        return found?.glances(withIDPrefix: prefix)
    }

    /// A walk that has reached the feed's end. In a large feed it skips the cards unread if possible.
    mutating func walkToEnd() throws(CardsError) -> FeedWalk {
        if !isSmall, !isWhole {
            do throws(CardsError) {
                if pastCards == nil { pastCards = try walkPastCards(lookingFor: nil)?.walk }
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

    /// The maximum number of cards found and kept.
    private static let mostFound = 1000

    /// Skips the list of cards, and returns those whose ids begin with `text`; `nil` if something is not JSON, or there are
    /// too many to keep.
    private mutating func walkPastCards(
        lookingFor text: JSONSkim.Text?
    ) throws(CardsError) -> (walk: FeedWalk, cards: [CardFeed.Entry])? {
        var walk = try beginning()
        var cards: [CardFeed.Entry] = []
        do throws(CardsError) {
            while true {
                guard !Task.isCancelled else { throw CardsError.cancelled }
                if try walk.skip(without: text) { continue }
                guard let part = try walk.cards() else { return (walk, cards) }
                guard let text else { continue }
                for glance in try CardGlances(part) where glance.idBegins(with: text) {
                    // A prefix shared by many cards may be shared by all of them.
                    guard cards.count < Self.mostFound else { return nil }
                    cards.append(glance.entry)
                }
            }
        } catch .malformed {
            return nil
        }
    }

    /// The cards found last: the details ask for the card that was just named.
    struct Found {
        let prefix: String
        /// All cards whose id begins with the prefix.
        let cards: [CardFeed.Entry]

        /// Those whose id begins with a longer prefix, numbered if they share an id.
        fileprivate func glances(withIDPrefix prefix: String) -> CardGlances {
            let cards = cards.filter { $0.card?.id.feedID.hasPrefix(prefix) ?? false }
            return CardGlances(CardFeed(entries: cards).entries)
        }
    }
}

extension CardGlance {
    fileprivate func idBegins(with text: JSONSkim.Text) -> Bool {
        plainBytes(of: .id)?.starts(with: text.bytes) ?? feedID?.hasPrefix(text.string) ?? false
    }
}
