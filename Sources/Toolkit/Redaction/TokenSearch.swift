/// One search of bytes for a token. Its work grows no faster than the bytes, whatever they are.
struct TokenSearch {
    /// The maximum number of separators between `Bearer` and a short token, and between two characters of any token.
    private static let widestGap = 8
    private static let scheme = Array("bearer".utf8)
    /// How many removable characters are looked at again for each place where a token may begin.
    private static let longestWalk = 4

    private let filter: TokenFilter
    private let bytes: UnsafeRawBufferPointer
    /// The maximum number of separators between two characters of a needle: a short word may stand apart by chance.
    private let widestGapInside: Int
    /// Long runs of removable characters that were gone through, in order.
    private var runs: [Range<Int>] = []
    /// How many characters were looked at, the same one perhaps several times.
    private(set) var steps = 0

    init(_ filter: TokenFilter, in bytes: UnsafeRawBufferPointer) {
        (self.filter, self.bytes) = (filter, bytes)
        widestGapInside = filter.short == nil ? Self.widestGap : 0
    }

    /// Where the token is.
    mutating func places() -> [Range<Int>] {
        filter.mayBegin.withUnsafeBufferPointer { mayBegin in
            var places: [Range<Int>] = []
            var index = 0
            while index < bytes.count {
                if mayBegin[Int(bytes[index])], let end = end(ofTokenAt: index) {
                    places.append(index..<end)
                    index = end
                } else {
                    index += 1
                }
            }
            return places
        }
    }

    /// The end of the token that begins at `start`; `nil` if there is none.
    private mutating func end(ofTokenAt start: Int) -> Int? {
        for needle in filter.needles {
            if let end = end(of: needle, at: start) { return end }
        }
        return filter.short.flatMap { end(ofShortToken: $0, after: start) }
    }

    /// The end of a short token that follows a `Bearer` at `start`.
    private mutating func end(ofShortToken token: [UInt8], after start: Int) -> Int? {
        guard var index = end(of: Self.scheme, at: start) else { return nil }
        for _ in 0...Self.widestGap {
            if let end = end(of: token, at: index) { return end }
            guard index < bytes.count else { return nil }
            let sign = EncodedSign(at: index, in: bytes)
            guard sign.isGap else { return nil }
            index += sign.length
        }
        return nil
    }

    private mutating func end(of needle: [UInt8], at start: Int) -> Int? {
        // A token may itself contain a backslash or a percent sign.
        end(of: needle, at: start, isEncoded: true) ?? end(of: needle, at: start, isEncoded: false)
    }

    private mutating func end(of needle: [UInt8], at start: Int, isEncoded: Bool) -> Int? {
        var (index, found, gap, walk) = (start, 0, 0, 0)
        while found < needle.count {
            guard index < bytes.count else { return nil }
            let sign = isEncoded ? EncodedSign(at: index, in: bytes) : EncodedSign(raw: bytes[index])
            steps += 1
            walk = sign.isRemovable ? walk + 1 : 0
            if TokenFilter.fold(sign.byte) == needle[found] {
                (found, gap) = (found + 1, 0)
            } else if found == 0 {
                return nil
            } else if isEncoded, walk > Self.longestWalk {
                index = endOfRun(at: index)
                continue
            } else if !sign.isRemovable {
                gap += 1
                guard sign.isGap, gap <= widestGapInside else { return nil }
            }
            index += sign.length
        }
        return index
    }

    /// The end of a run of removable characters, some of which precede `index`.
    ///
    /// A token may begin with the last digit of each escape in it, and be split by all of the rest. But what begins inside an
    /// escape is at most three characters: after more of them, `index` is where any other walk through the run comes, too.
    private mutating func endOfRun(at index: Int) -> Int {
        var (place, last) = (0, runs.count)
        while place < last {
            let middle = (place + last) / 2
            if runs[middle].upperBound > index { last = middle } else { place = middle + 1 }
        }
        if place < runs.count, runs[place].contains(index) { return runs[place].upperBound }
        var end = index
        while end < bytes.count, case let sign = EncodedSign(at: end, in: bytes), sign.isRemovable {
            (end, steps) = (end + sign.length, steps + 1)
        }
        runs.insert(index..<end, at: place)
        return end
    }
}
