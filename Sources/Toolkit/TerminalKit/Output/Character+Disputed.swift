/// Characters that one terminal gives more cells than another.
extension Character {
    /// Whether the cursor may be elsewhere than expected after the character: after emoji, symbols, and
    /// whatever is put together from several scalars.
    ///
    /// Letters, lines and blocks are not disputed, though Unicode calls some of them ambiguous: only a
    /// terminal set to old East Asian widths makes them wide, and in that no picture made of them can be
    /// shown. Source: UAX 11.
    var isWidthDisputed: Bool {
        let scalars = unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return true }
        switch scalar.value {
        case 0..<0x7F, Self.linesAndBlocks: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            return false
        default: return columns != 2 || scalar.properties.isEmojiPresentation
        }
    }

    /// The most cells that a terminal may give the character: those of its scalars, each drawn by itself.
    var mostColumns: Int {
        max(2, unicodeScalars.reduce(0) { $0 + max(1, $1.columns) })
    }

    private static let linesAndBlocks: ClosedRange<UInt32> = 0x2500...0x259F
}
