/// Why there is no live session.
public enum SessionError: Error, Hashable, Sendable {
    /// Standard input or standard output is not a terminal.
    case notATerminal
    /// According to `TERM`, the terminal can't move its cursor.
    case dumbTerminal
    /// The process already has a session. There can be only one, for its terminal and signal handlers.
    case alreadyOpen
    /// A system call failed: its error number and its name.
    case system(code: Int32, call: String)
}
