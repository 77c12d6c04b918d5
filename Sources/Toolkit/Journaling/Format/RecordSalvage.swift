import Foundation

/// Finds the records of a damaged journal that are still as they were written.
///
/// A record's checksum continues that of the line before, so it can be checked against a damaged line, too, as long as the checksum
/// in that line is whole. A record counts only once, only after the line that it was written after, and only if nothing but
/// damage lies between, so that no copy or older version of a record counts. A record whose predecessor lost its checksum
/// can't be checked, and doesn't count. Nothing counts that follows the first line of another file.
struct RecordSalvage {
    /// Where the records are in the scanned bytes.
    private(set) var ranges: [Range<Int>] = []
    /// What lies between them, or after the last one; empty if nothing is left of the file.
    private(set) var gaps: [Range<Int>] = []
    /// The number of the first record that is not there, from 1; 0 if it is the first line.
    private(set) var firstLost = 0

    /// Looks through all `bytes` of a file, whose first line ends at byte `start`; 0 if it isn't whole.
    init(_ bytes: Data, after start: Int) {
        var (end, lastMark) = (start, Described.last)
        bytes.withUnsafeBytes { bytes in
            // What a record may continue: the checksums of the last good line, and of what lies between it and the record.
            var predecessors: Set<UInt32> = []
            var taken: Set<UInt64> = []
            var lineStart = 0
            while let lineEnd = bytes[lineStart...].firstIndex(of: Described.lineFeed) {
                let isFirst = ranges.isEmpty && (start == 0 || lineStart == 0)
                // Whatever follows the first line of another file is none of this one's.
                guard isFirst || !FirstLine.isWhole(in: Data(bytes[lineStart...lineEnd])) else { break }
                for offset in lineStart..<lineEnd {
                    if let checksum = Described.checksum(in: bytes, at: offset) {
                        predecessors.insert(checksum)
                    }
                    guard let head = Described.wholeHead(in: bytes, at: offset, until: lineEnd) else {
                        continue
                    }
                    let before = head.predecessor(in: bytes, at: offset)
                    guard predecessors.contains(before),
                        taken.insert(UInt64(before) << 32 | UInt64(head.checksum)).inserted
                    else { continue }
                    note(from: end, to: offset)
                    ranges.append(offset + Described.headCount..<lineEnd)
                    (predecessors, end, lastMark) = ([head.checksum], lineEnd + 1, head.mark)
                    break
                }
                lineStart = lineEnd + 1
            }
            note(from: end, to: bytes.count)
            let rest = UnsafeRawBufferPointer(rebasing: bytes[end...])
            if lastMark == Described.more, RecordScan.isCutOff(rest) { dropUnfinished(in: bytes, from: end) }
        }
        if gaps.isEmpty { gaps = [bytes.count..<bytes.count] }
        let firstGap = gaps[0].lowerBound
        firstLost = start == 0 ? 0 : 1 + self.ranges.prefix { $0.lowerBound < firstGap }.count
    }

    private mutating func note(from end: Int, to start: Int) {
        if start > end { gaps.append(end..<start) }
    }

    /// Drops the records before `end` that were to be stored together with others which a crash cut off there: none of them was
    /// acknowledged.
    private mutating func dropUnfinished(in bytes: UnsafeRawBufferPointer, from end: Int) {
        if end < bytes.count { gaps.removeLast() }
        var end = end
        while let last = ranges.last, last.upperBound + 1 == end,
            bytes[last.lowerBound - Described.headCount] == Described.more
        {
            ranges.removeLast()
            end = last.lowerBound - Described.headCount
        }
        gaps.append(end..<bytes.count)
    }
}

extension Described {
    /// The checksum at `offset`, between a space and the space or line feed after it, as in a head and in the first line.
    fileprivate static func checksum(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32? {
        let end = offset + 9
        guard bytes[offset] == space, end < bytes.count, bytes[end] == space || bytes[end] == lineFeed else {
            return nil
        }
        return Hexadecimal.number(in: bytes, at: offset + 1)
    }

    /// The head at `offset`, if it is that of a record which ends exactly at `end`.
    fileprivate static func wholeHead(
        in bytes: UnsafeRawBufferPointer, at offset: Int, until end: Int
    ) -> Head? {
        guard end - offset >= headCount, let head = head(in: bytes, at: offset),
            head.length == end - offset - headCount
        else { return nil }
        return head
    }
}

extension Described.Head {
    /// The checksum that this one continues, if the record at `offset` is as it was written.
    fileprivate func predecessor(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        let start = offset + Described.headCount
        let checked = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + Described.checkedCount])
        let record = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
        return Checksum.predecessor(of: Checksum.predecessor(of: checksum, before: record), before: checked)
    }
}
