import Foundation
import PaymentCardsEntity
import Storing

/// A ledger, and what only matters to how it is stored: which records say whose they are. Those of older programs don't, and may be
/// yet to be taken over, so that each keeps what it has.
struct StoredLedger: EventState {
    /// An event of the ledger.
    struct Event: StoredEvent {
        let event: CardLedger.Event
        /// Whose it is; `nil` if it doesn't say.
        let owner: LedgerRecord.Owner?

        init(_ event: CardLedger.Event, owner: LedgerRecord.Owner? = nil) {
            (self.event, self.owner) = (event, owner)
        }
    }

    /// Which of the added cards a list has.
    enum Added {
        case all, none
        /// Those that say that they are the demonstration's: those that don't are the wallet's.
        case demonstration
    }

    private(set) var ledger: CardLedger
    private let owner: LedgerRecord.Owner?
    private let added: Added
    /// What the records are about that don't say whose they are.
    private var unmarked: Set<LedgerRecord.Subject> = []

    /// - Parameters:
    ///   - owner: whose records are; `nil` if they aren't to say it.
    ///   - added: which of the added cards a list has.
    init(_ ledger: CardLedger = CardLedger(), owner: LedgerRecord.Owner? = nil, added: Added = .all) {
        (self.ledger, self.owner, self.added) = (ledger, owner, added)
    }

    /// The ledger without the added cards that aren't to be listed.
    var listed: CardLedger {
        switch added {
        case .all: ledger
        case .none: ledger.hiding { _ in true }
        case .demonstration:
            unmarked.isEmpty
                ? ledger : ledger.hiding { unmarked.contains(Event(.added($0.id, $0.card)).subject) }
        }
    }

    mutating func reserveCapacity(_ count: Int) { ledger.reserveCapacity(count) }

    mutating func apply(_ event: Event) {
        guard owner != nil else { return ledger.apply(event.event) }
        if case .paid(let payment) = event.event {
            ledger.apply(.paid(payment.asRecord))
        } else {
            ledger.apply(event.event)
        }
        if event.owner == nil {
            unmarked.insert(event.subject)
        } else if !unmarked.isEmpty {
            unmarked.remove(event.subject)
        }
    }

    func compacted(adding events: [Event]) -> [Event]? {
        guard !events.isEmpty, let fewer = ledger.compacted()?.map({ Event($0, owner: owner) }) else {
            return nil
        }
        guard !unmarked.isEmpty else { return fewer + events }
        return fewer.map { unmarked.contains($0.subject) ? Event($0.event) : $0 } + events
    }
}

extension StoredLedger.Event {
    static var newestVersion: Int { LedgerRecord.newest }

    init(line: Data) throws(UnreadableLine) {
        let record = try LedgerRecord(bytes: line)
        self.init(try record.event, owner: record.owner)
    }

    var line: Data {
        get throws {
            var record = LedgerRecord(event)
            record.own = owner?.rawValue
            return try record.bytes
        }
    }

    fileprivate var subject: LedgerRecord.Subject { LedgerRecord(event).subject }
}
