import Foundation
import TerminalKit

/// Writes a recording while it happens, line by line, so that a program that is killed leaves what was done so far.
@MainActor
final class Recorder {
    private let file: FileHandle

    /// Opens the file at `path`, which only its owner may read: what was typed may be private. What was in it before
    /// stays until the recording begins.
    init(path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
        }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Begins the recording, on a terminal of `size`.
    func begin(size: Size) throws {
        var status = stat()
        // A pipe or a device has no contents to replace, and is as readable as it should be.
        if fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            try file.truncate(atOffset: 0)
            fchmod(file.fileDescriptor, 0o600)
        }
        try write(Recording.Header(columns: size.columns, rows: size.rows))
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
        try file.close()
    }

    private func write(_ value: some Encodable) throws {
        try file.write(contentsOf: Data(Recording.line(value).utf8))
    }
}

extension Duration {
    /// The duration in seconds, to the millisecond.
    fileprivate var seconds: Double {
        ((self / .milliseconds(1)).rounded()) / 1_000
    }
}
