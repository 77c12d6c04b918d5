import Foundation
import PaymentCardsPorts

/// Where a mock service reads its feed from.
public enum FeedSource: Equatable, Sendable {
    /// MockData.json as it was when the program was built.
    case embedded
    case file(path: String)
    /// Standard input, read once to its end.
    case standardInput
    /// These bytes.
    case bytes([UInt8])

    /// The largest feed: 1 GiB. An endless device is rejected before it fills the memory.
    static let sizeLimit = 1 << 30

    /// The source's name for people.
    var name: String {
        switch self {
        case .embedded: "MockData.json"
        case .file(let path): path
        case .standardInput: "-"
        case .bytes: "feed"
        }
    }

    /// The source's bytes: those of a regular file are read in place, all others are read to their end. `input` is standard input.
    func bytes(_ input: FileHandle = .standardInput) throws(CardsError) -> FeedBytes {
        guard case .file(let path) = self else {
            // Of a long feed there is only this one copy.
            let whole = self == .standardInput ? try content(of: input) : Array(try read())
            return FeedBytes(whole, source: name)
        }
        let file = try open(path)
        guard let bytes = try FeedBytes(of: file, source: name) else {
            return FeedBytes(try content(of: file), source: name)
        }
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(source: name, limit: Self.sizeLimit) }
        return bytes
    }

    /// Reads the whole source.
    func read(_ input: FileHandle = .standardInput) throws(CardsError) -> Data {
        switch self {
        case .embedded: return Data(PackageResources.MockData_json)
        case .bytes(let bytes): return Data(bytes)
        case .standardInput: return Data(try content(of: input))
        case .file(let path):
            let handle = try open(path)
            defer { handle.closeFile() }
            return Data(try content(of: handle))
        }
    }

    private func open(_ path: String) throws(CardsError) -> FileHandle {
        // `URL` expands a leading tilde to a home folder, but that is the shell's job, and a file name may begin with one.
        let filePath = path.hasPrefix("~") ? "./\(path)" : path
        // A `URL` is slow to make, but says why a file can't be opened.
        if let file = FileHandle(forReadingAtPath: filePath) { return file }
        do {
            return try FileHandle(forReadingFrom: URL(filePath: filePath))
        } catch let error as CocoaError
            where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
        {
            let isURL = ["http://", "https://"].contains { path.lowercased().hasPrefix($0) }
            throw isURL ? .otherFormat(source: path, .url) : .noSuchFile(path: path)
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            throw .deniedFile(path: path)
        } catch {
            throw .unreadableFile(path: path, reason: error.reason)
        }
    }

    /// Reads to the end with the system call itself: `FileHandle` reads once more after the end, and a terminal would wait for
    /// a second one.
    private func content(of handle: FileHandle) throws(CardsError) -> [UInt8] {
        var data: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= Self.sizeLimit {
            let count = chunk.withUnsafeMutableBytes {
                Foundation.read(handle.fileDescriptor, $0.baseAddress, $0.count)
            }
            guard count != 0 else { break }
            if count > 0 {
                data.append(contentsOf: chunk[..<count])
            } else if errno != EINTR {
                throw .unreadableFile(path: name, reason: String(cString: strerror(errno)))
            }
        }
        guard data.count <= Self.sizeLimit else { throw .tooLarge(source: name, limit: Self.sizeLimit) }
        return data
    }
}

extension Error {
    /// The operating system's description of the failure, without the layers that Foundation wraps around it.
    fileprivate var reason: String {
        let error = self as NSError
        // On Linux the cause may be a value, which is an NSError only as an error.
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(CInt(cause.code)))
    }
}
