package import OffersEntity
package import OffersPorts
import OffersScreens
package import Values

/// The rules of offers: which fit a card that the person has, which are still valid, and which were decided.
package struct OfferInteractor: OffersInteractorInput {
    private let source: any OffersSource
    private let cards: any OfferCards
    private let decisions: any OfferDecisions
    private let days: DayClock

    package init(
        source: any OffersSource, cards: any OfferCards, decisions: any OfferDecisions,
        days: DayClock = DayClock()
    ) {
        (self.source, self.cards, self.decisions, self.days) = (source, cards, decisions, days)
    }

    package func offers(
        _ query: OfferQuery
    ) async throws(OffersError) -> (items: [OfferItem], unreadable: Int) {
        let feed = try await source.offers()
        let held = try await cards.heldCards()
        if let name = query.card, !held.contains(where: { $0.name == name }) {
            throw .unknownCard(name: name.withMaskedLongNumbers)
        }
        // Offers that end on the same day stay in the order of the feed: the sort is stable.
        let items = try await items(of: feed, held).filter(query.includes)
            .sorted { $0.offer.expires < $1.offer.expires }
        return (items, feed.unreadable.count)
    }

    package func offer(named name: String) async throws(OffersError) -> OfferItem {
        let items = try await items(of: try await source.offers(), try await cards.heldCards())
        return try OfferNaming(items).item(named: name)
    }

    package func decide(
        _ choice: OfferChoice, on item: OfferItem
    ) async throws(OffersError) -> (item: OfferItem, isNew: Bool) {
        let offer = item.offer
        // It may have ended since it was shown. A kept offer stays kept, even if it is kept again later.
        let isExpired = days.today.map(offer.isExpired) ?? item.isExpired
        if choice == .kept, isExpired, try await decisions.decisions()[offer.id]?.choice != .kept {
            throw .expired(name: item.name, since: offer.expires)
        }
        let isNew = try await decisions.decide(choice, on: offer.id)
        let decided = OfferItem(
            offer: offer, name: item.name, cards: item.cards, status: choice == .kept ? .kept : .passed,
            isExpired: isExpired)
        return (decided, isNew)
    }

    package func undo() async throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)? {
        guard let decision = try await decisions.undo() else { return nil }
        let items = try await items(of: try await source.offers(), try await cards.heldCards())
        return (decision, items.first { $0.offer.id == decision.offer })
    }

    private func items(of feed: OfferFeed, _ held: [HeldCard]) async throws(OffersError) -> [OfferItem] {
        let decided = try await decisions.decisions()
        let shared = Set(feed.offers.filter { $0.id.occurrence > 1 }.map(\.id.feedID))
        return feed.offers.map { offer in
            let isExpired = days.today.map(offer.isExpired) ?? false
            let status: OfferStatus =
                switch decided[offer.id]?.choice {
                case .kept: .kept
                case .passed: .passed
                case nil: isExpired ? .expired : .open
                }
            return OfferItem(
                offer: offer,
                name: shared.contains(offer.id.feedID)
                    ? "\(offer.id.feedID)#\(offer.id.occurrence)" : offer.id.feedID,
                cards: held.filter(offer.audience.includes), status: status, isExpired: isExpired)
        }
    }
}

extension OfferQuery {
    fileprivate func includes(_ item: OfferItem) -> Bool {
        if let card, !item.cards.contains(where: { $0.name == card }) { return false }
        if let category, item.offer.category.lowercased() != category.lowercased() { return false }
        return status == nil || item.status == status && (status != .open || !item.cards.isEmpty)
    }
}

/// Finds offers by name.
struct OfferNaming {
    private let items: [OfferItem]

    init(_ items: [OfferItem]) { self.items = items }

    /// The offer with this name, in either case, or with an id that means only one, or whose title alone begins with it.
    func item(named name: String) throws(OffersError) -> OfferItem {
        let wanted = name.lowercased()
        if let item = items.first(where: { $0.name == name }) { return item }
        let exact = items.filter {
            $0.name.lowercased() == wanted || $0.offer.id.feedID.lowercased() == wanted
        }
        let found =
            exact.isEmpty && !wanted.isEmpty
            ? items.filter { $0.offer.title.lowercased().hasPrefix(wanted) } : exact
        // A person may have typed a card number instead.
        let shown = name.withMaskedLongNumbers
        guard found.count < 2 else { throw .ambiguous(name: shown, names: found.map(\.name)) }
        guard let item = found.first else { throw .unknownOffer(name: shown, nearest: nearest(to: wanted)) }
        return item
    }

    /// The three most similar names, or else the nearest ones.
    private func nearest(to name: String) -> [String] {
        let typed = Similarity(to: name)
        let near = items.map { (name: $0.name, errors: typed.errors(in: $0.name.lowercased())) }
        let similar = near.filter { $0.errors <= max(2, name.count / 2) }
        return (similar.isEmpty ? near : similar).sorted { ($0.errors, $0.name) < ($1.errors, $1.name) }
            .prefix(3).map(\.name)
    }
}
