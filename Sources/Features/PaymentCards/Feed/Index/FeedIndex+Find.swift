import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

extension FeedIndex {
    /// The number of bytes that another core passes at a time: enough for a while, and few enough to share a large feed evenly.
    static let stretch = 1 << 20

    /// Passes over the list of cards that look for ids that begin with `prefix`, a stretch each, for other cores to make; none
    /// if the cards are known, or all have to be read.
    ///
    /// Where the stretches begin is guessed. What doesn't begin where a card ends is not used.
    mutating func passes(
        lookingFor prefix: String, stretch: Int = Self.stretch
    ) throws(CardsError) -> [CardPass] {
        guard !isSmall, !hasFound(prefix), let text = JSONSkim.Text(prefix) else { return [] }
        let walk = try beginning()
        guard case .list = walk.place else { return [] }
        var starts = [walk]
        for place in Swift.stride(from: walk.offset + stretch, to: bytes.count, by: stretch) {
            guard !Task.isCancelled else { throw .cancelled }
            let window = try bytes.window(at: place, length: FeedWindow.reachOfProbableEnd)
            if let start = window.probableEnd { starts.append(walk.jumped(to: start)) }
        }
        let ends = starts.dropFirst().map(\.offset) + [bytes.count]
        return zip(starts, ends).map { CardPass(from: $0, to: $1, lookingFor: text) }
    }

    /// The cards whose id begins with `prefix`; `nil` if finding them means reading all cards.
    ///
    /// Elements far from the prefix are skipped without being checked. If the feed is not JSON, skipping may end in the wrong
    /// place; reading all cards then reports the fault and where it is.
    ///
    /// - Parameter passes: those that other cores made, in feed order.
    mutating func glances(
        withIDPrefix prefix: String, with passes: [CardPass] = []
    ) throws(CardsError) -> CardGlances? {
        guard !isSmall, let text = JSONSkim.Text(prefix) else { return nil }
        if hasFound(prefix) {
            try bytes.check()
        } else {
            var pass = CardPass(from: try beginning(), to: bytes.count, lookingFor: text)
            guard try pass.finish(with: passes) else { return nil }
            pastCards = pass.walk
            found = Found(prefix: prefix, cards: pass.found)
        }
        return found?.glances(withIDPrefix: prefix)
    }

    private func hasFound(_ prefix: String) -> Bool { found.map { prefix.hasPrefix($0.prefix) } ?? false }

    /// A walk that has reached the feed's end. In a large feed it skips the cards unread if possible.
    mutating func walkToEnd() throws(CardsError) -> FeedWalk {
        if !isSmall, !isWhole {
            do throws(CardsError) {
                if pastCards == nil {
                    var pass = CardPass(from: try beginning(), to: bytes.count, lookingFor: nil)
                    if try pass.finish(with: []) { pastCards = pass.walk }
                }
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
