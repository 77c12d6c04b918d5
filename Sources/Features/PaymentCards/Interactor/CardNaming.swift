import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// Finds the one card that a name means.
struct CardNaming {
    let name: String
    /// Whether the name must not be both one card's id and another card's last four digits: money or a card may depend on it.
    var isStrict = false

    /// How many cards to list where a name means several.
    private static let mostCandidates = 100

    /// The card in `wallet` that matches the name: one of the list or, where none of those does, one that lists leave out.
    ///
    /// - Throws: `ambiguousCard`, `describedCard` or `unknownCard`, with names for the cards that may have been meant;
    ///   `unknownPlace`.
    func card(in wallet: Wallet) throws(CardsError) -> CardListing.Item {
        do throws(CardsError) {
            return try listedCard(in: wallet)
        } catch {
            guard error.saysNothingOfTheKind, !wallet.hidden.isEmpty else { throw error }
            return try hiddenCard(in: wallet, or: error)
        }
    }

    /// The card that the name means among those that lists leave out. If none matches, the error is the one for the listed cards.
    private func hiddenCard(in wallet: Wallet, or unlisted: CardsError) throws(CardsError) -> CardListing.Item
    {
        do throws(CardsError) {
            return try wallet.item(try listedCard(in: Wallet(wallet.hidden)).id)
        } catch {
            switch (error, unlisted) {
            case (.ambiguousCard, _), (.describedCard, .unknownCard): throw error
            default: throw unlisted
            }
        }
    }

    private func listedCard(in wallet: Wallet) throws(CardsError) -> CardListing.Item {
        let matches = NamedCards(name, among: wallet.cards, isStrict: isStrict)
        guard !matches.places.isEmpty else { throw noCard(in: wallet, named: matches.name) }
        let items = wallet.items(at: matches.places.prefix(Self.mostCandidates))
        guard items.count == 1 else {
            throw .ambiguousCard(
                name: matches.name, candidates: items.map { CardCandidate($0, besides: matches.name) },
                more: matches.places.count - items.count)
        }
        return items[0]
    }

    /// The same for the cards of `source`, among which `wallet` has those in the list.
    ///
    /// - Throws: also `removedCard`.
    func card(in wallet: Wallet, of source: any CardsSource) async throws(CardsError) -> CardListing.Item {
        do throws(CardsError) {
            return try card(in: wallet)
        } catch {
            guard error.saysNothingOfTheKind, let removed = await removedCard(of: source) else { throw error }
            throw removed
        }
    }

    /// The error for a name that no card has: with the cards that a search for its words finds or, if there are none, those with
    /// a similar name.
    private func noCard(in wallet: Wallet, named name: String) -> CardsError {
        guard !CardPlaceName.isWritten(in: name) else {
            return .unknownPlace(name: name, count: wallet.cards.count)
        }
        let described = DescribedCards(name, among: wallet.cards).places
        guard !described.isEmpty else {
            let nearest = wallet.items(at: NearestCards(to: name, among: wallet.cards).places)
            return .unknownCard(name: name, nearest: nearest.map(CardCandidate.init))
        }
        let items = wallet.items(at: described.prefix(Self.mostCandidates))
        return .describedCard(
            words: name, candidates: items.map(CardCandidate.init), more: described.count - items.count)
    }

    /// The error that the name means removed cards, if it does.
    private func removedCard(of source: any CardsSource) async -> CardsError? {
        do {
            let removed = Wallet(try await source.removedCards())
            guard !removed.cards.isEmpty else { return nil }
            return .removedCard(
                name: name.safeText, removed: [CardCandidate(try card(in: removed))])
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

extension CardsError {
    /// Whether it says that no card of a list is called so.
    fileprivate var saysNothingOfTheKind: Bool {
        switch self {
        case .unknownCard, .describedCard: true
        default: false
        }
    }
}
