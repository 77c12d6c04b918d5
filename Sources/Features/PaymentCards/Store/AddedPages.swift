import PaymentCardsEntity
import PaymentCardsPorts

/// The last page of a source from which nothing was removed. Added cards fill up this page and then further ones.
struct AddedPages {
    let size: Int
    /// The number of the source's last page.
    let number: Int
    /// The number of cards that the source has on it.
    let count: Int

    /// The last page of a source, with these numbers.
    init(size: Int, number: Int, count: Int) {
        self.size = size
        self.number = number
        self.count = count
    }

    /// Finds the last page of `source`, starting at the first.
    static func find(in source: any CardsSource, size: Int) async throws(CardsError) -> AddedPages {
        var (number, count) = (0, 0)
        var seen: Set<Int> = []
        while true {
            let page = try await source.page(number + 1, size: size)
            let isNew = page.entries.reduce(false) { seen.insert($1.hashValue).inserted || $0 }
            number += 1
            count = isNew ? page.cardCount : 0
            if page.isLast || !isNew { return AddedPages(size: size, number: number, count: count) }
        }
    }

    /// Page `number` of the list, given the source's `page`.
    func page(_ page: CardPage, number: Int, added: [CardFeed.Entry]) -> CardPage {
        guard number >= self.number else { return page }
        let room = max(0, size - count)
        let (before, isOutside) = (number - self.number - 1).multipliedReportingOverflow(by: size)
        let start = number == self.number ? 0 : isOutside ? added.count : min(room + before, added.count)
        let end = number == self.number ? min(room, added.count) : start + min(size, added.count - start)
        return CardPage(
            entries: page.entries + added[start..<end], isLast: end == added.count,
            total: page.total.map { $0 + added.count }, sharedIDs: page.sharedIDs)
    }
}

extension CardPage {
    /// The number of cards on the page.
    var cardCount: Int {
        entries.count { if case .card = $0 { true } else { false } }
    }
}
