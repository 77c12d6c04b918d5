import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// The bytes of a feed, read on demand.
///
/// A regular file is read in place; a source that can be read only once, such as a pipe, is kept in memory.
struct FeedBytes: Sendable {
    private enum Place: Sendable {
        case memory([UInt8])
        case file(FileHandle, Version)
    }

    /// The feed's name in errors.
    let source: String
    /// The number of bytes.
    let count: Int
    /// The number of bytes read at a time: few enough to stay in the processor's cache while they are examined.
    let windowLength: Int
    private let place: Place

    /// The default length of a window.
    static let windowLength = 1 << 16

    /// Uses bytes in memory.
    init(_ bytes: [UInt8], source: String, windowLength: Int = Self.windowLength) {
        (self.windowLength, self.source) = (windowLength, source)
        count = bytes.count
        place = .memory(bytes)
    }

    /// The bytes of an open regular file; `nil` for other kinds of files, and for files that report to be empty because they
    /// are generated while being read.
    init?(of file: FileHandle, source: String) throws(CardsError) {
        let (version, isRegular) = try Version.ofFile(file, source: source)
        guard isRegular, version.size > 0 else { return nil }
        windowLength = Self.windowLength
        self.source = source
        count = version.size
        place = .file(file, version)
    }

    /// Up to `length` bytes from `offset`, followed by zeroes.
    ///
    /// - Throws: if the file can't be read, or is no longer the one that was opened. Another process may write to it during
    ///   the read, so it is checked afterwards.
    func window(at offset: Int, length: Int) throws(CardsError) -> FeedWindow {
        let length = min(length, count - offset)
        switch place {
        case .memory(let bytes):
            var copy: [UInt8] = []
            copy.reserveCapacity(length + JSONCursor.padding)
            copy.append(contentsOf: bytes[offset..<(offset + length)])
            copy.append(contentsOf: repeatElement(0, count: JSONCursor.padding))
            return FeedWindow(bytes: copy, start: offset, isLast: offset + length == count)
        case .file(let file, let version):
            let bytes = try read(file, at: offset, length: length)
            try version.check(file, source: source)
            return FeedWindow(bytes: bytes, start: offset, isLast: offset + length == count)
        }
    }

    /// When they were last modified; `nil` for bytes in memory.
    var written: Date? {
        guard case .file(_, let version) = place else { return nil }
        return Date(timeIntervalSince1970: Double(version.seconds) + Double(version.nanoseconds) / 1e9)
    }

    /// Whether there is another file at `path` by now, or none, or it has other contents. Never for bytes in memory.
    func isReplaced(at path: String) -> Bool {
        var status = stat()
        guard case .file(let file, let version) = place else { return false }
        guard stat(path, &status) == 0 else { return true }
        var opened = stat()
        guard fstat(file.fileDescriptor, &opened) == 0 else { return false }
        return Version(status) != version || (status.st_dev, status.st_ino) != (opened.st_dev, opened.st_ino)
    }

    /// Checks that the bytes are still those that were opened.
    func check() throws(CardsError) {
        if case .file(let file, let version) = place { try version.check(file, source: source) }
    }

    private func read(_ file: FileHandle, at offset: Int, length: Int) throws(CardsError) -> [UInt8] {
        var failure: CardsError?
        let bytes = [UInt8](unsafeUninitializedCapacity: length + JSONCursor.padding) { buffer, filled in
            filled = 0
            while filled < length {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<length])
                let count = pread(file.fileDescriptor, rest.baseAddress, rest.count, off_t(offset + filled))
                if count < 0, errno == EINTR { continue }
                if count < 0 {
                    failure = .unreadableFile(path: source, reason: String(cString: strerror(errno)))
                }
                if count == 0 { failure = Version.changed(source) }
                guard count > 0 else { return }
                filled += count
            }
            buffer[filled...].initialize(repeating: 0)
            filled = buffer.count
        }
        if let failure { throw failure }
        return bytes
    }
}

/// Identifies one version of a file.
private struct Version: Equatable, Sendable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (size, seconds, nanoseconds) = (Int(status.st_size), time.tv_sec, time.tv_nsec)
    }

    static func ofFile(
        _ file: FileHandle, source: String
    ) throws(CardsError) -> (version: Version, isRegular: Bool) {
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0 else {
            throw .unreadableFile(path: source, reason: String(cString: strerror(errno)))
        }
        return (Version(status), status.st_mode & S_IFMT == S_IFREG)
    }

    func check(_ file: FileHandle, source: String) throws(CardsError) {
        guard try Self.ofFile(file, source: source).version == self else { throw Self.changed(source) }
    }

    static func changed(_ source: String) -> CardsError {
        .changedFile(path: source)
    }
}

extension FeedBytes {
    /// Reads with `read` from `offset`, where a walk is at `place`, in longer and longer windows until it succeeds.
    ///
    /// - Throws: `malformed` if it can't because the bytes are not JSON.
    @inline(__always)
    func scan<Result>(
        from offset: Int, in place: FeedWalk.Place,
        _ read: (inout JSONCursor, UnsafePointer<UInt8>) -> Result?
    ) throws(CardsError) -> (result: Result, window: FeedWindow, end: Int) {
        var window = try window(at: offset, length: firstLength(at: place))
        while true {
            let (result, end, isCut) = window.scan(in: place, read)
            if let result { return (result, window, offset + end) }
            // A value may just be cut off, unless a few more bytes follow: no word and no scalar is longer than those.
            if !isCut, window.isLast || end + JSONCursor.padding < window.count {
                throw try malformed(in: window, from: offset, in: place)
            }
            window = try self.window(at: offset, length: window.count * 2)
        }
    }

    /// How much is read at first, where a walk is at `place`: less of what is short, and of what a first page needs.
    private func firstLength(at place: FeedWalk.Place) -> Int {
        switch place {
        case .document, .members: min(windowLength, 1 << 12)
        case .list(isFirst: true, _): min(windowLength, 1 << 14)
        case .list, .tail, .end: windowLength
        }
    }

    /// The error for the first fault from `offset` on, where a walk is at `place`.
    ///
    /// The fast walk doesn't report it, so `JSONSyntax` examines the same bytes again.
    func malformed(
        in window: FeedWindow, from offset: Int, in place: FeedWalk.Place
    ) throws(CardsError) -> CardsError {
        let stop = window.bytes.withUnsafeBytes { bytes in
            JSONSyntax.stop(
                in: UnsafeRawBufferPointer(rebasing: bytes[(offset - window.start)..<window.count]),
                inside: place.levels, awaiting: place.awaited)
        }
        var lines = LineCount()
        let place = try lines.place(of: offset + (stop?.offset ?? 0), in: self)
        return .malformed(
            source: source, line: place.line, column: place.column, problem: stop?.problem ?? .endsEarly)
    }

    /// Whether a byte order mark precedes the text; it is not part of the text.
    func hasByteOrderMark() throws(CardsError) -> Bool {
        try window(at: 0, length: 3).bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }
}

extension FeedWalk.Place {
    /// The lists and objects open at this place.
    var levels: [JSONSyntax.Level] {
        switch self {
        case .document, .tail, .end: []
        case .members: [.object]
        case .list(_, isBare: false): [.object, .array]
        case .list(_, isBare: true): [.array]
        }
    }

    /// What must come next at this place.
    fileprivate var awaited: JSONSyntax.Awaited {
        switch self {
        case .document: .value
        case .members(isFirst: true): .keyOrEnd
        case .list(isFirst: true, _): .valueOrEnd
        case .members, .list, .tail, .end: .commaOrEnd
        }
    }
}
