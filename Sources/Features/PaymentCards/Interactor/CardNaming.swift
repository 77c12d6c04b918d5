import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Finds the one card that a person's name for it means.
///
/// A name is a full id, `ID#2` for the second card of that id, `@3` for the third card of the list, or a beginning of
/// an id or the last four digits where only one card has them. It never guesses.
struct CardNaming {
    /// A card, what could not be read on the way to it, and how old it is.
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

    /// The meaning of `name`, which is cleaned as ids are: what somebody copies from a feed may have more in it than is seen.
    init(name: String) {
        let name = name.safeText
        self.name = name
        bytes = name.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? Array(name.utf8) : nil
        numbered = CardID(name: name)
        place = CardPlaceName(name)?.place
        mayBeLastFour = name.utf8.count == 4 && name.utf8.allSatisfy(\.isASCIIDigit)
    }

    /// The card of `source` that matches the name.
    ///
    /// - Throws: `ambiguousCard` or `unknownCard`, with how to name the cards that may have been meant; `unknownPlace`,
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

    /// That the name means cards which were taken away, if it does.
    private func removedCard(of source: any CardsSource) async -> CardsError? {
        do {
            let removed = RemovedCards(cards: try await source.removedCards())
            guard !removed.cards.isEmpty else { return nil }
            return .removedCard(name: name, removed: [CardCandidate(try await card(in: removed).item)])
        } catch .ambiguousCard(let name, let candidates, _) {
            return .removedCard(name: name, removed: candidates)
        } catch {
            return nil  // No card has the name all the same, and that is what is said.
        }
    }

    /// The cards that are meant, where only ids can mean them and the source finds these; otherwise none.
    private func matches(
        withIDPrefix prefix: String, _ survey: inout CardSurvey
    ) async throws(CardsError) -> Matches {
        var found = Matches()
        // Where they stand among all cards is not known, and does not matter.
        let isDone = try await survey.look(atIDsFrom: prefix) { found.add($0, as: match($0, at: -1), at: -1) }
        return isDone ? found : Matches()
    }

    /// How all ids begin that can be meant; `nil` where something else may be meant.
    private var prefix: String? {
        mayBeLastFour || place != nil || name.isEmpty ? nil : numbered?.feedID ?? name
    }

    private enum Match {
        case literal, partial
    }

    /// Cards that may be meant: a name may mean every card of a feed, and nobody reads a list of them.
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
