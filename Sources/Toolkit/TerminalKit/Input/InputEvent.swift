/// An event that a terminal reports.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(KeyEvent)
    /// The mouse was used.
    case pointer(PointerEvent)
    /// Text was pasted, and this is all of it. It is never a shortcut, whatever its characters.
    case paste(String)
    /// The terminal's window got the focus (`true`) or lost it.
    case focus(Bool)
    /// The terminal answered a query.
    case reply(TerminalReply)
}
