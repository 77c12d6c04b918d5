/// How many colours an output can show, from the fewest to the most.
public enum ColorDepth: Comparable, Hashable, Sendable, CaseIterable {
    /// No colours; bold, dim and so on remain.
    case none
    /// The 16 colours that users can configure.
    case ansi16
    /// Those 16, a cube of 6 × 6 × 6 colours, and 24 greys.
    case ansi256
    /// 8-bit red, green and blue.
    case trueColor
}

extension ColorDepth {
    /// How many colours to send to an output: the depth of ``verdict(choice:environment:isTerminal:)``.
    public static func resolve(
        choice: ColorChoice, environment: [String: String], isTerminal: Bool
    ) -> ColorDepth {
        verdict(choice: choice, environment: environment, isTerminal: isTerminal).depth
    }

    /// How many colours to send to an output, and why.
    ///
    /// The first of these that applies decides: `choice`; `NO_COLOR` (no-color.org; unless empty); `CLICOLOR_FORCE` and
    /// `FORCE_COLOR` (bixense.com/clicolors, force-color.org; unless empty or 0); whether there is a terminal, and one that is
    /// not dumb. Then `COLORTERM`, `TERM` and `TERM_PROGRAM` determine the number. Forced colours are at least 16.
    ///
    /// - Parameters:
    ///   - choice: The user's choice on the command line.
    ///   - environment: The environment variables by name.
    ///   - isTerminal: Whether this output stream is a terminal.
    public static func verdict(
        choice: ColorChoice, environment: [String: String], isTerminal: Bool
    ) -> ColorVerdict {
        let environment = TerminalEnvironment(variables: environment)
        switch choice {
        case .never: return ColorVerdict(depth: .none, rules: [.option(choice)])
        case .always: return environment.verdict(atLeast: .ansi16, because: .option(choice))
        case .auto:
            if environment.refusesColor {
                return ColorVerdict(depth: .none, rules: [.variable("NO_COLOR")])
            }
            if let (least, rule) = environment.forced {
                return environment.verdict(atLeast: least, because: rule)
            }
            return isTerminal ? environment.verdict : ColorVerdict(depth: .none, rules: [.notATerminal])
        }
    }
}

/// The value of the option `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
    /// Colours if they can be shown.
    case auto
    /// Colours even into a file or a pipe.
    case always
    /// No colours.
    case never
}

/// How many colours to send to an output, and why.
public struct ColorVerdict: Hashable, Sendable {
    /// The number of colours.
    public let depth: ColorDepth
    /// What decided that, in order: first whether there are colours at all, then how many.
    public let rules: [ColorRule]
}

/// A reason for the number of colours.
public enum ColorRule: Hashable, Sendable {
    /// The user asked for it on the command line.
    case option(ColorChoice)
    /// An environment variable, which counts by its presence, such as `NO_COLOR`, or by its value, such as `COLORTERM`.
    case variable(String)
    /// A word of `TERM`.
    case term(word: String)
    /// The terminal is this multiplexer, whose `COLORTERM` describes the terminal it was started in.
    case multiplexer(String)
    /// The output is not a terminal.
    case notATerminal
    /// `TERM` is missing or names a terminal without any capabilities.
    case dumbTerminal
    /// Nothing else is known than that there is a terminal, or that colours are wanted.
    case leastColors
}

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
