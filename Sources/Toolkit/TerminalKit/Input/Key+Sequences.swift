/// The keys' escape sequences. Sources: xterm, "PC-Style Function Keys" and "modifyOtherKeys"; rxvt, "Key Codes"; the Linux
/// console, console_codes(4); kitty, "Comprehensive keyboard handling".
extension Key {
    /// The key whose sequence ends in this letter, after `ESC [` or `ESC O`.
    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "A"): self = .up
        case UInt8(ascii: "B"): self = .down
        case UInt8(ascii: "C"): self = .right
        case UInt8(ascii: "D"): self = .left
        case UInt8(ascii: "F"): self = .end
        case UInt8(ascii: "H"): self = .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(letter - UInt8(ascii: "P")) + 1)
        default: return nil
        }
    }

    /// The key of `ESC [`, this number, `~`.
    init?(tildeNumber number: Int) {
        switch number {
        case 1, 7: self = .home
        case 2: self = .insert
        case 3: self = .delete
        case 4, 8: self = .end
        case 5: self = .pageUp
        case 6: self = .pageDown
        case 11...15: self = .function(number - 10)
        case 17...21: self = .function(number - 11)
        case 23...26: self = .function(number - 12)
        case 28, 29: self = .function(number - 13)
        case 31...34: self = .function(number - 14)
        default: return nil
        }
    }

    /// The key of the number pad, in application mode, whose sequence is `ESC O` and this letter.
    init?(padLetter letter: UInt8) {
        switch letter {
        case UInt8(ascii: "M"): self = .enter
        case UInt8(ascii: "I"): self = .tab
        case UInt8(ascii: "X"): self = .character("=")
        // The letters are those of the ASCII characters, plus 64.
        case UInt8(ascii: "j")...UInt8(ascii: "y"): self = .character(Character(Unicode.Scalar(letter - 64)))
        default: return nil
        }
    }

    /// The key of a control byte without its modifier, which can only be control.
    init?(controlByte byte: UInt8) {
        switch byte {
        case 0x09: self = .tab
        case 0x0D: self = .enter
        case 0x1B: self = .escape
        case 0x7F: self = .backspace
        default: return nil
        }
    }
}
