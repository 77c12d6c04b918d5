/// A key, as precisely as terminals distinguish keys.
public enum Key: Hashable, Sendable {
    /// The character that the key types. A character of several scalars arrives as several keys, one for each, since terminals
    /// don't report where it ends.
    case character(Character)
    /// Return, and enter on the number pad.
    case enter
    /// Tab.
    case tab
    /// Tab with shift.
    case backTab
    /// Escape.
    case escape
    /// The key that removes the character before the cursor.
    case backspace
    /// The key that removes the character after the cursor.
    case delete
    /// Insert.
    case insert
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key by its number, 1...20.
    case function(Int)
}

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

    /// The key of the number pad with this number in kitty's private use area.
    init?(padCode: Int) {
        switch padCode {
        case 57399...57408: self = .character(Character("\(padCode - 57399)"))
        case 57409...57413: self = .character([".", "/", "*", "-", "+"][padCode - 57409])
        case 57414: self = .enter
        case 57415, 57416: self = .character(["=", ","][padCode - 57415])
        case 57417...57426:
            let keys: [Key] = [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete]
            self = keys[padCode - 57417]
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

/// The keys that are held down while another key or a mouse button is used.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public var rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Shift. Not reported for keys that type a character: shift changes the character instead.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, option or meta.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
}

/// Modifiers in sequences: one more than a sum of bits. Source: xterm, "PC-Style Function Keys"; kitty, "Modifiers".
extension Modifiers {
    /// The modifiers in the parameter `number`, 1...256, of a key that types no character. Meta counts as alt.
    init?(parameter number: Int) {
        guard (1...256).contains(number) else { return nil }
        let bits = number - 1
        self = []
        if bits & 1 != 0 { insert(.shift) }
        if bits & (2 | 8) != 0 { insert(.alt) }
        if bits & 4 != 0 { insert(.control) }
    }

    /// The modifiers in the parameter of a key that types a character; `nil` with super, hyper or meta, which make it a
    /// shortcut of the window system.
    init?(parameterOfCharacter number: Int) {
        guard (1...256).contains(number), (number - 1) & (8 | 16 | 32) == 0 else { return nil }
        self.init(parameter: number)
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types `character`.
    public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
