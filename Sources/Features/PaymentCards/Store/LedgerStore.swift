import Foundation
import Journaling
import PaymentCardsPorts
import Storing
import Values

/// The ledger as it was last read, and the journal it is read from and appended to.
struct LedgerStore {
    private let place: CardStore
    /// Whether records are marked as those of a program that keeps the demonstration elsewhere.
    private let marksOwn: Bool
    private let elder: ElderRecords?
    private let notice: @Sendable (StoreNotice) -> Void
    private(set) var ledger = CardLedger()
    private var position = JournalPosition.start
    private var hasNoticed = false
    /// Whether the journal has records without that mark.
    private var hasUnmarked = false
    /// Whether the ledger has what was taken over but couldn't be stored.
    private var isAhead = false

    /// The store at `place`. Nothing is read yet.
    ///
    /// - Parameters:
    ///   - isPersonal: whether it has what a person does to cards of their own, so that the demonstration must be told apart.
    ///   - notice: called once if something in the journal had to be dropped, and whenever it waits for a lock that others hold.
    init(
        _ place: CardStore, isPersonal: Bool = false, notice: @escaping @Sendable (StoreNotice) -> Void
    ) {
        (self.place, self.notice) = (place, notice)
        switch place {
        case .demonstration(let path, let cards):
            (marksOwn, elder) = (false, ElderRecords(in: path, about: cards))
        case .memory, .folder, .missing: (marksOwn, elder) = (isPersonal, nil)
        }
    }

    /// An in-memory store that begins with `ledger`.
    init(holding ledger: CardLedger) {
        self.init(.memory) { _ in }
        self.ledger = ledger
    }

    /// Reads what any process has stored since the last time.
    mutating func refresh() throws(CardsError) {
        guard let folder = place.folder else { return }
        let journal = journal(in: folder)
        forgetUnstored()
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read(after: position)
        } catch {
            throw .store(StoreFault(error, isWriting: false))
        }
        try take(reading, of: journal)
        try takeOver(journal)
    }

    /// Takes over what older programs stored elsewhere. Where that can't be stored, this process knows it nevertheless.
    private mutating func takeOver(_ journal: Journal) throws(CardsError) {
        guard let elder, case let news = elder.news(for: ledger), !news.isEmpty else { return }
        let transaction: JournalTransaction
        do throws(JournalError) {
            transaction = try journal.begin(after: position)
        } catch {
            ledger.apply(news)
            isAhead = true
            return
        }
        try take(transaction.reading, of: journal)
        // Another process may have been faster.
        let rest = elder.news(for: ledger)
        let records = try records(of: rest, journal)
        do throws(JournalError) {
            position = try transaction.append(records)
        } catch {
            isAhead = true
        }
        ledger.apply(rest)
    }

    /// Has everything read again if the ledger has what couldn't be stored: by now another process may have stored it.
    private mutating func forgetUnstored() {
        guard isAhead else { return }
        (ledger, position, isAhead) = (CardLedger(), .start, false)
    }

    /// Stores what `decide` decides, given everything stored so far. No other process can store anything in the meantime.
    ///
    /// When it returns, the event is stored. When it throws, nothing is stored, except for `StoreFault.Problem.uncertain`.
    ///
    /// - Parameter decide: returns the event to store, if any, and the result.
    mutating func change<Answer>(
        _ decide: (CardLedger) throws(CardsError) -> (event: CardLedger.Event?, answer: Answer)
    ) throws(CardsError) -> Answer {
        if let folder = place.folder { return try change(journal(in: folder), decide) }
        let (event, answer) = try decide(ledger)
        if case .missing(let fault) = place, event != nil { throw .store(fault) }
        if let event { ledger.apply(event) }
        return answer
    }

    private mutating func change<Answer>(
        _ journal: Journal,
        _ decide: (CardLedger) throws(CardsError) -> (event: CardLedger.Event?, answer: Answer)
    ) throws(CardsError) -> Answer {
        forgetUnstored()
        // Records without a mark may be yet to be taken over, so that each keeps what it has: which one does is read once more.
        let readsAll = hasUnmarked && ledger.compacted() != nil
        let transaction: JournalTransaction
        do throws(JournalError) {
            transaction = try journal.begin(after: readsAll ? .start : position)
        } catch {
            throw .store(StoreFault(error, isWriting: true))
        }
        let unmarked = try take(transaction.reading, of: journal)
        let news = elder?.news(for: ledger) ?? []
        let (event, answer) = try decide(news.isEmpty ? ledger : ledger.with(news))
        guard let event else { return answer }
        let fewer = news.isEmpty && (readsAll || !hasUnmarked) ? ledger.compacted() : nil
        let records =
            try records(of: fewer ?? news, journal, without: unmarked) + records(of: [event], journal)
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
        ledger.apply(news + [event])
        return answer
    }

    private func journal(in folder: String) -> Journal {
        CardStore.journal(in: folder) { [notice] isWaiting in notice(isWaiting ? .waiting : .waited) }
    }

    /// - Returns: the subjects of the records that lack the mark of a program that keeps the demonstration elsewhere.
    @discardableResult
    private mutating func take(
        _ reading: JournalReading, of journal: Journal
    ) throws(CardsError) -> Set<LedgerRecord.Subject> {
        let events: [CardLedger.Event]
        var unmarked: Set<LedgerRecord.Subject> = []
        do throws(StoreFault) {
            events = try Self.events(
                in: reading, of: journal, after: reading.startsOver ? 0 : ledger.eventCount
            ) { record in
                guard marksOwn else { return }
                if record.own == nil {
                    unmarked.insert(record.subject)
                } else {
                    unmarked.remove(record.subject)
                }
            }
        } catch {
            throw .store(error)
        }
        hasUnmarked = !reading.startsOver && hasUnmarked || !unmarked.isEmpty
        if reading.startsOver { ledger = CardLedger() }
        ledger.apply(events)
        position = reading.position
        if reading.dropped > 0, !hasNoticed {
            hasNoticed = true
            notice(.dropped(bytes: reading.dropped, path: journal.path))
        }
        return unmarked
    }

    /// The events in `reading`, which follow `known` earlier ones.
    ///
    /// - Parameter look: called with each record.
    static func events(
        in reading: JournalReading, of journal: Journal, after known: Int = 0,
        _ look: (LedgerRecord) -> Void = { _ in }
    ) throws(StoreFault) -> [CardLedger.Event] {
        var events: [CardLedger.Event] = []
        events.reserveCapacity(reading.records.count)
        for index in reading.records.indices {
            do throws(LedgerRecord.Fault) {
                let record = try LedgerRecord(bytes: reading.records[index])
                look(record)
                events.append(try record.event)
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

    /// - Parameter unmarked: what the records are about that stay without the mark.
    private func records(
        of events: [CardLedger.Event], _ journal: Journal, without unmarked: Set<LedgerRecord.Subject> = []
    ) throws(CardsError) -> [Data] {
        do {
            return try events.map { event in
                var record = LedgerRecord(event)
                record.own = marksOwn && !unmarked.contains(record.subject) ? 1 : nil
                return try record.bytes
            }
        } catch {
            throw .store(
                StoreFault(path: journal.path, problem: .unwritable(reason: error.localizedDescription)))
        }
    }
}

extension CardLedger {
    /// The ledger after more events.
    fileprivate func with(_ events: [Event]) -> CardLedger {
        var ledger = self
        ledger.apply(events)
        return ledger
    }
}
