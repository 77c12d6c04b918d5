extension JournalPosition {
    /// The position as one word; `nil` at the start, which needs none.
    public var text: String? {
        place.map { place in
            let (offset, count) = (UInt64(place.offset), UInt64(place.count))
            let parts =
                [Hexadecimal.digits(place.generation), Hexadecimal.digits(offset), Hexadecimal.digits(count)]
                + [Hexadecimal.digits(place.checksum)]
            return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
        }
    }

    /// The position that ``text`` stands for; `nil` if it is none.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(
            Array.init)
        guard parts.map(\.count) == [16, 16, 16, 8] else { return nil }
        func number<Number: FixedWidthInteger & UnsignedInteger>(_ digits: [UInt8]) -> Number? {
            digits.withUnsafeBytes { Hexadecimal.number(in: $0, at: 0) }
        }
        guard let generation: UInt64 = number(parts[0]), let offset: UInt64 = number(parts[1]),
            let count: UInt64 = number(parts[2]), let checksum: UInt32 = number(parts[3]),
            offset <= Journal.limit, count <= offset
        else { return nil }
        self.init(
            place: Place(generation: generation, offset: Int(offset), count: Int(count), checksum: checksum))
    }
}
