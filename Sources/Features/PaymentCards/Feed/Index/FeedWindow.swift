import JSONFeed

/// A part of a feed in memory, followed by `JSONCursor.padding` zeros.
struct FeedWindow: Sendable {
    let bytes: [UInt8]
    /// The part's offset in the feed.
    let start: Int
    /// Whether the part reaches the end of the feed.
    let isLast: Bool

    /// The number of bytes of the feed, without the padding.
    var count: Int { bytes.count - JSONCursor.padding }

    /// What `read` finds at the beginning, where a walk is at `place`, and where that ends; `nil` if it finds nothing, or if the
    /// window cuts it off.
    @inline(__always)
    func scan<Result>(
        in place: FeedWalk.Place, _ read: (inout JSONCursor, UnsafePointer<UInt8>) -> Result?
    ) -> (result: Result?, end: Int, isCut: Bool) {
        let (result, end) = bytes.withUnsafeBufferPointer { bytes -> (Result?, Int) in
            // A padded array is never empty, so it has an address.
            guard let base = bytes.baseAddress else { return (nil, 0) }
            var cursor = JSONCursor(at: base)
            let result = read(&cursor, base)
            return (result, cursor.place - base)
        }
        // A number at the end of the window may continue after it; everything else has its own closing character.
        let isCut = end == count && !isLast && place != .tail
        return (isCut ? nil : result, end, isCut)
    }

    /// As many bytes at the end of a window are looked at for `probableEnd`.
    static let reachOfProbableEnd = 4096

    /// Where the last object that lies completely in the window probably ends: at a brace that a comma and another brace follow.
    /// Only reading the objects confirms it. `nil` if the last few kilobytes have no such place.
    var probableEnd: Int? {
        /// The last sign but white space, after the ones looked at.
        var (next, nextButOne): (UInt8, UInt8) = (0, 0)
        for place in (max(0, count - Self.reachOfProbableEnd)..<count).reversed() where bytes[place] > 0x20 {
            if bytes[place] == UInt8(ascii: "}"), next == UInt8(ascii: ","), nextButOne == UInt8(ascii: "{") {
                return start + place + 1
            }
            (next, nextButOne) = (bytes[place], next)
        }
        return nil
    }
}
