/// Why there is no live session.
public enum SessionError: Error, Hashable, Sendable {
    /// Standard input or standard output is not a terminal.
    case notATerminal
    /// By its own account, `TERM`, the terminal cannot move its cursor.
    case dumbTerminal
    /// The process has a session already. It has one terminal and one set of signal handlers.
    case alreadyOpen
    /// The system refused something; its error number and the call.
    case system(code: Int32, call: String)
}
