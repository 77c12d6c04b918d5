import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// Finds the one card that a name means.
struct CardNaming {
    /// A card, the unreadable elements found on the way, and its age.
    struct Found {
        let item: CardListing.Item
        let unreadable: [UnreadableCard]
        let kept: KeptCards?

        /// A list of this card alone.
        var listing: CardListing {
            CardListing(items: [item], unreadable: unreadable, total: 1, kept: kept)
        }
    }

    let name: String
    /// Whether the name must not be both one card's id and another card's last four digits: money or a card may depend on it.
    var isStrict = false

    /// The card in `source` that matches the name.
    ///
    /// - Throws: `ambiguousCard`, `describedCard` or `unknownCard`, with names for the cards that may have been meant;
    ///   `unknownPlace`, `removedCard`.
    func card(in source: any CardsSource) async throws(CardsError) -> Found {
        var survey = CardSurvey(of: source)
        var matches = NamedCards(name, isStrict: isStrict)
        let name = matches.name
        var isDone = false
        if let prefix = matches.prefix {
            // Their positions among all cards are unknown, but not needed.
            isDone = try await survey.look(atIDsFrom: prefix) { matches.add($0, at: nil) }
        }
        if !isDone || matches.count == 0 {
            (survey, matches) = (CardSurvey(of: source), NamedCards(self.name, isStrict: isStrict))
            try await survey.look { matches.add($0, at: $1) }
        }
        guard matches.count > 0 else {
            guard !CardPlaceName.isWritten(in: name) else {
                throw .unknownPlace(name: name, count: survey.names.count)
            }
            if let removed = await removedCard(of: source) { throw removed }
            throw try await guess(in: source, survey)
        }
        let items = try await survey.items(for: matches.cards)
        // Elements that are the same in everything are one card.
        let cards = Set(items.map { $0.card.numbered(1) })
        let isOneCard = matches.count == items.count && cards.count == 1
        guard isOneCard else {
            throw .ambiguousCard(
                name: name, candidates: items.map { CardCandidate($0, besides: name) },
                more: matches.count - items.count)
        }
        return Found(item: items[0], unreadable: survey.unreadable, kept: survey.kept)
    }

    /// The error for a name that no card has: with the cards that a search for its words finds or, if there are none, those with
    /// a similar name.
    private func guess(
        in source: any CardsSource, _ survey: CardSurvey
    ) async throws(CardsError) -> CardsError {
        let name = name.safeText
        var described = DescribedCards(name)
        var nearest = NearestCards(name)
        var search = survey.again()
        try await search.look {
            described.add($0, at: $1)
            nearest.add($0, at: $1)
        }
        guard described.count > 0 else {
            return .unknownCard(
                name: name, nearest: try await survey.items(for: nearest.cards).map(CardCandidate.init))
        }
        let items = try await survey.items(for: described.cards)
        return .describedCard(
            words: name, candidates: items.map(CardCandidate.init), more: described.count - items.count)
    }

    /// The error that the name means removed cards, if it does.
    private func removedCard(of source: any CardsSource) async -> CardsError? {
        do {
            let removed = RemovedCards(cards: try await source.removedCards())
            guard !removed.cards.isEmpty else { return nil }
            return .removedCard(
                name: name.safeText, removed: [CardCandidate(try await card(in: removed).item)])
        } catch .ambiguousCard(let name, let candidates, _) {
            return .removedCard(name: name, removed: candidates)
        } catch {
            return nil  // Report that no card matches the name instead.
        }
    }
}

extension CardCandidate {
    init(_ item: CardListing.Item) { self.init(item, besides: nil) }

    /// A candidate whose name is another one than `name`, which is ambiguous.
    fileprivate init(_ item: CardListing.Item, besides name: String?) {
        self.init(
            name: item.name == name ? item.id.numberedName : item.name, title: item.card.title,
            number: item.card.number.masked)
    }
}

/// The removed cards as a separate source, in which they can be named.
struct RemovedCards: CardsSource {
    let cards: [PaymentCard]

    /// The first cards with their names.
    func candidates(_ count: Int) async throws(CardsError) -> [CardCandidate] {
        var survey = CardSurvey(of: self)
        try await survey.look { _, _ in }
        let placed = cards.prefix(count).enumerated().map { PlacedCard(card: $1, place: $0) }
        return try await survey.items(for: placed).map(CardCandidate.init)
    }

    /// All of them, with their original numbers.
    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        CardGlances(cards.map(CardFeed.Entry.card))
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
