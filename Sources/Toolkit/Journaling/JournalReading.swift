/// What was read of a journal.
public struct JournalReading: Sendable {
    /// The records after the position that was asked for, the oldest first; all of them if the reading starts over.
    public let records: JournalRecords
    /// Whether `records` begin with the journal's first one, so that whatever was made of earlier ones is to be
    /// forgotten first.
    ///
    /// So it is for a reading from the start, and for one from a position that is no more: the journal was replaced or
    /// removed since.
    public let startsOver: Bool
    /// Bytes after the last record that were passed over: what is left of an append that was cut off by a crash and never
    /// acknowledged. Usually 0. The next append takes them away.
    public let dropped: Int
    /// Where the next reading goes on.
    public let position: JournalPosition
}
