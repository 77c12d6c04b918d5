/// Computes how many characters must be inserted into and removed from a short text to get another one.
///
/// These are all characters of both texts except those of their longest common subsequence, whose length takes a few
/// operations per character of the other text (Hyyrö, "Bit-parallel LCS-length computation revisited", 2004).
package struct CommonCharacters {
    /// The number of characters in the text, at most 64.
    package let count: Int
    /// For each character, one bit per position.
    private var places: [Character: UInt64] = [:]
    private var asciiPlaces = [UInt64](repeating: 0, count: 128)

    /// Prepares comparisons with `text`, of which the first 64 characters count.
    package init(of text: some StringProtocol) {
        let characters = text.prefix(64)
        count = characters.count
        for (place, character) in characters.enumerated() {
            places[character, default: 0] |= 1 << UInt64(place)
            if let byte = character.asciiValue, character.utf8.count == 1 {
                asciiPlaces[Int(byte)] |= 1 << UInt64(place)
            }
        }
    }

    /// The distance to a text.
    package func distance(to text: String) -> Int {
        distance(length: text.count, places: text.lazy.map { places[$0] ?? 0 })
    }

    /// The distance to printable ASCII converted to lower case.
    package func distance(to bytes: ArraySlice<UInt8>) -> Int {
        distance(length: bytes.count, places: bytes.lazy.map { asciiPlaces[Int($0.asciiLowercased)] })
    }

    @inline(__always)
    private func distance(length: Int, places: some Sequence<UInt64>) -> Int {
        var rows = UInt64.max
        for places in places {
            let common = rows & places
            rows = (rows &+ common) | (rows &- common)
        }
        let used = count == 64 ? UInt64.max : (1 << UInt64(count)) &- 1
        return count + length - 2 * (~rows & used).nonzeroBitCount
    }
}
