public import Foundation

/// Records as they stand in a journal: slices of what was read, which cost no memory of their own.
///
/// A record is a slice of `Data`, and so are its indices: they don't begin at 0. It keeps all that was read in memory.
public struct JournalRecords: RandomAccessCollection, Sendable {
    let bytes: Data
    let ranges: [Range<Int>]
    /// Where in the file `bytes` begin.
    let start: Int

    /// 0.
    public var startIndex: Int { 0 }

    /// How many there are.
    public var endIndex: Int { ranges.count }

    /// The record at `index`, without its line feed.
    public subscript(index: Int) -> Data { bytes[ranges[index]] }

    /// Where in the file the line of the record at `index` begins, in bytes: to say which one a client can't make sense of.
    public func offset(of index: Int) -> Int { start + ranges[index].lowerBound - RecordLine.headCount }
}
