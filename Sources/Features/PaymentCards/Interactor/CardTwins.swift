import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// A card of a list, and the cards with the same id and number: its copies, and its twins, which have other dues.
struct CardTwins {
    /// The card, and how many times it is listed.
    private(set) var item: CardListing.Item
    /// The same card by the first of its names.
    let first: CardListing.Item
    /// All of them, the removed ones too.
    private let cards: [PaymentCard]
    /// The card, each time it is listed.
    private let copies: [PaymentCard]

    /// All cards of `source` are examined only if others have the card's id.
    init(of item: CardListing.Item, in source: any CardsSource) async throws(CardsError) {
        guard item.isNumbered else {
            self.init(item)
            return
        }
        var survey = CardSurvey(of: source)
        var twins: [PlacedCard] = []
        let isDone = try await survey.look(atIDsFrom: item.id.feedID) { glance in
            if let card = glance.twin(of: item.card) { twins.append(PlacedCard(card: card, place: nil)) }
        }
        if !isDone {
            (survey, twins) = (CardSurvey(of: source), [])
            twins = try await survey.cards { $0.twin(of: item.card) != nil }
        }
        let copies = twins.filter { $0.card.isCopy(of: item.card) }
        let first = try await survey.items(for: Array(copies.prefix(1))).first ?? item
        self.init(item, first, twins.map(\.card), removed: await Self.removed(from: source))
    }

    /// Those of the card that is to be paid on, and the unreadable elements found on the way.
    static func found(
        by subject: PaymentSubject, in service: any CardsService
    ) async throws(CardsError) -> (CardTwins, [UnreadableCard]) {
        switch subject {
        case .item(let item): return (try await CardTwins(of: item, in: service), [])
        case .named(let name):
            let found = try await CardNaming(name: name, isStrict: true).card(in: service)
            return (try await CardTwins(of: found.item, in: service), found.unreadable)
        case .card(let id):
            let item = try await CardSurvey.item(id, of: service).value
            return (try await CardTwins(of: item, in: service), [])
        }
    }

    /// Those of each of `items`, one after another, by one look at all cards of `source`, if others have the id of any of them.
    static func each(
        of items: [CardListing.Item], in source: any CardsSource
    ) async throws(CardsError) -> some Sequence<CardTwins> {
        let only = items.count == 1 ? try await CardTwins(of: items[0], in: source) : nil
        let ids = only == nil ? Set(items.lazy.filter(\.isNumbered).map(\.id.feedID)) : []
        var cards: [KnownCard.Kin: [PaymentCard]] = [:]
        var removed: [PaymentCard] = []
        if !ids.isEmpty {
            var survey = CardSurvey(of: source)
            try await survey.look { glance, _ in
                guard let id = glance.feedID, ids.contains(id), case .card(let card) = glance.entry else {
                    return
                }
                cards[card.identity.known.kin, default: []].append(card)
            }
            removed = await self.removed(from: source)
        }
        return items.lazy.map { [cards, removed] item in
            if let only { return only }
            guard item.isNumbered else { return CardTwins(item) }
            let kin = cards[item.card.identity.known.kin, default: []]
            return CardTwins(item, item, kin.filter { $0.isTwin(of: item.card) }, removed: removed)
        }
    }

    /// The only card with its id.
    private init(_ item: CardListing.Item) {
        (self.item, first, cards, copies) = (item, item, [item.card], [item.card])
    }

    private init(
        _ item: CardListing.Item, _ first: CardListing.Item, _ twins: [PaymentCard], removed: [PaymentCard]
    ) {
        copies = twins.filter { $0.isCopy(of: item.card) }
        self.item = item.listed(as: copies)
        self.first = first.listed(as: copies)
        cards = twins + removed.filter { $0.isTwin(of: item.card) }
    }

    /// The same, with the card as it is after `payments`, of which a list that was loaded before may not know.
    func upToDate(
        after payments: [Payment], in source: any CardsSource
    ) async throws(CardsError) -> CardTwins {
        guard let due = item.card.due, due.isBehind(payments) else { return self }
        let now = try await CardSurvey.item(item.id, of: source).value
        guard now.card.number == item.card.number else { return self }
        var twins = self
        twins.item = now.listed(as: copies)
        return twins
    }

    /// Whether `act`, on a card with this id and number, may have happened on this card: it has the due, or none of its twins has
    /// it any more.
    func mayOwn(_ act: some CardAct) -> Bool {
        let dues = cards.map { $0.due?.identity }
        return item.card.due?.identity == act.dueIdentity || !dues.contains(act.dueIdentity)
    }

    /// Those of `payments`, made on cards with this id and number, that were made on this card.
    func own(_ payments: [Payment]) -> [Payment] {
        guard cards.count > 1 else { return payments }
        return payments.filter {
            $0.owner(among: cards, { $0 })?.isCopy(of: item.card) ?? true
        }
    }

    private static func removed(from source: any CardsSource) async -> [PaymentCard] {
        do {
            return try await source.removedCards()
        } catch {
            return []  // Then only the listed cards are told apart.
        }
    }
}

extension CardListing.Item {
    /// Whether other cards may have its id.
    fileprivate var isNumbered: Bool { name == id.numberedName }

    /// The same card, listed as each of `copies`, but at least once.
    func listed(as copies: [PaymentCard]) -> CardListing.Item {
        CardListing.Item(
            card: card, name: name, place: place, offers: offers, copies: max(1, copies.count),
            billsDiffer: Set(copies.map { $0.due?.rest.amount }).count > 1)
    }
}

extension [CardListing.Item] {
    /// Each card once, where it comes first, with how many times it is there. Of different amounts due it has the largest, which
    /// settles the others when it is paid.
    var eachOnce: [CardListing.Item] {
        var copies = CardCopies(among: self)
        return copies.isEmpty ? self : compactMap { copies.once($0) }
    }
}

/// Passes on each card once.
struct CardCopies {
    private let groups: [CardIdentity.Kin: [CardListing.Item]]
    private var once = DifferentCards()

    /// Whether no card has a copy.
    let isEmpty: Bool

    /// The copies among `items`, which must have all cards that may have copies, in their order.
    init(among items: [CardListing.Item]) {
        groups = Dictionary(grouping: items, by: \.card.identity.kin)
        isEmpty = groups.count == items.count
    }

    /// A card with how many times it is there; `nil` if it has come already. Of different amounts due it has the largest.
    mutating func once(_ item: CardListing.Item) -> CardListing.Item? {
        guard !isEmpty, let kin = groups[item.card.identity.kin] else { return item }
        guard once.insert(item.card) else { return nil }
        let copies = kin.filter { $0.card.isCopy(of: item.card) }
        let largest = copies.reduce(item) { $1.rest > $0.rest ? $1 : $0 }
        return largest.listed(as: copies.map(\.card))
    }
}

extension CardSurvey {
    /// The names of all cards, and which of those with a rank are listed several times; the order of the ranks says which comes first.
    /// All cards are examined once more if some share an id, or some ids may be the last four digits of other cards.
    func namesAndCopies<Rank: Comparable>(
        on today: CalendarDate?, rank: (CardGlance, _ place: Int) -> Rank?
    ) async throws(CardsError) -> (CardNames, CardCopies) {
        let shared = names.sharedIDs
        guard names.hasDigitIDs || !shared.isEmpty else { return (names, CardCopies(among: [])) }
        var again = again(countsDigits: true)
        var memory = CardMemory(today: today)
        var cards: [(rank: Rank, card: PlacedCard)] = []
        try await again.look { glance, place in
            guard !shared.isEmpty, let id = glance.feedID, shared.contains(id),
                let rank = rank(glance, place),
                case .card(let card) = glance.entry(&memory)
            else { return }
            cards.append((rank, PlacedCard(card: card, place: place)))
        }
        let names = again.names
        // Cards of a rank keep their order.
        let sorted = cards.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        return (names, CardCopies(among: sorted.map { CardListing.Item($0.element.card, names) }))
    }
}

extension CardListing.Item {
    /// What is left to pay.
    fileprivate var rest: Decimal { card.due?.rest.amount ?? 0 }
}

extension CardSurvey {
    /// The card in `source` on which `payment` was made, whatever it is called now; `nil` if it isn't there.
    static func owner(
        of payment: Payment, in source: any CardsSource
    ) async throws(CardsError) -> CardListing.Item? {
        var survey = CardSurvey(of: source)
        let cards = try await survey.cards { $0.feedID == payment.card.feedID }
        guard let owner = payment.owner(among: cards, \.card) else { return nil }
        return try await survey.items(for: [owner]).first
    }
}

extension Due {
    /// Whether its total doesn't have all of `payments` subtracted: another program has paid or undone since.
    fileprivate func isBehind(_ payments: [Payment]) -> Bool {
        guard let billed else { return false }
        let paid = payments.reduce(Decimal()) { $0 + ($1.stands(on: self) ? $1.money.amount : 0) }
        return max(0, billed.amount - paid) != rest.amount
    }
}
