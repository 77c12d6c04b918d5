import Foundation
package import PaymentCardsEntity
public import PaymentCardsGlances
public import PaymentCardsPorts
import Values

extension StoredCardsService {
    /// A batch of the source without removed cards, and with payments subtracted from dues; added cards come last.
    ///
    /// A batch is changed only if one of its cards was changed.
    public func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        try store.refresh()
        await noteReading()
        let ledger = store.ledger
        let removals = ledger.changes.removals
        var gaps = gaps.flatMap { $0.removals == removals ? $0 : nil } ?? RemovedPlaces(of: removals)
        // If the source fails, it may have other cards the next time.
        self.gaps = nil
        let batch = try await source.batch(after: number, for: places.map(gaps.sourcePlaces))
        let changed = ledger.changed(in: batch)
        gaps.add(batch, removed: changed.removed)
        let added = ledger.changes.addedEntries
        var result = batch.replacing(changed.replacements, adding: batch.rest == .none ? added : [])
        result.start = gaps.listPlace(ofSourcePlace: batch.start)
        if places != nil, let total = batch.total {
            var last: Int?
            while let rest = gaps.rest(of: total) {
                let batch = try await source.batch(after: last, for: rest)
                gaps.add(batch, removed: ledger.changed(in: batch).removed)
                guard batch.rest != .none else { break }
                last = batch.number
            }
            result.total = gaps.listPlace(ofSourcePlace: total) + added.count
        }
        self.gaps = gaps
        return result
    }

    /// The cards that the source finds, unless cards with matching ids were added.
    public func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances? {
        try store.refresh()
        await noteReading()
        let ledger = store.ledger
        guard !ledger.changes.added.contains(where: { $0.id.feedID.hasPrefix(prefix) }),
            let part = try await source.glances(withIDPrefix: prefix)
        else { return nil }
        return part.replacing(ledger.changed(in: part).replacements)
    }
}

extension CardsSource {
    /// The cards that `order` may be for: of several with its id, those with its number.
    func cards(of order: PaymentOrder) async throws(CardsError) -> [PaymentCard] {
        var cards: [PaymentCard] = []
        func add(_ glances: CardGlances) {
            for glance in glances where glance.feedID == order.card.feedID {
                if case .card(let card) = glance.entry, card.number == order.number { cards.append(card) }
            }
        }
        if let found = try await glances(withIDPrefix: order.card.feedID) {
            add(found)
        } else {
            try await forEachBatch { batch throws(CardsError) in
                add(batch)
                return true
            }
        }
        return cards
    }
}

extension Due {
    /// What was billed, of which some may have been paid.
    fileprivate var bill: Money { billed ?? money }
}

extension PaymentOrder {
    /// Why `cards` don't have what it is to pay, as the person saw it; `nil` if they have.
    func obstacle(in cards: [PaymentCard]) -> CardsError? {
        guard let first = cards.first else { return .unknownCard(name: card.feedID, nearest: []) }
        let payable = cards.filter { $0.actions.contains(.payNow) }
        guard !payable.isEmpty else {
            return .actionNotOffered(code: CardAction.payNow.code, offered: first.actions)
        }
        let dues = payable.compactMap(\.due).filter { !$0.isPaid }
        let same = dues.filter { $0.identity == due.identity }
        if same.contains(where: { $0.bill == due.bill }) { return nil }
        return .paymentRefused((same.first ?? dues.first).map { .changed(to: $0.money) } ?? .nothingDue)
    }
}

extension CardLedger {
    /// The changes to a batch of a source, by position.
    struct Changed {
        /// The cards as they are now; `nil` for the removed ones.
        var replacements: [Int: CardFeed.Entry?] = [:]
        /// The removed cards, in order.
        var removed: [(position: Int, card: PaymentCard)] = []
    }

    /// The cards of `batch` that a person changed. Others are not decoded.
    func changed(in batch: CardGlances) -> Changed {
        var changed = Changed()
        guard !touchedIDs.isEmpty else { return changed }
        for (position, glance) in batch.enumerated() {
            guard let feedID = glance.feedID, touchedIDs.contains(feedID), case .card(let card) = glance.entry
            else { continue }
            if changes.keep(card) {
                changed.replacements[position] = .some(.card(self.card(card)))
            } else {
                changed.replacements.updateValue(nil, forKey: position)
                changed.removed.append((position, card))
            }
        }
        return changed
    }
}

/// Where the removed cards are in a source, as far as it has been read: the place of a card in the list is its place in the
/// source, minus the removed ones before it.
struct RemovedPlaces {
    /// The removed cards, some of which may belong to another source.
    let removals: Removals
    /// In ascending order.
    private var places: [Int] = []
    /// The number of cards read, from the source's first one on.
    private var readCount = 0
    /// Whether one of the removed cards may be listed twice.
    private var mayRepeat = false

    /// The places of these cards in a source of which nothing has been read.
    init(of removals: Removals) { self.removals = removals }

    private var isComplete: Bool { !mayRepeat && places.count == removals.count }

    /// Takes a batch of the source into account.
    mutating func add(_ batch: CardGlances, removed: [(position: Int, card: PaymentCard)]) {
        if !mayRepeat, !batch.sharedIDs.isEmpty {
            mayRepeat = removals.mayConcern(batch.sharedIDs)
        }
        guard !isComplete, batch.start <= readCount else { return }
        let cards = batch.indices.filter { batch[$0].isCard }
        let found = Set(removed.map(\.position))
        for (place, position) in cards.enumerated() where found.contains(position) {
            if batch.start + place >= readCount { places.append(batch.start + place) }
        }
        readCount = max(readCount, batch.start + cards.count)
    }

    /// Where to read on in a source of `total` cards to know which of the removed ones it has; `nil` if that is known.
    func rest(of total: Int) -> Range<Int>? { isComplete || readCount >= total ? nil : readCount..<total }

    /// The number of cards in the list before the source's card at `place`.
    func listPlace(ofSourcePlace place: Int) -> Int { place - places.prefix { $0 < place }.count }

    /// The places in the source of the cards that are at `wanted` in the list. If the source has to be read up to there first,
    /// they begin earlier.
    func sourcePlaces(of wanted: Range<Int>) -> Range<Int> {
        guard !removals.isEmpty, wanted.upperBound < .max - removals.count else { return wanted }
        guard wanted.lowerBound > 0 else { return 0..<(wanted.upperBound + removals.count) }
        let first = places.reduce(wanted.lowerBound) { $1 <= $0 ? $0 + 1 : $0 }
        return (isComplete ? first : min(first, readCount))..<(wanted.upperBound + removals.count)
    }
}

extension StoredCardsService: UndoableCardsService {
    /// The payments that can be undone now, newest first.
    package func undoablePayments() async throws(CardsError) -> [Payment] {
        try store.refresh()
        let date = now()
        return store.ledger.payments.reversed().filter { $0.isUndoable(at: date) }
    }
}
