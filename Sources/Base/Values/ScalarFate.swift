/// What cleaning makes of a scalar.
///
/// The ranges stand here and are not asked of the standard library: ids are cleaned, too, and an id must not change with the
/// version of Unicode that a system has.
package enum ScalarFate {
    case stays
    /// A line break or a tab.
    case becomesSpace
    /// It can't be shown, and U+FFFD takes its place, so that tampering is seen: control characters, private use, which a terminal
    /// may give a meaning of its own, and what is no character.
    case isShown
    /// It is invisible, such as a zero-width space or what changes the direction of writing.
    case isDropped
    /// It is invisible, and stays where the characters beside it need it.
    case joins

    package init(_ scalar: Unicode.Scalar) {
        self =
            switch scalar.value {
            case 0x20...0x7E: .stays
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: .becomesSpace
            case 0x00...0x1F, 0x7F...0x9F: .isShown
            // Most letters, early because they are most of what is asked about.
            case 0xA0...0xAC, 0xAE...0x34E, 0x350...0x61B, 0x3165...0xD7FF: .stays
            // Joiners, and what picks a variant of an emoji, an ideograph or a Mongolian letter.
            case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x180B...0x180F, 0xE0100...0xE01EF: .joins
            // What Unicode lets a program show nothing for (Default_Ignorable_Code_Point, Unicode 16).
            case 0xAD, 0x34F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x200B...0x200F, 0x202A...0x202E,
                0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3,
                0x1D173...0x1D17A, 0xE0000...0xE0FFF:
                .isDropped
            case 0xE000...0xF8FF, 0xF0000...0x10FFFF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFB: .isShown
            case let value where value & 0xFFFE == 0xFFFE: .isShown
            default: .stays
            }
    }

    /// Whether a text may have a scalar of this fate that its cleaned text doesn't have.
    package var mayBeDropped: Bool { self == .isDropped || self == .joins }
}
