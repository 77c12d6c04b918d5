/// A piece of what a terminal sends, before it is known what it means.
enum InputToken: Equatable, Sendable {
    /// A scalar that is no control character.
    case scalar(Unicode.Scalar, isAlt: Bool)
    /// A control byte other than escape: 0x00...0x1F or 0x7F.
    case control(UInt8, isAlt: Bool)
    /// Escape, and nothing that belongs to it.
    case escape
    /// `ESC [`, or `ESC ESC [`, which is either that with alt or the escape key and then a sequence.
    case sequence(ControlSequence, isDoubled: Bool)
    /// `ESC O`, likewise.
    case singleShift(ControlSequence, isDoubled: Bool)
    /// `ESC [ [` and a letter: a function key of the Linux console.
    case consoleKey(UInt8)
    /// `ESC ]` up to its terminator.
    case systemCommand([UInt8])
    /// `ESC P` up to its terminator.
    case deviceControl([UInt8])
    /// What was pasted.
    case paste(String)
}
