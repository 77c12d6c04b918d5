import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery

/// Examines all cards of a source, one after another, and collects what is needed to name a few of them.
///
/// It keeps only the ids that are shared, and cards from pages, because a source that has only pages may repeat itself and is
/// not asked for a page twice.
struct CardSurvey {
    let source: any CardsSource
    /// The number of cards.
    private(set) var cardCount = 0
    /// The unreadable elements.
    private(set) var unreadable: [UnreadableCard] = []
    /// The cards that came as pages.
    private(set) var gathered = CardCatalog()
    /// Whether the cards came as pages.
    private(set) var isGathered = false
    /// Whether a card's id looks like another kind of name.
    private(set) var hasDisguisedIDs = false
    /// How old the cards are; `nil` if they are current.
    var kept: KeptCards? { gathered.kept }
    private var sharedIDs: Set<String> = []

    /// A survey of `source`, not started yet.
    init(of source: any CardsSource) {
        self.source = source
    }

    /// Passes every card once to `look`, with its position among cards from 0. The next part is fetched in the meantime.
    ///
    /// - Parameter pause: called between parts, where it may suspend. The survey continues as long as it returns `true`.
    mutating func look(
        _ look: (CardGlance, _ place: Int) -> Void,
        pause: () async throws(CardsError) -> Bool = { () async throws(CardsError) in true }
    ) async throws(CardsError) {
        let source = source
        var number = 0
        var next = try await source.glances(number)
        while let part = next {
            guard !Task.isCancelled else { throw .cancelled }
            number += 1
            if part.isPage {
                guard addPage(part, look), !part.isLast, try await pause() else { return }
                next = try await source.glances(number)
            } else {
                async let following = Self.part(number, of: source)
                add(part, look)
                let goesOn = try await pause()
                next = try await following.get()
                guard goesOn else { return }
            }
        }
    }

    private static func part(_ number: Int, of source: any CardsSource) async -> Result<
        CardGlances?, CardsError
    > {
        do {
            return .success(try await source.glances(number))
        } catch {
            return .failure(error)
        }
    }

    /// Examines only the cards whose ids begin with `prefix`, if the source can find these without examining the others.
    ///
    /// - Returns: `true` if it can, and their names are known without the others. If not, `look` may have been called already.
    mutating func look(
        atIDsFrom prefix: String, _ look: (CardGlance) -> Void
    ) async throws(CardsError) -> Bool {
        guard let part = try await source.glances(withIDPrefix: prefix) else { return false }
        add(part) { glance, _ in look(glance) }
        return !hasDisguisedIDs
    }

    private mutating func add(_ part: CardGlances, _ look: (CardGlance, Int) -> Void) {
        if !part.sharedIDs.isEmpty { sharedIDs.formUnion(part.sharedIDs) }
        for glance in part {
            guard glance.isCard else {
                if case .unreadable(let fault) = glance.entry { unreadable.add(fault) }
                continue
            }
            if !hasDisguisedIDs { hasDisguisedIDs = glance.hasDisguisedID }
            look(glance, cardCount)
            cardCount += 1
        }
    }

    /// Adds a page; known cards on it are not examined again.
    ///
    /// - Returns: whether it brought anything new. A service that ignores the page number would otherwise be asked forever.
    private mutating func addPage(_ page: CardGlances, _ look: (CardGlance, Int) -> Void) -> Bool {
        isGathered = true
        let isNew = gathered.add(
            CardPage(
                entries: page.map(\.entry), isLast: page.isLast, total: nil, sharedIDs: page.sharedIDs,
                kept: page.kept))
        let cards = gathered.cards[cardCount...].map(CardFeed.Entry.card)
        for glance in CardGlances(CardPage(entries: cards, isLast: page.isLast, total: nil)) {
            look(glance, cardCount)
            cardCount += 1
        }
        unreadable = gathered.unreadable
        return isNew
    }
}

// MARK: - Names

extension CardSurvey {
    /// The cards with their names and available actions.
    func items(for cards: [PlacedCard]) async throws(CardsError) -> [CardListing.Item] {
        guard !isGathered else { return cards.map { gathered.item(for: $0.card) } }
        guard hasDisguisedIDs else { return cards.map { item(for: $0.card, at: $0.knownPlace) } }
        // Some ids look like names of other cards, and finding out which requires examining all cards.
        let names = try await ExactNames(of: cards, in: source)
        return cards.map { placed in
            CardListing.Item(
                card: placed.card, name: names.name(of: placed), place: placed.knownPlace,
                offers: CardRules.offers(for: placed.card))
        }
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
        if isDone, let found { return Dated(survey.item(for: found), kept: survey.kept) }
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

    /// The same for one card if no id is disguised.
    func item(for card: PaymentCard, at place: Int? = nil) -> CardListing.Item {
        let isShared = card.id.occurrence > 1 || isShared(card.id.feedID)
        return CardListing.Item(
            card: card, name: isShared ? card.id.numberedName : card.id.feedID, place: place,
            offers: CardRules.offers(for: card))
    }

    /// Whether several cards are known to have the id.
    func isShared(_ feedID: String) -> Bool { sharedIDs.contains(feedID) }
}

/// Names for a few cards if ids may look like names of other cards. Finding out requires examining all cards once more.
private struct ExactNames {
    /// The survey of all cards.
    private let survey: CardSurvey
    /// The numbers of the cards with each relevant id.
    private var occurrences: [String: Set<Int>] = [:]

    init(of cards: [PlacedCard], in source: any CardsSource) async throws(CardsError) {
        var watched: Set<String> = []
        for card in cards {
            for name in [card.card.id.feedID, card.card.id.numberedName] {
                watched.insert(name)
                if let id = CardID(name: name) { watched.insert(id.feedID) }
            }
        }
        var found: [String: Set<Int>] = [:]
        var survey = CardSurvey(of: source)
        try await survey.look { glance, _ in
            guard let id = glance.id, watched.contains(id.feedID) else { return }
            found[id.feedID, default: []].insert(id.occurrence)
        }
        (self.survey, occurrences) = (survey, found)
    }

    func name(of placed: PlacedCard) -> String {
        let id = placed.card.id
        if id.occurrence == 1, isMeantOnce(id.feedID) { return id.feedID }
        return isMeantOnce(id.numberedName) ? id.numberedName : "@\(placed.place + 1)"
    }

    private func isMeantOnce(_ name: String) -> Bool {
        guard !survey.isShared(name) else { return false }
        var meanings = occurrences[name]?.count ?? 0
        if let id = CardID(name: name), occurrences[id.feedID]?.contains(id.occurrence) ?? false {
            meanings += 1
        }
        if let place = CardPlaceName(name)?.place, place < survey.cardCount { meanings += 1 }
        return meanings == 1
    }
}

extension PlacedCard {
    /// Its position; `nil` if it was found by its id, without a look at the cards before it.
    fileprivate var knownPlace: Int? { place >= 0 ? place : nil }
}

extension CardID {
    /// The card meant by a name such as `ID#2`.
    init?(name: String) {
        guard let sign = name.lastIndex(of: "#"), let occurrence = Int(name[sign...].dropFirst()) else {
            return nil
        }
        self.init(feedID: String(name[..<sign]), occurrence: occurrence)
    }

    /// The card's name if others share its feed id.
    var numberedName: String { "\(feedID)#\(occurrence)" }
}

extension CardGlance {
    /// Whether the card's id looks like `ID#2` or `@3`, or nearly so.
    fileprivate var hasDisguisedID: Bool {
        if let bytes = plainBytes(of: .id) {
            return bytes.first == UInt8(ascii: "@") || bytes.contains(UInt8(ascii: "#"))
        }
        guard let feedID = id?.feedID else { return false }
        return feedID.hasPrefix("@") || feedID.contains("#")
    }
}
