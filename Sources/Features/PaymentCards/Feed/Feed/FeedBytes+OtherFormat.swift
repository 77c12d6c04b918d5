import PaymentCardsContract

extension FeedBytes {
    /// What the bytes are where they are no JSON, as far as the first of them tell.
    ///
    /// A slip in a feed must not pass for another format: the place of it would be lost. So two lines have to agree.
    func otherFormat() throws(CardsError) -> OtherFormat? {
        let window = try window(at: 0, length: 1 << 20)
        var start = window.bytes.prefix(window.count)
        if start.starts(with: [0x1F, 0x8B]) { return .gzip }
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return .utf16 }
        // Without a mark, every other byte of two ASCII characters is zero.
        let zeros = start.prefix(4).map { $0 == 0 }
        if zeros == [true, false, true, false] || zeros == [false, true, false, true] { return .utf16 }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        start = start.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
        if start.first == UInt8(ascii: "<") { return .markup }
        var lines: [TextLine] = []
        while lines.count < 2, !start.isEmpty {
            let line = start.prefix { $0 != 0x0A && $0 != 0x0D }
            start = start.dropFirst(line.count).drop { $0 == 0x0A || $0 == 0x0D }
            // One that the window cuts is not known.
            if !start.isEmpty || window.isLast { lines.append(TextLine(bytes: line)) }
        }
        guard lines.count == 2 else { return nil }
        if lines.allSatisfy(\.isDocument) { return .lines }
        return lines[0].isRow(like: lines[1]) ? .table : nil
    }
}

/// A line of what may be no JSON.
private struct TextLine {
    let bytes: ArraySlice<UInt8>

    /// Whether it is a JSON object or list of its own.
    var isDocument: Bool {
        let isNested = bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
        return isNested && bytes.withUnsafeBytes(JSONSyntax.fault(in:)) == nil
    }

    /// Whether both may be rows of one table: they have as many fields, and nothing that a line of JSON has.
    func isRow(like other: TextLine) -> Bool {
        guard let signs, let others = other.signs else { return false }
        return [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains { separator in
            let count = signs.count { $0 == separator }
            return count > 0 && count == others.count { $0 == separator }
        }
    }

    /// What stands outside of quotes; `nil` where that is of JSON: a bracket, a colon after a key, a comma at the end.
    private var signs: [UInt8]? {
        var signs: [UInt8] = []
        var isQuoted = false
        var last: UInt8?
        for byte in bytes where byte != UInt8(ascii: " ") {
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted {
                if last == UInt8(ascii: "\""), byte == UInt8(ascii: ":") { return nil }
                signs.append(byte)
            }
            last = byte
        }
        return signs.contains(where: "{}[]".utf8.contains) || last == UInt8(ascii: ",") ? nil : signs
    }
}
