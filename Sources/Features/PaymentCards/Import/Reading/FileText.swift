import Values

/// The bytes of a file as UTF-8, whatever it was written in.
///
/// A file is UTF-8, with or without a byte order mark, UTF-16, or else Windows-1252, or Windows-1251 where that gives Cyrillic words. What
/// a file claims of itself is often wrong, and isn’t asked.
struct FileText: Sendable {
    let bytes: [UInt8]
    /// Where the text begins, behind a byte order mark.
    let start: Int

    init(_ bytes: [UInt8]) {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        if let text = Self.fromUTF16(bytes[...]) {
            (self.bytes, start) = (text, 0)
        } else if isMarked || Self.isUTF8(bytes) {
            (self.bytes, start) = (bytes, isMarked ? 3 : 0)
        } else {
            let table = Self.isCyrillic(bytes) ? Self.windows1251 : Self.windows1252
            (self.bytes, start) = (Self.decoded(bytes, by: table), 0)
        }
    }

    /// The text of bytes in UTF-16, by a byte order mark or by zeros in every other byte at the beginning; `nil` for others.
    static func fromUTF16(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let first = bytes.prefix(4).map { $0 == 0 }
        let isBig: Bool
        switch (Array(bytes.prefix(2)), first) {
        case ([0xFE, 0xFF], _): isBig = true
        case ([0xFF, 0xFE], _): isBig = false
        case (_, [true, false, true, false]): isBig = true
        case (_, [false, true, false, true]): isBig = false
        default: return nil
        }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            let unit = isBig ? one << 8 | two : two << 8 | one
            if unit != 0xFEFF || index > bytes.startIndex { units.append(unit) }
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Whether most characters beyond ASCII are UTF-8: a file in another encoding has hardly any that could be.
    static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.withContiguousStorageIfAvailable { bytes in
            var (right, wrong, index) = (0, 0, 0)
            while index < bytes.count {
                // Eight bytes of ASCII at once.
                if index + 8 <= bytes.count,
                    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
                        & 0x8080_8080_8080_8080 == 0
                {
                    index += 8
                    continue
                }
                let byte = bytes[index]
                guard byte >= 0x80 else {
                    index += 1
                    continue
                }
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
                let rest = bytes[(index + 1)..<min(index + length, bytes.count)]
                let isCut = rest.count < length - 1
                if length > 1, byte < 0xF5, rest.allSatisfy({ 0x80...0xBF ~= $0 }) {
                    right += isCut ? 0 : 1
                    index += length
                } else {
                    wrong += 1
                    index += 1
                }
            }
            return wrong == 0 || wrong * 10 < right
        } ?? false
    }

    /// Whether letters beyond ASCII mostly stand beside each other, as those of Cyrillic words do.
    private static func isCyrillic(_ bytes: [UInt8]) -> Bool {
        var (letters, pairs, before) = (0, 0, UInt8(0))
        for byte in bytes {
            if byte >= 0xC0 {
                letters += 1
                pairs += before >= 0xC0 ? 1 : 0
            }
            before = byte
        }
        return pairs * 2 > letters
    }

    /// The text of bytes of which those from 0x80 on stand for these characters.
    private static func decoded(_ bytes: [UInt8], by high: [UInt16]) -> [UInt8] {
        let texts = high.map { Unicode.Scalar($0).map { Array(String($0).utf8) } ?? [] }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 { text.append(byte) } else { text += texts[Int(byte) - 0x80] }
        }
        return text
    }

    /// Source: unicode.org, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT; U+FFFD where nothing is defined.
    private static let windows1252: [UInt16] =
        [
            0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
            0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
            0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
        ] + (0xA0...0xFF)

    /// Source: unicode.org, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1251.TXT.
    private static let windows1251: [UInt16] =
        [
            0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039,
            0x040A, 0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
            0xFFFD, 0x2122, 0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408,
            0x00A4, 0x0490, 0x00A6, 0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407,
            0x00B0, 0x00B1, 0x0406, 0x0456, 0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB,
            0x0458, 0x0405, 0x0455, 0x0457,
        ] + (0x0410...0x044F)
}

/// How texts of a file are written.
enum Writing: Sendable {
    /// As they are.
    case plain
    /// CSV: a quotation mark stands twice.
    case quoted
    /// SGML or XML: with entities and CDATA.
    case markup
}

extension FileText {
    /// The longest text that is read, in bytes.
    private static let longestText = 1000

    /// Whether nothing in a text has to be decoded, cleaned or masked, as in most.
    private func isPlain(_ range: Range<Int>) -> Bool {
        var digits = 0
        var last: UInt8 = 0x20
        for index in range {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "%"): return false
            case 0x20: if last == 0x20 { return false }
            case 0x30...0x39: digits += 1
            case 0x21...0x7E: break
            default: return false
            }
            last = byte
        }
        return digits < 12 && last != 0x20 && range.count <= Self.longestText
    }

    /// A text as people may see it: decoded, safe, with single spaces, and without card numbers.
    func text(_ span: Span, as writing: Writing) -> String {
        guard span.count > 0 else { return "" }
        if isPlain(span.range) { return String(decoding: bytes[span.range], as: UTF8.self) }
        var part = bytes[span.range]
        if part.count > Self.longestText {
            // What is cut doesn’t end with a digit, as half a card number isn’t recognized.
            part = part.prefix(Self.longestText)
            while let last = part.last, last >= 0x80 || last.isDigit { part.removeLast() }
        }
        var text = String(decoding: part, as: UTF8.self)
        switch writing {
        case .plain: break
        case .quoted: if part.contains(UInt8(ascii: "\"")) { text = text.replacing("\"\"", with: "\"") }
        case .markup: text = Markup.decoded(text)
        }
        text = text.safeText
        if text.utf8.first == 0x20 || text.utf8.last == 0x20 || text.contains("  ") {
            text = text.split(separator: " ").joined(separator: " ")
        }
        return text.withMaskedCardNumbers
    }
}

extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// Whether it is a space, a tab or a line break.
    var isSpace: Bool { self == 0x20 || self &- 9 < 5 }
    var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension [UInt8] {
    /// Whether these bytes are among the first `count`.
    func holds(_ part: some Collection<UInt8>, in count: Int = .max) -> Bool {
        guard let first = part.first else { return true }
        let end = Swift.min(self.count, count)
        return withUnsafeBufferPointer { bytes in
            for start in 0..<end where bytes[start] == first && end - start >= part.count {
                if bytes[start..<start + part.count].elementsEqual(part) { return true }
            }
            return false
        }
    }

    /// The range without spaces at its ends, no-break spaces among them.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        guard start < end else { return range }
        let (first, last) = (self[start], self[end - 1])
        // Most have none.
        if first > 0x20, first != 0xC2, last > 0x20, last != 0xA0 { return range }
        while start < end {
            if self[start].isSpace {
                start += 1
            } else if self[start] == 0xC2, start + 1 < end, self[start + 1] == 0xA0 {
                start += 2
            } else {
                break
            }
        }
        while start < end {
            if self[end - 1].isSpace {
                end -= 1
            } else if self[end - 1] == 0xA0, end - 2 >= start, self[end - 2] == 0xC2 {
                end -= 2
            } else {
                break
            }
        }
        return start..<end
    }
}
