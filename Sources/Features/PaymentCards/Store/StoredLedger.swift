import Foundation
import Storing

/// A ledger, and what only matters to how it is stored: which records have the mark of a program that keeps the demonstration
/// elsewhere. Those that don't may be yet to be taken over, so that each keeps what it has.
struct StoredLedger: EventState {
    /// An event of the ledger.
    struct Event: StoredEvent {
        let event: CardLedger.Event
        /// Whether it has that mark.
        let isOwn: Bool

        init(_ event: CardLedger.Event, isOwn: Bool = false) { (self.event, self.isOwn) = (event, isOwn) }
    }

    private(set) var ledger: CardLedger
    private let marksOwn: Bool
    /// What the records are about that lack the mark.
    private var unmarked: Set<LedgerRecord.Subject> = []

    /// - Parameter marksOwn: whether records are to have the mark.
    init(_ ledger: CardLedger = CardLedger(), marksOwn: Bool = false) {
        (self.ledger, self.marksOwn) = (ledger, marksOwn)
    }

    mutating func reserveCapacity(_ count: Int) { ledger.reserveCapacity(count) }

    mutating func apply(_ event: Event) {
        ledger.apply(event.event)
        guard marksOwn else { return }
        if !event.isOwn {
            unmarked.insert(event.subject)
        } else if !unmarked.isEmpty {
            unmarked.remove(event.subject)
        }
    }

    func compacted(adding events: [Event]) -> [Event]? {
        guard !events.isEmpty, let fewer = ledger.compacted()?.map({ Event($0, isOwn: marksOwn) }) else {
            return nil
        }
        guard !unmarked.isEmpty else { return fewer + events }
        return fewer.map { Event($0.event, isOwn: $0.isOwn && !unmarked.contains($0.subject)) } + events
    }
}

extension StoredLedger.Event {
    static var newestVersion: Int { LedgerRecord.newest }

    init(line: Data) throws(UnreadableLine) {
        let record = try LedgerRecord(bytes: line)
        self.init(try record.event, isOwn: record.own != nil)
    }

    var line: Data {
        get throws {
            var record = LedgerRecord(event)
            record.own = isOwn ? 1 : nil
            return try record.bytes
        }
    }

    fileprivate var subject: LedgerRecord.Subject { LedgerRecord(event).subject }
}
