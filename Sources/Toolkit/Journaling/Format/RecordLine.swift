import Foundation

/// A record's line, such as `.0000008f 89abcdef {…}`: a mark, the length, the checksum, and the record.
///
/// The mark says whether the record is the last one stored together. The checksum covers mark, length and record, and
/// continues that of everything before them in the file, so a line that is removed, inserted or moved is detected.
enum RecordLine {
    /// Another record follows that was stored together with this one.
    static let more = UInt8(ascii: "+")
    /// This is the last of the records that were stored together.
    static let last = UInt8(ascii: ".")
    static let lineFeed = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    /// The number of bytes before the record.
    static let headCount = 19
    /// How many bytes of the head the checksum covers.
    static let checkedCount = 9

    /// The lines of `records`, stored together at `place`, and the place after them.
    static func lines(
        of records: [Data], at place: JournalPosition.Place
    ) -> (bytes: [UInt8], end: JournalPosition.Place) {
        var lines: [UInt8] = []
        lines.reserveCapacity(size(of: records))
        var checksum = place.checksum
        for (index, record) in records.enumerated() {
            let mark = index == records.count - 1 ? last : more
            let checked = [mark] + Hexadecimal.digits(UInt32(truncatingIfNeeded: record.count))
            checksum = checked.withUnsafeBytes { Checksum.checksum(checksum, and: $0) }
            checksum = record.withUnsafeBytes { Checksum.checksum(checksum, and: $0) }
            lines += checked + [space] + Hexadecimal.digits(checksum) + [space]
            lines += record
            lines.append(lineFeed)
        }
        let end = JournalPosition.Place(
            generation: place.generation, offset: place.offset + lines.count,
            count: place.count + records.count, checksum: checksum)
        return (lines, end)
    }

    /// The total size of the lines of `records`, in bytes.
    static func size(of records: [Data]) -> Int {
        records.reduce(0) { $0 + headCount + $1.count + 1 }
    }

    /// A parsed head.
    struct Head {
        let mark: UInt8
        let length: Int
        let checksum: UInt32
    }

    /// The head at `offset`, where all its bytes must be; `nil` if something else is there.
    static func head(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Head? {
        let mark = bytes[offset]
        guard mark == last || mark == more,
            let length = Hexadecimal.number(in: bytes, at: offset + 1, as: UInt32.self),
            bytes[offset + 9] == space,
            let checksum = Hexadecimal.number(in: bytes, at: offset + 10, as: UInt32.self),
            bytes[offset + 18] == space
        else { return nil }
        return Head(mark: mark, length: Int(length), checksum: checksum)
    }

    /// Whether `bytes`, which are fewer than a head, could be the beginning of one.
    static func isHeadBeginning(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.enumerated().allSatisfy { index, byte in
            switch index {
            case 0: byte == last || byte == more
            case 9, 18: byte == space
            default: Hexadecimal.digit(byte) != nil
            }
        }
    }
}
