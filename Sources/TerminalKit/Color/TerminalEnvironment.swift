/// What the environment variables say about colours.
struct TerminalEnvironment {
    let variables: [String: String]

    var refusesColor: Bool { variables["NO_COLOR", default: ""] != "" }

    /// The fewest colours that the user forces, if they do. `FORCE_COLOR` may be a level, 1 (16 colours) ...
    /// 3 (true colour).
    var forcedDepth: ColorDepth? {
        func isForced(_ name: String) -> Bool { !["", "0", "false"].contains(variables[name, default: ""]) }
        guard isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") else { return nil }
        switch variables["FORCE_COLOR"] {
        case "2": return .ansi256
        case "3": return .trueColor
        default: return .ansi16
        }
    }

    /// How many colours the terminal has by its own account.
    var depth: ColorDepth {
        // "screen.xterm-256color" is made of the words screen, xterm and 256color. A word counts only as a
        // whole.
        let words = variables["TERM", default: ""].split { "-.+".contains($0) }.map { $0.lowercased() }
        guard let name = words.first, name != "dumb" else { return .none }
        if !Self.trueColorWords.isDisjoint(with: words) { return .trueColor }
        // A multiplexer hands down the variable of the terminal that it was started in, whatever it can show
        // itself.
        let isMultiplexer = name == "screen" || name == "tmux"
        if !isMultiplexer, ["truecolor", "24bit"].contains(variables["COLORTERM"]?.lowercased()) {
            return .trueColor
        }
        if words.contains("256color") || variables["TERM_PROGRAM"] == "Apple_Terminal" { return .ansi256 }
        return .ansi16
    }

    private static let trueColorWords: Set<String> = [
        "kitty", "ghostty", "wezterm", "alacritty", "foot", "direct", "direct2", "direct16", "direct256",
    ]
}
