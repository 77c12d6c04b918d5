import Pixels

/// The memory of a Huffman table. A scan keeps it, also when the file replaces the table for the next one.
final class JPEGHuffmanMemory {
    private let memory = Scratch<JPEGHuffman.Entry>(count: JPEGHuffman.footprint, filledWith: .none)

    /// The table in it, which must not outlive it.
    var table: JPEGHuffman { JPEGHuffman(memory.memory.baseAddress.unsafelyUnwrapped) }
}

/// A Huffman table in borrowed memory, looked up by the next ten bits. Source: ITU-T T.81, annex C and
/// F.2.2.3.
struct JPEGHuffman: BitwiseCopyable {
    /// What the next bits are, packed for an inner loop.
    struct Entry: BitwiseCopyable {
        private let packed: UInt32

        static let none = Entry(length: 0, run: 0, size: 0)

        init(length: Int, run: Int, size: Int, value: Int = 0) {
            packed =
                UInt32(UInt16(truncatingIfNeeded: value)) << 16 | UInt32(run) << 12 | UInt32(size) << 8
                | UInt32(length)
        }

        /// Bits to take: the code's, and the number's where ``size`` is zero.
        @inline(__always) var length: Int { Int(truncatingIfNeeded: packed & 0xFF) }
        /// Zeros before the coefficient.
        @inline(__always) var run: Int { Int(truncatingIfNeeded: packed &>> 12 & 0xF) }
        /// The bits of the number that follow the code and are not in ``value`` yet.
        @inline(__always) var size: Int { Int(truncatingIfNeeded: packed &>> 8 & 0xF) }
        @inline(__always) var value: Int { Int(truncatingIfNeeded: Int32(bitPattern: packed) &>> 16) }
    }

    static let lookedUp = 10
    /// Entries of a table: one for each value of the next ten bits, and one for each symbol, in the order of
    /// their codes.
    static let footprint = 1 << lookedUp + 256 + 2 * 17

    private let entries: UnsafeMutablePointer<Entry>
    /// For each length of a code: the first 16 bits that are too large for it, and what to add to a code for
    /// its symbol's place.
    private let limits: UnsafeMutablePointer<Int32>
    private let offsets: UnsafeMutablePointer<Int32>

    /// The table in `memory`, which has room for ``footprint`` entries.
    init(_ memory: UnsafeMutablePointer<Entry>) {
        entries = memory
        limits = UnsafeMutableRawPointer(memory + (1 << Self.lookedUp + 256))
            .assumingMemoryBound(to: Int32.self)
        offsets = limits + 17
    }

    @inline(__always)
    func entry(_ bits: Int) -> Entry { entries[bits] }

    /// The entry for the next 16 bits, whose code is longer than ten; ``Entry/none`` if no code begins like
    /// them.
    @inline(never)
    func longEntry(_ bits: Int) -> Entry {
        for length in Self.lookedUp + 1...16 where bits < limits[length] {
            let index = bits >> (16 - length) + Int(offsets[length])
            return 0..<256 ~= index ? entries[1 << Self.lookedUp + index] : .none
        }
        return .none
    }

    /// Makes the table of a code with `counts[n]` symbols of n + 1 bits.
    func build(
        counts: Slice<UnsafeBufferPointer<UInt8>>, symbols: Slice<UnsafeBufferPointer<UInt8>>, at offset: Int
    ) throws(PictureError) {
        for index in 0..<1 << Self.lookedUp { entries[index] = .none }
        var code = 0
        var index = 0
        for (length, count) in zip(1..., counts.map(Int.init)) {
            guard code + count <= 1 << length else { throw .damaged(.codeLengths, at: offset) }
            offsets[length] = Int32(index - code)
            for symbol in symbols.dropFirst(index).prefix(count) {
                let entry = Entry(length: length, run: Int(symbol >> 4), size: Int(symbol & 0xF))
                entries[1 << Self.lookedUp + index] = entry
                if length <= Self.lookedUp { fill(code << (Self.lookedUp - length), with: entry) }
                code += 1
                index += 1
            }
            limits[length] = Int32(code << (16 - length))
            code <<= 1
        }
    }

    /// Sets all entries that begin with a code; with the number's value, where all its bits are among those
    /// looked up.
    private func fill(_ first: Int, with entry: Entry) {
        let free = Self.lookedUp - entry.length
        for rest in 0..<1 << free {
            guard entry.size > 0, entry.size <= free else {
                entries[first + rest] = entry
                continue
            }
            let bits = rest >> (free - entry.size)
            let isNegative = bits >> (entry.size - 1) == 0
            entries[first + rest] = Entry(
                length: entry.length + entry.size, run: entry.run, size: 0,
                value: isNegative ? bits - (1 << entry.size) + 1 : bits)
        }
    }
}
