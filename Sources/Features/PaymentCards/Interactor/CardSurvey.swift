import PaymentCardsEntity
import PaymentCardsPorts

/// A look at all cards of a source, one after another, and what it takes to name a few of them.
///
/// Of the cards it keeps nothing but ids that are shared. Only what comes in pages is kept, because a source that has only
/// pages may repeat itself and is not asked for a page twice.
struct CardSurvey {
    let source: any CardsSource
    /// How many cards there are.
    private(set) var cardCount = 0
    /// What among them could not be read.
    private(set) var unreadable: [UnreadableCard] = []
    /// What came in pages.
    private(set) var gathered = CardCatalog()
    /// Whether the cards came in pages.
    private(set) var isGathered = false
    /// Whether a card's id is written like a name of another form.
    private(set) var hasDisguisedIDs = false
    /// How old the cards are; `nil` when they are as the source has them now.
    var kept: KeptCards? { gathered.kept }
    private var sharedIDs: Set<String> = []

    /// A survey of `source`, before the first look.
    init(of source: any CardsSource) {
        self.source = source
    }

    /// Looks at every card, each once, with its place among cards from 0. The next part is fetched meanwhile.
    ///
    /// - Parameter pause: called between parts, where there is time to wait for something. It goes on while that says so.
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

    /// Looks only at the cards whose ids begin with `prefix`, where the source finds these without a look at the others.
    ///
    /// - Returns: whether it does, and their names can be told without the others, too. If not, `look` may have been called.
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

    /// Adds a page, of which a card that is here already is not looked at again.
    ///
    /// - Returns: whether it brought anything new. A service that ignores the page number would otherwise be asked for ever.
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

/// A card and its place among all cards of its source, from 0.
struct PlacedCard {
    let card: PaymentCard
    let place: Int
}

extension CardSurvey {
    /// The cards with their names and what can be done with each.
    func items(for cards: [PlacedCard]) async throws(CardsError) -> [CardListing.Item] {
        guard !isGathered else { return cards.map { gathered.item(for: $0.card) } }
        guard hasDisguisedIDs else { return cards.map { item(for: $0.card) } }
        // Ids of cards read like names of others, and which do takes a look at all of them.
        let names = try await ExactNames(of: cards, in: source)
        return cards.map { placed in
            CardListing.Item(
                card: placed.card, name: names.name(of: placed), offers: CardRules.offers(for: placed.card))
        }
    }

    /// The card of `source` with this identity as it is now.
    ///
    /// - Throws: `CardsError.unknownCard` when it is gone.
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

    /// The first card of `source` for which `isWanted` holds.
    static func first(
        in source: any CardsSource, where isWanted: (CardGlance) -> Bool
    ) async throws(CardsError) -> Dated<CardListing.Item>? {
        var survey = CardSurvey(of: source)
        var found: PlacedCard?
        // Its name depends on the cards that follow, so that all are looked at.
        try await survey.look { glance, place in
            guard found == nil, isWanted(glance), case .card(let card) = glance.entry else { return }
            found = PlacedCard(card: card, place: place)
        }
        guard let found, let item = try await survey.items(for: [found]).first else { return nil }
        return Dated(item, kept: survey.kept)
    }

    /// The same for one card where no id is disguised.
    func item(for card: PaymentCard) -> CardListing.Item {
        let isShared = card.id.occurrence > 1 || isShared(card.id.feedID)
        return CardListing.Item(
            card: card, name: isShared ? card.id.numberedName : card.id.feedID,
            offers: CardRules.offers(for: card))
    }

    /// Whether several cards are known to have had the id.
    func isShared(_ feedID: String) -> Bool { sharedIDs.contains(feedID) }
}

/// Names of a few cards where ids may read like names of other cards. To find that out takes one more look at all of them.
private struct ExactNames {
    /// The look at all of them.
    private let survey: CardSurvey
    /// Which cards there are of the ids that matter.
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

extension CardID {
    /// The card that is meant by a name such as `ID#2`.
    init?(name: String) {
        guard let sign = name.lastIndex(of: "#"), let occurrence = Int(name[sign...].dropFirst()) else {
            return nil
        }
        self.init(feedID: String(name[..<sign]), occurrence: occurrence)
    }

    /// The card's name where others have its feed id.
    var numberedName: String { "\(feedID)#\(occurrence)" }
}

extension CardGlance {
    /// Whether the card's id is written like `ID#2` or `@3`, or almost so.
    fileprivate var hasDisguisedID: Bool {
        if let bytes = plainBytes(of: .id) {
            return bytes.first == UInt8(ascii: "@") || bytes.contains(UInt8(ascii: "#"))
        }
        guard let feedID = id?.feedID else { return false }
        return feedID.hasPrefix("@") || feedID.contains("#")
    }
}
