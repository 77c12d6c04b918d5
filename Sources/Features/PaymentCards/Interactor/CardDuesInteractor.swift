import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of what is due. It is stateless.
package struct CardDuesInteractor: Sendable {
    private let service: any CardsService
    private let days: DayClock

    package init(service: any CardsService, days: DayClock) { (self.service, self.days) = (service, days) }

    /// Passes everything that is due to `take`, part by part if the query says so.
    package func everyDue(
        _ query: CardDuesQuery, _ take: @escaping PartTaking<CardDues>
    ) async throws(CardsError) {
        var reminded = RemindedDues()
        guard query.isInParts, query.names.isEmpty else {
            var dues = try await dues(query)
            if query.reminds { dues.reminders = reminded.add(dues.items, on: dues.today) }
            _ = try await take(dues)
            return
        }
        let today = days.today
        let wallet = try await service.atOneMoment().wallet()
        let found = wallet.dues(within: query.days, on: today)
        let (names, undatedTitles) = (CardNames(of: wallet.cards), wallet.firstTitles(at: found.undated))
        var (sums, oddities) = (DueSums(), CardOddities())
        try await Portions.pass(found.places) { places, number, isLast throws(CardsError) in
            let items = wallet.items(at: places, names)
            for due in items.lazy.compactMap(\.card.due) where !due.isAwaited { sums.add(due, on: today) }
            oddities.add(items)
            return try await take(
                CardDues(
                    items: items, sums: isLast ? sums.all : [], oddities: isLast ? oddities : CardOddities(),
                    undatedCount: found.undated.count, undatedTitles: undatedTitles,
                    unreadable: wallet.unreadable, kept: wallet.kept, today: today,
                    part: CardDues.Part(isFirst: number == 1, isLast: isLast),
                    reminders: query.reminds ? reminded.add(items, on: today) : nil))
        }
    }

    /// Everything that is due, the most urgent first.
    package func dues(_ query: CardDuesQuery) async throws(CardsError) -> CardDues {
        let today = days.today
        let service = try await service.atOneMoment()
        let wallet = try await service.wallet()
        guard query.names.isEmpty else {
            return try await dues(onCardsNamed: query.names, in: wallet, of: service, today)
        }
        let found = wallet.dues(within: query.days, on: today)
        if let limit = query.limit, found.places.count > limit { throw .tooManyCards(limit: limit) }
        return CardDues(
            items: wallet.items(at: found.places), undatedCount: found.undated.count,
            undatedTitles: wallet.firstTitles(at: found.undated),
            unreadable: wallet.unreadable, kept: wallet.kept, today: today)
    }

    /// The dues on these cards, each card once.
    private func dues(
        onCardsNamed names: [String], in wallet: Wallet, of service: any CardsService, _ today: CalendarDate?
    ) async throws(CardsError) -> CardDues {
        var (items, repeated) = ([CardListing.Item](), [CardListing.Item]())
        for name in names {
            let item = try await CardNaming(name: name, isStrict: true).card(in: wallet, of: service)
            if !items.contains(where: { $0.id == item.id }) {
                items.append(item)
            } else if !repeated.contains(where: { $0.id == item.id }) {
                repeated.append(item)
            }
        }
        return CardDues(
            items: items, unreadable: wallet.unreadable, kept: wallet.kept, repeated: repeated, today: today)
    }
}

extension Wallet {
    /// How many cards to name whose day is unknown: more would be a list of its own.
    private static let mostTitles = 3

    /// The titles of the first cards at these places.
    fileprivate func firstTitles(at places: [Int]) -> [String] {
        places.prefix(Self.mostTitles).map { cards[$0].title }
    }
}
