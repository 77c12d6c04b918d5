extension UInt8 {
    /// The lower-case letter, for searching in printable ASCII.
    package var asciiLowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }

    package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

extension ArraySlice<UInt8> {
    /// Whether these bytes contain `word`, which is in lower case, in any case.
    func containsInAnyCase(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        guard word.count <= count else { return false }
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                for start in 0...(bytes.count - word.count) where bytes[start].asciiLowercased == first {
                    var length = 1
                    while length < word.count, bytes[start + length].asciiLowercased == word[length] {
                        length += 1
                    }
                    if length == word.count { return true }
                }
                return false
            }
        }
    }
}
