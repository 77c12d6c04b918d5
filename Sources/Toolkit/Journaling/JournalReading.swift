/// The result of reading a journal.
public struct JournalReading: Sendable {
    /// The records after the requested position, oldest first; all records if the reading starts over.
    public let records: JournalRecords
    /// Whether `records` begin with the journal's first record, so that state built from earlier readings must be discarded.
    ///
    /// This is so when reading from the start, and from a position that no longer exists because the journal was replaced or
    /// removed.
    public let startsOver: Bool
    /// How many bytes after the last record were skipped: the rest of an append that a crash cut off before it was
    /// acknowledged. Usually 0. The next append removes them.
    public let dropped: Int
    /// Where the next reading continues.
    public let position: JournalPosition
}
