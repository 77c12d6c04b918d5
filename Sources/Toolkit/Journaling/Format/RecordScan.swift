import Foundation

/// Reads the lines of records, and distinguishes an append that was cut off from an acknowledged one that changed later.
///
/// A crash during an append leaves the beginning of its lines, and perhaps zeros where the file system had reserved space but
/// not yet written the bytes. So the last line of such a remnant is shorter than its head says and has no line feed. A change
/// to a complete line leaves its length: where its line feed belongs there is either that or another non-zero byte, since no
/// single bit flip turns a line feed into zero.
struct RecordScan {
    /// Where the records are in the scanned bytes; only those stored completely, together with the rest of their group.
    private(set) var ranges: [Range<Int>] = []
    /// Where they end.
    private(set) var end: JournalPosition.Place
    /// Whether everything up to the cut-off remnant is valid. Otherwise the first invalid record is at `reached`.
    private(set) var isSound = true
    /// Where the scan ended.
    private(set) var reached: JournalPosition.Place

    /// Scans the lines that begin at `place` and continue to the end of the file.
    init(_ bytes: Data, from place: JournalPosition.Place) {
        end = place
        reached = place
        ranges.reserveCapacity(bytes.count / 128)
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while let line = Self.line(in: bytes, at: offset, after: reached.checksum) {
                ranges.append(offset + Described.headCount..<line.end - 1)
                offset = line.end
                reached = JournalPosition.Place(
                    generation: place.generation, offset: place.offset + offset, count: reached.count + 1,
                    checksum: line.head.checksum)
                if line.head.mark == Described.last { end = reached }
            }
            isSound = Self.isCutOff(UnsafeRawBufferPointer(rebasing: bytes[min(offset, bytes.count)...]))
        }
        ranges.removeLast(reached.count - end.count)
    }

    /// The line at `offset`, and where it ends, if it is complete and valid. At the end of the file, its line feed may be missing: some
    /// editors take that away, and its checksum says that all of the record is there.
    private static func line(
        in bytes: UnsafeRawBufferPointer, at offset: Int, after checksum: UInt32
    ) -> (head: Described.Head, end: Int)? {
        let start = offset + Described.headCount
        guard start < bytes.count, let head = Described.head(in: bytes, at: offset),
            head.length <= bytes.count - start,
            head.length == bytes.count - start || bytes[start + head.length] == Described.lineFeed
        else { return nil }
        let checked = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + Described.checkedCount])
        let record = UnsafeRawBufferPointer(rebasing: bytes[start..<start + head.length])
        let found = Checksum.checksum(Checksum.checksum(checksum, and: checked), and: record)
        return found == head.checksum ? (head, start + head.length + 1) : nil
    }

    /// Whether `bytes` are the beginning of a line, or nothing, followed by zeros.
    static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let zeros = bytes.reversed().prefix { $0 == 0 }.count
        let text = UnsafeRawBufferPointer(rebasing: bytes.dropLast(zeros))
        guard !text.contains(Described.lineFeed) else { return false }
        guard text.count >= Described.headCount else { return Described.isHeadBeginning(text) }
        guard let head = Described.head(in: text, at: 0) else { return false }
        return text.count <= Described.headCount + head.length
    }
}
