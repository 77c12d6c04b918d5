import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsQuery

/// Examines all cards of a source, one after another, and knows their names afterwards.
struct CardSurvey {
    private let source: any CardsSource
    /// The unreadable elements.
    private(set) var unreadable: [UnreadableCard] = []
    /// How old the cards are; `nil` if they are current.
    private(set) var kept: KeptCards?
    private(set) var names = CardNames()
    /// Whether the source has no other cards than those examined, for certain.
    private(set) var isWhole = true
    /// All cards, if they came as one batch: a server is not asked for them again.
    private var whole: CardGlances?

    /// A survey of `source`, not started yet.
    init(of source: any CardsSource) { self.source = source }

    /// A survey of the same cards; if it counts last digits, their names are known afterwards, whatever their ids are.
    func again(countsDigits: Bool = false) -> CardSurvey {
        var again = CardSurvey(of: source)
        (again.whole, again.names) = (whole, CardNames(countsDigits: countsDigits))
        return again
    }

    /// The names of all cards. If some ids may be the last four digits of other cards, all are examined once more.
    func allNames() async throws(CardsError) -> CardNames {
        guard names.hasDigitIDs else { return names }
        var again = again(countsDigits: true)
        try await again.look { _, _ in }
        return again.names
    }

    /// Passes every card once to `look`, with its position among cards from 0.
    ///
    /// - Parameter pause: called between batches, where it may suspend. The survey continues as long as it returns `true`.
    mutating func look(
        _ look: (CardGlance, _ place: Int) -> Void,
        pause: () async throws(CardsError) -> Bool = { () async throws(CardsError) in true }
    ) async throws(CardsError) {
        if let whole {
            add(whole, look)
            _ = try await pause()
            return
        }
        try await source.forEachBatch { batch throws(CardsError) in
            add(batch, look)
            if batch.number == 0, batch.rest == .none { whole = batch }
            return try await pause()
        }
    }

    /// The cards for which `isWanted` holds, with their positions.
    mutating func cards(
        where isWanted: (CardGlance) -> Bool = { _ in true }
    ) async throws(CardsError) -> [PlacedCard] {
        var cards: [PlacedCard] = []
        try await look { glance, place in
            guard isWanted(glance), case .card(let card) = glance.entry else { return }
            cards.append(PlacedCard(card: card, place: place))
        }
        return cards
    }

    /// Passes every card to `selection`.
    ///
    /// - Throws: `tooManyCards` as soon as more than `limit` cards are selected.
    mutating func look(with selection: inout CardSelection, limit: Int? = nil) async throws(CardsError) {
        try await look {
            selection.add($0, at: $1)
        } pause: { () async throws(CardsError) in
            if let limit, selection.count > limit { throw .tooManyCards(limit: limit) }
            return true
        }
    }

    /// Examines only the cards whose ids begin with `prefix`, if the source can find these without examining the others.
    ///
    /// - Returns: `true` if it can, and their names are known without the others. If not, `look` may have been called already.
    mutating func look(
        atIDsFrom prefix: String, _ look: (CardGlance) -> Void
    ) async throws(CardsError) -> Bool {
        guard let batch = try await source.glances(withIDPrefix: prefix) else { return false }
        add(batch) { glance, _ in look(glance) }
        return !names.hasDigitIDs
    }

    /// Throws `noneReadable` if all cards were examined and none could be read.
    func checkThatSomethingIsReadable() throws(CardsError) {
        if names.count == 0, !unreadable.isEmpty { throw .noneReadable(unreadable) }
    }

    private mutating func add(_ batch: CardGlances, _ look: (CardGlance, Int) -> Void) {
        kept = batch.kept ?? kept
        isWhole = isWhole && !batch.isPaged && batch.kept?.isWhole ?? true
        if !batch.sharedIDs.isEmpty { names.sharedIDs.formUnion(batch.sharedIDs) }
        for glance in batch {
            guard glance.isCard else {
                if case .unreadable(let fault) = glance.entry { unreadable.add(fault) }
                continue
            }
            look(glance, names.count)
            names.add(glance)
        }
    }

    /// Names for `cards` of a page whose `sharedIDs` are known; without a look at all cards, unless they come as one batch anyway. An
    /// id that may be the last four digits of another card is no name then.
    static func names(
        of cards: [PaymentCard], sharedIDs: Set<String>, in source: any CardsSource
    ) async throws(CardsError) -> CardNames {
        guard cards.contains(where: { $0.id.feedID.isFourDigits }) else {
            return CardNames(sharedIDs: sharedIDs)
        }
        var survey = CardSurvey(of: source).again(countsDigits: true)
        try await survey.look({ _, _ in }, pause: { () async throws(CardsError) in false })
        return survey.whole == nil ? CardNames(sharedIDs: sharedIDs) : survey.names
    }

    /// The cards with their names and available actions.
    func items(for cards: [PlacedCard]) async throws(CardsError) -> [CardListing.Item] {
        let names = try await allNames()
        return cards.map { CardListing.Item($0, names) }
    }

    /// The current state of the card in `source` with this identity.
    ///
    /// - Throws: `CardsError.unknownCard` if it was removed.
    static func item(_ id: CardID, of source: any CardsSource) async throws(CardsError) -> Dated<
        CardListing.Item
    > {
        let isWanted = { (glance: CardGlance) in glance.occurrence == id.occurrence && glance.id == id }
        var survey = CardSurvey(of: source)
        var found: PaymentCard?
        let isDone = try await survey.look(atIDsFrom: id.feedID) { glance in
            if isWanted(glance), case .card(let card) = glance.entry { found = card }
        }
        if isDone, let found {
            return Dated(
                CardListing.Item(PlacedCard(card: found, place: nil), survey.names), kept: survey.kept)
        }
        guard let item = try await first(in: source, where: isWanted) else {
            throw .unknownCard(name: id.feedID, nearest: [])
        }
        return item
    }

    /// The first card in `source` for which `isWanted` holds.
    static func first(
        in source: any CardsSource, where isWanted: (CardGlance) -> Bool
    ) async throws(CardsError) -> Dated<CardListing.Item>? {
        var survey = CardSurvey(of: source)
        var found: PlacedCard?
        // Its name depends on the following cards, so all are examined.
        try await survey.look { glance, place in
            guard found == nil, isWanted(glance), case .card(let card) = glance.entry else { return }
            found = PlacedCard(card: card, place: place)
        }
        guard let found, let item = try await survey.items(for: [found]).first else { return nil }
        return Dated(item, kept: survey.kept)
    }
}

extension Result where Failure == CardsError {
    /// What `question` answers, or why it doesn't.
    ///
    /// - Throws: `CardsError.cancelled`, because a caller that has left needs no partial answer.
    init(asking question: () async throws(CardsError) -> Success) async throws(CardsError) {
        do throws(CardsError) {
            self = .success(try await question())
        } catch .cancelled {
            throw .cancelled
        } catch {
            self = .failure(error)
        }
    }

    /// The answer; `nil` if there is none.
    var value: Success? { if case .success(let value) = self { value } else { nil } }
}

extension CardListing.Item {
    /// A card with its name among `names` and its available actions.
    init(_ placed: PlacedCard, _ names: CardNames) {
        self.init(
            card: placed.card, name: names.name(of: placed.card), place: placed.place,
            offers: CardRules.offers(for: placed.card))
    }
}
