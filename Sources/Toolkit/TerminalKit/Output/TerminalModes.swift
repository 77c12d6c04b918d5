/// What turns a terminal into a screen of our own and back, and what asks it about itself.
///
/// Sources: xterm, "XTerm Control Sequences"; for mode 2026, "Terminal Spec: Synchronized Output".
public enum TerminalModes {
    /// Switches to the alternate screen, without autowrap, so that its last cell can be written without
    /// scrolling; hides the cursor; asks for pastes in brackets and for reports of the focus.
    ///
    /// - Parameter mouse: Whether to ask for reports of the mouse too.
    public static func enter(mouse: Bool) -> [UInt8] {
        bytes("?1049h", "m", "?7l", "?25l", "?2004h", "?1004h") + (mouse ? self.mouse(true) : [])
    }

    /// Undoes ``enter(mouse:)``, and whatever a frame left half done.
    ///
    /// It does no harm where nothing has been entered, so that it can be sent on every way out.
    ///
    /// - Parameter mouse: Whether the mouse may be on.
    public static func leave(mouse: Bool = true) -> [UInt8] {
        bytes("?2026l") + (mouse ? self.mouse(false) : [])
            + bytes("?2004l", "?1004l", "m", "?7h", "?25h", "?1049l")
    }

    /// Asks for reports of buttons and of movement with a button down, in cells of any number, or no longer
    /// does.
    public static func mouse(_ isOn: Bool) -> [UInt8] {
        isOn ? bytes("?1002h", "?1006h") : bytes("?1006l", "?1002l")
    }

    /// Asks for the background colour. Answer: ``TerminalReply/backgroundColor(_:)``, or none.
    public static let backgroundColorQuery = Array("\u{1B}]11;?\u{1B}\\".utf8)

    /// Asks whether there is synchronized output. Answer: ``TerminalReply/mode(number:state:)``, or none.
    ///
    /// Terminal.app prints the last letter of it, so it is to be sent when a screen of our own is up.
    public static let synchronizedOutputQuery = bytes("?2026$p")

    /// The number of the mode for synchronized output.
    public static let synchronizedOutput = 2026

    /// Asks for the cursor's place. Answer: ``TerminalReply/cursorPosition(_:)``, if
    /// ``InputParser/expectsCursorPosition``.
    public static let cursorPositionQuery = bytes("6n")

    /// Asks for the terminal's name. Answer: ``TerminalReply/version(_:)``, or none.
    public static let versionQuery = bytes(">0q")

    /// Asks what every terminal answers, ``TerminalReply/primaryAttributes(_:)``: after that, no answer to an
    /// earlier question will come.
    public static let fence = bytes("c")

    private static func bytes(_ sequences: String...) -> [UInt8] {
        sequences.flatMap { Array("\u{1B}[\($0)".utf8) }
    }
}
