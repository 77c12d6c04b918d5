public import Foundation
public import Values

/// Something that happened, in its stored form: a line of a journal.
public protocol StoredEvent: Sendable {
    /// The newest version of a line that this program can read.
    static var newestVersion: Int { get }

    /// The event in a line.
    init(line: Data) throws(UnreadableLine)

    /// The event as a line, without line feeds and NULs.
    var line: Data { get throws }
}

/// Why an intact line is not an event.
public enum UnreadableLine: Error, Equatable {
    /// A newer program wrote it, in this version if the line names one.
    case newer(version: Int?)
    /// A field is missing, or has an impossible value.
    case invalid
}

extension UnreadableLine {
    /// Why a line of JSON can't be decoded: a newer program wrote it, if its `v` says so, or it is no event.
    package init(of line: Data, newest: Int) {
        struct Versioned: Decodable { var v: Int }
        do {
            let version = try JSONDecoder().decode(Versioned.self, from: line).v
            self = version > newest ? .newer(version: version) : .invalid
        } catch {
            self = .invalid
        }
    }
}

extension StoredEvent where Self: Codable {
    /// By default, 1.
    public static var newestVersion: Int { 1 }

    /// The event in a line of JSON.
    public init(line: Data) throws(UnreadableLine) {
        do {
            self = try JSONDecoder().decode(Self.self, from: line)
        } catch {
            throw UnreadableLine(of: line, newest: Self.newestVersion)
        }
    }

    /// The event as a line of JSON.
    public var line: Data { get throws { try JSONEncoder.lines.encode(self) } }
}

extension JSONEncoder {
    /// Encodes what is stored: the same bytes for the same event.
    package static var lines: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

/// The state that follows from a sequence of events.
public protocol EventState<Event>: Sendable {
    /// Something that happened.
    associatedtype Event: StoredEvent

    /// Makes room for up to so many more events, where that saves memory.
    mutating func reserveCapacity(_ count: Int)

    /// Takes one more event into account.
    mutating func apply(_ event: Event)

    /// Fewer events that lead to the same state as all previous ones plus `events`, if that makes replacing the file worthwhile;
    /// otherwise `nil`.
    ///
    /// If this is `nil`, only `events` are stored.
    func compacted(adding events: [Event]) -> [Event]?
}

extension EventState {
    /// By default, does nothing.
    public mutating func reserveCapacity(_ count: Int) {}

    /// By default, `nil`: the file only grows.
    public func compacted(adding events: [Event]) -> [Event]? { nil }

    /// The state after more events.
    public func applying(_ events: [Event]) -> Self {
        var state = self
        for event in events { state.apply(event) }
        return state
    }
}

/// An error type that can represent a fault of a store.
public protocol StoreFailure: Error {
    /// The error for a store that can't be read or written.
    static func store(_ fault: StoreFault) -> Self
}

extension StoreFault: StoreFailure {
    /// The fault itself.
    public static func store(_ fault: StoreFault) -> StoreFault { fault }
}
