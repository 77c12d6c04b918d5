import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

/// What older programs stored about the demonstration: they kept it in one journal with the person's own cards.
///
/// It is copied, and that journal stays as it is. An older program may go on storing there, so each reading takes over what is
/// new since the last one; and since the position up to which that was is stored together with the copies, nothing is taken over
/// twice, whoever is interrupted when.
struct ElderRecords {
    private let journal: Journal
    private let cards: @Sendable () -> [PaymentCard]

    /// What is in the person's own journal in the folder at `path` about the demonstration cards `cards`.
    init(in path: String, about cards: @escaping @Sendable () -> [PaymentCard]) {
        journal = CardStore.journal(in: path)
        self.cards = cards
    }

    /// So many records that are about other cards are worth a note that they were read.
    private static let manyOthers = 250

    /// The events that are yet to be added to `ledger`, and how far the other journal has been read then.
    ///
    /// If that can't be read, there are none: the demonstration does without, and whoever uses the person's own cards is told.
    func news(for ledger: CardLedger) -> [CardLedger.Event] {
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read(after: ledger.taken)
        } catch {
            return []
        }
        guard !reading.records.isEmpty else { return [] }
        let cards = DemonstrationCards(cards())
        // What was taken over and then restored here must not be removed once more.
        let known = reading.startsOver && ledger.taken != .start ? ledger.touchedIDs : []
        var ledger = ledger
        var news: [CardLedger.Event] = []
        for event in reading.records.lazy.compactMap(Self.event) {
            guard
                let event = ledger.inherited(event, cards, startsOver: reading.startsOver, known: known)
            else { continue }
            ledger.apply(event)
            news.append(event)
        }
        let isNoteworthy = !news.isEmpty || reading.records.count >= Self.manyOthers
        return isNoteworthy ? news + [.taken(reading.position)] : []
    }

    /// The event of an older program in `bytes`; `nil` if a program wrote it that keeps the demonstration elsewhere.
    private static func event(in bytes: Data) -> CardLedger.Event? {
        do throws(UnreadableLine) {
            let record = try LedgerRecord(bytes: bytes)
            return record.own == nil ? try record.event : nil
        } catch {
            return nil
        }
    }
}

/// The demonstration cards, by what older records know of them.
private struct DemonstrationCards {
    private let byNumber: [CardNumber: [PaymentCard]]
    private let feedIDs: Set<String>

    init(_ cards: [PaymentCard]) {
        byNumber = Dictionary(grouping: cards, by: \.number)
        feedIDs = Set(cards.map(\.id.feedID))
    }

    /// The card that a record names; `nil` if it is none of these.
    ///
    /// A card got another one’s id between releases, so that any of the ids will do where the number says which card it is.
    func id(_ card: CardID, _ number: CardNumber?) -> CardID? {
        guard feedIDs.contains(card.feedID), let cards = number.flatMap({ byNumber[$0] }) else { return nil }
        return (cards.first { $0.id.feedID == card.feedID } ?? cards.first)?.id
    }
}

extension CardLedger {
    /// What `event` of an older program comes to here; `nil` if it is about none of `cards`, or known already.
    ///
    /// An added card is of no feed, so it comes along.
    ///
    /// - Parameters:
    ///   - startsOver: whether the event may have been taken over before.
    ///   - known: the feed ids of the cards about which something was taken over before.
    fileprivate func inherited(
        _ event: Event, _ cards: DemonstrationCards, startsOver: Bool, known: Set<String>
    ) -> Event? {
        switch event {
        case .paid(let payment):
            let isNew = self.payment(payment.id) == nil && cards.id(payment.card, payment.number) != nil
            return isNew ? event : nil
        case .undone(let reference, _):
            return payment(reference).map { $0.undone == nil } ?? false ? event : nil
        case .added(_, let card):
            let added = changes.added + (startsOver ? gone : [])
            return added.contains { $0.card.number == card.number }
                ? nil : .added(nextID(besides: []), card)
        case .removed(let card, let number, _):
            if let id = cards.id(card, number) {
                return known.contains(id.feedID) || isRemoved(id, number) ? nil : .removed(id, number: number)
            }
            let added = changes.added.first { $0.card.number == number }
            return added.map { .removed($0.id, number: number) }
        case .restored(let card, let number, _):
            if let id = cards.id(card, number) {
                return isRemoved(id, number) ? .restored(id, number: number) : nil
            }
            let removed = gone.last { $0.card.number == number }
            return removed.map { .restored($0.id, number: number) }
        case .ordered, .refused, .taken: return nil
        }
    }

    /// Whether a demonstration card is removed. Older programs know no twins, and the demonstration has none.
    private func isRemoved(_ card: CardID, _ number: CardNumber) -> Bool {
        changes.removals.contains(card, number: number, due: nil)
    }
}
