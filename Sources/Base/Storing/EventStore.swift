public import Foundation
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

    private let place: Place
    private let initial: State
    private let inheriting: @Sendable (State) -> [State.Event]
    private let dropped: @Sendable (_ bytes: Int, _ path: String) -> Void
    /// The state that follows from the stored events.
    private var stored: State
    /// Inherited events that aren't stored yet, and the state including them.
    private var inherited: (events: [State.Event], state: State)?
    private var hasTold = false
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
    public init(
        _ place: Place, state: State, after position: JournalPosition = .start,
        inheriting: @escaping @Sendable (State) -> [State.Event] = { _ in [] },
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) {
        (self.place, self.initial, self.stored, self.position) = (place, state, state, position)
        (self.inheriting, self.dropped) = (inheriting, dropped)
    }

    /// The state as it was last read or changed.
    public var state: State { inherited?.state ?? stored }

    /// Reads what any process has stored since the last time. The state changes only if all of it can be read.
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
        if reading.startsOver {
            // A long history is never in memory as events.
            var state = initial
            state.reserveCapacity(reading.records.count)
            for index in reading.records.indices {
                state.apply(try Self.event(at: index, in: reading, of: journal))
            }
            stored = state
        } else {
            for event in try Self.events(in: reading, of: journal) { stored.apply(event) }
        }
        inherited = nil
        position = reading.position
        if reading.dropped > 0, !hasTold {
            hasTold = true
            dropped(reading.dropped, journal.path)
        }
        let news = inheriting(stored)
        if !news.isEmpty { inherited = (news, stored.applying(news)) }
    }

    private static func events(
        in reading: JournalReading, of journal: Journal
    ) throws(Failure) -> [State.Event] {
        var events: [State.Event] = []
        events.reserveCapacity(reading.records.count)
        for index in reading.records.indices {
            events.append(try event(at: index, in: reading, of: journal))
        }
        return events
    }

    private static func event(
        at index: Int, in reading: JournalReading, of journal: Journal
    ) throws(Failure) -> State.Event {
        do throws(UnreadableLine) {
            return try State.Event(line: reading.records[index])
        } catch {
            let problem: StoreFault.Problem =
                switch error {
                case .newer(let version): .newerFormat(found: version, supported: State.Event.newestVersion)
                case .invalid:
                    .corrupt(record: reading.number(of: index), offset: reading.records.offset(of: index))
                }
            throw .store(StoreFault(path: journal.path, problem: problem))
        }
    }

    /// The lines for `events`, and the events as they will be read back.
    private func lines(
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

    private static func use<Answer: ~Copyable>(
        isWriting: Bool = true, _ work: () throws(JournalError) -> Answer
    ) throws(Failure) -> Answer {
        do throws(JournalError) {
            return try work()
        } catch {
            throw .store(StoreFault(error, isWriting: isWriting))
        }
    }
}

extension EventStore {
    /// Deletes what is stored, unless something was stored after `position`.
    ///
    /// - Parameter note: the events to store instead.
    /// - Returns: whether it was deleted.
    public func forget(upTo position: JournalPosition, leaving note: [State.Event]) throws(Failure) -> Bool {
        guard case .journal(let journal) = place else { return false }
        let lines = try lines(of: note, journal).bytes
        return try Self.use { () throws(JournalError) in
            let transaction = try journal.begin()
            guard transaction.reading.position == position else { return false }
            _ = try transaction.replaceAll(with: lines)
            return true
        }
    }

    /// Renames the file if this version can't read it, because it is damaged or a newer version wrote it, so that it isn't lost. The
    /// store is empty afterwards.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename, because the file has been fixed or moved.
    public func putAside(at date: Date) throws(Failure) -> String? {
        guard case .journal(let journal) = place else { return nil }
        let suffix = ".kept-" + date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let name = (journal.path as NSString).lastPathComponent + suffix
        let isAside = try Self.use { () throws(JournalError) in
            try journal.putAside(as: name) { reading in
                do {
                    _ = try Self.events(in: reading, of: journal)
                    return false
                } catch {
                    return true
                }
            }
        }
        return isAside ? journal.path + suffix : nil
    }
}
