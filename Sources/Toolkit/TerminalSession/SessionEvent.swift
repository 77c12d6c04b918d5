public import TerminalKit

/// What happens to a session.
public enum SessionEvent: Hashable, Sendable {
    /// What the user did, in order. Of movements of the pointer since the last event was taken only the last one
    /// is told, and of many events only so many at a time. Answers of the terminal and control-C, -L and -Z are the session's own
    /// and are not told.
    case input([InputEvent])
    /// The terminal has another size, and what was on it may be gone: draw.
    case resized(Size)
    /// What was on the terminal is gone: draw. The program was stopped and goes on, or control-L was pressed.
    case erased
    /// The terminal has gone away. This is the last event.
    case hungUp
    /// A signal told the program to end, or control-C did; the signal's number. The terminal is restored already, and this is
    /// the last event, told before any that nobody has taken: clean up and close the session, which ends the process by this signal.
    case interrupted(signal: Int32)
}
