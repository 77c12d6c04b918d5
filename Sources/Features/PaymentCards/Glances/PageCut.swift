package import PaymentCardsEntity

/// Cuts a page out of batches.
///
/// Only cards are counted: an unreadable element is on the same page as the card before it, so that pages begin and end at the
/// same cards whether or not a source skips unreadable elements first.
package struct PageCut {
    /// The places of the page's cards in the list.
    package let places: Range<Int>
    private var place: Int?
    private var entries: [CardFeed.Entry] = []
    private var namedFaults = 0
    private var sharedIDs: Set<String> = []
    private var isLast = false
    private var total: Int?
    private var kept: KeptCards?
    private var memory = CardMemory()

    /// The page with the cards at `places`, from no batch yet.
    package init(_ places: Range<Int>) { self.places = places }

    /// Takes the page's elements from the next batch; the first one has the page's first card, if any.
    ///
    /// - Returns: whether another batch is needed. One card more than the page holds shows that the page is not the last one.
    package mutating func add(_ batch: CardGlances) -> Bool {
        (total, kept) = (batch.total, batch.kept)
        sharedIDs.formUnion(batch.sharedIDs)
        var place = self.place ?? batch.start
        defer { self.place = place }
        for glance in batch {
            if glance.isCard {
                guard place < places.upperBound else { return false }
                if place >= places.lowerBound { entries.append(glance.entry(&memory)) }
                place += 1
            } else if place > places.lowerBound || places.lowerBound == 0, !places.isEmpty,
                case .unreadable(let fault) = glance.entry
            {
                entries.add(fault, named: &namedFaults)
            }
        }
        isLast = batch.rest == .none
        return batch.rest == .unknown || batch.rest == .some && place < places.upperBound
    }

    package var page: CardPage {
        CardPage(
            entries: entries, isLast: isLast || places == 0..<0, total: total, sharedIDs: sharedIDs,
            kept: kept)
    }
}
