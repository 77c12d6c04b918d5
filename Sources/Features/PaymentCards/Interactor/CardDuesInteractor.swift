import PaymentCardsEntity
import PaymentCardsGlances
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of what is due. It is stateless.
package struct CardDuesInteractor: Sendable {
    let service: any CardsService
    let days: DayClock
    /// The number of dues that may be kept while those before them are passed on.
    let mostKept: Int

    package init(service: any CardsService, days: DayClock) {
        self.init(service: service, days: days, mostKept: 10_000)
    }

    init(service: any CardsService, days: DayClock, mostKept: Int) {
        (self.service, self.days, self.mostKept) = (service, days, mostKept)
    }

    /// Everything that is due. All cards are examined, and only those with a due are kept in memory.
    package func dues(_ query: CardDuesQuery) async throws(CardsError) -> CardDues {
        // All cards are compared on the same day, however long that takes.
        let today = days.today
        guard query.names.isEmpty else { return try await dues(onCardsNamed: query.names, today) }
        var survey = CardSurvey(of: try await service.atOneMoment())
        var memory = CardMemory(today: today)
        var selection = CardSelection(CardQuery(sort: [CardSort(.due)], page: .all), on: today)
        var found = FoundDues(within: query.days)
        try await survey.look { glance, place in
            if found.add(glance, &memory) { selection.add(glance, at: place) }
        } pause: { () async throws(CardsError) in
            query.limit.map { selection.count <= $0 } ?? true
        }
        if let limit = query.limit, selection.count > limit { throw .tooManyCards(limit: limit) }
        return CardDues(
            items: try await survey.items(for: selection.cards).eachOnce, undatedCount: found.undatedCount,
            undatedTitles: found.undatedTitles, unreadable: survey.unreadable, kept: survey.kept, today: today
        )
    }

    /// The dues on these cards, each card once.
    private func dues(
        onCardsNamed names: [String], _ today: CalendarDate?
    ) async throws(CardsError) -> CardDues {
        let service = try await service.atOneMoment()
        var (items, repeated) = ([CardListing.Item](), [CardListing.Item]())
        var unreadable: [UnreadableCard] = []
        var kept: KeptCards?
        for name in names {
            let found = try await CardNaming(name: name, isStrict: true).card(in: service)
            kept = .older(kept, found.kept)
            unreadable = found.unreadable
            let item = try await CardTwins(of: found.item, in: service).item
            func isListed(in items: [CardListing.Item]) -> Bool {
                items.contains { $0.card.isCopy(of: item.card) }
            }
            if !isListed(in: items) {
                items.append(item)
            } else if !isListed(in: repeated) {
                repeated.append(item)
            }
        }
        return CardDues(
            items: items, unreadable: unreadable, kept: kept, repeated: repeated, today: today)
    }
}
