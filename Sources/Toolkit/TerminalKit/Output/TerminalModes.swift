/// The sequences that switch a terminal to full-screen mode and back, and that query its properties.
///
/// Sources: xterm, "XTerm Control Sequences"; for mode 2026, "Terminal Spec: Synchronized Output"; for keys, kitty's
/// "Comprehensive keyboard handling".
public enum TerminalModes {
    /// Switches to the alternate screen, without autowrap, so that its last cell can be written without scrolling; hides the
    /// cursor; turns on bracketed paste, focus reports, and reports of whether the terminal is dark or light.
    ///
    /// - Parameter mouse: Whether to turn on mouse reports too.
    public static func enter(mouse: Bool) -> [UInt8] {
        bytes("?1049h", "m", "?7l", "?25l", "?2004h", "?1004h", "?2031h") + (mouse ? self.mouse(true) : [])
    }

    /// Undoes ``enter(mouse:)``, and anything that an incomplete frame left behind.
    ///
    /// It is harmless without a preceding `enter`, so it can be sent on every way out.
    ///
    /// - Parameters:
    ///   - mouse: Whether mouse reports may be on.
    ///   - keys: Whether ``keys(_:)`` turned on distinct keys.
    public static func leave(mouse: Bool = true, keys: Bool = false) -> [UInt8] {
        bytes("?2026l") + (mouse ? self.mouse(false) : []) + (keys ? self.keys(false) : [])
            + bytes("?2031l", "?2004l", "?1004l", "m", "?7h", "?25h", "?1049l")
    }

    /// Keeps the window's title, to be put back by ``restoreTitle``. Terminals that keep none ignore both.
    public static let keepTitle = bytes("22;2t")

    /// Puts back the title that ``keepTitle`` kept last.
    public static let restoreTitle = bytes("23;2t")

    /// Sets the window's title, without control characters.
    public static func title(_ text: String) -> [UInt8] {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return Array("\u{1B}]2;\(String(String.UnicodeScalarView(scalars)))\u{1B}\\".utf8)
    }

    /// Turns on or off reports of buttons and of movements with a button down, with cell numbers of any size.
    public static func mouse(_ isOn: Bool) -> [UInt8] {
        isOn ? bytes("?1002h", "?1006h") : bytes("?1006l", "?1002l")
    }

    /// Turns on reports of keys as distinct sequences, so that the escape key is not taken for the beginning of one, or restores
    /// what was on before.
    ///
    /// Send it on the alternate screen, which has its own, and only to a terminal that answers ``keysQuery``.
    public static func keys(_ areDistinct: Bool) -> [UInt8] { bytes(areDistinct ? ">1u" : "<u") }

    /// Queries whether keys can be reported as distinct sequences. Answer: ``TerminalReply/keys(_:)``, or none.
    public static let keysQuery = bytes("?u")

    /// Shows the cursor, or hides it.
    package static func cursor(_ isOn: Bool) -> [UInt8] { bytes(isOn ? "?25h" : "?25l") }

    /// `frame`, which the terminal shows all at once.
    static func synchronized(_ frame: [UInt8]) -> [UInt8] { bytes("?2026h") + frame + bytes("?2026l") }

    /// Queries the background colour. Answer: ``TerminalReply/backgroundColor(_:)``, or none.
    public static let backgroundColorQuery = Array("\u{1B}]11;?\u{1B}\\".utf8)

    /// Queries synchronized output. Answer: ``TerminalReply/mode(number:state:)``, or none.
    ///
    /// Terminal.app prints its last letter, so send it only on the alternate screen.
    public static let synchronizedOutputQuery = bytes("?2026$p")

    /// The number of the mode for synchronized output.
    public static let synchronizedOutput = 2026

    /// Queries the cursor's position. Answer: ``TerminalReply/cursorPosition(_:)``, if ``InputParser/expectsCursorPosition``.
    public static let cursorPositionQuery = bytes("6n")

    /// Queries the terminal's name. Answer: ``TerminalReply/version(_:)``, or none.
    public static let versionQuery = bytes(">0q")

    /// Queries what tells whether pictures can be shown, and how many pixels a cell has. Answers: ``TerminalReply/version(_:)``,
    /// ``TerminalReply/cellPixels(_:)`` and ``TerminalReply/textPixels(width:height:)``, or none; and what every terminal answers to
    /// ``fence``.
    public static let picturesQuery = versionQuery + bytes("16t", "14t")

    /// Queries whether pictures can be shown as kitty does. Answer: ``TerminalReply/graphics(id:isOK:)``.
    ///
    /// Send it only where ``PictureFindings/canHaveGraphics``: tmux and GNU Screen take it for the title of the window.
    public static let graphicsQuery = KittyGraphics.query

    /// Queries whether colours of 8-bit red, green and blue are shown: by setting one and asking for it, and by the name that
    /// terminfo has for that. Answer: ``TerminalReply/trueColor``, or none. Source: xterm, "DECRQSS", "XTGETTCAP".
    ///
    /// Don't send it in GNU Screen, which passes the text of both questions on to its terminal, where it is written over the screen.
    public static let colorsQuery = Array(
        "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m\u{1B}P+q524742\u{1B}\\".utf8)

    /// A query that every terminal answers, with ``TerminalReply/primaryAttributes(_:)``: after that, no answer to an earlier
    /// query will come.
    public static let fence = bytes("c")

    private static func bytes(_ sequences: String...) -> [UInt8] {
        sequences.flatMap { Array("\u{1B}[\($0)".utf8) }
    }
}

extension TerminalModes {
    /// Queries the state of a private mode, by its number. Answer: ``TerminalReply/mode(number:state:)``, or none. Source: DEC
    /// VT510, "DECRQM".
    public static func modeQuery(_ number: Int) -> [UInt8] { Array("\u{1B}[?\(number)$p".utf8) }
}
