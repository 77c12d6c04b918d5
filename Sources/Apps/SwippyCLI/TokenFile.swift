import Foundation
import PaymentCardsPorts

/// A token read from a file or from standard input.
struct TokenFile {
    /// The contents; empty if they are longer than any token.
    let text: String
    /// Whether users other than its owner can read the file.
    let isReadableByOthers: Bool

    /// The size limit, larger than any token: 64 KiB.
    private static let sizeLimit = 1 << 16

    /// Reads the file at `path`, or standard input if that is `-`.
    init(path: String) throws(CardsError) {
        let handle = try path == "-" ? .standardInput : Self.open(path)
        defer { handle.closeFile() }
        var status = stat()
        let kind = fstat(handle.fileDescriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        guard kind != S_IFDIR else {
            throw .unreadableFile(path: path, reason: String(cString: strerror(EISDIR)))
        }
        isReadableByOthers = kind == S_IFREG && status.st_mode & 0o077 != 0
        var bytes = Data()
        do {
            while let chunk = try handle.read(upToCount: Self.sizeLimit), !chunk.isEmpty {
                bytes += chunk
                guard bytes.count <= Self.sizeLimit else { break }
            }
        } catch {
            throw .unreadableFile(path: path, reason: error.localizedDescription)
        }
        text = bytes.count <= Self.sizeLimit ? String(decoding: bytes, as: UTF8.self) : ""
    }

    private static func open(_ path: String) throws(CardsError) -> FileHandle {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor < 0 else { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
        switch errno {
        case ENOENT: throw .noSuchFile(path: path)
        case EACCES, EPERM: throw .deniedFile(path: path)
        case let code: throw .unreadableFile(path: path, reason: String(cString: strerror(code)))
        }
    }
}
