import Foundation
import TerminalKit

/// What a person did on a live screen, and when: enough to see it again, and nothing of the cards.
///
/// A text of lines, each a JSON object: first what the terminal was like, then an input or a size each.
struct Recording: Equatable {
    /// What the terminal was like.
    struct Header: Codable, Equatable {
        /// Names the format; a change that could break a reader changes the number.
        var format = "swippy.recording/1"
        let columns: Int
        let rows: Int
    }

    /// Something that happened `at` a number of seconds after the start.
    struct Event: Codable, Equatable {
        let at: Double
        /// What the terminal sent.
        var input: String?
        /// The size that it has from now on.
        var columns: Int?
        var rows: Int?
        /// Nothing more follows; the recording ends here.
        var end: Bool?

        var time: Duration { .milliseconds(Int((at * 1_000).rounded())) }
    }

    let header: Header
    let events: [Event]

    /// Where a text is no recording.
    struct Fault: Error, Equatable {
        let line: Int
    }

    /// Reads a recording.
    init(text: String) throws(Fault) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, let header: Header = Self.decode(first),
            header.format == "swippy.recording/1", (1...1_000).contains(header.columns),
            (1...1_000).contains(header.rows)
        else { throw Fault(line: 1) }
        var events: [Event] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            guard let event: Event = Self.decode(line), event.at.isFinite, event.at >= 0, event.at < 86_400,
                event.at >= events.last?.at ?? 0
            else { throw Fault(line: index + 1) }
            events.append(event)
        }
        self.header = header
        self.events = events
    }

    private init(header: Header, events: [Event]) {
        self.header = header
        self.events = events
    }

    /// The same on a terminal that is always `columns` wide; as it was if that is `nil`.
    func redrawn(for columns: Int?) -> Recording {
        guard let columns else { return self }
        let events = events.map { event in
            Event(
                at: event.at, input: event.input, columns: event.columns.map { _ in columns },
                rows: event.rows,
                end: event.end)
        }
        return Recording(header: Header(columns: columns, rows: header.rows), events: events)
    }

    private static func decode<Value: Decodable>(_ line: Substring) -> Value? {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(line.utf8))
        } catch {
            return nil  // The caller names the line.
        }
    }

    /// `value` as a line of a recording.
    static func line(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
