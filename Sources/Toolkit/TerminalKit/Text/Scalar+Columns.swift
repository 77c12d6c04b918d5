extension Unicode.Scalar {
    /// The width of the scalar by itself in terminal cells: 0, 1 or 2.
    ///
    /// Controls, format characters and all marks have none: a mark is drawn over the letter before it. The vowels and finals
    /// of decomposed Hangul have none either, since they complete the syllable of their first consonant.
    var columns: Int {
        if value < 0x7F { return value < 0x20 ? 0 : 1 }
        switch value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
            .spacingMark:
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
