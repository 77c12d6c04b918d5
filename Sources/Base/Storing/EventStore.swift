import Foundation
@_exported public import Journaling
@_exported public import Values

/// What programs remember: events in a journal, and the state that follows from them.
///
/// Any number of processes may use one journal. When a change returns, its events are on the disk, and no other event was stored
/// after the state they were based on. A line is decoded before it is written, so that no program stores what it can't read.
public struct EventStore<State: EventState, Failure: StoreFailure> {
    /// Where events are stored.
    public enum Place: Sendable {
        /// In memory only, for as long as the store lives.
        case memory
        /// In a folder, for all programs that use it.
        case journal(Journal)
        /// Nowhere, for this reason: the store is empty, and nothing can be stored.
        case nowhere(StoreFault)
    }

    let place: Place
    private let initial: State
    private let inheriting: @Sendable (State) -> [State.Event]
    private let dropped: @Sendable (_ bytes: Int, _ path: String) -> Void
    private let damaged: @Sendable (StoreDamage) -> Void
    /// The state that follows from the stored events.
    private var stored: State
    /// Inherited events that aren't stored yet, and the state including them.
    private var inherited: (events: [State.Event], state: State)?
    private var hasTold = false
    /// What can't be read of what was stored; `nil` if all of it can. While there is any, nothing can be stored.
    public private(set) var damage: StoreDamage?
    /// How far the journal has been read.
    public private(set) var position: JournalPosition

    /// A store at `place`. Nothing is read yet.
    ///
    /// - Parameters:
    ///   - state: the state before the first event.
    ///   - position: the events before it are ignored.
    ///   - inheriting: events from elsewhere, such as an older program's file, to add to the state. They are stored with the next
    ///     change.
    ///   - dropped: called once if the last line is incomplete, with the number of its bytes that are ignored and the file's
    ///     path: either a power failure prevented it from being stored, or the file was damaged later.
    ///   - damaged: called once if what was stored can't be read whole.
    public init(
        _ place: Place, state: State, after position: JournalPosition = .start,
        inheriting: @escaping @Sendable (State) -> [State.Event] = { _ in [] },
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in },
        damaged: @escaping @Sendable (StoreDamage) -> Void = { _ in }
    ) {
        (self.place, self.initial, self.stored, self.position) = (place, state, state, position)
        (self.inheriting, self.dropped, self.damaged) = (inheriting, dropped, damaged)
    }

    /// The state as it was last read or changed.
    public var state: State { inherited?.state ?? stored }

    /// Reads what any process has stored since the last time. Records that are damaged are left out, and ``damage`` says so; for any
    /// other reason why something can't be read, the state stays as it was.
    public mutating func refresh() throws(Failure) {
        guard case .journal(let journal) = place else { return }
        let position = position
        try take(
            try Self.use(isWriting: false) { () throws(JournalError) in try journal.read(after: position) },
            of: journal)
    }

    /// Stores the events that `decide` returns, given everything stored so far, and the inherited events.
    ///
    /// When it returns, the events are stored. When it throws, nothing is stored, except possibly for
    /// `StoreFault.Problem.uncertain`.
    ///
    /// - Parameters:
    ///   - keepsInherited: whether the inherited events are stored even if nothing else is.
    ///   - decide: returns the events, and the result.
    public mutating func change<Answer>(
        keepsInherited: Bool = false,
        _ decide: (State) throws(Failure) -> (events: [State.Event], answer: Answer)
    ) throws(Failure) -> Answer {
        guard case .journal(let journal) = place else {
            let (events, answer) = try decide(stored)
            if case .nowhere(let fault) = place, !events.isEmpty { throw .store(fault) }
            for event in events { stored.apply(event) }
            return answer
        }
        let position = position
        let transaction = try Self.use { () throws(JournalError) in try journal.begin(after: position) }
        try take(transaction.reading, of: journal)
        if let damage { throw .store(damage.fault) }
        let (events, answer) = try decide(state)
        let fewer = inherited == nil ? stored.compacted(adding: events) : nil
        guard !events.isEmpty || fewer != nil || keepsInherited && inherited != nil else { return answer }
        let lines = try lines(of: fewer ?? (inherited?.events ?? []) + events, journal)
        do throws(JournalError) {
            if fewer == nil {
                self.position = try transaction.append(lines.bytes)
            } else {
                self.position = try transaction.replaceAll(with: lines.bytes)
            }
        } catch {
            throw .store(StoreFault(error, isWriting: true))
        }
        inherited = nil
        if fewer != nil { stored = initial }
        for event in lines.events { stored.apply(event) }
        return answer
    }

    /// Stores the inherited events. If that fails, this process still uses them.
    public mutating func keepInherited() {
        guard inherited != nil else { return }
        do throws(Failure) {
            try change(keepsInherited: true) { _ in ([], ()) }
        } catch {
            // The next read of the store meets the same error, if it matters.
        }
    }

    private mutating func take(_ reading: JournalReading, of journal: Journal) throws(Failure) {
        var (gaps, first) = (reading.damage?.gaps ?? [], reading.damage?.record)
        var count = reading.number(of: reading.records.count - 1)
        func lose(_ index: Int) {
            gaps.append(reading.records.line(of: index))
            first = first ?? reading.number(of: index)
            count -= 1
        }
        if reading.startsOver {
            // A long history is never in memory as events.
            var state = initial
            state.reserveCapacity(reading.records.count)
            for index in reading.records.indices {
                guard let event = try Self.event(at: index, in: reading, of: journal) else {
                    lose(index)
                    continue
                }
                state.apply(event)
            }
            (stored, damage) = (state, nil)
        } else {
            var events: [State.Event] = []
            for index in reading.records.indices {
                guard let event = try Self.event(at: index, in: reading, of: journal) else {
                    lose(index)
                    continue
                }
                events.append(event)
            }
            for event in events { stored.apply(event) }
        }
        if let first {
            damage = StoreDamage(path: journal.path, gaps: gaps, record: first, wholeRecords: count)
        }
        inherited = nil
        position = reading.position
        if reading.dropped > 0, !hasTold {
            hasTold = true
            dropped(reading.dropped, journal.path)
        }
        if let damage, !hasTold {
            hasTold = true
            damaged(damage)
        }
        let news = inheriting(stored)
        if !news.isEmpty { inherited = (news, stored.applying(news)) }
    }

    /// The event in a record; `nil` if it is none.
    static func event(
        at index: Int, in reading: JournalReading, of journal: Journal
    ) throws(Failure) -> State.Event? {
        do throws(UnreadableLine) {
            return try State.Event(line: reading.records[index])
        } catch {
            guard case .newer(let version) = error else { return nil }
            throw .store(
                StoreFault(
                    path: journal.path,
                    problem: .newerFormat(found: version, supported: State.Event.newestVersion)))
        }
    }

    /// The lines for `events`, and the events as they will be read back.
    func lines(
        of events: [State.Event], _ journal: Journal
    ) throws(Failure) -> (bytes: [Data], events: [State.Event]) {
        do {
            let lines = try events.map { try $0.line }
            return (lines, try lines.map { try State.Event(line: $0) })
        } catch {
            let problem = StoreFault.Problem.unwritable(reason: error.localizedDescription)
            throw .store(StoreFault(path: journal.path, problem: problem))
        }
    }

    static func use<Answer: ~Copyable>(
        isWriting: Bool = true, _ work: () throws(JournalError) -> Answer
    ) throws(Failure) -> Answer {
        do throws(JournalError) {
            return try work()
        } catch {
            throw .store(StoreFault(error, isWriting: isWriting))
        }
    }
}
