/// The code of an alphabet that writes given symbols in the fewest bits. Source: RFC 1951, 3.2.2.
struct HuffmanCode {
    /// The bits of a symbol as they are written, the first the lowest.
    struct Word {
        let bits: UInt16
        let length: UInt8
    }

    let lengths: [UInt8]
    private let words: [Word]

    subscript(symbol: Int) -> Word { words[symbol] }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length) + 1] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1...16 { next[length] = (next[length - 1] + counts[length]) << 1 }
        words = lengths.map { length in
            guard length > 0 else { return Word(bits: 0, length: 0) }
            defer { next[Int(length)] += 1 }
            let code = next[Int(length)]
            let turned = (0..<Int(length)).reduce(0) { $0 << 1 | code >> $1 & 1 }
            return Word(bits: UInt16(turned), length: length)
        }
    }

    /// The best code for symbols that occur so often, none longer than `limit` bits, and at least two in it.
    ///
    /// Where the best code has longer words, rare symbols are taken for less rare until it has none.
    init(counts: [Int], limit: Int) {
        var counts = counts
        for symbol in [0, 1] where counts.count(where: { $0 > 0 }) < 2 {
            counts[symbol] = max(1, counts[symbol])
        }
        var lengths = Self.lengths(counts)
        while lengths.contains(where: { $0 > limit }) {
            counts = counts.map { ($0 + 1) / 2 }
            lengths = Self.lengths(counts)
        }
        self.init(lengths: lengths)
    }

    /// How deep each symbol is in Huffman's tree.
    ///
    /// The two rarest nodes become one until one is left. New nodes are never rarer than the ones before, so
    /// two queues in order are enough.
    private static func lengths(_ counts: [Int]) -> [UInt8] {
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { counts[$0] < counts[$1] }
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var nextLeaf = 0
        var nextNode = leaves.count
        func rarest() -> Int {
            let isLeaf =
                nextLeaf < leaves.count
                && (nextNode >= weights.count || weights[nextLeaf] <= weights[nextNode])
            defer { if isLeaf { nextLeaf += 1 } else { nextNode += 1 } }
            return isLeaf ? nextLeaf : nextNode
        }
        while weights.count < parents.count {
            let (first, second) = (rarest(), rarest())
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        var lengths = [UInt8](repeating: 0, count: counts.count)
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }
}
