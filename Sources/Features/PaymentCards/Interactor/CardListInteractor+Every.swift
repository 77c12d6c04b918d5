import PaymentCardsEntity
public import PaymentCardsPorts
import Values

extension CardListInteractor {
    /// How many cards a listing has, more or less.
    static let listingSize = 500

    /// Every card that `query` asks for.
    ///
    /// Cards in the feed's order are looked at twice: once to count them, check them all and find out which ids are shared,
    /// and once to list them; none is kept. To sort them, all that are asked for have to be kept.
    public func everyCard(
        matching query: CardQuery, _ take: @MainActor (CardListing) -> Bool
    ) async throws(CardsError) {
        var query = query
        query.limit = nil
        query.page = query.sort.isEmpty ? .page(1, size: 1) : .all
        var survey = CardSurvey(of: service)
        let today = days.today
        var selection = CardSelection(query, on: today)
        try await survey.look { selection.add($0, at: $1) }
        // To name a card whose id reads like another one's name takes a look at all cards.
        guard query.sort.isEmpty, !survey.hasDisguisedIDs, !survey.isGathered else {
            query.page = .all
            let all =
                if !query.sort.isEmpty {
                    try await survey.items(for: selection.cards)
                } else if survey.isGathered {
                    try await survey.items(for: survey.gatheredCards(matching: query, on: today))
                } else {
                    try await cards(matching: query).items
                }
            return await list(all, survey, take)
        }
        var listings = Listings(of: survey, total: selection.count)
        var isStopped = false
        var finder = CardSelection(query, on: today)
        var memory = CardMemory()
        var again = CardSurvey(of: service)
        try await again.look { glance, _ in
            guard finder.finds(glance), case .card(let card) = glance.entry(&memory) else { return }
            listings.items.append(survey.item(for: card))
        } pause: { () async throws(CardsError) in
            guard listings.items.count >= Self.listingSize else { return true }
            isStopped = !(await take(listings.next(isLast: false)))
            return !isStopped
        }
        if !isStopped { _ = await take(listings.next(isLast: true)) }
    }

    private func list(
        _ items: [CardListing.Item], _ survey: CardSurvey, _ take: @MainActor (CardListing) -> Bool
    ) async {
        var listings = Listings(of: survey, total: items.count)
        var rest = items[...]
        repeat {
            listings.items = Array(rest.prefix(Self.listingSize))
            rest = rest.dropFirst(Self.listingSize)
            guard await take(listings.next(isLast: rest.isEmpty)) else { return }
        } while !rest.isEmpty
    }
}

extension CardSurvey {
    /// The cards that `query` asks for among those that came in pages. A server is not asked for them again.
    fileprivate func gatheredCards(matching query: CardQuery, on today: CalendarDate?) -> [PlacedCard] {
        var selection = CardSelection(query, on: today)
        let cards = CardPage(entries: gathered.cards.map(CardFeed.Entry.card), isLast: true, total: nil)
        for (place, glance) in CardGlances(cards).enumerated() { selection.add(glance, at: place) }
        return selection.cards
    }
}

/// Cuts cards into listings.
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

    /// The next listing. The last one may be empty: that nothing follows is known when everything has been looked at.
    mutating func next(isLast: Bool) -> CardListing {
        number += 1
        listed += items.count
        defer { items = [] }
        // Somebody else may have removed a card since they were counted.
        return CardListing(
            items: items, unreadable: unreadable, page: number, pageCount: nil,
            total: isLast ? listed : total, hasNextPage: !isLast, kept: kept)
    }
}
