/// Why the store of a person's actions can't be read or written.
public struct StoreFault: Error, Equatable, Sendable {
    /// The problem.
    public enum Problem: Equatable, Sendable {
        /// It can't be written, such as on a full disk, for the operating system's `reason`.
        case unwritable(reason: String)
        /// It can't be read, for the operating system's `reason`.
        case unreadable(reason: String)
        /// The person isn't allowed to read or write it, for the operating system's `reason`.
        case denied(isWriting: Bool, reason: String)
        /// Writing failed, and so did undoing it, so the data may or may not be stored; `reason` is the operating system's.
        case uncertain(reason: String)
        /// A stored record has changed since it was written. Records count from 1, bytes from 0.
        case corrupt(record: Int, offset: Int)
        /// A newer version of this program wrote it, in the format `found`, if it names one.
        case newerFormat(found: Int?, supported: Int)
        /// It is some other kind of file.
        case notAStore
        /// A symbolic link is in the place of the store's file.
        case link
        /// The folder, or one that contains it, is a symbolic link to `target`, which doesn't exist.
        case linkToNowhere(target: String)
        /// Another process kept it locked for too long.
        case busy
        /// The folder belongs to another user, who could put anything in it.
        case otherOwner
        /// Other users can write to the folder, and put anything in it.
        case writableByOthers
        /// No folder is specified, neither by an option nor by the environment.
        case nowhere
    }

    /// Whether this version can use the store, or could if access were allowed. A store that is damaged or from a newer version can't
    /// be used until it is repaired or renamed.
    public var isReadable: Bool {
        switch problem {
        case .corrupt, .newerFormat: false
        case .unwritable, .unreadable, .denied, .uncertain, .notAStore, .link, .linkToNowhere, .busy,
            .otherOwner,
            .writableByOthers,
            .nowhere:
            true
        }
    }

    /// Whether it is damaged, so that it can be repaired.
    public var isDamaged: Bool { if case .corrupt = problem { true } else { false } }

    /// The file or folder.
    public let path: String
    /// The problem with it.
    public let problem: Problem

    /// `problem` at `path`.
    public init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }
}
