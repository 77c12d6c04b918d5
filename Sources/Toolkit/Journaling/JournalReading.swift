public import Foundation

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
    /// acknowledged. Usually 0. The next append removes them. −1 if only the last line feed is missing, which the next append writes.
    public let dropped: Int
    /// Where the next reading continues: at the start, if the file is damaged.
    public let position: JournalPosition
    /// What of the file can't be read; `nil` if all of it can.
    public let damage: JournalDamage?

    /// The number of the record at `index`, from 1, among all records of the journal; of a damaged one, among those that are whole.
    public func number(of index: Int) -> Int {
        (position.place?.count ?? records.count) - records.count + index + 1
    }
}

/// Records of a journal, as slices of the bytes read, so they take no extra memory.
///
/// A record is a `Data` slice with a slice's indices: they don't begin at 0. Keeping one keeps all the bytes read in memory.
public struct JournalRecords: RandomAccessCollection, Sendable {
    let bytes: Data
    let ranges: [Range<Int>]
    /// The offset of `bytes` in the file.
    let start: Int

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of records.
    public var endIndex: Int { ranges.count }

    /// The record at `index`, without its line feed.
    public subscript(index: Int) -> Data { bytes[ranges[index]] }

    /// The offset in the file of the line with the record at `index`, in bytes, for reporting a record that makes no sense.
    public func offset(of index: Int) -> Int { line(of: index).lowerBound }

    /// Where in the file the line with the record at `index` is.
    public func line(of index: Int) -> Range<Int> {
        start + ranges[index].lowerBound - Described.headCount..<start + ranges[index].upperBound + 1
    }
}

/// What of a journal can't be read, though the records around it can.
public struct JournalDamage: Hashable, Sendable {
    /// The parts of the file that are no whole records, as offsets in bytes, in order. There is at least one, which is empty if something
    /// is missing at the end and nothing else is wrong.
    public let gaps: [Range<Int>]
    /// The number of the first record that is lost, from 1; 0 is the first line, which names the format.
    public let record: Int

    /// The offset in the file where the damage begins.
    public var offset: Int { gaps.first?.lowerBound ?? 0 }
}
