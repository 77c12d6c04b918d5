import Pixels

/// The bits of entropy-coded data, the most significant of each byte first. Source: ITU-T T.81, F.2.2.5.
struct JPEGBitReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next byte to load; at a marker, loading stops.
    private(set) var position: Int
    /// The next bits, the first of them the highest. Below ``count`` may be bits of the byte at ``position``,
    /// or zeros.
    private var buffer: UInt64 = 0
    /// How many bits of ``buffer`` count; below zero, more was taken than there was.
    private var count = 0
    /// Whether there were bits that no code has.
    private var isUnknown = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Fails if what was taken since the last check was not there, or meant nothing.
    @inline(__always)
    func check() throws(PictureError) {
        if count < 0 { throw .cutShort(at: position) }
        if isUnknown { throw .damaged(.code, at: position) }
    }

    /// Loads at least 32 bits, unless fewer are left before the next marker.
    @inline(__always)
    mutating func refill() {
        guard count < 32 else { return }
        if bytes.count &- position >= 8 {
            let word = UInt64(
                bigEndian: UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
                    .loadUnaligned(fromByteOffset: position, as: UInt64.self))
            // None of the bytes is 0xFF: a stuffed byte, or a marker.
            if (~word &- 0x0101_0101_0101_0101) & word & 0x8080_8080_8080_8080 == 0 {
                buffer |= word &>> UInt64(truncatingIfNeeded: count)
                position &+= (63 &- count) &>> 3
                count |= 56
                return
            }
        }
        refillAroundMarker()
    }

    @inline(never)
    private mutating func refillAroundMarker() {
        while count <= 56, position < bytes.count {
            let byte = bytes[position]
            if byte == 0xFF {
                guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return }
                position += 1
            }
            position += 1
            buffer |= UInt64(byte) << UInt64(56 - count)
            count += 8
        }
    }

    @inline(__always)
    private mutating func skip(_ bits: Int) {
        buffer &<<= UInt64(truncatingIfNeeded: bits)
        count &-= bits
    }

    /// The next bit, after a refill.
    @inline(__always)
    mutating func takeBit() -> Bool {
        let bit = buffer &>> 63 != 0
        skip(1)
        return bit
    }

    /// The next 1 to 15 bits, after a refill.
    @inline(__always)
    mutating func take(_ bits: Int) -> Int {
        let value = Int(truncatingIfNeeded: buffer &>> UInt64(truncatingIfNeeded: 64 &- bits))
        skip(bits)
        return value
    }

    /// A Huffman code and the number that follows it. It loads by itself.
    ///
    /// A coefficient has a value other than zero, after `run` zeros. What has none is for the caller to know
    /// by its run.
    @inline(__always)
    mutating func coefficient(_ table: JPEGHuffman) -> (run: Int, value: Int) {
        refill()
        var entry = table.entry(Int(truncatingIfNeeded: buffer &>> UInt64(64 - JPEGHuffman.lookedUp)))
        if entry.length == 0 {
            entry = table.longEntry(Int(truncatingIfNeeded: buffer &>> 48))
            if entry.length == 0 { isUnknown = true }
        }
        skip(entry.length)
        let size = entry.size
        guard size > 0 else { return (entry.run, entry.value) }
        // A number that begins with 0 is negative: one more than its bits say below the smallest of the next
        // size.
        let isNegative = ~Int(truncatingIfNeeded: Int64(bitPattern: buffer) &>> 63)
        let value = take(size) &+ isNegative & ((-1 &<< size) &+ 1)
        return (entry.run, value)
    }

    /// Goes on behind the restart marker of `index`, which must come next.
    mutating func restart(_ index: Int) throws(PictureError) {
        try check()
        buffer = 0
        count = 0
        // A marker may be preceded by any number of 0xFF.
        while position + 1 < bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xFF {
            position += 1
        }
        guard position + 1 < bytes.count else { throw .cutShort(at: bytes.count) }
        guard bytes[position] == 0xFF, bytes[position + 1] == UInt8(0xD0 + index & 7) else {
            throw .damaged(.restart, at: position)
        }
        position += 2
    }
}
