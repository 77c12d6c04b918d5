/// What cleaning does with a scalar.
///
/// The ranges are listed here instead of queried from the standard library: ids are cleaned, too, and must not change with the
/// system's version of Unicode.
package enum ScalarTreatment {
    case stays
    /// A line break or a tab.
    case becomesSpace
    /// It can't be shown, and is replaced with U+FFFD to make tampering visible: control characters, noncharacters, and private
    /// use, which a terminal may interpret.
    case isShown
    /// It is invisible, such as a zero-width space or a character that changes the writing direction.
    case isDropped
    /// It is invisible, and kept only if its neighbours need it.
    case joins

    package init(_ scalar: Unicode.Scalar) {
        self =
            switch scalar.value {
            case 0x20...0x7E: .stays
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: .becomesSpace
            case 0x00...0x1F, 0x7F...0x9F: .isShown
            // Most letters, checked early because they are the most frequent.
            case 0xA0...0xAC, 0xAE...0x34E, 0x350...0x61B, 0x3165...0xD7FF: .stays
            // Joiners, and selectors for variants of emoji, ideographs and Mongolian letters.
            case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x180B...0x180F, 0xE0100...0xE01EF: .joins
            // Characters that programs may leave invisible (Default_Ignorable_Code_Point, Unicode 16).
            case 0xAD, 0x34F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x200B...0x200F, 0x202A...0x202E,
                0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3,
                0x1D173...0x1D17A, 0xE0000...0xE0FFF:
                .isDropped
            case 0xE000...0xF8FF, 0xF0000...0x10FFFF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFB: .isShown
            case let value where value & 0xFFFE == 0xFFFE: .isShown
            default: .stays
            }
    }
}

extension Unicode.Scalar {
    /// Whether an invisible scalar has a meaning between its neighbours.
    func isNeeded(between last: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
        guard let last else { return false }
        switch value {
        case 0x200C: return last.isJoining && next?.isJoining ?? false
        case 0x200D:
            return last.isVirama || last.isJoining && next?.isJoining ?? false
                || last.mayEndEmoji && next?.isPictograph ?? false
        // Text or emoji.
        case 0xFE0E, 0xFE0F: return last.isPictograph || next == "\u{20E3}" && last.isKeycap
        case 0x180B...0x180F: return 0x1820...0x18AA ~= last.value
        default: return last.isIdeograph
        }
    }

    /// Whether it belongs to a script in which joiners change how words are written (after RFC 5892, appendix A): from Arabic to
    /// Mandaic, from Devanagari to Sinhala, and the like.
    ///
    /// Never for scalars that cleaning itself may drop (U+17B4, U+17B5, U+180B to U+180F): a joiner kept because of them would
    /// be dropped by the next cleaning, which would change ids.
    private var isJoining: Bool {
        switch value {
        case 0x0620...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x17B3, 0x17B6...0x180A,
            0x1810...0x18AA,
            0x1A20...0x1BFF,
            0xA800...0xA82F, 0xA840...0xA87F, 0xA8E0...0xA8FF, 0xA980...0xA9DF, 0xABC0...0xABFF,
            0xFB50...0xFDCF, 0xFE70...0xFEFC, 0x10A00...0x10FFF, 0x11000...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    /// Whether it removes the vowel of a letter in an Indic script; a joiner after it selects the form of that letter.
    private var isVirama: Bool {
        switch value {
        case 0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0BCD, 0x0C4D, 0x0CCD, 0x0D4D, 0x0DCA: true
        default: false
        }
    }

    /// Whether it may be drawn as an emoji: it is in a range of symbols that contains emoji.
    private var isPictograph: Bool {
        switch value {
        case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2190...0x21FF, 0x2300...0x23FF, 0x24C2,
            0x25A0...0x27BF, 0x2934, 0x2935, 0x2B00...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299,
            0x1F000...0x1FAFF:
            true
        default: false
        }
    }

    private var mayEndEmoji: Bool { value == 0xFE0F || isPictograph }

    private var isKeycap: Bool { value == 0x23 || value == 0x2A || 0x30...0x39 ~= value }

    private var isIdeograph: Bool {
        switch value {
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
