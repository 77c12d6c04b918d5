/// The CRC-32 of PNG's chunks. Source: the PNG specification, annex D, eight bytes at a time.
package enum CRC32 {
    package static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            var crc = ~UInt32(0)
            var index = 0
            let raw = UnsafeRawBufferPointer(bytes)
            while bytes.count - index >= 8 {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                let mixed = word ^ UInt64(crc)
                crc = 0
                for table in 0..<8 {
                    let byte = Int(truncatingIfNeeded: mixed >> UInt64(8 * table)) & 0xFF
                    crc ^= tables[(7 - table) * 256 + byte]
                }
                index += 8
            }
            while index < bytes.count {
                crc = tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])] ^ crc >> 8
                index += 1
            }
            return ~crc
        }
    }

    /// Eight tables: what a byte does to the checksum when 0 to 7 more bytes follow it.
    private static let tables: [UInt32] = {
        var tables = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        for index in 256..<2048 {
            let shorter = tables[index - 256]
            tables.append(tables[Int(shorter & 0xFF)] ^ shorter >> 8)
        }
        return tables
    }()
}

/// The checksum at the end of a zlib stream. Source: RFC 1950, 2.2.
package struct Adler32 {
    private var sum: UInt32 = 1
    private var sumOfSums: UInt32 = 0

    package init() {}

    package var value: UInt32 { sumOfSums << 16 | sum }

    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            // The largest number of sixteens whose sums fit 32 bits.
            let end = min(index + 5552, bytes.count)
            addSixteens(UnsafeRawBufferPointer(bytes)[index..<end], at: &index)
            while index < end {
                sum &+= UInt32(bytes[index])
                sumOfSums &+= sum
                index += 1
            }
            sum %= 65521
            sumOfSums %= 65521
        }
    }

    private mutating func addSixteens(_ bytes: Slice<UnsafeRawBufferPointer>, at index: inout Int) {
        var columns = SIMD16<UInt32>(repeating: 0)
        var earlier = columns
        let raw = bytes.base
        let count = bytes.count / 16 * 16
        let end = index + count
        while index < end {
            earlier &+= columns
            columns &+= SIMD16(
                truncatingIfNeeded: raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self))
            index += 16
        }
        let weights = SIMD16<UInt32>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
        sumOfSums &+= UInt32(count) &* sum &+ 16 &* earlier.wrappedSum() &+ (columns &* weights).wrappedSum()
        sum &+= columns.wrappedSum()
    }
}
