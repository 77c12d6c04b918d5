/// How similar other texts are to a text of at most 64 characters, case included: the one measure behind every "did you mean".
///
/// It compares by the longest common subsequence, whose length takes a few operations per character of the other text (Hyyrö,
/// "Bit-parallel LCS-length computation revisited", 2004).
package struct Similarity {
    /// The number of characters in the text, at most 64.
    package let count: Int
    /// For each character, one bit per position.
    private var places: [Character: UInt64] = [:]

    /// Prepares comparisons with the first 64 characters of `text`.
    package init(to text: some StringProtocol) {
        let characters = text.prefix(64)
        count = characters.count
        for (place, character) in characters.enumerated() {
            places[character, default: 0] |= 1 << UInt64(place)
        }
    }

    /// The number of typing errors in `text`: extra, missing, wrong or transposed letters.
    package func errors(in text: String) -> Int {
        let length = text.count
        // The larger number of letters added or removed counts: a wrong letter is one of each.
        return (distance(to: text) + abs(count - length)) / 2
    }

    /// The number of characters to add and remove to get `text`.
    package func distance(to text: String) -> Int {
        distance(length: text.count, places: text.lazy.map { places[$0] ?? 0 })
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
