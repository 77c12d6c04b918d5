import PaymentCardsEntity
import PaymentCardsGlances
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of what is due. It is stateless.
package struct CardDuesInteractor: Sendable {
    private let service: any CardsService
    private let days: DayClock

    package init(service: any CardsService, days: DayClock) { (self.service, self.days) = (service, days) }

    /// More than these would be a list of its own.
    private static let mostTitles = 3

    /// Everything that is due. All cards are examined, and only those with a due are kept in memory.
    package func dues(_ query: CardDuesQuery) async throws(CardsError) -> CardDues {
        // All cards are compared on the same day, however long that takes.
        let today = days.today
        guard query.names.isEmpty else { return try await dues(onCardsNamed: query.names, today) }
        var survey = CardSurvey(of: try await service.atOneMoment())
        var memory = CardMemory(today: today)
        var selection = CardSelection(CardQuery(sort: [CardSort(.due)], page: .all), on: today)
        var (undated, titles) = (0, [String]())
        try await survey.look { glance, place in
            guard let timing = glance.timing(&memory) else { return }
            if timing.isOpen(within: query.days) {
                selection.add(glance, at: place)
            } else if timing == .unknown {
                undated += 1
                if titles.count < Self.mostTitles, let title = glance.title { titles.append(title) }
            }
        } pause: { () async throws(CardsError) in
            query.limit.map { selection.count <= $0 } ?? true
        }
        if let limit = query.limit, selection.count > limit { throw .tooManyCards(limit: limit) }
        return CardDues(
            items: try await survey.items(for: selection.cards).eachOnce, undatedCount: undated,
            undatedTitles: titles, unreadable: survey.unreadable, kept: survey.kept, today: today)
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
