/// The effect of cleaning on a scalar.
///
/// The ranges are listed here instead of queried from the standard library: ids are cleaned, too, and must not change with the
/// system's version of Unicode.
package enum ScalarFate {
    case stays
    /// A line break or a tab.
    case becomesSpace
    /// It can't be shown, and is replaced by U+FFFD to make tampering visible: control characters, private use, which a
    /// terminal may interpret, and noncharacters.
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

    /// Whether cleaning may remove a scalar with this fate.
    package var mayBeDropped: Bool { self == .isDropped || self == .joins }
}
