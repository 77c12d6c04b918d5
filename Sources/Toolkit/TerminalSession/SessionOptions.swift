public import TerminalKit

/// How to open a session.
public struct SessionOptions: Sendable {
    /// How many colours to send.
    public var depth: ColorDepth
    /// Whether the mouse is the program's from the start. It is the user's otherwise, who can select text.
    public var mouse: Bool
    /// The environment variables by name: `TERM`, and `COLUMNS` and `LINES` for a terminal without a size.
    public var environment: [String: String]

    /// Options by their values.
    public init(depth: ColorDepth, mouse: Bool = true, environment: [String: String]) {
        self.depth = depth
        self.mouse = mouse
        self.environment = environment
    }

    /// Whether the terminal, by its own account, can be drawn on.
    var canDraw: Bool { environment.namesTerminalThatDraws }
}

extension [String: String] {
    /// Whether these environment variables name a terminal that can move its cursor.
    var namesTerminalThatDraws: Bool { !["", "dumb"].contains(self["TERM", default: ""]) }
}
