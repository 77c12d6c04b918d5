import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

/// The cards that a person added with older programs, which kept the demonstration in one journal with the person's own cards: an
/// added card is of no feed, so it is among the demonstration's, too. What else was done to those cards stays behind.
///
/// It is copied, and that journal stays as it is. An older program may go on storing there, so each reading takes over what is
/// new since the last one; and since the position up to which that was is stored together with the copies, nothing is taken over
/// twice, whoever is interrupted when.
struct ElderRecords {
    private let journal: Journal

    /// What is in the person's own journal in the folder at `path`.
    init(in path: String) { journal = CardStore.journal(in: path) }

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
        var ledger = ledger
        var news: [CardLedger.Event] = []
        for event in reading.records.lazy.compactMap(Self.event) {
            guard let event = ledger.inherited(event, startsOver: reading.startsOver) else { continue }
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

extension CardLedger {
    /// What `event` of an older program comes to here; `nil` if it is about no added card, or known already.
    ///
    /// - Parameter startsOver: whether the event may have been taken over before.
    fileprivate func inherited(_ event: Event, startsOver: Bool) -> Event? {
        switch event {
        case .added(_, let card):
            let added = changes.added + (startsOver ? gone : [])
            return added.contains { $0.card.number == card.number }
                ? nil : .added(nextID(besides: []), card)
        case .removed(let id, let number, _) where id.isOfAdded:
            let added = changes.added.first { $0.card.number == number }
            return added.map { .removed($0.id, number: number) }
        case .restored(let id, let number, _) where id.isOfAdded:
            let removed = gone.last { $0.card.number == number }
            return removed.map { .restored($0.id, number: number) }
        case .paid, .undone, .removed, .restored, .ordered, .refused, .taken: return nil
        }
    }
}

extension CardID {
    fileprivate var isOfAdded: Bool { feedID.hasPrefix(AddedCard.prefix) }
}
