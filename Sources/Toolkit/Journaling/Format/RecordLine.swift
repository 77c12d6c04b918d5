import Foundation

/// A record's line, such as `.0000008f 89abcdef {…}`: a mark, the length, the checksum, and the record.
///
/// The mark says whether the record is the last one stored together. The checksum covers mark, length and record, and
/// continues that of everything before them in the file, so a line that is removed, inserted or moved is detected.
enum Described {
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

    /// The lines of `records`, stored together at `place`, after the bytes in `beginning`, and the place after them.
    static func lines(
        of records: [Data], at place: JournalPosition.Place, beginning: [UInt8] = []
    ) -> (bytes: [UInt8], end: JournalPosition.Place) {
        var lines = beginning
        lines.reserveCapacity(beginning.count + size(of: records))
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
            generation: place.generation, offset: place.offset + lines.count - beginning.count,
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

/// CRC-32C (Castagnoli's polynomial; RFC 3720, appendix B.4), taken eight bytes at a time.
///
/// It detects every change of a single bit, and of up to 32 neighbouring bits, however long the data is.
enum Checksum {
    /// The checksum of what `checksum` covers followed by `bytes`. The checksum of nothing is 0.
    static func checksum(_ checksum: UInt32, and bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            var rest = ~checksum
            var offset = 0
            while bytes.count - offset >= 8 {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let mixed = word ^ UInt64(rest)
                rest = 0
                for place in 0..<8 {
                    let byte = Int(truncatingIfNeeded: mixed &>> UInt64(8 &* place)) & 0xFF
                    rest ^= tables[(7 &- place) &* 256 &+ byte]
                }
                offset &+= 8
            }
            while offset < bytes.count {
                rest = rest &>> 8 ^ tables[Int((rest ^ UInt32(bytes[offset])) & 0xFF)]
                offset &+= 1
            }
            return ~rest
        }
    }

    /// The checksum before `bytes` were added to it, computed backwards, a byte at a time.
    static func predecessor(of checksum: UInt32, before bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            ends.withUnsafeBufferPointer { ends in
                var rest = ~checksum
                for byte in bytes.reversed() {
                    // The first byte of a table's entry is that of no other one.
                    let index = ends[Int(rest &>> 24)]
                    rest = (rest ^ tables[Int(index)]) &<< 8 | UInt32(index ^ byte)
                }
                return ~rest
            }
        }
    }

    /// The index of the entry of the first table that begins with a byte.
    private static let ends: [UInt8] = {
        var ends = [UInt8](repeating: 0, count: 256)
        for index in 0...UInt8.max { ends[Int(tables[Int(index)] >> 24)] = index }
        return ends
    }()

    /// Eight tables of 256 entries: the effect of a byte on the checksum, 0 to 7 bytes before the end.
    private static let tables: [UInt32] = {
        var tables = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 0 ? 0 : 0x82F6_3B78) }
        }
        for index in 256..<8 * 256 {
            let before = tables[index - 256]
            tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
        }
        return tables
    }()
}

/// Numbers as a journal writes them: a fixed count of digits, 0 to 9 and a to f. Upper case is rejected, so a digit whose case
/// changed is detected like any other change.
enum Hexadecimal {
    static func digits<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> [UInt8] {
        stride(from: Number.bitWidth - 4, through: 0, by: -4).map { shift in
            let digit = UInt8(truncatingIfNeeded: number >> Number(shift)) & 0xF
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }

    /// The number at `offset`, where all its digits must be; `nil` if something else is there.
    static func number<Number: FixedWidthInteger & UnsignedInteger>(
        in bytes: UnsafeRawBufferPointer, at offset: Int, as: Number.Type = Number.self
    ) -> Number? {
        var number: Number = 0
        for index in offset..<offset + Number.bitWidth / 4 {
            guard let digit = digit(bytes[index]) else { return nil }
            number = number << 4 | Number(digit)
        }
        return number
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
