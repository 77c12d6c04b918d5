/// What can't be read of a store, though the rest can: something has changed since it was written.
public struct StoreDamage: Equatable, Sendable {
    /// The file.
    public let path: String
    /// The parts that can't be read, as offsets in bytes. An empty one is where something is missing.
    public let gaps: [Range<Int>]
    /// The number of the first record that is lost, from 1; 0 is the first line, which names the format.
    public let record: Int
    /// The number of records that can be read.
    public let wholeRecords: Int

    /// The damage to the file at `path`.
    public init(path: String, gaps: [Range<Int>], record: Int, wholeRecords: Int) {
        (self.path, self.gaps) = (path, gaps.sorted { $0.lowerBound < $1.lowerBound })
        (self.record, self.wholeRecords) = (record, wholeRecords)
    }

    /// The number of bytes that can't be read.
    public var bytes: Int { gaps.reduce(0) { $0 + $1.count } }

    /// Where the damage begins, in bytes.
    public var offset: Int { gaps.first?.lowerBound ?? 0 }

    /// Why nothing can be stored.
    public var fault: StoreFault {
        StoreFault(path: path, problem: .corrupt(record: record, offset: offset))
    }
}
