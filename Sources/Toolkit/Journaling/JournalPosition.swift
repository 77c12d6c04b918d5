/// How far a journal has been read. The client keeps it next to the state it built from the records, and continues from there.
///
/// It is valid within one process and isn't meant to be stored.
public struct JournalPosition: Hashable, Sendable {
    /// Before the first record of any journal.
    public static let start = JournalPosition(place: nil)

    /// The place in a file; `nil` at the start.
    let place: Place?

    struct Place: Hashable, Sendable {
        /// Identifies the file among all past and future files of the journal.
        let generation: UInt64
        /// The number of bytes before the position.
        let offset: Int
        /// The number of records before the position.
        let count: Int
        /// The checksum of the preceding record, which the next one's checksum continues.
        let checksum: UInt32
    }
}
