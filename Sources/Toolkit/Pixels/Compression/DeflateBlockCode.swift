/// The two codes of a block, and how they are written before it.
struct DeflateBlockCode {
    /// The fields that describe the codes. Source: RFC 1951, 3.2.7.
    struct Header {
        fileprivate(set) var fields: [(value: Int, bits: Int)] = []

        var size: Int { fields.reduce(0) { $0 + $1.bits } }
    }

    let literals: HuffmanCode
    let distances: HuffmanCode

    static let fixed = DeflateBlockCode(
        literals: HuffmanCode(lengths: DeflateAlphabet.fixedLiteralLengths),
        distances: HuffmanCode(lengths: DeflateAlphabet.fixedDistanceLengths))

    private init(literals: HuffmanCode, distances: HuffmanCode) {
        self.literals = literals
        self.distances = distances
    }

    init(for tokens: [DeflateToken]) {
        var literals = [Int](repeating: 0, count: 286)
        var distances = [Int](repeating: 0, count: 30)
        literals[256] = 1
        for token in tokens {
            switch token {
            case .literal(let byte): literals[Int(byte)] += 1
            case .copy(let length, let distance):
                literals[257 + DeflateToken.lengthSymbols[Int(length)]] += 1
                distances[DeflateToken.distanceSymbol(Int(distance))] += 1
            }
        }
        self.init(
            literals: HuffmanCode(counts: literals, limit: 15),
            distances: HuffmanCode(counts: distances, limit: 15))
    }

    /// The bits that `tokens` and the end of the block take.
    func size(of tokens: [DeflateToken]) -> Int {
        tokens.reduce(Int(literals[256].length)) { size, token in
            switch token {
            case .literal(let byte): return size + Int(literals[Int(byte)].length)
            case .copy(let length, let distance):
                let lengthSymbol = DeflateToken.lengthSymbols[Int(length)]
                let distanceSymbol = DeflateToken.distanceSymbol(Int(distance))
                return size + Int(literals[257 + lengthSymbol].length) + Int(distances[distanceSymbol].length)
                    + DeflateAlphabet.lengthRanges[lengthSymbol].bits
                    + DeflateAlphabet.distanceRanges[distanceSymbol].bits
            }
        }
    }

    var header: Header {
        let runs = Self.runs(literals.lengths + distances.lengths)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        var header = Header(fields: [
            (literals.lengths.count - 257, 5), (distances.lengths.count - 1, 5), (15, 4),
        ])
        header.fields += DeflateAlphabet.codeLengthOrder.map { (Int(code.lengths[$0]), 3) }
        for run in runs {
            header.fields.append((Int(code[run.symbol].bits), Int(code[run.symbol].length)))
            header.fields.append((run.extra, run.bits))
        }
        return header
    }

    /// The lengths, those that repeat as runs of 3 to 6, and zeros as runs of 3 to 138.
    private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, bits: Int)] {
        var runs: [(symbol: Int, extra: Int, bits: Int)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            let count = lengths[index...].prefix { $0 == length }.count
            if length == 0, count >= 3 {
                let part = min(count, 138)
                runs.append(part <= 10 ? (17, part - 3, 3) : (18, part - 11, 7))
                index += part
            } else if index > 0, lengths[index - 1] == length, count >= 3 {
                runs.append((16, min(count, 6) - 3, 2))
                index += min(count, 6)
            } else {
                runs.append((Int(length), 0, 0))
                index += 1
            }
        }
        return runs
    }
}
