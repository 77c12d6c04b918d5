import JSONFeed
import PaymentCardsPorts

extension FeedBytes {
    /// The format of bytes that are not JSON, judged by the first two lines.
    ///
    /// A mistake in a JSON feed must not be taken for another format, or its place would not be reported. So two lines must
    /// agree.
    ///
    /// - Parameter next: whether the bytes stop being JSON where a line begins with a bracket. Only then may each line be a
    ///   document, however long the lines are.
    func otherFormat(beginsNext next: Bool) -> OtherFormat? {
        var length = 1 << 20
        while true {
            let start = prefix(length)
            let isWhole = start.count < length
            let (format, isKnown) = otherFormat(of: start[...], isWhole: isWhole)
            if isKnown || isWhole || !next { return format }
            length *= 4
        }
    }

    /// The format suggested by the beginning, `start`, and whether more bytes would change nothing.
    private func otherFormat(of start: ArraySlice<UInt8>, isWhole: Bool) -> (OtherFormat?, isKnown: Bool) {
        var start = start
        if start.starts(with: [0x1F, 0x8B]) { return (.gzip, true) }
        if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return (.archive, true) }
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return (.utf16, true) }
        // Without a byte order mark, two ASCII characters in UTF-16 have a zero in every other byte.
        let zeros = start.prefix(4).map { $0 == 0 }
        if zeros == [true, false, true, false] || zeros == [false, true, false, true] {
            return (.utf16, true)
        }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        start = start.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
        if start.first == UInt8(ascii: "<") { return (.markup, true) }
        var lines: [TextLine] = []
        while lines.count < 2, !start.isEmpty {
            let line = start.prefix { $0 != 0x0A && $0 != 0x0D }
            start = start.dropFirst(line.count).drop { $0 == 0x0A || $0 == 0x0D }
            // A line that is cut off can't be judged.
            if !start.isEmpty || isWhole { lines.append(TextLine(bytes: line)) }
        }
        guard lines.count == 2 else { return (nil, false) }
        if lines.allSatisfy(\.isDocument) { return (.lines, true) }
        return (lines[0].isRow(like: lines[1]) ? .table : nil, true)
    }
}

/// A line of text that may not be JSON.
private struct TextLine {
    let bytes: ArraySlice<UInt8>

    /// Whether it is a complete JSON object or list.
    var isDocument: Bool {
        let isNested = bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
        return isNested && bytes.withUnsafeBytes(JSONSyntax.fault(in:)) == nil
    }

    /// Whether both may be the first rows of one table: they have the same number of fields, and nothing typical of JSON.
    func isRow(like other: TextLine) -> Bool {
        guard !"{}[]".utf8.contains(bytes.first ?? 0), let signs, let others = other.signs else {
            return false
        }
        return [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains { separator in
            let count = signs.count { $0 == separator }
            return count > 0 && count == others.count { $0 == separator }
        }
    }

    /// The characters outside quotes; `nil` if they are typical of JSON: a colon after a key, a comma at the end.
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
        return last == UInt8(ascii: ",") ? nil : signs
    }
}
