public import TerminalKit

/// The options for opening a session.
public struct SessionOptions: Sendable {
    /// How many colours to send.
    public var depth: ColorDepth
    /// Whether to send all colours, if the terminal says that it shows them.
    public var raisesDepth: Bool
    /// Whether mouse reports are on from the start. If not, the user can select text.
    public var mouse: Bool
    /// Whether to draw on the terminal that the person types at, wherever standard output goes.
    public var drawsOnInput: Bool
    /// Whether nothing is sent to the terminal, because the program writes lines of its own: the session only reads keys.
    public var onlyReads = false
    /// How pictures are to be shown.
    public var pictures: PictureChoice
    /// The window's title while the session lasts; `nil` for no other than it has.
    public var title: String?
    /// How long to wait for the terminal and the program.
    package var patience = SessionPatience()
    /// The environment variables by name: `TERM`, and `COLUMNS` and `LINES` for a terminal without a size.
    public var environment: [String: String]

    /// Options with these values.
    public init(
        depth: ColorDepth, raisesDepth: Bool = false, mouse: Bool = true, drawsOnInput: Bool = false,
        pictures: PictureChoice = .cells,
        title: String? = nil, environment: [String: String]
    ) {
        self.pictures = pictures
        self.title = title
        (self.depth, self.raisesDepth) = (depth, raisesDepth)
        self.mouse = mouse
        self.drawsOnInput = drawsOnInput
        self.environment = environment
    }

    /// Whether, according to `TERM`, the terminal can be drawn on.
    var canDraw: Bool { onlyReads || environment.namesTerminalThatDraws }

    /// The title, where the one before it can be put back: GNU Screen and the Linux console keep none.
    var restorableTitle: String? {
        onlyReads || environment.isInScreen || environment["TERM"] == "linux" ? nil : title
    }
}

extension [String: String] {
    /// Whether these environment variables name a terminal that can move its cursor.
    var namesTerminalThatDraws: Bool { !["", "dumb"].contains(self["TERM", default: ""]) }

    /// Whether the program runs in GNU Screen, or in what `TERM` says is it.
    var isInScreen: Bool {
        !self["STY", default: ""].isEmpty
            || self["TERM", default: ""].hasPrefix("screen") && self["TMUX", default: ""].isEmpty
    }

    /// Whether the program runs in tmux, and in nothing that runs in tmux.
    var isInTmux: Bool { !self["TMUX", default: ""].isEmpty && self["STY", default: ""].isEmpty }
}

/// An event of a session.
public enum SessionEvent: Hashable, Sendable {
    /// The user's input, in order. Consecutive pointer movements are merged into the last one, and many events arrive in
    /// portions. The session handles the terminal's answers and control-C, -L and -Z itself and doesn't report them.
    case input([InputEvent])
    /// The terminal has a new size, and its contents may be lost: draw.
    case resized(Size)
    /// The terminal's contents are lost: draw. The program was stopped and continued, or control-L was pressed.
    case erased
    /// The terminal says that it is now dark or light, or says so later than it was waited for.
    case appearance(Appearance)
    /// The terminal said that it shows more colours: draw in so many.
    case colors(ColorDepth)
    /// The terminal said how it shows pictures, or couldn't show one after all. Until then, draw them in cells.
    case pictures(PictureSupport)
    /// The terminal is gone. This is the last event.
    case hungUp
    /// A signal, or control-C, asked the program to end; the signal's number. The terminal has already been restored. This is
    /// the last event, and overtakes all that haven't been taken: clean up and close the session, which ends the process by
    /// this signal.
    case interrupted(signal: Int32)
}

/// Why there is no live session.
public enum SessionError: Error, Hashable, Sendable {
    /// Standard output, if the session is to draw there, is not a terminal, or there is none to type at.
    case notATerminal
    /// According to `TERM`, the terminal can't move its cursor.
    case dumbTerminal
    /// The process already has a session. There can be only one, for its terminal and signal handlers.
    case alreadyOpen
    /// A system call failed: its error number and its name.
    case system(code: Int32, call: String)
}
