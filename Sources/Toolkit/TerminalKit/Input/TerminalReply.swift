/// A terminal's answer to a query from ``TerminalModes``.
public enum TerminalReply: Hashable, Sendable {
    /// The kind of terminal, in numbers. Every terminal answers this query, and answers in order, so this tells when no other
    /// answer will come. Source: DEC VT510, "DA1".
    case primaryAttributes([Int])
    /// The state of a private mode, by the mode's number: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset. Source: DEC
    /// VT510, "DECRPM".
    case mode(number: Int, state: Int)
    /// The default background colour. Source: xterm, "OSC 11".
    case backgroundColor(Color)
    /// The cursor's position, counted from 0. Source: ECMA-48, 8.3.14.
    case cursorPosition(Point)
    /// The name and the version of the terminal. Source: xterm, "XTVERSION".
    case version(String)
}
