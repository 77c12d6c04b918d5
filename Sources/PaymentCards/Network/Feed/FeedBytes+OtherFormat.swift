import PaymentCardsContract

extension FeedBytes {
    /// What the bytes are where they are no JSON, as far as the first of them tell.
    func otherFormat() throws(CardsError) -> OtherFormat? {
        let window = try window(at: 0, length: windowLength)
        var start = window.bytes.prefix(window.count)
        if start.starts(with: [0x1F, 0x8B]) { return .gzip }
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return .utf16 }
        // Without a mark, every other byte of two ASCII characters is zero.
        let zeros = start.prefix(4).map { $0 == 0 }
        if zeros == [true, false, true, false] || zeros == [false, true, false, true] { return .utf16 }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        start = start.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
        let line = start.prefix { $0 != 0x0A && $0 != 0x0D }
        switch start.first {
        case UInt8(ascii: "<"): return .markup
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let isFollowed = line.count < start.count
            return isFollowed && line.withUnsafeBytes(JSONSyntax.fault(in:)) == nil ? .lines : nil
        default:
            let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
            return line.contains(where: separators.contains) ? .table : nil
        }
    }
}
