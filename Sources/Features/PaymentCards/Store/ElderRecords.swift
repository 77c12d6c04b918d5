import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

/// The cards that a person added with older programs beside the demonstration, whose journal has them. They are the person's own:
/// since cards come from one source at a time, they are the wallet's. What else was done there is about made-up cards.
///
/// They are copied, and that journal stays as it is. An older program may go on storing there, so each reading takes over what is
/// new since the last one; and since the position up to which that was is stored together with the copies, nothing is taken over
/// twice, whoever is interrupted when.
struct ElderRecords {
    private let journal: Journal

    /// What is in the demonstration's journal in the folder at `path`.
    init(in path: String) { journal = CardStore.journal(in: StoreFolder.demonstration(in: path)) }

    /// So many records that are about other cards are worth a note that they were read, in a wallet that has a card.
    private static let manyOthers = 250

    /// The events that are yet to be added to `ledger`, and how far the other journal has been read then.
    ///
    /// If that can't be read whole, there are none: the wallet does without, and whoever uses the demonstration is told.
    func news(for ledger: CardLedger) -> [CardLedger.Event] {
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read(after: ledger.taken)
        } catch {
            return []
        }
        guard reading.damage == nil, !reading.records.isEmpty else { return [] }
        let elder = CardLedger(reading.records.filter(Self.isAboutAdded).compactMap(Self.event))
        // What was read before and is gone by now was removed from the wallet.
        let isAgain = reading.startsOver && ledger.taken != .start
        var ledger = ledger
        var news: [CardLedger.Event] = []
        for added in elder.added where !ledger.has(added, orHad: isAgain) {
            let event = CardLedger.Event.added(ledger.nextID(besides: []), added.card)
            ledger.apply(event)
            news.append(event)
        }
        let isNoteworthy =
            !news.isEmpty || ledger.lastAdded != nil && reading.records.count >= Self.manyOthers
        return isNoteworthy ? news + [.taken(reading.position)] : []
    }

    private static let mark = Data("\"\(AddedCard.prefix)".utf8)

    /// Whether a record may be about an added card. Most aren't, and are never decoded.
    private static func isAboutAdded(_ bytes: Data) -> Bool { bytes.range(of: mark) != nil }

    /// What an older program did to an added card, according to `bytes`; `nil` for anything else.
    private static func event(in bytes: Data) -> CardLedger.Event? {
        do throws(UnreadableLine) {
            let record = try LedgerRecord(bytes: bytes)
            guard record.owner == nil, record.card?.hasPrefix(AddedCard.prefix) == true else { return nil }
            switch try record.event {
            case .added, .removed, .restored: return try record.event
            case .paid, .undone, .ordered, .refused, .taken: return nil
            }
        } catch {
            return nil
        }
    }
}

extension CardLedger {
    /// Whether a card with the number of `other` was added and is still there, or, if `orHad`, was removed again.
    fileprivate func has(_ other: AddedCard, orHad: Bool) -> Bool {
        (added + (orHad ? gone : [])).contains { $0.card.number == other.card.number }
    }
}
