/// Compresses into a zlib stream: references to what was before, and for each block whichever code is the
/// shortest.
///
/// Sources: RFC 1950 and RFC 1951.
struct Deflate {
    /// Symbols of one block: few enough that its code fits what is in it.
    private static let blockSize = 1 << 15

    private var out = DeflateBitWriter()
    private let data: UnsafeBufferPointer<UInt8>

    static func compressed(_ data: [UInt8]) -> [UInt8] {
        data.withUnsafeBufferPointer { data in
            var deflate = Deflate(data: data)
            return deflate.run()
        }
    }

    private init(data: UnsafeBufferPointer<UInt8>) { self.data = data }

    private mutating func run() -> [UInt8] {
        // A window of 32 KiB; of no matter to decoders, the level is said to be the default.
        out.put(0x9C78, bits: 16)
        var matcher = DeflateMatcher(data)
        repeat {
            let start = matcher.position
            let tokens = matcher.next(Self.blockSize)
            write(tokens, range: start..<matcher.position, isLast: matcher.isAtEnd)
        } while !matcher.isAtEnd
        out.alignToByte()
        var checksum = Adler32()
        checksum.add(data)
        out.put(Int(checksum.value.byteSwapped), bits: 32)
        return out.finished()
    }

    private mutating func write(_ tokens: [DeflateToken], range: Range<Int>, isLast: Bool) {
        let dynamic = DeflateBlockCode(for: tokens)
        let fixed = DeflateBlockCode.fixed
        let plainSize = 8 * (range.count + 5 * (range.count / 65535 + 1))
        let dynamicSize = dynamic.header.size + dynamic.size(of: tokens)
        let fixedSize = fixed.size(of: tokens)
        if plainSize < min(dynamicSize, fixedSize) {
            store(range, isLast: isLast)
        } else if fixedSize <= dynamicSize {
            out.put((isLast ? 1 : 0) | 1 << 1, bits: 3)
            out.put(tokens, code: fixed)
        } else {
            out.put((isLast ? 1 : 0) | 2 << 1, bits: 3)
            out.put(dynamic.header)
            out.put(tokens, code: dynamic)
        }
    }

    private mutating func store(_ range: Range<Int>, isLast: Bool) {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 65535) {
            let end = min(start + 65535, range.upperBound)
            out.put(isLast && end == range.upperBound ? 1 : 0, bits: 3)
            out.alignToByte()
            out.put(end - start, bits: 16)
            out.put(~(end - start) & 0xFFFF, bits: 16)
            out.append(data[start..<end])
        }
    }
}

/// Collects bits, the first the lowest of each byte.
struct DeflateBitWriter {
    private var bytes: [UInt8] = []
    private var buffer: UInt64 = 0
    private var count = 0

    /// Appends the lowest `bits` of `value`, at most 32; the others are zero.
    mutating func put(_ value: Int, bits: Int) {
        buffer |= UInt64(truncatingIfNeeded: value) &<< UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer &>>= 8
            count -= 8
        }
    }

    mutating func alignToByte() {
        if count > 0 { put(0, bits: 8 - count) }
    }

    /// Appends whole bytes; the bits are aligned to one.
    mutating func append(_ slice: some Sequence<UInt8>) { bytes.append(contentsOf: slice) }

    mutating func put(_ header: DeflateBlockCode.Header) {
        for field in header.fields { put(field.value, bits: field.bits) }
    }

    mutating func put(_ tokens: [DeflateToken], code: DeflateBlockCode) {
        for token in tokens {
            switch token {
            case .literal(let byte): put(code.literals[Int(byte)])
            case .copy(let length, let distance):
                let lengthSymbol = DeflateToken.lengthSymbols[Int(length)]
                put(code.literals[257 + lengthSymbol])
                let lengthRange = DeflateAlphabet.lengthRanges[lengthSymbol]
                put(Int(length) - lengthRange.base, bits: lengthRange.bits)
                let distanceSymbol = DeflateToken.distanceSymbol(Int(distance))
                put(code.distances[distanceSymbol])
                let distanceRange = DeflateAlphabet.distanceRanges[distanceSymbol]
                put(Int(distance) - distanceRange.base, bits: distanceRange.bits)
            }
        }
        put(code.literals[256])
    }

    private mutating func put(_ word: HuffmanCode.Word) { put(Int(word.bits), bits: Int(word.length)) }

    /// All bytes, the last filled up with zeros.
    mutating func finished() -> [UInt8] {
        alignToByte()
        return bytes
    }
}
