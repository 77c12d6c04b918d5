#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why a journal can't be read or written. Unless a case says otherwise, the new records are not stored, and everything stored
/// before still is.
public enum JournalError: Error, Hashable, Sendable {
    /// This user isn't allowed to read or write `path`, or its file system is read-only.
    case notAllowed(path: String, reason: SystemReason)
    /// There is no room: the disk is full, or a quota or the maximum file size is reached.
    case full(path: String, reason: SystemReason)
    /// Writing `path` failed for another reason, such as a disk fault or a file where the folder should be.
    case unwritable(path: String, reason: SystemReason)
    /// Reading `path` failed.
    case unreadable(path: String, reason: SystemReason)
    /// Writing failed, and so did undoing it, so it is unknown whether the records are stored. The journal itself is sound;
    /// reading it again tells what currently holds.
    case uncertain(path: String, reason: SystemReason)
    /// The stored data has changed since it was written: the checksum, length or form of a record is wrong. Nothing is written until
    /// the journal is repaired.
    ///
    /// - Parameters:
    ///   - record: its number, from 1; 0 is the first line, which names the format. An empty file has lost that line, and a
    ///     file with only that line has lost its first record.
    ///   - offset: the record's offset in the file, in bytes.
    case corrupt(path: String, record: Int, offset: Int)
    /// The folder `path` belongs to another user, who could put anything in it.
    case otherOwner(path: String)
    /// Other users can write to the folder `path`, and put anything in it.
    case writableByOthers(path: String)
    /// What is at `path` isn't a journal of this format, or isn't a regular file but a folder, for example.
    case notAJournal(path: String)
    /// In the place of the file is a symbolic link, where none is followed.
    case link(path: String)
    /// The folder, or one that contains it, is a symbolic link to `target`, which doesn't exist.
    case linkToNowhere(path: String, target: String)
    /// A newer program wrote the journal, in a version of the format that this one doesn't know.
    case newerFormat(path: String, found: Int, supported: Int)
    /// Another process or thread held the lock on the folder `path` for longer than this one was willing to wait.
    case busy(path: String)
    /// The journal is larger than `limit` bytes, or would become larger.
    case tooLarge(path: String, bytes: Int, limit: Int)
    /// The new record at `index`, from 0, contains a line feed or a NUL.
    case unfit(index: Int)
}

extension JournalError {
    /// What the system said.
    public struct SystemReason: Hashable, Sendable {
        /// Its error number, `errno`.
        public let code: Int32

        /// The reason that `errno` stands for.
        public init(code: Int32) { self.code = code }
    }
}

extension JournalError {
    /// The error for a failed read of `path`, with the reason in `code`.
    static func reading(_ path: String, code: Int32 = errno) -> JournalError {
        switch code {
        case EACCES, EPERM: .notAllowed(path: path, reason: SystemReason(code: code))
        default: .unreadable(path: path, reason: SystemReason(code: code))
        }
    }

    /// The error for a failed write to `path`, with the reason in `code`.
    static func writing(_ path: String, code: Int32 = errno) -> JournalError {
        switch code {
        case EACCES, EPERM, EROFS: .notAllowed(path: path, reason: SystemReason(code: code))
        case ENOSPC, EDQUOT, EFBIG: .full(path: path, reason: SystemReason(code: code))
        default: .unwritable(path: path, reason: SystemReason(code: code))
        }
    }
}

extension JournalError: CustomStringConvertible {
    /// What happened, as an English sentence for the program's user.
    public var description: String {
        switch self {
        case .notAllowed(let path, let reason): "\(path) can’t be read or written: \(reason)"
        case .full(let path, let reason): "There is no room for \(path): \(reason)"
        case .unwritable(let path, let reason): "\(path) can’t be written: \(reason)"
        case .unreadable(let path, let reason): "\(path) can’t be read: \(reason)"
        case .uncertain(let path, let reason): "Whether the records are in \(path) is unknown: \(reason)"
        case .corrupt(let path, let record, let offset):
            "\(path) is damaged: record \(record), at byte \(offset), has changed since it was written."
        case .otherOwner(let path): "\(path) belongs to another user."
        case .writableByOthers(let path): "Other users can write to \(path)."
        case .notAJournal(let path): "\(path) is not a journal of this program."
        case .link(let path): "\(path) is a symbolic link."
        case .linkToNowhere(let path, let target): "\(path) is a link to \(target), which doesn’t exist."
        case .newerFormat(let path, let found, let supported):
            "\(path) is in version \(found) of the format; this program knows versions up to \(supported)."
        case .busy(let path): "Another process holds the lock on \(path)."
        case .tooLarge(let path, let bytes, let limit):
            "\(path) would have \(bytes) bytes; the limit is \(limit)."
        case .unfit(let index): "Record \(index) contains a line feed or a NUL."
        }
    }
}

extension JournalError.SystemReason: CustomStringConvertible {
    /// The reason in the system's own words.
    public var description: String { String(cString: strerror(code)) }
}
