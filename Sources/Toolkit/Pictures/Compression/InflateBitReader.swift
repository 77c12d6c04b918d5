import Pixels

/// The bits of a zlib stream, the least significant of each byte first, from chunks that lie apart in a file.
///
/// Source: RFC 1951, 3.1.1.
struct InflateBitReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let chunks: [Range<Int>]
    private var nextChunk = 0
    private var end = 0
    /// The offset of the next byte to load.
    private(set) var position = 0
    /// The next bits, the first of them the lowest. Above ``count`` may be bits of the byte at ``position``.
    private var buffer: UInt64 = 0
    /// How many bits of ``buffer`` count; below zero, more was taken than there was.
    private(set) var count = 0

    /// - Parameter chunks: ranges inside `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, chunks: [Range<Int>]) {
        self.bytes = bytes
        self.chunks = chunks
        position = chunks.first?.lowerBound ?? bytes.count
        end = position
    }

    var isExhausted: Bool { count < 0 }

    /// Loads at least 56 bits, unless fewer are left. The bits must not be overdrawn.
    @inline(__always)
    mutating func refill() {
        guard end &- position >= 8 else { return refillAtEdge() }
        let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
            .loadUnaligned(fromByteOffset: position, as: UInt64.self)
        buffer |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: count)
        position &+= (63 &- count) &>> 3
        count |= 56
    }

    /// Loads byte by byte near the end of a chunk, and goes on to the next one.
    @inline(never)
    private mutating func refillAtEdge() {
        while count <= 56 {
            while position == end {
                guard nextChunk < chunks.count else { return }
                position = chunks[nextChunk].lowerBound
                end = chunks[nextChunk].upperBound
                nextChunk += 1
            }
            buffer |= UInt64(bytes[position]) << UInt64(count)
            position += 1
            count += 8
        }
    }

    /// The next bits that `mask` covers.
    @inline(__always)
    func peek(_ mask: UInt64) -> Int { Int(truncatingIfNeeded: buffer & mask) }

    @inline(__always)
    mutating func skip(_ bits: Int) {
        buffer &>>= UInt64(truncatingIfNeeded: bits)
        count &-= bits
    }

    /// The next `bits`, at most 32 after a refill.
    @inline(__always)
    mutating func take(_ bits: Int) -> Int {
        let value = peek((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1)
        skip(bits)
        return value
    }

    /// Like ``take(_:)``, but loads first, and fails where there are too few.
    mutating func read(_ bits: Int) throws(PictureError) -> Int {
        refill()
        let value = take(bits)
        guard !isExhausted else { throw .cutShort(at: position) }
        return value
    }

    /// Skips to the next whole byte.
    mutating func alignToByte() { skip(count & 7) }

    /// Copies whole bytes; the bits are aligned to one.
    mutating func copy(_ wanted: Int, to target: UnsafeMutablePointer<UInt8>) throws(PictureError) {
        var done = 0
        while done < wanted {
            if count > 0 {
                target[done] = UInt8(truncatingIfNeeded: buffer)
                skip(8)
                done += 1
                continue
            }
            // What is above the count belongs to the byte at the position, which is copied instead.
            buffer = 0
            let available = min(wanted - done, end - position)
            guard available > 0 else {
                refillAtEdge()
                guard count > 0 else { throw .cutShort(at: position) }
                continue
            }
            (target + done).update(from: bytes.baseAddress.unsafelyUnwrapped + position, count: available)
            position += available
            done += available
        }
    }
}
