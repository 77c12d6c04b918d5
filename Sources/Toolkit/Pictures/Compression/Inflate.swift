import Pixels

/// Reads a zlib stream piece by piece, in memory that doesn't grow with it. Sources: RFC 1950 and RFC 1951.
struct Inflate: ~Copyable {
    private enum State: Equatable { case header, stored(Int), codes, trailer, finished }

    /// What a reference may windowSize back to, and as much new data as fits the second-level cache.
    private static let windowSize = 32768
    private static let capacity = 4 * windowSize
    /// A copy may be 258 bytes long, and is made in words of 8.
    private static let slack = 258 + 8

    private var bits: InflateBitReader
    private var state = State.header
    private var isLast = false
    private let window = Scratch<UInt8>(count: capacity + slack, filledWith: 0)
    /// Where the data in the window ends, and how much of it was read.
    private var filled = 0
    private var taken = 0
    private var checksum = Adler32()
    private var literals = InflateTable(.literals)
    private var distances = InflateTable(.distances)
    private var codeLengths = InflateTable(.codeLengths)

    init(_ bytes: UnsafeBufferPointer<UInt8>, chunks: [Range<Int>]) throws(PictureError) {
        bits = InflateBitReader(bytes, chunks: chunks)
        let start = bits.position
        let method = try bits.read(8)
        let flags = try bits.read(8)
        guard method & 0xF == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 0x20 == 0 else {
            throw .damaged(.field, at: start)
        }
    }

    /// Copies the next `count` bytes of the data to `target`.
    mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) throws(PictureError) {
        var done = 0
        while done < count {
            if taken == filled { try produce() }
            guard taken < filled else { throw .damaged(.amount, at: bits.position) }
            let available = min(count - done, filled - taken)
            (target + done).update(from: base + taken, count: available)
            done += available
            taken += available
        }
    }

    /// Checks that all data was read, and that it is what was written.
    mutating func finish() throws(PictureError) {
        if taken == filled { try produce() }
        guard taken == filled, state == .finished else { throw .damaged(.amount, at: bits.position) }
    }

    /// The offset in the file of what is read next.
    var position: Int { bits.position }

    private var base: UnsafeMutablePointer<UInt8> { window.memory.baseAddress.unsafelyUnwrapped }

    /// Fills the window with more data, unless the stream has ended. All data in it was read.
    private mutating func produce() throws(PictureError) {
        if filled > Self.capacity - Self.windowSize {
            base.update(from: base + (filled - Self.windowSize), count: Self.windowSize)
            filled = Self.windowSize
        }
        let start = filled
        while filled < Self.capacity, state != .finished {
            // A stream may have any number of empty blocks.
            guard !Task.isCancelled else { throw .cancelled }
            switch state {
            case .header: try beginBlock()
            case .stored(let count): try copyStored(count)
            case .codes: try inflateCodes()
            case .trailer, .finished: break
            }
            if state == .trailer { break }
        }
        checksum.add(UnsafeBufferPointer(start: base + start, count: filled - start))
        taken = start
        if state == .trailer { try readTrailer() }
    }

    private mutating func readTrailer() throws(PictureError) {
        bits.alignToByte()
        var expected: UInt32 = 0
        for _ in 0..<4 { expected = expected << 8 | UInt32(try bits.read(8)) }
        guard expected == checksum.value else { throw .damaged(.checksum, at: bits.position) }
        state = .finished
    }

    private mutating func endBlock() { state = isLast ? .trailer : .header }

    private mutating func beginBlock() throws(PictureError) {
        isLast = try bits.read(1) == 1
        switch try bits.read(2) {
        case 0:
            bits.alignToByte()
            let count = try bits.read(16)
            guard try bits.read(16) == ~count & 0xFFFF else { throw .damaged(.length, at: bits.position) }
            state = .stored(count)
        case 1:
            try literals.build(DeflateAlphabet.fixedLiteralLengths, at: bits.position)
            try distances.build(DeflateAlphabet.fixedDistanceLengths, at: bits.position)
            state = .codes
        case 2:
            try readCodes()
            state = .codes
        default:
            throw .damaged(.field, at: bits.position)
        }
    }

    private mutating func copyStored(_ count: Int) throws(PictureError) {
        let part = min(count, Self.capacity - filled)
        try bits.copy(part, to: base + filled)
        filled += part
        if part == count { endBlock() } else { state = .stored(count - part) }
    }

    /// Reads the codes of a block. Source: RFC 1951, 3.2.7.
    private mutating func readCodes() throws(PictureError) {
        let literalCount = try bits.read(5) + 257
        let distanceCount = try bits.read(5) + 1
        let codeLengthCount = try bits.read(4) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw .damaged(.field, at: bits.position) }
        var ofLengths = [UInt8](repeating: 0, count: 19)
        for symbol in DeflateAlphabet.codeLengthOrder.prefix(codeLengthCount) {
            ofLengths[symbol] = UInt8(try bits.read(3))
        }
        try codeLengths.build(ofLengths, at: bits.position)
        var lengths: [UInt8] = []
        let total = literalCount + distanceCount
        while lengths.count < total {
            bits.refill()
            let entry = codeLengths.entry(bits)
            bits.skip(entry.length)
            guard !bits.isExhausted else { throw .cutShort(at: bits.position) }
            let (length, count): (UInt8?, Int) =
                switch entry.value {
                case 16: (lengths.last, try bits.read(2) + 3)
                case 17: (0, try bits.read(3) + 3)
                case 18: (0, try bits.read(7) + 11)
                default: (UInt8(entry.value), 1)
                }
            guard let length, lengths.count + count <= total else {
                throw .damaged(.codeLengths, at: bits.position)
            }
            lengths.append(contentsOf: repeatElement(length, count: count))
        }
        guard lengths[256] > 0 else { throw .damaged(.codeLengths, at: bits.position) }
        try literals.build(lengths[..<literalCount], at: bits.position)
        try distances.build(lengths[literalCount...], at: bits.position)
    }

    /// The inner loop: literals and references until the block ends or the window is full.
    private mutating func inflateCodes() throws(PictureError) {
        var bits = self.bits
        var end = filled
        defer {
            self.bits = bits
            filled = end
        }
        let out = base
        while end < Self.capacity {
            bits.refill()
            var entry = literals.entry(bits)
            if entry.isLiteral {
                bits.skip(entry.length)
                out[end] = UInt8(truncatingIfNeeded: entry.value)
                end &+= 1
                // 41 of the 56 bits are left: enough for a second literal, and the refill after that.
                entry = literals.entry(bits)
                if entry.isLiteral {
                    bits.skip(entry.length)
                    out[end] = UInt8(truncatingIfNeeded: entry.value)
                    end &+= 1
                    guard !bits.isExhausted else { throw .cutShort(at: bits.position) }
                    continue
                }
                guard !bits.isExhausted else { throw .cutShort(at: bits.position) }
                bits.refill()
            }
            // At most 15 + 5 + 15 + 13 = 48 bits.
            bits.skip(entry.length)
            guard !entry.isNone else { throw .damaged(.code, at: bits.position) }
            if entry.isEndOfBlock {
                guard !bits.isExhausted else { throw .cutShort(at: bits.position) }
                return endBlock()
            }
            let length = entry.value &+ bits.take(entry.extraBits)
            entry = distances.entry(bits)
            guard !entry.isNone else { throw .damaged(.code, at: bits.position) }
            bits.skip(entry.length)
            let distance = entry.value &+ bits.take(entry.extraBits)
            guard !bits.isExhausted else { throw .cutShort(at: bits.position) }
            guard distance <= end else { throw .damaged(.distance, at: bits.position) }
            Self.copy(length, from: distance, before: out + end)
            end &+= length
        }
    }

    /// Repeats what is `distance` before `target`, which may overlap with it. Up to 15 bytes more are
    /// written.
    @inline(__always)
    private static func copy(
        _ length: Int, from distance: Int, before target: UnsafeMutablePointer<UInt8>
    ) {
        let source = UnsafeRawPointer(target - distance)
        let raw = UnsafeMutableRawPointer(target)
        var done = 0
        if distance >= 8 {
            while done < length {
                let word = source.loadUnaligned(fromByteOffset: done, as: UInt64.self)
                raw.storeBytes(of: word, toByteOffset: done, as: UInt64.self)
                done &+= 8
            }
        } else if distance == 1 {
            target.update(repeating: (target - 1).pointee, count: length)
        } else {
            while done < length {
                target[done] = target[done &- distance]
                done &+= 1
            }
        }
    }
}
