/// A byte, or a copy of bytes that were there before.
enum DeflateToken {
    case literal(UInt8)
    /// 3 to 258 bytes from 1 to 32,768 before.
    case copy(length: UInt16, distance: UInt16)

    /// The symbol of each length, from 0.
    static let lengthSymbols: [Int] = (0...258).map { length in
        DeflateAlphabet.lengthRanges.lastIndex { $0.base <= length } ?? 0
    }

    /// The symbol of a distance, from 0: two for each power of two.
    static func distanceSymbol(_ distance: Int) -> Int {
        guard distance > 4 else { return distance - 1 }
        let power = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
        return 2 * power + (distance - 1) >> (power - 1) & 1
    }
}

/// Finds what was there before: the longest of the latest places that begin with the same four bytes, unless
/// the next byte begins a longer one.
struct DeflateMatcher {
    private static let windowSize = 32768
    private static let longest = 258
    /// Places to look at, and the length that is good enough to stop.
    private static let chainLength = 24
    private static let niceLength = 96
    private static let hashBits = 15

    private let data: UnsafeBufferPointer<UInt8>
    private(set) var position = 0
    /// The last place of each hash, and for each place, modulo the windowSize, the one before it with the
    /// same hash.
    private var latest = [Int](repeating: -1, count: 1 << hashBits)
    private var earlier = [Int](repeating: -1, count: windowSize)
    /// The places that can be found so far.
    private var noted = 0
    /// What was found at the position.
    private var found = (length: 0, distance: 0)

    init(_ data: UnsafeBufferPointer<UInt8>) { self.data = data }

    var isAtEnd: Bool { position == data.count }

    /// The next tokens, at most `count` and one.
    mutating func next(_ count: Int) -> [DeflateToken] {
        var tokens: [DeflateToken] = []
        tokens.reserveCapacity(min(count, data.count - position) + 1)
        while tokens.count < count, position < data.count {
            let following =
                found.length < Self.niceLength && position + 1 < data.count
                ? match(at: position + 1) : (length: 0, distance: 0)
            if found.length < 4 || following.length > found.length {
                tokens.append(.literal(data[position]))
                position += 1
                found = following
            } else {
                tokens.append(.copy(length: UInt16(found.length), distance: UInt16(found.distance)))
                position += found.length
                found = position < data.count ? match(at: position) : (0, 0)
            }
        }
        return tokens
    }

    private mutating func match(at place: Int) -> (length: Int, distance: Int) {
        while noted < place { note() }
        var best = (length: 0, distance: 0)
        guard place + 4 <= data.count else { return best }
        let most = min(Self.longest, data.count - place)
        var candidate = latest[hash(place)]
        var chainLength = Self.chainLength
        // The distance 32,768 is not used, so that no place is looked at that is forgotten by then.
        while candidate >= 0, place - candidate < Self.windowSize, chainLength > 0 {
            if best.length == 0 || data[candidate + best.length] == data[place + best.length] {
                var length = 0
                while length < most, data[candidate + length] == data[place + length] { length += 1 }
                if length > best.length { best = (length, place - candidate) }
                if length >= min(Self.niceLength, most) { break }
            }
            candidate = earlier[candidate & (Self.windowSize - 1)]
            chainLength -= 1
        }
        return best
    }

    private mutating func note() {
        if noted + 4 <= data.count {
            let hash = hash(noted)
            earlier[noted & (Self.windowSize - 1)] = latest[hash]
            latest[hash] = noted
        }
        noted += 1
    }

    private func hash(_ place: Int) -> Int {
        let word = UnsafeRawBufferPointer(data).loadUnaligned(fromByteOffset: place, as: UInt32.self)
        return Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> UInt32(32 - Self.hashBits))
    }
}
