/// Why what the user did can't be read back or kept.
public struct StoreFault: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Problem: Equatable, Sendable {
        /// The file or folder may not be used, or the disk is full; `reason` is the operating system's.
        case unwritable(reason: String)
        /// It can't be read; `reason` is the operating system's.
        case unreadable(reason: String)
        /// Writing failed, and so did taking back what was written: nobody can say whether it is stored. `reason` is the
        /// operating system's.
        case uncertain(reason: String)
        /// A stored record has changed since it was written. Records count from 1, bytes from 0.
        case corrupt(record: Int, offset: Int)
        /// A later version of this program wrote it: in the format `found`, where it says in which.
        case newerFormat(found: Int?, supported: Int)
        /// It is some other file.
        case notAStore
        /// Another process did not let go of it in time.
        case busy
        /// The folder is somebody else's, who could put anything in it.
        case otherOwner
        /// Other users can write to the folder, and put anything in it.
        case writableByOthers
        /// Nobody says where to keep it: neither an option nor the environment names a folder.
        case nowhere
    }

    /// Whether this version can read what is there, or might when it is let: what is damaged, or from a newer version,
    /// stays as it is until it is put aside.
    public var isReadable: Bool {
        switch problem {
        case .corrupt, .newerFormat: false
        case .unwritable, .unreadable, .uncertain, .notAStore, .busy, .otherOwner, .writableByOthers,
            .nowhere:
            true
        }
    }

    /// The file or folder.
    public let path: String
    /// What is wrong with it.
    public let problem: Problem

    /// `problem` at `path`.
    public init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }
}
