/// How far a journal was read. The client keeps it beside what it made of the records, and reads on from there.
///
/// It is good for one process: it isn't meant to be stored.
public struct JournalPosition: Hashable, Sendable {
    /// Before the first record of any journal.
    public static let start = JournalPosition(place: nil)

    /// Where in which file; `nil` at the start.
    let place: Place?

    struct Place: Hashable, Sendable {
        /// The file, of all those that the journal was and will be.
        let generation: UInt64
        /// Bytes before the position.
        let offset: Int
        /// Records before the position.
        let count: Int
        /// The checksum of the record before, on which the next one's is built.
        let checksum: UInt32
    }
}
