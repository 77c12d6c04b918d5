import Foundation
import TerminalKit

/// Writes a recording while it happens, line by line, so that a program that is killed leaves what was done so far.
@MainActor
final class Recorder {
    /// Why there is no recording.
    enum Fault: Error {
        /// There is something in the file already.
        case exists
        /// The file does not take it.
        case unwritable(any Error)
    }

    private let file: FileHandle

    /// Opens the file at `path`, which only its owner may read: what was typed may be private. What was in it before
    /// stays until the recording begins, and is only replaced if that `overwrites` it.
    init(path: String, overwrites: Bool) throws(Fault) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .unwritable(NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
        }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if !overwrites, let status, status.st_size > 0 { throw .exists }
    }

    /// Begins the recording, on a terminal of `size`.
    func begin(size: Size) throws {
        if status != nil {
            try attempt { try file.truncate(atOffset: 0) }
            fchmod(file.fileDescriptor, 0o600)
        }
        try write(Recording.Header(columns: size.columns, rows: size.rows))
    }

    /// What the system says of the file. A pipe or a device has no contents to replace, and is as readable as it should be.
    private var status: stat? {
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return status
    }

    func record(_ events: [InputEvent], at time: Duration) throws {
        let bytes = events.flatMap(\.encoded)
        guard !bytes.isEmpty else { return }
        try write(Recording.Event(at: time.seconds, input: String(decoding: bytes, as: UTF8.self)))
    }

    func record(_ size: Size, at time: Duration) throws {
        try write(Recording.Event(at: time.seconds, columns: size.columns, rows: size.rows))
    }

    func end(at time: Duration) throws {
        try write(Recording.Event(at: time.seconds, end: true))
        try attempt { try file.close() }
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
