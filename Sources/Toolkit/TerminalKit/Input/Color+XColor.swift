extension Color {
    /// A colour in X's notation: `rgb:r/g/b` with one to four hexadecimal digits each, or `rgba:` with a fourth number, which
    /// is ignored. Source: XParseColor(3).
    init?(xColor name: ArraySlice<UInt8>) {
        for (prefix, count) in [("rgb:", 3), ("rgba:", 4)] where name.starts(with: prefix.utf8) {
            let channels = name.dropFirst(prefix.utf8.count)
                .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .map(Self.channel)
            guard channels.count == count, let red = channels[0], let green = channels[1],
                let blue = channels[2]
            else { return nil }
            self.init(red: red, green: green, blue: blue)
            return
        }
        return nil
    }

    /// The digits as a fraction of the largest number with as many digits, scaled to 0...255.
    private static func channel(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...4).contains(digits.count),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16),
            value >= 0
        else { return nil }
        let largest = 1 << (4 * digits.count) - 1
        return UInt8(min(255, (value * 255 + largest / 2) / largest))
    }
}
