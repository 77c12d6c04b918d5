public import Foundation

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
    public func offset(of index: Int) -> Int { start + ranges[index].lowerBound - RecordLine.headCount }
}
