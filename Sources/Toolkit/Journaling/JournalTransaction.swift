public import Foundation

/// Exclusive access to a journal, and its contents. The lock ends with this value.
public struct JournalTransaction: ~Copyable {
    /// What the journal holds after the position where the transaction began.
    public let reading: JournalReading

    let journal: Journal
    /// The folder, locked for as long as it is open.
    let folder: Descriptor

    /// Stores `records` after all existing ones, atomically: after a crash either all of them are there or none.
    ///
    /// When this returns, the records are on the disk. When it throws, they are not stored (but see
    /// ``JournalError/uncertain(path:reason:)``). Without records nothing is written. A new file is accessible only to
    /// its owner.
    ///
    /// - Returns: The position after them.
    public consuming func append(_ records: [Data]) throws(JournalError) -> JournalPosition {
        try journal.append(records, to: reading, in: folder)
    }

    /// Replaces all existing records with `records`. After a crash either the old or the new ones are there. Without records
    /// there is no file.
    ///
    /// The next reading of every other client starts over.
    ///
    /// - Returns: The position after them.
    public consuming func replaceAll(with records: [Data]) throws(JournalError) -> JournalPosition {
        try journal.replaceAll(with: records, in: folder)
    }
}
