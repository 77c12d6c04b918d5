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
