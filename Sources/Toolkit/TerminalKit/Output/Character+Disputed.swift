/// Characters whose widths differ between terminals.
extension Character {
    /// Whether the cursor's position is uncertain after the character: after emoji, symbols, and any character of several
    /// scalars.
    ///
    /// Letters, lines and blocks don't count, though Unicode calls some of them ambiguous: only terminals set to old East
    /// Asian widths make them wide, and these can't show a picture made of them anyway. Source: UAX 11.
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

    /// The maximum number of cells in any terminal: the sum over the scalars, drawn separately.
    var mostColumns: Int {
        max(2, unicodeScalars.reduce(0) { $0 + max(1, $1.columns) })
    }

    private static let linesAndBlocks: ClosedRange<UInt32> = 0x2500...0x259F
}
