public import Foundation
import PaymentCardsEntity
public import PaymentCardsPorts

/// Where the bytes of a feed are.
public enum FeedSource: Sendable {
    /// At a network service, which is asked for them.
    case network(any NetworkService)
    /// In a file, or whatever else has a path.
    case file(path: String)
    /// In standard input, or what takes its place, which is read once to its end.
    case standardInput(FileHandle = .standardInput)
}

/// All bytes of a file, or of standard input if the path is `-`.
public struct NamedBytes: ByteSource {
    /// The path.
    public let name: String
    private let input: FileHandle

    public init(_ path: String, input: FileHandle = .standardInput) { (name, self.input) = (path, input) }

    /// Reads all of it, of standard input what is left.
    public func bytes() async throws(CardsError) -> [UInt8] {
        name == "-" ? try FeedBytes.content(of: input, named: name) : try FeedBytes.content(ofFile: name)
    }
}

extension FeedBytes {
    /// The largest feed: 1 GiB. An endless device is rejected before it fills the memory.
    private static let sizeLimit = 1 << 30

    /// The bytes of the file at `path`: those of a regular file are read in place, all others are read to their end.
    init(ofFile path: String) throws(CardsError) {
        let file = try Self.open(path)
        guard let bytes = try FeedBytes(of: file, source: path) else {
            self.init(try Self.content(of: file, named: path), source: path)
            return
        }
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(source: path, limit: Self.sizeLimit) }
        self = bytes
    }

    /// All that can be read of `input`.
    init(ofInput input: FileHandle) throws(CardsError) {
        self.init(try Self.content(of: input, named: "-"), source: "-")
    }

    fileprivate static func content(ofFile path: String) throws(CardsError) -> [UInt8] {
        let file = try open(path)
        return try content(
            of: file, named: path, expecting: try FeedBytes(of: file, source: path)?.count ?? 0)
    }

    private static func open(_ path: String) throws(CardsError) -> FileHandle {
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
    fileprivate static func content(
        of handle: FileHandle, named name: String, expecting count: Int = 0
    ) throws(CardsError) -> [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(min(count, sizeLimit))
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= sizeLimit {
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
        guard data.count <= sizeLimit else { throw .tooLarge(source: name, limit: sizeLimit) }
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
