import PaymentCardsEntity
import PaymentCardsGlances
package import PaymentCardsPorts
import PaymentCardsQuery
import Values

extension CardDuesInteractor {
    /// Passes everything that is due to `take`, part by part if the query says so.
    ///
    /// Then the cards are examined first to count what is due on each day, and again for some days at a time, to pass on their dues
    /// in order: no more than these are kept in memory.
    package func everyDue(
        _ query: CardDuesQuery, _ take: @escaping PartTaking<CardDues>
    ) async throws(CardsError) {
        guard query.isInParts, query.names.isEmpty else { return try await everyDueAtOnce(query, take) }
        let today = days.today
        var survey = CardSurvey(of: try await service.atOneMoment())
        var memory = CardMemory(today: today)
        var found = FoundDues(within: query.days)
        try await survey.look { glance, _ in found.add(glance, &memory) }
        guard !query.findsTwins || survey.names.sharedIDs.count <= Self.mostTwins else {
            return try await everyDueAtOnce(query, take)
        }
        var parts = try await DueParts(found, survey, on: today, query)
        try await CardSurvey.handOver(to: take) { pass async throws(CardsError) in
            for ranks in found.ranks.readings(keeping: mostKept) {
                var later = Dictionary(uniqueKeysWithValues: ranks.map { ($0, [PlacedCard]()) })
                var isStopped = false
                var again = survey.again()
                try await again.look { glance, place in
                    guard let rank = glance.dueRank(within: query.days, &memory), later[rank] != nil,
                        case .card(let card) = glance.entry(&memory)
                    else { return }
                    let placed = PlacedCard(card: card, place: place)
                    if rank == ranks[0] { parts.add(placed) } else { later[rank]?.append(placed) }
                } pause: { () async throws(CardsError) in
                    isStopped = !(try await parts.pass(to: pass))
                    return !isStopped
                }
                guard !isStopped else { return }
                for card in ranks.compactMap({ later[$0] }).joined() { parts.add(card) }
            }
            try await parts.end(with: pass)
        }
    }

    /// How many shared ids are few.
    private static let mostTwins = 10

    private func everyDueAtOnce(
        _ query: CardDuesQuery, _ take: PartTaking<CardDues>
    ) async throws(CardsError) {
        var dues = try await dues(query)
        var reminded = RemindedDues()
        if query.reminds { dues.reminders = reminded.add(dues.items, on: dues.today) }
        _ = try await take(dues)
    }
}

extension CardGlance {
    /// Where its due comes among others; `nil` if none is open within so many days.
    fileprivate func dueRank(within days: Int?, _ memory: inout CardMemory) -> DueRank? {
        guard let timing = timing(&memory), timing.isOpen(within: days) else { return nil }
        return DueRank(timing)
    }
}

/// Counts what is due on each day, and the cards that are missing because it is unknown.
struct FoundDues {
    private let days: Int?
    /// How much is due on each day.
    private(set) var ranks = DueRanks()
    /// The number of cards that are left out because their day is unknown, and the titles of the first of them.
    private(set) var undatedCount = 0, undatedTitles: [String] = []

    /// More than these would be a list of its own.
    private static let mostTitles = 3

    init(within days: Int?) { self.days = days }

    /// - Returns: whether something is due on the card.
    @discardableResult
    mutating func add(_ glance: CardGlance, _ memory: inout CardMemory) -> Bool {
        guard let timing = glance.timing(&memory) else { return false }
        if timing.isOpen(within: days) {
            ranks.add(DueRank(timing))
            return true
        }
        guard timing == .unknown else { return false }
        undatedCount += 1
        if undatedTitles.count < Self.mostTitles, let title = glance.title { undatedTitles.append(title) }
        return false
    }
}

/// Divides what is due into parts, and adds it up.
private struct DueParts {
    private let found: FoundDues
    private let unreadable: [UnreadableCard]
    private let kept: KeptCards?
    private let today: CalendarDate?
    private let names: CardNames
    private var copies: CardCopies
    private var items = Portions<CardListing.Item>()
    private var sums = DueSums()
    private var oddities = CardOddities()
    /// The dues of which reminders were made; `nil` if none are requested.
    private var reminded: RemindedDues?

    init(
        _ found: FoundDues, _ survey: CardSurvey, on today: CalendarDate?, _ query: CardDuesQuery
    ) async throws(CardsError) {
        (self.found, unreadable, kept, self.today) = (found, survey.unreadable, survey.kept, today)
        reminded = query.reminds ? RemindedDues() : nil
        var memory = CardMemory(today: today)
        (names, copies) = try await survey.namesAndCopies(on: today) { glance, _ in
            glance.dueRank(within: query.days, &memory)
        }
    }

    /// Adds the card that comes next.
    mutating func add(_ card: PlacedCard) {
        guard let item = copies.once(CardListing.Item(card, names)) else { return }
        items.add(item)
        if !item.card.oddities.isEmpty { oddities.add([item]) }
        if let due = item.card.due { sums.add(due, on: today) }
    }

    /// Passes on as many full parts as there are, as long as `take` returns `true`, and returns its last result.
    mutating func pass(
        to take: (CardDues) async throws(CardsError) -> Bool
    ) async throws(CardsError) -> Bool {
        while let portion = items.next() {
            guard try await take(part(portion, isLast: false)) else { return false }
        }
        return true
    }

    /// Passes on the rest.
    mutating func end(
        with take: (CardDues) async throws(CardsError) -> Bool
    ) async throws(CardsError) {
        guard try await pass(to: take) else { return }
        let portion = items.last()
        _ = try await take(part(portion, isLast: true))
    }

    private mutating func part(_ portion: [CardListing.Item], isLast: Bool) -> CardDues {
        CardDues(
            items: portion, sums: isLast ? sums.all : [], oddities: isLast ? oddities : CardOddities(),
            undatedCount: found.undatedCount, undatedTitles: found.undatedTitles, unreadable: unreadable,
            kept: kept, today: today, part: CardDues.Part(isFirst: items.number == 1, isLast: isLast),
            reminders: reminded?.add(portion, on: today))
    }
}
