/// Why a journal can't be read or written. Unless a case says otherwise, what was to be stored is not stored, and what
/// was stored before still is.
public enum JournalError: Error, Hashable, Sendable {
    /// The system doesn't let this user read or write what is at `path`, or its file system is read-only.
    case notAllowed(path: String, reason: SystemReason)
    /// There is no room: the disk is full, or a quota or the largest size of a file is reached.
    case full(path: String, reason: SystemReason)
    /// The system can't write what is at `path`, for another reason: a fault of the disk, a file where the folder should be.
    case unwritable(path: String, reason: SystemReason)
    /// The system can't read what is at `path`.
    case unreadable(path: String, reason: SystemReason)
    /// Writing failed so that it can't be said whether the records are stored: undoing it failed, too. The journal
    /// itself is sound; reading it again tells what holds for now.
    case uncertain(path: String, reason: SystemReason)
    /// What was stored has changed since: checksum, length or form of a record are wrong. Nothing is read.
    ///
    /// - Parameters:
    ///   - record: its number, from 1; 0 is the first line, which names the format. A file that is empty
    ///     has lost it, and one of that line alone has lost the first record.
    ///   - offset: where it begins in the file, in bytes.
    case corrupt(path: String, record: Int, offset: Int)
    /// The folder `path` is somebody else's, who could put anything in it.
    case otherOwner(path: String)
    /// Other users can write to the folder `path`, and put anything in it.
    case writableByOthers(path: String)
    /// What is at `path` is no journal of this format, or no file at all: a folder, or a symbolic link, which is not
    /// followed.
    case notAJournal(path: String)
    /// A newer program wrote the journal, in a version of its format that this one doesn't know.
    case newerFormat(path: String, found: Int, supported: Int)
    /// Another process or thread kept the folder `path` locked for as long as this one was willing to wait.
    case busy(path: String)
    /// The journal is larger than `limit` bytes, or would become so.
    case tooLarge(path: String, bytes: Int, limit: Int)
    /// Of the records to be stored, the one at `index`, from 0, has a line feed or a NUL in it.
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
