import PaymentCardsEntity
package import PaymentCardsPorts
package import Values

/// The business rules of looking at what was done to one's own cards.
package struct CardChangesInteractor: Sendable {
    private let service: any OwnCardsService
    private let days: DayClock

    package init(service: any OwnCardsService, days: DayClock) {
        (self.service, self.days) = (service, days)
    }

    /// Everything that was done, but for undoing, which is told with what was undone.
    package func changes(_ query: CardChangesQuery) async throws(CardsError) -> CardChanges {
        guard let today = days.today else { throw .unsupported }
        let cards = try await service.ownCards()
        let only: String? =
            if let name = query.card { try cards.card(called: name, on: today).id } else { nil }
        let fields = cards.fields
        let (first, last) = (query.since?.date(on: today), query.until?.date(on: today))
        let before = cards.fieldsBeforeEdits
        let entries = cards.changes.reversed().compactMap { change -> CardChanges.Entry? in
            let id = only ?? change.change.card
            guard !change.change.takesBack, id.map(change.change.cards.contains) ?? true,
                first.map({ $0 <= change.day }) ?? true, last.map({ change.day <= $0 }) ?? true
            else { return nil }
            return CardChanges.Entry(
                change: change, card: id.flatMap { fields[$0] } ?? OwnCardFields(),
                before: before[change.reference])
        }
        return CardChanges(entries: entries, today: today)
    }
}
