public import PaymentCardsContract
import PaymentCardsEntity

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
        query.page = query.sort.isEmpty ? .page(1, size: 1) : .all
        var survey = CardSurvey(of: service)
        var selection = CardSelection(query)
        try await survey.look { selection.add($0, at: $1) }
        // To name a card whose id reads like another one's name takes a look at all cards.
        guard query.sort.isEmpty, !survey.hasDisguisedIDs, !survey.isGathered else {
            query.page = .all
            let all =
                query.sort.isEmpty
                ? try await cards(matching: query).items : try await survey.items(for: selection.cards)
            return await list(all, survey.unreadable, take)
        }
        var listings = Listings(unreadable: survey.unreadable, total: selection.count)
        var finder = CardSelection(query)
        var memory = CardMemory()
        var again = CardSurvey(of: service)
        try await again.look { glance, _ in
            guard finder.finds(glance), case .card(let card) = glance.entry(&memory) else { return }
            listings.items.append(survey.item(for: card))
        } pause: { () async throws(CardsError) in
            guard listings.items.count >= Self.listingSize else { return true }
            return await take(listings.next())
        }
        if !listings.items.isEmpty || listings.isFirst { _ = await take(listings.next()) }
    }

    private func list(
        _ items: [CardListing.Item], _ unreadable: [UnreadableCard], _ take: @MainActor (CardListing) -> Bool
    ) async {
        var listings = Listings(unreadable: unreadable, total: items.count)
        var rest = items[...]
        repeat {
            listings.items = Array(rest.prefix(Self.listingSize))
            rest = rest.dropFirst(Self.listingSize)
            guard await take(listings.next()) else { return }
        } while !rest.isEmpty
    }
}

/// Cuts cards into listings.
private struct Listings {
    var items: [CardListing.Item] = []
    private var unreadable: [UnreadableCard]
    private let total: Int
    private var number = 0
    private var listed = 0

    init(unreadable: [UnreadableCard], total: Int) {
        self.unreadable = unreadable
        self.total = total
    }

    /// Whether no listing came yet.
    var isFirst: Bool { number == 0 }

    /// The next listing. What could not be read comes with the first one.
    mutating func next() -> CardListing {
        number += 1
        listed += items.count
        defer {
            items = []
            unreadable = []
        }
        return CardListing(
            items: items, unreadable: unreadable, page: number, pageCount: nil, total: total,
            hasNextPage: listed < total)
    }
}
