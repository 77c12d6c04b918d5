extension PictureSymbols {
    /// The characters for pictures in a terminal: those that it is known to draw itself, so that they meet in any font, and quarters
    /// otherwise.
    ///
    /// - Parameters:
    ///   - environment: The environment variables by name.
    ///   - version: The terminal's name and version as it has told them; empty if it hasn't.
    public static func known(environment: [String: String], version: String = "") -> PictureSymbols {
        func value(_ name: String) -> String { environment[name, default: ""] }
        // What is in between may be shown by another terminal than the one in which it was started.
        let kind = value("TERM").prefix { $0 != "-" && $0 != "." }
        guard value("TMUX").isEmpty, value("STY").isEmpty, !["tmux", "screen"].contains(kind) else {
            return .quadrants
        }
        let isTold = drawing.contains { version.lowercased().hasPrefix($0) }
        let isNamed = value("TERM") == "xterm-kitty" || kind == "foot" || value("TERM_PROGRAM") == "WezTerm"
        return isTold || isNamed || number(value("VTE_VERSION")) >= leastVTE
            || number(value("KONSOLE_VERSION")) >= leastKonsole ? .wedges : .quadrants
    }

    private static func number(_ text: String) -> Int { Int(text) ?? 0 }

    // What they answer begins so. Those whose older versions don't draw all of it are known by their variables alone.
    private static let drawing = ["kitty(", "foot(", "wezterm "]
    /// GNOME's terminals, since version 0.62 of their library.
    private static let leastVTE = 6200
    private static let leastKonsole = 221200
}
