import Foundation
import TerminalKit
import TerminalSession

/// A person's input on a live screen, with times: enough to replay it, but without any of the cards.
///
/// The text consists of lines, each a JSON object: first the terminal's properties, then one input or resize per line.
struct Recording: Equatable {
    /// The terminal's properties.
    struct Header: Codable, Equatable {
        /// The name of the format; a change that could break readers changes the number.
        var format = "swippy.recording/1"
        let columns: Int
        let rows: Int
    }

    /// An event `at` a number of seconds after the start.
    struct Event: Codable, Equatable {
        let at: Double
        /// The bytes the terminal sent.
        var input: String?
        /// The terminal's new size.
        var columns: Int?
        var rows: Int?
        /// The end of the recording.
        var end: Bool?

        var time: Duration { .milliseconds(Int((at * 1_000).rounded())) }
    }

    let header: Header
    let events: [Event]

    /// The first line that isn't part of a recording.
    struct Fault: Error, Equatable {
        let line: Int
    }

    /// Parses a recording.
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

    /// The same recording on a terminal that is always `columns` wide; unchanged if that is `nil`.
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

/// Writes a recording line by line as it happens, so that it survives if the program is killed, except for a number that is being
/// typed.
@MainActor
final class Recorder: LiveRecording {
    /// Why recording failed.
    enum Fault: Error {
        /// The file is not empty.
        case exists
        /// The file can't be written.
        case unwritable(any Error)
    }

    private let file: FileHandle
    private var unwritten = UnwrittenInput()

    /// Opens the file at `path`, readable only by its owner: the input may be private. Existing contents stay until the
    /// recording begins, and are only replaced if `overwrites` is `true`.
    init(path: String, overwrites: Bool) throws(Fault) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .unwritable(NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
        }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if !overwrites, let status, status.st_size > 0 { throw .exists }
    }

    /// Begins the recording on a terminal with `size`.
    func begin(size: Size) throws {
        if status != nil {
            try attempt { try file.truncate(atOffset: 0) }
            fchmod(file.fileDescriptor, 0o600)
        }
        try write(Recording.Header(columns: size.columns, rows: size.rows))
    }

    /// The file's status; `nil` for a pipe or a device, whose contents and permissions are left alone.
    private var status: stat? {
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return status
    }

    func record(_ events: [InputEvent], at time: Duration) throws {
        try write(unwritten.add(.input(events, at: time)))
    }

    func record(_ size: Size, at time: Duration) throws {
        try write(unwritten.add(.size(size, at: time)))
    }

    func end(at time: Duration) throws {
        try write(unwritten.release())
        try write(Recording.Event(at: time.seconds, end: true))
        try attempt { try file.close() }
    }

    private func write(_ entries: [UnwrittenInput.Entry]) throws {
        for entry in entries {
            switch entry {
            case .input(let events, let time):
                let bytes = events.flatMap(\.encoded)
                guard !bytes.isEmpty else { continue }
                try write(Recording.Event(at: time.seconds, input: String(decoding: bytes, as: UTF8.self)))
            case .size(let size, let time):
                try write(Recording.Event(at: time.seconds, columns: size.columns, rows: size.rows))
            }
        }
    }

    private func write(_ value: some Encodable) throws {
        try attempt { try file.write(contentsOf: Data(Recording.line(value).utf8)) }
    }

    private func attempt(_ work: () throws -> Void) throws(Fault) {
        do {
            try work()
        } catch {
            throw .unwritable(error)
        }
    }
}

extension Duration {
    /// The duration in seconds, to the millisecond.
    fileprivate var seconds: Double {
        ((self / .milliseconds(1)).rounded()) / 1_000
    }
}
