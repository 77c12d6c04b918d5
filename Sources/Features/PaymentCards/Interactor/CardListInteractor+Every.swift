import PaymentCardsEntity
package import PaymentCardsPorts
import Values
import PaymentCardsQuery

extension CardListInteractor {
    /// Passes every card that matches `query` to `take`.
    ///
    /// In feed order, cards are examined twice: first to count them, check them all and find shared ids, then to list them;
    /// none is kept in memory. For sorting, all matching cards must be kept.
    package func everyCard(
        matching query: CardQuery, _ take: @MainActor (CardListing) -> Bool
    ) async throws(CardsError) {
        var query = query
        query.page = query.sort.isEmpty ? .page(1, size: 1) : .all
        let today = days.today
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query, on: today)
        try await survey.look(with: &selection)
        if query.sort.isEmpty, survey.names.hasDisguisedIDs {
            // Naming a card requires examining all cards, which is done only once if all that match are kept.
            query.page = .all
            (survey, selection) = (survey.again(), CardSelection(query, on: today))
            try await survey.look(with: &selection)
        }
        var listings = Listings(of: survey, total: selection.count)
        var isStopped = false
        if query.page == .all {
            listings.items = try await survey.items(for: selection.cards)
        } else {
            let names = survey.names
            var memory = CardMemory()
            var again = survey.again()
            try await again.look { glance, place in
                guard selection.finds(glance), case .card(let card) = glance.entry(&memory) else { return }
                listings.items.append(CardListing.Item(PlacedCard(card: card, place: place), names))
            } pause: { () async throws(CardsError) in
                isStopped = !(await listings.pass(to: take))
                return !isStopped
            }
        }
        if !isStopped { await listings.end(with: take) }
    }
}

/// Divides cards into listings of at most 500.
private struct Listings {
    var items: [CardListing.Item] = []
    private let unreadable: [UnreadableCard]
    private let kept: KeptCards?
    private let total: Int
    private var number = 0
    private var listed = 0

    init(of survey: CardSurvey, total: Int) {
        unreadable = survey.unreadable
        kept = survey.kept
        self.total = total
    }

    /// Passes on as many full listings as there are, as long as `take` returns `true`, and returns its last result.
    mutating func pass(to take: @MainActor (CardListing) -> Bool) async -> Bool {
        while items.count >= Self.size { guard await take(next(isLast: false)) else { return false } }
        return true
    }

    /// Passes on all cards. The last listing may be empty: the end is known only after everything has been examined.
    mutating func end(with take: @MainActor (CardListing) -> Bool) async {
        if await pass(to: take) { _ = await take(next(isLast: true)) }
    }

    private static let size = 500

    private mutating func next(isLast: Bool) -> CardListing {
        let next = Array(items.prefix(Self.size))
        items.removeFirst(next.count)
        number += 1
        listed += next.count
        // Another process may have removed a card since they were counted.
        return CardListing(
            items: next, unreadable: unreadable, page: number, pageCount: nil, total: isLast ? listed : total,
            hasNextPage: !isLast, kept: kept)
    }
}
