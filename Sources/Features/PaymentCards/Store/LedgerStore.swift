import Foundation
import Journaling
import PaymentCardsPorts

/// The ledger as it was last read, and the journal it is read from and appended to.
struct LedgerStore {
    private let place: CardStore
    private let notice: @Sendable (StoreNotice) -> Void
    private(set) var ledger = CardLedger()
    private var position = JournalPosition.start
    private var hasNoticed = false

    /// The store at `place`. Nothing is read yet.
    ///
    /// - Parameter notice: called once if something in the journal had to be dropped, and whenever it waits for a lock that
    ///   others hold.
    init(_ place: CardStore, notice: @escaping @Sendable (StoreNotice) -> Void) {
        self.place = place
        self.notice = notice
    }

    /// An in-memory store that begins with `ledger`.
    init(holding ledger: CardLedger) {
        self.init(.memory) { _ in }
        self.ledger = ledger
    }

    /// Reads what any process has stored since the last time.
    mutating func refresh() throws(CardsError) {
        guard case .folder(let folder) = place else { return }
        let journal = journal(in: folder)
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read(after: position)
        } catch {
            throw .store(StoreFault(error, isWriting: false))
        }
        try take(reading, of: journal)
    }

    /// Stores what `decide` decides, given everything stored so far. No other process can store anything in the meantime.
    ///
    /// When it returns, the event is stored. When it throws, nothing is stored, except for `StoreFault.Problem.uncertain`.
    ///
    /// - Parameter decide: returns the event to store, if any, and the result.
    mutating func change<Answer>(
        _ decide: (CardLedger) throws(CardsError) -> (event: CardLedger.Event?, answer: Answer)
    ) throws(CardsError) -> Answer {
        switch place {
        case .memory:
            let (event, answer) = try decide(ledger)
            if let event { ledger.apply(event) }
            return answer
        case .missing(let fault):
            let (event, answer) = try decide(ledger)
            guard event == nil else { throw .store(fault) }
            return answer
        case .folder(let folder):
            return try change(journal(in: folder), decide)
        }
    }

    private mutating func change<Answer>(
        _ journal: Journal,
        _ decide: (CardLedger) throws(CardsError) -> (event: CardLedger.Event?, answer: Answer)
    ) throws(CardsError) -> Answer {
        let transaction: JournalTransaction
        do throws(JournalError) {
            transaction = try journal.begin(after: position)
        } catch {
            throw .store(StoreFault(error, isWriting: true))
        }
        try take(transaction.reading, of: journal)
        let (event, answer) = try decide(ledger)
        guard let event else { return answer }
        let fewer = ledger.compacted()
        let records = try Self.records(of: (fewer ?? []) + [event], journal)
        do throws(JournalError) {
            if fewer == nil {
                position = try transaction.append(records)
            } else {
                position = try transaction.replaceAll(with: records)
            }
        } catch {
            throw .store(StoreFault(error, isWriting: true))
        }
        if let fewer { ledger = CardLedger(fewer) }
        ledger.apply(event)
        return answer
    }

    private func journal(in folder: String) -> Journal {
        CardStore.journal(in: folder) { [notice] isWaiting in notice(isWaiting ? .waiting : .waited) }
    }

    private mutating func take(_ reading: JournalReading, of journal: Journal) throws(CardsError) {
        let events: [CardLedger.Event]
        do throws(StoreFault) {
            events = try Self.events(
                in: reading, of: journal, after: reading.startsOver ? 0 : ledger.eventCount)
        } catch {
            throw .store(error)
        }
        if reading.startsOver { ledger = CardLedger() }
        ledger.apply(events)
        position = reading.position
        if reading.dropped > 0, !hasNoticed {
            hasNoticed = true
            notice(.dropped(bytes: reading.dropped, path: journal.path))
        }
    }

    /// The events in `reading`, which follow `known` earlier ones.
    static func events(
        in reading: JournalReading, of journal: Journal, after known: Int = 0
    ) throws(StoreFault) -> [CardLedger.Event] {
        var events: [CardLedger.Event] = []
        events.reserveCapacity(reading.records.count)
        for index in reading.records.indices {
            do throws(LedgerRecord.Fault) {
                events.append(try LedgerRecord(bytes: reading.records[index]).event)
            } catch {
                let problem: StoreFault.Problem =
                    switch error {
                    case .newer(let version): .newerFormat(found: version, supported: LedgerRecord.newest)
                    case .invalid:
                        .corrupt(record: known + index + 1, offset: reading.records.offset(of: index))
                    }
                throw StoreFault(path: journal.path, problem: problem)
            }
        }
        return events
    }

    private static func records(
        of events: [CardLedger.Event], _ journal: Journal
    ) throws(CardsError) -> [Data] {
        do {
            return try events.map { try LedgerRecord($0).bytes }
        } catch {
            throw .store(
                StoreFault(path: journal.path, problem: .unwritable(reason: error.localizedDescription)))
        }
    }
}
