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
