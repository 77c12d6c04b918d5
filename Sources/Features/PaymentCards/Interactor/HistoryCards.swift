import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// The cards that payments may have been made on.
struct HistoryCards {
    /// Those in the list.
    private var listed: [CardHistory.Holder] = []
    /// All cards in the list.
    private let wallet: Wallet
    /// The removed cards, and those that only payments tell of.
    private var others: [CardHistory.Holder] = []
    private var places: [String: [CardHistory.Holder]] = [:]
    /// The cards of payments that were made on one of several equal cards, as they are in the list.
    private var owners: [PaymentReference: CardHistory.Holder] = [:]

    /// The cards of `service`; if the records are complete, only those that they are about.
    init(of service: any CardsService, for records: PaymentRecords) async throws(CardsError) {
        let ids = Set(records.payments.lazy.map(\.card.feedID))
            .union(records.inDoubt.lazy.map(\.card.feedID))
        let wallet = try await service.wallet()
        self.wallet = wallet
        let cards = wallet.cards.indices.filter {
            !records.isComplete || ids.contains(wallet.cards[$0].id.feedID)
        }
        for item in wallet.items(at: cards) + wallet.hiddenItems {
            let holder = CardHistory.Holder(card: item.card, item: item)
            listed.append(holder)
            add(holder)
        }
        for card in try await service.removedCards() {
            others.append(CardHistory.Holder(card: card, isRemoved: true))
            others.last.map { add($0) }
        }
        add(records)
    }

    /// Only the cards that these records are about.
    init(onRecordIn records: PaymentRecords) {
        wallet = Wallet([])
        add(records)
    }

    var unreadable: [UnreadableCard] { wallet.unreadable }
    var kept: KeptCards? { wallet.kept }

    /// The cards in the list.
    var items: [CardListing.Item] { listed.compactMap(\.item) }

    private mutating func add(_ records: PaymentRecords) {
        for (id, payments) in Dictionary(grouping: records.payments, by: \.card.feedID) {
            let holders = places[id, default: []]
            guard holders.count > 1 else { continue }
            for case (let payment, let owner?) in zip(payments, holders.map(\.card).owners(of: payments)) {
                owners[payment.id] = holders[owner]
            }
        }
        for payment in records.payments { add(.payment(payment)) }
        for order in records.inDoubt { add(.inDoubt(order)) }
    }

    private mutating func add(_ event: CardHistory.Event) {
        guard known(event) == nil else { return }
        others.append(CardHistory.Holder(card: event.bareCard))
        others.last.map { add($0) }
    }

    private mutating func add(_ holder: CardHistory.Holder) {
        places[holder.card.id.feedID, default: []].append(holder)
    }

    private func known(_ event: CardHistory.Event) -> CardHistory.Holder? {
        if case .payment(let payment) = event, let owner = owners[payment.id] { return owner }
        return places[event.card.feedID].flatMap { event.owner(among: $0, \.card) }
    }

    /// The card of a payment.
    func holder(of event: CardHistory.Event) -> CardHistory.Holder {
        known(event) ?? CardHistory.Holder(card: event.bareCard)
    }

    /// The cards that `name` means: one of the list, or else one that isn't there any more; both where it is the last four
    /// digits of both, or the other one's id.
    ///
    /// - Parameters:
    ///   - service: the one with the list; `nil` if that is unknown.
    ///   - isStrict: whether a name is refused that could mean two cards.
    func cards(
        named name: String, isStrict: Bool, in service: (any CardsService)?
    ) async throws(CardsError) -> [CardHistory.Holder] {
        guard let service else {
            return [try other(named: name, or: .unknownCard(name: name.safeText, nearest: []))]
        }
        do throws(CardsError) {
            let item = try await CardNaming(name: name, isStrict: isStrict).card(in: wallet, of: service)
            // Those that the name means more directly than the listed card, or as directly.
            let former = others.filter { other in
                item.card.id.feedID != name
                    && (other.card.id.feedID == name
                        || other.card.number.lastFour == name && item.isCalled(byDigits: name))
            }
            if isStrict, !former.isEmpty {
                throw CardsError.ambiguousCard(
                    name: name,
                    candidates: [CardCandidate(item)]
                        + former.map { holder in
                            CardCandidate(
                                name: holder.name, title: holder.card.title, number: holder.card.number.masked
                            )
                        })
            }
            return [CardHistory.Holder(card: item.card, item: item)] + former
        } catch {
            guard error.isUnlisted else { throw error }
            return [try other(named: name, or: error)]
        }
    }

    private func other(
        named name: String, or unlisted: CardsError
    ) throws(CardsError) -> CardHistory.Holder {
        do throws(CardsError) {
            let card = try CardNaming(name: name).card(in: Wallet(others.map(\.card)))
            return others.first { $0.card == card.card } ?? CardHistory.Holder(card: card.card)
        } catch {
            if case .ambiguousCard = error { throw error }
            throw unlisted
        }
    }
}

extension CardListing.Item {
    /// Whether `name` means it because of the last digits of its number.
    fileprivate func isCalled(byDigits name: String) -> Bool {
        card.number.lastFour == name && card.id.feedID != name
    }
}

extension CardHistory.Holder {
    /// Whether the feed has the card, or the person added it.
    var isOfFeed: Bool { item != nil || isRemoved }

    func isSame(as other: CardHistory.Holder) -> Bool {
        card.id == other.card.id && card.known.agrees(with: other.card.known)
    }
}

extension CardsError {
    /// Whether a name means no card of the list.
    fileprivate var isUnlisted: Bool {
        switch self {
        case .unknownCard, .describedCard, .removedCard: true
        default: false
        }
    }
}
