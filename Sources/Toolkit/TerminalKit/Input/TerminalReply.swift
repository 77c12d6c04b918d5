/// What a terminal answers when it is asked, by the queries of ``TerminalModes``.
public enum TerminalReply: Hashable, Sendable {
    /// What kind of terminal it is, in numbers. Every terminal answers this question, and answers in order, so
    /// that it tells when no other answer will come. Source: DEC VT510, "DA1".
    case primaryAttributes([Int])
    /// Whether it knows a private mode, by the mode's number: 0 unknown, 1 set, 2 reset, 3 always set, 4
    /// always reset. Source: DEC VT510, "DECRPM".
    case mode(number: Int, state: Int)
    /// The colour behind text that has none. Source: xterm, "OSC 11".
    case backgroundColor(Color)
    /// Where the cursor is, counted from 0. Source: ECMA-48, 8.3.14.
    case cursorPosition(Point)
    /// The name and the version of the terminal. Source: xterm, "XTVERSION".
    case version(String)
}
