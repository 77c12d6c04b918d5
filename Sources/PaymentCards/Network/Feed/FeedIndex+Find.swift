import PaymentCardsContract
import PaymentCardsEntity

extension FeedIndex {
    /// The cards whose id begins with `prefix`; `nil` where that takes a look at all cards.
    ///
    /// What is not near the prefix is gone past and not checked. What is no JSON may end the way in the wrong place; whoever then
    /// looks at all cards is told where it is wrong.
    mutating func glances(withIDPrefix prefix: String) throws(CardsError) -> CardGlances? {
        guard !isSmall, let text = JSONSkim.Text(prefix) else { return nil }
        var walk = try beginning()
        let bytes = Array(prefix.utf8)
        var entries: [CardFeed.Entry] = []
        do throws(CardsError) {
            while true {
                guard !Task.isCancelled else { throw CardsError.cancelled }
                if try walk.skip(without: text) { continue }
                guard let part = try walk.cards() else { break }
                for glance in CardGlances(part, firstIndex: 0) {
                    let begins = glance.plainBytes(of: .id)?.starts(with: bytes)
                    if begins ?? glance.feedID?.hasPrefix(prefix) ?? false { entries.append(glance.entry) }
                }
            }
        } catch .malformed {
            return nil
        }
        var counts: [String: Int] = [:]
        var occurrences: [Int: Int] = [:]
        for (position, entry) in entries.enumerated() {
            guard let feedID = entry.feedID else { continue }
            counts[feedID, default: 0] += 1
            if let count = counts[feedID], count > 1 { occurrences[position] = count }
        }
        return CardGlances(entries).numbered(occurrences)
    }
}
