public import Foundation

/// A journal that is locked for its holder, and what it holds. The lock ends with this value.
public struct JournalTransaction: ~Copyable {
    /// What the journal holds after the position where the transaction began.
    public let reading: JournalReading

    let journal: Journal
    /// The folder, which is locked as long as it is open.
    let folder: Descriptor

    /// Stores `records` after all that are there, together: after a crash either all of them are there or none.
    ///
    /// When this returns, the disk has them. When it throws, they are not stored (but see ``JournalError/uncertain``). No
    /// records, no write. The file is created for its owner only.
    ///
    /// - Returns: The position after them.
    public consuming func append(_ records: [Data]) throws(JournalError) -> JournalPosition {
        try journal.append(records, to: reading, in: folder)
    }

    /// Stores `records` in place of all that are there. After a crash either the old or the new ones are there. Without records
    /// there is no file.
    ///
    /// Everyone else's next reading starts over.
    ///
    /// - Returns: The position after them.
    public consuming func replaceAll(with records: [Data]) throws(JournalError) -> JournalPosition {
        try journal.replaceAll(with: records, in: folder)
    }
}
