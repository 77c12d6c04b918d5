/// The width of text in a terminal.
extension StringProtocol {
    /// The width of the text on one line in terminal cells: the sum over its characters.
    public var columns: Int {
        let text = slice
        if text.isPrintableASCII { return text.utf8.count }
        return text.reduce(0) { $0 + $1.columns }
    }

    /// The text truncated to at most `columns` cells, with "…", which takes one cell, if something is missing.
    ///
    /// Characters are kept whole or left out. Text that fits is returned unchanged. However long the text, no more than 24
    /// scalars per cell are read; longer text is assumed not to fit.
    public func truncated(to columns: Int) -> String {
        let (text, isCut) = slice.bounded(toColumns: columns)
        return isCut || !text.fits(columns) ? text.shortened(to: columns) : String(text)
    }

    /// The text, or as many of its first sentences as fit in `columns` cells, truncated if not even one does.
    public func sentences(fitting columns: Int) -> String {
        let text = slice
        guard !text.fits(columns) else { return String(text) }
        let ends = text.ranges(of: ". ").map { text[..<$0.upperBound].dropLast() }
        return ends.last { $0.fits(columns) }.map(String.init) ?? text.truncated(to: columns)
    }

    /// The text padded with spaces to at least `columns` cells.
    public func padded(to columns: Int) -> String {
        let text = String(slice)
        return text + String(repeating: " ", count: Swift.max(0, Swift.max(0, columns) - text.columns))
    }

    /// The whole text as a substring, without copying.
    var slice: Substring {
        (self as? Substring) ?? Substring(self as? String ?? String(self))
    }
}

extension Substring {
    /// Whether every byte is a printable character of one cell.
    var isPrintableASCII: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// The part of the text that could possibly be needed to fill `columns` cells, and whether there is more.
    func bounded(toColumns columns: Int) -> (text: Substring, isCut: Bool) {
        let (limit, overflows) = (Swift.max(0, columns) &+ 1)
            .multipliedReportingOverflow(by: Character.longestCluster)
        guard !overflows, utf8.count > limit,
            let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
        else { return (self, false) }
        // A copy, since finding the end of a character in a substring searches the whole string.
        return (Substring(String(unicodeScalars[..<end])), true)
    }

    /// Whether the text takes at most `columns` cells.
    func fits(_ columns: Int) -> Bool {
        var left = Swift.max(0, columns)
        for character in self {
            left -= character.columns
            if left < 0 { return false }
        }
        return true
    }

    /// The characters that fit before an ellipsis in `columns` cells, and the ellipsis. Spaces before it are removed.
    func shortened(to columns: Int) -> String {
        guard columns > 0 else { return "" }
        var left = columns - 1
        var kept = prefix { character in
            left -= character.columns
            return left >= 0
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept + "…"
    }
}

extension Character {
    /// The width of the character in terminal cells.
    ///
    /// - 0: control and format characters, and a mark without a base. `Canvas` drops these.
    /// - 2: East Asian wide and fullwidth characters (see `WideRanges`), emoji, flags, keycaps, and emoji
    ///   joined into one picture or given a skin tone.
    /// - Otherwise the sum of its scalars' own widths, where marks over and under a letter have none, and vowel signs beside it
    ///   have one. So "क्ष", one character of two consonants and a mark, takes 2, and "की" takes 2, as in a terminal that adds
    ///   up the widths of scalars; a terminal that draws the ligature in fewer cells still reserves that space.
    ///
    /// Only the first 24 scalars count; `Canvas` cuts off the others.
    public var columns: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        var index = scalars.index(after: scalars.startIndex)
        guard index < scalars.endIndex else { return first.columns }
        if first == "\r" { return 0 }

        let second = scalars[index]
        if second == .emojiPresentation, first.properties.isEmoji { return 2 }
        if first.isRegionalIndicator { return second.isRegionalIndicator ? 2 : first.columns }
        let isEmoji = first.value > 0x7F && first.properties.isEmoji

        var sum = first.columns
        var seen = 1
        while index < scalars.endIndex, seen < Self.longestCluster {
            let scalar = scalars[index]
            if isEmoji, scalar == .zeroWidthJoiner || scalar.isEmojiModifier { return 2 }
            sum += scalar.columns
            scalars.formIndex(after: &index)
            seen += 1
        }
        return sum
    }

    /// The maximum number of scalars in one character; the longest emoji of Unicode has 10.
    ///
    /// Otherwise, any number of marks could be stacked on a letter, so that a single "character" could be a megabyte long.
    static let longestCluster = 24

    /// The character without the scalars past `longestCluster`.
    var bounded: Character {
        let scalars = unicodeScalars
        guard utf8.count > Self.longestCluster,
            let end = scalars.index(
                scalars.startIndex, offsetBy: Self.longestCluster, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return self }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: scalars[..<end])
        // A prefix of a grapheme cluster is one cluster: the rules of UAX 29 look back, never ahead.
        return String(kept).first ?? self
    }
}

extension Unicode.Scalar {
    /// The width of the scalar by itself in terminal cells: 0, 1 or 2.
    ///
    /// Controls, format characters and marks that are drawn over or under the letter before them have none. Spacing marks, such
    /// as the vowel signs of Devanagari, have a width: POSIX's `wcwidth` gives them one cell, and so do terminals that follow
    /// it. The vowels and finals of decomposed Hangul have none, since they complete the syllable of their first consonant. What stands
    /// for a picture has none in a text.
    var columns: Int {
        if value < 0x7F { return value < 0x20 ? 0 : 1 }
        switch value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        case Placeholder.scalar.value: return 0
        default: break
        }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
            return 0
        default:
            return value >= 0x1100 && WideRanges.contains(value) ? 2 : 1
        }
    }

    /// Whether the scalar is half of a flag.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// Whether the scalar is one of the five skin tones.
    var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }

    /// Requests the coloured picture of the emoji before it.
    static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

    /// Joins the emoji around it into one.
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}

/// The scalars that are two terminal cells wide: East Asian Width W or F in Unicode `unicodeVersion`.
///
/// Generated from `EastAsianWidth.txt` of the Unicode Character Database; the generator is in the tests of this type, which
/// print a new table if it differs.
enum WideRanges {
    /// The version of the Unicode Character Database that the table is based on.
    static let unicodeVersion = "15.0.0"

    /// First and last scalar of each range, in ascending order, neither overlapping nor touching.
    static let table: [(first: UInt32, last: UInt32)] = [
        (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
        (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
        (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
        (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
        (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
        (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
        (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
        (0x2E80, 0x2E99), (0x2E9B, 0x2EF3), (0x2F00, 0x2FD5), (0x2FF0, 0x2FFB), (0x3000, 0x303E),
        (0x3041, 0x3096), (0x3099, 0x30FF), (0x3105, 0x312F), (0x3131, 0x318E), (0x3190, 0x31E3),
        (0x31F0, 0x321E), (0x3220, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA48C), (0xA490, 0xA4C6),
        (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE52),
        (0xFE54, 0xFE66), (0xFE68, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x16FE4),
        (0x16FF0, 0x16FF1), (0x17000, 0x187F7), (0x18800, 0x18CD5), (0x18D00, 0x18D08), (0x1AFF0, 0x1AFF3),
        (0x1AFF5, 0x1AFFB), (0x1AFFD, 0x1AFFE), (0x1B000, 0x1B122), (0x1B132, 0x1B132), (0x1B150, 0x1B152),
        (0x1B155, 0x1B155), (0x1B164, 0x1B167), (0x1B170, 0x1B2FB), (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF),
        (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F202), (0x1F210, 0x1F23B), (0x1F240, 0x1F248),
        (0x1F250, 0x1F251), (0x1F260, 0x1F265), (0x1F300, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C),
        (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4),
        (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E),
        (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F),
        (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6D7), (0x1F6DC, 0x1F6DF),
        (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7EB), (0x1F7F0, 0x1F7F0), (0x1F90C, 0x1F93A),
        (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF), (0x1FA70, 0x1FA7C), (0x1FA80, 0x1FA88), (0x1FA90, 0x1FABD),
        (0x1FABF, 0x1FAC5), (0x1FACE, 0x1FADB), (0x1FAE0, 0x1FAE8), (0x1FAF0, 0x1FAF8), (0x20000, 0x2FFFD),
        (0x30000, 0x3FFFD),
    ]

    /// Whether `value` is in the table: a binary search.
    static func contains(_ value: UInt32) -> Bool {
        var (low, high) = (0, table.count)
        while low < high {
            let middle = (low + high) / 2
            if value > table[middle].last { low = middle + 1 } else { high = middle }
        }
        return low < table.count && value >= table[low].first
    }
}
