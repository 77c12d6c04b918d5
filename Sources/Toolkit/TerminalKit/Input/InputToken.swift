/// A piece of terminal input before it is interpreted.
enum InputToken: Equatable, Sendable {
    /// A scalar that is not a control character.
    case scalar(Unicode.Scalar, isAlt: Bool)
    /// A control byte other than escape: 0x00...0x1F or 0x7F.
    case control(UInt8, isAlt: Bool)
    /// Escape that doesn't begin a sequence.
    case escape
    /// A sequence that began with `ESC [`.
    case sequence(ControlSequence, after: InputScanner.Introducer)
    /// A sequence that began with `ESC O`.
    case singleShift(ControlSequence, after: InputScanner.Introducer)
    /// `ESC [ [` and a letter: a function key of the Linux console.
    case consoleKey(UInt8)
    /// The contents of `ESC ]` up to the terminator.
    case systemCommand([UInt8])
    /// The contents of `ESC P` up to the terminator.
    case deviceControl([UInt8])
    /// Pasted text.
    case paste(String)
}
