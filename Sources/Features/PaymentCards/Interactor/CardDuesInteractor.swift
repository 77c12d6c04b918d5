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
        let dues = try await dues(query)
        var reminded = RemindedDues()
        guard query.isInParts, query.names.isEmpty else {
            var dues = dues
            if query.reminds { dues.reminders = reminded.add(dues.items, on: dues.today) }
            _ = try await take(dues)
            return
        }
        try await Portions.pass(dues.items) { items, number, isLast throws(CardsError) in
            try await take(
                CardDues(
                    items: Array(items), sums: isLast ? dues.sums : [],
                    oddities: isLast ? dues.oddities : CardOddities(), undatedCount: dues.undatedCount,
                    undatedTitles: dues.undatedTitles, unreadable: dues.unreadable, kept: dues.kept,
                    today: dues.today, part: CardDues.Part(isFirst: number == 1, isLast: isLast),
                    reminders: query.reminds ? reminded.add(Array(items), on: dues.today) : nil))
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
            undatedTitles: found.undated.prefix(Self.mostTitles).map { wallet.cards[$0].title },
            unreadable: wallet.unreadable, kept: wallet.kept, today: today)
    }

    /// How many cards to name whose day is unknown: more would be a list of its own.
    private static let mostTitles = 3

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
