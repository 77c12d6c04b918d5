import Pixels

/// A Huffman code as a table that the next bits of a stream are looked up in.
struct InflateTable: ~Copyable {
    /// 2^``DeflateAlphabet/primaryBits`` entries, and after them a subtable for each beginning of longer
    /// codes.
    private let entries: Scratch<InflateEntry>
    private let alphabet: DeflateAlphabet

    init(_ alphabet: DeflateAlphabet) {
        self.alphabet = alphabet
        // Each of at most 288 symbols may need a subtable.
        let subtables = 288 << max(0, 15 - alphabet.primaryBits)
        entries = Scratch(count: (1 << alphabet.primaryBits) + subtables, filledWith: .none)
    }

    /// The bits to look up.
    @inline(__always) private var mask: UInt64 { (1 &<< UInt64(alphabet.primaryBits)) &- 1 }

    @inline(__always) private var pointer: UnsafeMutablePointer<InflateEntry> {
        entries.memory.baseAddress.unsafelyUnwrapped
    }

    /// What the next bits are. None of them is taken.
    @inline(__always)
    func entry(_ bits: InflateBitReader) -> InflateEntry {
        let entry = pointer[bits.peek(mask)]
        return entry.isSubtable ? subtableEntry(entry, bits) : entry
    }

    @inline(__always)
    private func subtableEntry(_ entry: InflateEntry, _ bits: InflateBitReader) -> InflateEntry {
        let all = bits.peek((1 &<< UInt64(alphabet.primaryBits &+ entry.extraBits)) &- 1)
        return pointer[entry.value &+ all &>> alphabet.primaryBits]
    }

    /// Makes the table of the code in which symbol n has `lengths[n]` bits, at most 15; with none, it doesn't
    /// occur.
    ///
    /// Source: RFC 1951, 3.2.2. An incomplete code is refused, unless it consists of one code of one bit, or
    /// of none.
    mutating func build(_ lengths: some Collection<UInt8>, at offset: Int) throws(PictureError) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        let codes = counts.reduce(0, +)
        var room = 1
        for length in 1...15 {
            room = 2 * room - counts[length]
            guard room >= 0 else { throw .damaged(.codeLengths, at: offset) }
        }
        let isLone = codes == 0 || codes == 1 && counts[1] == 1
        guard room == 0 || isLone && alphabet != .codeLengths else {
            throw .damaged(.codeLengths, at: offset)
        }

        let primaryBits = alphabet.primaryBits
        let primaryCount = 1 << primaryBits
        entries.memory[..<primaryCount].update(repeating: .none)
        let subtableBits = max(0, (counts.lastIndex { $0 > 0 } ?? 0) - primaryBits)
        var used = primaryCount
        var code = 0  // As it stands in the stream: its first bit is the lowest.
        for (symbol, length) in Self.sorted(lengths, counts) {
            let entry = alphabet.entry(symbol).with(length: length)
            if length <= primaryBits {
                fill(from: code, upTo: primaryCount, by: 1 << length, with: entry)
            } else {
                let beginning = code & (primaryCount - 1)
                if !entries.memory[beginning].isSubtable {
                    entries.memory[beginning] = InflateEntry(
                        value: used, kind: .subtable, extraBits: subtableBits)
                    used += 1 << subtableBits
                }
                let start = entries.memory[beginning].value
                fill(
                    from: start + code >> primaryBits, upTo: start + 1 << subtableBits,
                    by: 1 << (length - primaryBits),
                    with: entry)
            }
            code = Self.successor(of: code, length: length)
        }
    }

    private func fill(from first: Int, upTo end: Int, by step: Int, with entry: InflateEntry) {
        for index in stride(from: first, to: end, by: step) { entries.memory[index] = entry }
    }

    /// The next code of the same length, both with their first bit the lowest.
    private static func successor(of code: Int, length: Int) -> Int {
        var bit = 1 << (length - 1)
        while code & bit != 0 { bit >>= 1 }
        return bit == 0 ? 0 : code & (bit - 1) | bit
    }

    /// The symbols that occur, in the order of their codes: by length, then by symbol.
    private static func sorted(
        _ lengths: some Collection<UInt8>, _ counts: [Int]
    ) -> [(symbol: Int, length: Int)] {
        var next = [Int](repeating: 0, count: 16)
        for length in 1...15 { next[length] = next[length - 1] + (length > 1 ? counts[length - 1] : 0) }
        var sorted = Array(repeating: (symbol: 0, length: 0), count: counts.reduce(0, +))
        for (symbol, length) in lengths.enumerated() where length > 0 {
            sorted[next[Int(length)]] = (symbol, Int(length))
            next[Int(length)] += 1
        }
        return sorted
    }
}
