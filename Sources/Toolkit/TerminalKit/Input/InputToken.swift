/// A piece of what a terminal sends, before it is known what it means.
enum InputToken: Equatable, Sendable {
    /// A scalar that is no control character.
    case scalar(Unicode.Scalar, isAlt: Bool)
    /// A control byte other than escape: 0x00...0x1F or 0x7F.
    case control(UInt8, isAlt: Bool)
    /// Escape, and nothing that belongs to it.
    case escape
    /// What began with `ESC [`.
    case sequence(ControlSequence, after: InputScanner.Introducer)
    /// What began with `ESC O`.
    case singleShift(ControlSequence, after: InputScanner.Introducer)
    /// `ESC [ [` and a letter: a function key of the Linux console.
    case consoleKey(UInt8)
    /// `ESC ]` up to its terminator.
    case systemCommand([UInt8])
    /// `ESC P` up to its terminator.
    case deviceControl([UInt8])
    /// What was pasted.
    case paste(String)
}
