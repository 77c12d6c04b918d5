/// One thing that a terminal reports.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(KeyEvent)
    /// Something was done with the mouse.
    case pointer(PointerEvent)
    /// Text was pasted, all of it. It is never a shortcut, whatever its characters.
    case paste(String)
    /// The terminal's window got the focus (`true`) or lost it.
    case focus(Bool)
    /// The terminal answered a question.
    case reply(TerminalReply)
}
