/// Where a text is in a sequence that controls a terminal (ECMA-48), so that none of it is shown: without its escape character, the
/// rest would be left as litter, such as `[31m`.
///
/// As in a terminal, another escape character ends a sequence and begins the next one. So nothing is left from which another
/// sequence could be put together, however sequences are nested.
package enum EscapeSequence {
    case none
    /// After the escape character.
    case begun
    /// In parameters, up to a letter or another final byte.
    case parameters
    /// In a text for the terminal, such as a title, up to the bell or the escape character of its end.
    case string

    /// Whether `scalar` belongs to a sequence.
    package mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        switch (self, scalar.value) {
        case (_, 0x1B): self = .begun
        case (_, 0x9B), (.begun, 0x5B): self = .parameters
        case (_, 0x90), (_, 0x98), (_, 0x9D...0x9F): self = .string
        case (.begun, 0x50), (.begun, 0x58), (.begun, 0x5D...0x5F): self = .string
        case (.none, _): return false
        // An intermediate byte, as in the choice of a character set; what follows is the end.
        case (.begun, 0x20...0x2F): break
        case (.parameters, 0x20...0x3F): break
        case (.parameters, 0x40...0x7E), (.begun, 0x30...0x7E), (.string, 0x07), (.string, 0x9C): self = .none
        case (.string, 0x20...): break
        // A line break or a letter that no sequence has: it was cut off.
        default:
            self = .none
            return false
        }
        return true
    }
}

extension String {
    /// The text without sequences that control a terminal.
    package var withoutEscapeSequences: String {
        guard unicodeScalars.contains(where: { $0.value == 0x1B || 0x80..<0xA0 ~= $0.value }) else {
            return self
        }
        var sequence = EscapeSequence.none
        return String(String.UnicodeScalarView(unicodeScalars.filter { !sequence.takes($0) }))
    }
}
