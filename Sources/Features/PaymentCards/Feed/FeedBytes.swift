import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// The bytes of a feed, which can be read again.
///
/// A regular file is read in place; what can be read only once, such as a pipe, is kept in memory.
struct FeedBytes: Sendable {
    private enum Place: Sendable {
        case memory([UInt8])
        case file(FileHandle, Version)
    }

    /// The feed's name in errors.
    let source: String
    private let place: Place

    /// Uses bytes in memory.
    init(_ bytes: [UInt8], source: String) { (self.source, place) = (source, .memory(bytes)) }

    /// The bytes of an open regular file; `nil` for other kinds of files, and for files that report to be empty because they
    /// are generated while being read.
    init?(of file: FileHandle, source: String) throws(CardsError) {
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0 else {
            throw .unreadableFile(path: source, reason: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
        (self.source, place) = (source, .file(file, Version(status)))
    }

    /// The number of bytes, when they were opened.
    var count: Int {
        switch place {
        case .memory(let bytes): bytes.count
        case .file(_, let version): version.size
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

    /// Reads bytes from `offset` into memory, and answers how many: 0 at the end, and less if that fails.
    private func read(_ memory: UnsafeMutableRawBufferPointer, from offset: Int) -> Int {
        switch place {
        case .memory(let bytes):
            let count = min(memory.count, bytes.count - offset)
            bytes.withUnsafeBytes {
                memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + count)]))
            }
            return count
        case .file(let file, _):
            while true {
                let count = pread(file.fileDescriptor, memory.baseAddress, memory.count, off_t(offset))
                if count >= 0 || errno != EINTR { return count }
            }
        }
    }

    /// At most the first `length` bytes, as far as they can be read.
    func prefix(_ length: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: length) { memory, count in
            count = 0
            while count < length {
                let rest = UnsafeMutableRawBufferPointer(
                    UnsafeMutableBufferPointer(rebasing: memory[count...]))
                let more = read(rest, from: count)
                guard more > 0 else { return }
                count += more
            }
        }
    }

    /// A walk through the feed, from its beginning.
    func walk(for purpose: FeedReader.Purpose = .cards, sendsIDsBack: Bool = false) -> FeedWalk {
        let failure = FeedWalk.Failure()
        var offset = 0
        let reader = FeedReader(for: purpose, sendsIDsBack: sendsIDsBack) { memory in
            let count = read(memory, from: offset)
            if count < 0 { failure.reason = String(cString: strerror(errno)) }
            offset += max(0, count)
            return count
        }
        return FeedWalk(reader: reader, bytes: self, failure: failure)
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
}

/// Goes through a feed once, from its beginning to its end.
struct FeedWalk: ~Copyable {
    /// Why bytes couldn't be read.
    fileprivate final class Failure { var reason: String? }

    var reader: FeedReader
    fileprivate let bytes: FeedBytes
    fileprivate let failure: Failure
    private var steps = 0

    fileprivate init(reader: consuming FeedReader, bytes: FeedBytes, failure: Failure) {
        self.reader = reader
        (self.bytes, self.failure) = (bytes, failure)
    }

    /// What comes next; `nil` at the end of a feed.
    mutating func next() throws(CardsError) -> FeedReader.Step? {
        steps += 1
        if steps.isMultiple(of: 1024), Task.isCancelled { throw .cancelled }
        do throws(FeedReader.Fault) {
            return try reader.next()
        } catch {
            if let reason = failure.reason { throw .unreadableFile(path: bytes.source, reason: reason) }
            throw bytes.error(error)
        }
    }

    /// The place of the byte at `offset` from the beginning of what is current.
    mutating func place(at offset: Int = 0) -> FeedPlace { reader.place(at: offset, in: bytes.source) }

    /// What people should know of the current card, which is unreadable because of `fault`.
    mutating func unreadable(_ fault: UnreadableField) -> UnreadableCard {
        reader.unreadable(fault, in: bytes.source)
    }
}

extension FeedBytes {
    /// The error for a fault in these bytes.
    func error(_ fault: FeedReader.Fault) -> CardsError {
        switch fault {
        case .notAFeed(let field): return .notAFeed(source: source, field: field)
        case .refused(let message): return .refused(message: message)
        case .malformed(let fault):
            let next = fault.column == 1 && [.unexpected("{"), .unexpected("[")].contains(fault.problem)
            if let format = otherFormat(beginsNext: next) { return .otherFormat(source: source, format) }
            return .malformed(source: source, line: fault.line, column: fault.column, problem: fault.problem)
        }
    }
}

extension FeedReader {
    mutating func place(at offset: Int, in source: String) -> FeedPlace {
        let position = position(at: offset)
        return FeedPlace(source: source, line: position.line, column: position.column)
    }

    mutating func unreadable(_ fault: UnreadableField, in source: String) -> UnreadableCard {
        UnreadableCard(
            index: index, field: fault.inside("card[\(index)]"),
            place: place(at: json.nearest(to: fault.path).range.lowerBound, in: source), title: json.cardTitle
        )
    }
}

extension JSONValue {
    /// The title of a card, made safe to show, even if the card can't be read; `nil` if there is none.
    var cardTitle: String? {
        self["title"]?.quoted.map(TextCleaning.cards.whole).flatMap { $0.isEmpty ? nil : $0 }
    }
}
