import PaymentCardsEntity
import PaymentCardsPorts

extension FeedIndex {
    /// Page `number` (from 1) of `size` cards each (from 1), divided as in `CardFeed`.
    ///
    /// Only cards are counted: an unreadable element is on the same page as the card before it. The total is known once the
    /// list's end has been read.
    mutating func page(_ number: Int, size: Int) throws(CardsError) -> CardPage {
        if isSmall { try finish() }
        guard number >= 1, size >= 1 else {
            return CardPage(entries: [], isLast: true, total: hasEnded ? seen.cards : nil)
        }
        let first = Self.clamped((number - 1).multipliedReportingOverflow(by: size))
        let last = Self.clamped(first.addingReportingOverflow(size))
        // One card more than the page holds shows that the page is not the last one.
        while seen.cards <= last, !hasEnded { try advance() }
        let entries = try entries(first..<last)
        let shared = entries.compactMap(\.feedID).filter(ids.isShared)
        return CardPage(
            entries: entries, isLast: hasEnded && last >= seen.cards, total: hasEnded ? seen.cards : nil,
            sharedIDs: Set(shared))
    }

    /// The cards in this range among cards, and the unreadable elements between and after them.
    private mutating func entries(_ places: Range<Int>) throws(CardsError) -> [CardFeed.Entry] {
        guard places.lowerBound == 0 || places.lowerBound < seen.cards else { return [] }
        if isSmall { try numberParts(starts.count) }
        var part = places.lowerBound == 0 ? 0 : (starts.lastIndex { $0.cards <= places.lowerBound } ?? 0)
        var entries: [CardFeed.Entry] = []
        var namedFaults = 0
        var memory = CardMemory()
        var place = starts.isEmpty ? 0 : starts[part].cards
        while part < starts.count, let glances = try self.part(part) {
            for glance in glances {
                let isPast = place > places.lowerBound || places.lowerBound == 0
                guard glance.isCard else {
                    if isPast, case .unreadable(let fault) = glance.entry {
                        entries.add(fault, named: &namedFaults)
                    }
                    continue
                }
                guard place < places.upperBound else { return entries }
                if place >= places.lowerBound { entries.append(glance.entry(&memory)) }
                place += 1
            }
            part += 1
        }
        return entries
    }

    /// Replaces a count that overflows by one larger than any feed's.
    private static func clamped(_ count: (partialValue: Int, overflow: Bool)) -> Int {
        count.overflow ? .max : count.partialValue
    }
}

extension CardFeed.Entry {
    var feedID: String? {
        switch self {
        case .card(let card): card.id.feedID
        case .unreadable: nil
        }
    }
}
