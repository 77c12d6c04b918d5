public import TerminalKit

/// An event of a session.
public enum SessionEvent: Hashable, Sendable {
    /// The user's input, in order. Consecutive pointer movements are merged into the last one, and many events arrive in
    /// portions. The session handles the terminal's answers and control-C, -L and -Z itself and doesn't report them.
    case input([InputEvent])
    /// The terminal has a new size, and its contents may be lost: draw.
    case resized(Size)
    /// The terminal's contents are lost: draw. The program was stopped and continued, or control-L was pressed.
    case erased
    /// The terminal is gone. This is the last event.
    case hungUp
    /// A signal, or control-C, asked the program to end; the signal's number. The terminal has already been restored. This is
    /// the last event, and overtakes all that haven't been taken: clean up and close the session, which ends the process by
    /// this signal.
    case interrupted(signal: Int32)
}
