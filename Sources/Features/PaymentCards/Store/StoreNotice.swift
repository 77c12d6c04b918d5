/// Something about the store that a person should know and that stops nothing.
public enum StoreNotice: Equatable, Sendable {
    /// The last thing that was to be stored is cut off: by a power failure before anybody was told that it is stored, or by
    /// whoever damaged the file since. These many bytes of it, in the file at `path`, don't count.
    case dropped(bytes: Int, path: String)
    /// Another program has the store locked, and this one waits for it.
    case waiting
    /// It no longer waits, whether or not it has got the lock.
    case waited
}
