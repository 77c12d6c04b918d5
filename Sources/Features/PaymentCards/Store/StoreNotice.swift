/// Something about the store that a person should know and that prevents nothing.
public enum StoreNotice: Equatable, Sendable {
    /// The last entry is cut off, and this many bytes of it in the file at `path` are ignored: either a power failure
    /// prevented it from being stored, before it was reported as stored, or the file was damaged later.
    case dropped(bytes: Int, path: String)
    /// Another program has locked the store, and this one waits for it.
    case waiting
    /// The wait is over, whether or not it got the lock.
    case waited
}
