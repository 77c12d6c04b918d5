import PaymentCardsEntity
import PaymentCardsPorts
import Values
import PaymentCardsQuery

/// Finds the one card that a name means.
///
/// A name is a full id, `ID#2` for the second card with that id, `@3` for the third card in the list, or, if unique, the
/// beginning of an id or the last four digits. There is no guessing.
struct CardNaming {
    /// A card, the unreadable elements found on the way, and its age.
    struct Found {
        let item: CardListing.Item
        let unreadable: [UnreadableCard]
        let kept: KeptCards?
    }

    let name: String
    private let bytes: [UInt8]?
    private let numbered: CardID?
    private let place: Int?
    private let mayBeLastFour: Bool

    /// The meaning of `name`, which is cleaned like ids: text copied from a feed may contain invisible characters.
    init(name: String) {
        let name = name.safeText
        self.name = name
        bytes = name.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? Array(name.utf8) : nil
        numbered = CardID(name: name)
        place = CardPlaceName(name)?.place
        mayBeLastFour = name.utf8.count == 4 && name.utf8.allSatisfy(\.isASCIIDigit)
    }

    /// The card in `source` that matches the name.
    ///
    /// - Throws: `ambiguousCard` or `unknownCard`, with names for the cards that may have been meant; `unknownPlace`,
    ///   `removedCard`.
    func card(in source: any CardsSource) async throws(CardsError) -> Found {
        var survey = CardSurvey(of: source)
        var matches = Matches()
        if let prefix { matches = try await self.matches(withIDPrefix: prefix, &survey) }
        if matches.count == 0 {
            survey = CardSurvey(of: source)
            try await survey.look { matches.add($0, as: match($0, at: $1), at: $1) }
        }
        guard matches.count > 0 else {
            guard !CardPlaceName.isWritten(in: name) else {
                throw .unknownPlace(name: name, count: survey.cardCount)
            }
            if let removed = await removedCard(of: source) { throw removed }
            let nearest = try await NearestCards.find(name, in: source)
            throw .unknownCard(
                name: name, nearest: try await survey.items(for: nearest).map(CardCandidate.init))
        }
        let items = try await survey.items(for: matches.cards)
        guard matches.count == 1 else {
            throw .ambiguousCard(
                name: name, candidates: items.map(CardCandidate.init), more: matches.count - items.count)
        }
        return Found(item: items[0], unreadable: survey.unreadable, kept: survey.kept)
    }

    /// The error that the name means removed cards, if it does.
    private func removedCard(of source: any CardsSource) async -> CardsError? {
        do {
            let removed = RemovedCards(cards: try await source.removedCards())
            guard !removed.cards.isEmpty else { return nil }
            return .removedCard(name: name, removed: [CardCandidate(try await card(in: removed).item)])
        } catch .ambiguousCard(let name, let candidates, _) {
            return .removedCard(name: name, removed: candidates)
        } catch {
            return nil  // Report that no card matches the name instead.
        }
    }

    /// The matching cards if only ids can match and the source can search for them; otherwise none.
    private func matches(
        withIDPrefix prefix: String, _ survey: inout CardSurvey
    ) async throws(CardsError) -> Matches {
        var found = Matches()
        // Their positions among all cards are unknown, but not needed.
        let isDone = try await survey.look(atIDsFrom: prefix) { found.add($0, as: match($0, at: -1), at: -1) }
        return isDone ? found : Matches()
    }

    /// The common prefix of all ids that could match; `nil` if something else could match, too.
    private var prefix: String? {
        mayBeLastFour || place != nil || name.isEmpty ? nil : numbered?.feedID ?? name
    }

    private enum Match {
        case literal, partial
    }

    /// The cards that may be meant: a name may match every card of a feed, and only some are worth listing.
    private struct Matches {
        private(set) var cards: [PlacedCard] = []
        private(set) var count = 0
        private var areLiteral = false

        mutating func add(_ glance: CardGlance, as match: Match?, at place: Int) {
            guard let match, match == .literal || !areLiteral else { return }
            if match == .literal, !areLiteral {
                self = Matches()
                areLiteral = true
            }
            if cards.count < 100, case .card(let card) = glance.entry {
                cards.append(PlacedCard(card: card, place: place))
            }
            count += 1
        }
    }

    private func match(_ card: CardGlance, at place: Int) -> Match? {
        guard !name.isEmpty else { return nil }
        if place == self.place { return .literal }
        if let bytes, let id = card.plainBytes(of: .id) {
            if id.starts(with: bytes) { return id.count == bytes.count ? .literal : .partial }
            if let numbered, id.count == numbered.feedID.utf8.count, isNumbered(card) { return .literal }
        } else {
            let id = card.feedID ?? ""
            if id == name || isNumbered(card) { return .literal }
            if id.hasPrefix(name) { return .partial }
        }
        guard mayBeLastFour else { return nil }
        if let bytes, let last = card.lastFourBytes { return last.elementsEqual(bytes) ? .partial : nil }
        return card.number?.lastFour == name ? .partial : nil
    }

    private func isNumbered(_ card: CardGlance) -> Bool { numbered != nil && card.id == numbered }
}

extension CardCandidate {
    init(_ item: CardListing.Item) {
        self.init(name: item.name, title: item.card.title, number: item.card.number.masked)
    }
}
