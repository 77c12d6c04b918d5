public import TerminalKit

/// What happens to a session.
public enum SessionEvent: Hashable, Sendable {
    /// What the user did, in order. Of movements of the pointer since the last event was taken only the last one
    /// is told. Answers of the terminal and control-Z are the session's own and are not told.
    case input([InputEvent])
    /// The terminal has another size, and what was on it may be gone: draw.
    case resized(Size)
    /// The program was stopped and goes on; what was on the terminal is gone: draw.
    case resumed
    /// The terminal has gone away. This is the last event.
    case hungUp
    /// A signal told the program to end; its number. The terminal is restored already, and this is the last event:
    /// clean up and close the session, which ends the process by this signal.
    case interrupted(signal: Int32)
}
