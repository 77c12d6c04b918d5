extension Character {
    /// The width of the character in terminal cells.
    ///
    /// - 0: control and format characters, and a mark without a base. `Canvas` drops these.
    /// - 2: East Asian wide and fullwidth characters (see `WideRanges`), emoji, flags, keycaps, and emoji
    ///   joined into one picture or given a skin tone.
    /// - Otherwise the sum of its scalars' own widths, where marks have none. So "क्ष", one character of two consonants and a
    ///   mark, takes 2, as it does in a terminal that adds up the widths of scalars; a terminal that draws the ligature in
    ///   fewer cells still reserves that space.
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
