/// The environment variables that concern colours.
struct TerminalEnvironment {
    let variables: [String: String]

    var refusesColor: Bool { variables["NO_COLOR", default: ""] != "" }

    /// The minimum number of colours that the user forces, if any, and the variable that does it. `FORCE_COLOR` may be a
    /// level, 1 (16 colours) ... 3 (true colour).
    var forced: (least: ColorDepth, rule: ColorRule)? {
        func isForced(_ name: String) -> Bool { !["", "0", "false"].contains(variables[name, default: ""]) }
        guard let name = ["FORCE_COLOR", "CLICOLOR_FORCE"].first(where: isForced) else { return nil }
        switch variables["FORCE_COLOR"] {
        case "2": return (.ansi256, .variable(name))
        case "3": return (.trueColor, .variable(name))
        default: return (.ansi16, .variable(name))
        }
    }

    /// The number of colours if there must be some: `least`, or more if the terminal has them.
    func verdict(atLeast least: ColorDepth, because rule: ColorRule) -> ColorVerdict {
        let own = verdict
        guard own.depth > least else { return ColorVerdict(depth: least, rules: [rule]) }
        return ColorVerdict(depth: own.depth, rules: [rule] + own.rules)
    }

    /// The number of colours that the terminal claims to have.
    var verdict: ColorVerdict {
        // "screen.xterm-256color" consists of the words screen, xterm and 256color. Only whole words count.
        let words = variables["TERM", default: ""].split { "-.+".contains($0) }.map { $0.lowercased() }
        guard let name = words.first, name != "dumb" else {
            return ColorVerdict(depth: .none, rules: [.dumbTerminal])
        }
        if let word = words.first(where: Self.trueColorWords.contains) {
            return ColorVerdict(depth: .trueColor, rules: [.term(word: word)])
        }
        var rules: [ColorRule] = []
        if ["truecolor", "24bit"].contains(variables["COLORTERM"]?.lowercased()) {
            // A multiplexer passes on the variable of the terminal it was started in, regardless of what it can show itself.
            guard name == "screen" || name == "tmux" else {
                return ColorVerdict(depth: .trueColor, rules: [.variable("COLORTERM")])
            }
            rules.append(.multiplexer(name))
        }
        if words.contains("256color") {
            return ColorVerdict(depth: .ansi256, rules: rules + [.term(word: "256color")])
        }
        if variables["TERM_PROGRAM"] == "Apple_Terminal" {
            return ColorVerdict(depth: .ansi256, rules: rules + [.variable("TERM_PROGRAM")])
        }
        return ColorVerdict(depth: .ansi16, rules: rules + [.leastColors])
    }

    private static let trueColorWords: Set<String> = [
        "kitty", "ghostty", "wezterm", "alacritty", "foot", "direct", "direct2", "direct16", "direct256",
    ]
}
