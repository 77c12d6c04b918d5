import Foundation
import TerminalKit
import TerminalSession

/// Writes a recording line by line as it happens, so that it survives if the program is killed.
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
