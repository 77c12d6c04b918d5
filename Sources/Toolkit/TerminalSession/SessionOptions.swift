public import TerminalKit

/// The options for opening a session.
public struct SessionOptions: Sendable {
    /// How many colours to send.
    public var depth: ColorDepth
    /// Whether mouse reports are on from the start. If not, the user can select text.
    public var mouse: Bool
    /// The environment variables by name: `TERM`, and `COLUMNS` and `LINES` for a terminal without a size.
    public var environment: [String: String]

    /// Options with these values.
    public init(depth: ColorDepth, mouse: Bool = true, environment: [String: String]) {
        self.depth = depth
        self.mouse = mouse
        self.environment = environment
    }

    /// Whether, according to `TERM`, the terminal can be drawn on.
    var canDraw: Bool { environment.namesTerminalThatDraws }
}

extension [String: String] {
    /// Whether these environment variables name a terminal that can move its cursor.
    var namesTerminalThatDraws: Bool { !["", "dumb"].contains(self["TERM", default: ""]) }
}
