/// The environment variables that concern colours.
struct TerminalEnvironment {
    let variables: [String: String]

    /// What the user wishes for every program, whatever the terminal can do; `nil` if nothing.
    var wish: ColorVerdict? {
        if has("NO_COLOR") { return ColorVerdict(depth: .none, rules: [.variable("NO_COLOR")]) }
        if has("FORCE_COLOR") { return forced(level: self["FORCE_COLOR"], by: .variable("FORCE_COLOR")) }
        if !["", "0", "false"].contains(self["CLICOLOR_FORCE"]) {
            return forcedVerdict(because: .variable("CLICOLOR_FORCE"))
        }
        guard self["CLICOLOR"] == "0" else { return nil }
        return ColorVerdict(depth: .none, rules: [.variable("CLICOLOR")])
    }

    private func forced(level: String, by rule: ColorRule) -> ColorVerdict {
        switch level.lowercased() {
        case "0", "false": ColorVerdict(depth: .none, rules: [rule])
        case "1": ColorVerdict(depth: .ansi16, rules: [rule])
        case "2": ColorVerdict(depth: .ansi256, rules: [rule])
        case "3": ColorVerdict(depth: .trueColor, rules: [rule])
        default: forcedVerdict(because: rule)
        }
    }

    /// The number of colours if there must be some: 16, or more if the terminal has them.
    func forcedVerdict(because rule: ColorRule) -> ColorVerdict {
        let own = verdict
        guard own.depth > .ansi16 else { return ColorVerdict(depth: .ansi16, rules: [rule]) }
        return ColorVerdict(depth: own.depth, rules: [rule] + own.rules)
    }

    /// The number of colours that the terminal claims to have.
    var verdict: ColorVerdict {
        // "screen.xterm-256color" consists of the words screen, xterm and 256color. Only whole words count.
        let words = self["TERM"].split { "-.+".contains($0) }.map { $0.lowercased() }
        guard let name = words.first, name != "dumb" else {
            return ColorVerdict(depth: .none, rules: [.dumbTerminal])
        }
        if let word = words.first(where: Self.trueColorWords.contains) {
            return ColorVerdict(depth: .trueColor, rules: [.term(word: word)])
        }
        var rules: [ColorRule] = []
        if let variable = trueColorVariable {
            // A multiplexer passes on the variables of the terminal it was started in. tmux converts colours that this one
            // lacks; GNU Screen does not.
            guard name == "screen", !isInTmux else {
                return ColorVerdict(depth: .trueColor, rules: [.variable(variable)])
            }
            rules.append(.multiplexer(name))
        }
        if let word = words.first(where: Self.indexedColorWords.contains) {
            return ColorVerdict(depth: .ansi256, rules: rules + [.term(word: word)])
        }
        if self["TERM_PROGRAM"] == "Apple_Terminal" {
            return ColorVerdict(depth: .ansi256, rules: rules + [.variable("TERM_PROGRAM")])
        }
        return ColorVerdict(depth: .ansi16, rules: rules + [.leastColors])
    }

    /// Whether a terminal whose `TERM` begins with "screen" is tmux. GNU Screen inside tmux has the variables of both.
    private var isInTmux: Bool { has("TMUX") && !has("STY") }

    /// A variable by which the terminal shows that it has true colour.
    private var trueColorVariable: String? {
        if ["truecolor", "24bit"].contains(self["COLORTERM"].lowercased()) { return "COLORTERM" }
        // Windows Terminal, since its first version.
        if has("WT_SESSION") { return "WT_SESSION" }
        // GNOME's terminals, since version 0.36 of their library.
        if let version = Int(self["VTE_VERSION"]), version >= 3600 { return "VTE_VERSION" }
        return Self.trueColorPrograms.contains(self["TERM_PROGRAM"].lowercased()) ? "TERM_PROGRAM" : nil
    }

    private func has(_ name: String) -> Bool { self[name] != "" }

    private subscript(name: String) -> String { variables[name, default: ""] }

    private static let trueColorWords: Set<String> = [
        "kitty", "ghostty", "wezterm", "alacritty", "foot", "direct", "direct2", "direct16", "direct256",
    ]

    /// mlterm takes more colours, and mixes up its own once a screen shows more than 256 of them.
    private static let indexedColorWords: Set<String> = ["256color", "mlterm"]

    /// The values of `TERM_PROGRAM` of terminals with true colour, in small letters.
    private static let trueColorPrograms: Set<String> = [
        "iterm.app", "vscode", "wezterm", "ghostty", "warpterminal", "hyper", "mintty", "rio", "tabby", "zed",
    ]
}
