import Foundation
import Journaling
public import OffersEntity
public import OffersPorts
public import Values

/// Where decisions are stored.
public enum OfferStore: Sendable {
    /// In memory only, until the program ends.
    case memory
    /// In a journal in the folder at this path, which is created when first needed, accessible only to its owner.
    case folder(String)
    /// What is said to a person's own offers: in the folder at this path, beside what older programs stored there about built-in
    /// ones.
    case own(inside: String)
    /// What is said to built-in offers, which are a demonstration: in the folder `demo` of the one at this path. What older
    /// programs stored beside it is taken over: copied, never moved.
    case demonstration(inside: String)
}

extension OfferStore {
    private static func journal(in folder: String, name: String = "offers") -> Journal {
        Journal(folder: folder, name: name, format: "swippy.offers", version: 1)
    }

    /// Where the decisions are; `nil` in memory.
    var journal: Journal? {
        switch self {
        case .memory: nil
        case .folder(let path): Self.journal(in: path)
        case .own(let path): Self.journal(in: path, name: "own-offers")
        case .demonstration(let path): Self.journal(in: path + "/demo")
        }
    }

    /// Where older programs stored what is said to built-in offers, if it is to be taken over.
    private var elder: Journal? {
        if case .demonstration(let path) = self { Self.journal(in: path) } else { nil }
    }

    /// What is yet to be added to `ledger`. If it can't be read, that is nothing.
    func news(for ledger: OfferLedger, at date: Date) -> [OfferLedger.Event] {
        guard let elder else { return [] }
        do {
            var other = OfferLedger()
            try other.take(elder.read(after: ledger.forgotten), of: elder)
            return ledger.news(in: other, at: date)
        } catch {
            return []
        }
    }

    /// How far older programs have stored; the start if that can't be read, or is not to be taken over.
    var elderPosition: JournalPosition {
        do {
            return try elder?.read().position ?? .start
        } catch {
            return .start
        }
    }

    /// The line for `event`.
    func line(for event: OfferLedger.Event, in journal: Journal) throws(OffersError) -> Data {
        do {
            return try OfferRecord(event).bytes
        } catch {
            throw .store(
                OfferStoreFault(path: journal.path, problem: .denied(reason: error.localizedDescription)))
        }
    }
}

extension OfferLedger {
    /// Adds what is in `reading`. Nothing is added unless all of it can be read.
    mutating func take(_ reading: JournalReading, of journal: Journal) throws(OffersError) {
        var next = reading.startsOver ? OfferLedger() : self
        for line in reading.records {
            do throws(OfferRecord.Fault) {
                next.apply(try OfferRecord(bytes: line).event)
            } catch {
                let problem: OfferStoreFault.Problem =
                    error == .newer ? .newerFormat : .corrupt(record: next.eventCount + 1)
                throw .store(OfferStoreFault(path: journal.path, problem: problem))
            }
        }
        self = next
    }
}

/// Decisions about offers, kept as events in a journal. When a function returns, the disk has what it did; no other process can
/// decide anything in between.
public actor StoredOfferDecisions: OfferDecisions {
    private let store: OfferStore
    private let days: DayClock
    private let dropped: @Sendable (_ bytes: Int, _ path: String) -> Void
    private var ledger = OfferLedger()
    private var position = JournalPosition.start
    private var hasTold = false

    /// Decisions stored at `store`, made at the times of this clock.
    ///
    /// - Parameter dropped: called once if the last decision is cut off, and so many bytes of it in the file at `path` are ignored:
    ///   either a power failure prevented it from being stored, or the file was damaged later.
    public init(
        _ store: OfferStore, days: DayClock = DayClock(),
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) {
        (self.store, self.days, self.dropped) = (store, days, dropped)
    }

    /// What was decided about each offer, by any process.
    public func decisions() throws(OffersError) -> [OfferID: OfferDecision] {
        guard let journal = store.journal else { return ledger.current }
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read(after: position)
        } catch {
            throw .store(OfferStoreFault(error))
        }
        try take(reading, of: journal)
        // What older programs stored is stored here with the next decision: to look changes nothing.
        let news = store.news(for: ledger, at: days.moment)
        return news.isEmpty ? ledger.current : ledger.with(news).current
    }

    /// Keeps or passes an offer, unless that is how it stands.
    public func decide(_ choice: OfferChoice, on offer: OfferID) throws(OffersError) -> Bool {
        let decision = OfferDecision(offer: offer, choice: choice, date: days.moment)
        return try change { ledger in
            ledger.current[offer]?.choice == choice ? (nil, false) : (.decided(decision), true)
        }
    }

    /// Undoes the last decision that stands.
    public func undo() throws(OffersError) -> OfferDecision? {
        let moment = days.moment
        return try change { ledger in
            (ledger.standing.last.map { _ in .undone(moment) }, ledger.standing.last)
        }
    }

    private func change<Answer>(
        _ decide: (OfferLedger) -> (event: OfferLedger.Event?, answer: Answer)
    ) throws(OffersError) -> Answer {
        guard let journal = store.journal else {
            let (event, answer) = decide(ledger)
            if let event { ledger.apply(event) }
            return answer
        }
        let transaction: JournalTransaction
        do throws(JournalError) {
            transaction = try journal.begin(after: position)
        } catch {
            throw .store(OfferStoreFault(error))
        }
        try take(transaction.reading, of: journal)
        let news = store.news(for: ledger, at: days.moment)
        let (event, answer) = decide(ledger.with(news))
        guard let event else { return answer }
        let lines = try (news + [event]).map { event throws(OffersError) in
            try store.line(for: event, in: journal)
        }
        do throws(JournalError) {
            position = try transaction.append(lines)
        } catch {
            throw .store(OfferStoreFault(error))
        }
        ledger = ledger.with(news + [event])
        return answer
    }

    /// Adds what any process has stored since the last time.
    private func take(_ reading: JournalReading, of journal: Journal) throws(OffersError) {
        try ledger.take(reading, of: journal)
        position = reading.position
        if reading.dropped > 0, !hasTold {
            hasTold = true
            dropped(reading.dropped, journal.path)
        }
    }
}

extension OfferStoreFault {
    init(_ error: JournalError) {
        switch error {
        case .notAllowed(let path, let reason), .full(let path, let reason),
            .unwritable(let path, let reason),
            .unreadable(let path, let reason):
            self.init(path: path, problem: .denied(reason: reason.description))
        case .uncertain(let path, let reason):
            self.init(path: path, problem: .uncertain(reason: reason.description))
        case .corrupt(let path, let record, _): self.init(path: path, problem: .corrupt(record: record))
        case .otherOwner(let path), .writableByOthers(let path): self.init(path: path, problem: .unsafe)
        case .newerFormat(let path, _, _): self.init(path: path, problem: .newerFormat)
        case .busy(let path): self.init(path: path, problem: .busy)
        case .notAJournal(let path): self.init(path: path, problem: .notAStore)
        case .link(let path): self.init(path: path, problem: .link)
        case .tooLarge(let path, _, _):
            self.init(
                path: path,
                problem: .denied(reason: JournalError.SystemReason(code: EFBIG).description))
        case .unfit: self.init(path: "", problem: .denied(reason: "\(error)"))
        }
    }
}
