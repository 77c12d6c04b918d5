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
    /// The first of these that applies decides:
    /// - `choice`;
    /// - `NO_COLOR` (no-color.org), unless it is empty;
    /// - `FORCE_COLOR` (force-color.org), unless it is empty: 0 turns colours off, 1, 2 and 3 mean 16 colours, 256 and true
    ///   colour, and any other value colours even into a pipe;
    /// - `CLICOLOR_FORCE` and `CLICOLOR=0` (bixense.com/clicolors);
    /// - whether there is a terminal, and one that is not dumb.
    ///
    /// Where none of these says how many, `TERM`, `COLORTERM` and the variables that known terminals set determine the
    /// number. Forced colours are at least 16.
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
        case .ansi16: return ColorVerdict(depth: .ansi16, rules: [.option(choice)])
        case .ansi256: return ColorVerdict(depth: .ansi256, rules: [.option(choice)])
        case .trueColor: return ColorVerdict(depth: .trueColor, rules: [.option(choice)])
        case .always: return environment.forcedVerdict(because: .option(choice))
        case .auto:
            if let verdict = environment.wish { return verdict }
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
    /// 8-bit red, green and blue, wherever the output goes.
    case trueColor = "truecolor"
    /// The 256 colours of xterm, wherever the output goes.
    case ansi256 = "256"
    /// The 16 colours that users can configure, wherever the output goes.
    case ansi16 = "16"
}

/// How many colours to send to an output, and why.
public struct ColorVerdict: Hashable, Sendable {
    /// The number of colours.
    public let depth: ColorDepth
    /// What decided that, in order: first whether there are colours at all, then how many.
    public let rules: [ColorRule]

    /// Whether the number is only what is certain of a terminal that may have more: nobody asked for just that many, and the
    /// terminal has not said.
    public var isGuess: Bool {
        rules.allSatisfy { rule in
            switch rule {
            case .term(word: "256color"), .leastColors, .multiplexer, .variable("TERM_PROGRAM"):
                depth < .trueColor
            case .option, .variable, .term, .notATerminal, .dumbTerminal, .answer: false
            }
        }
    }

    /// The verdict on a terminal that has answered that it shows all colours; the same where the number is no guess.
    public var raised: ColorVerdict {
        isGuess ? ColorVerdict(depth: .trueColor, rules: [.answer]) : self
    }
}

extension ColorDepth {
    /// Whether terminals that call themselves so show all colours, of those that don't answer whether they do.
    public static func isTrueColor(ofTerminalNamed name: String) -> Bool {
        ["Konsole", "iTerm2", "WezTerm", "kitty(", "ghostty", "foot(", "contour", "mintty", "rio"].contains {
            name.hasPrefix($0)
        }
    }
}

/// A reason for the number of colours.
public enum ColorRule: Hashable, Sendable {
    /// The user asked for it on the command line.
    case option(ColorChoice)
    /// An environment variable, which counts by its presence, such as `NO_COLOR`, or by its value, such as `COLORTERM`.
    case variable(String)
    /// A word of `TERM`.
    case term(word: String)
    /// The terminal is this multiplexer, which doesn't convert the colours that `COLORTERM` promises.
    case multiplexer(String)
    /// The output is not a terminal.
    case notATerminal
    /// `TERM` is missing or names a terminal without any capabilities.
    case dumbTerminal
    /// The terminal answered that it shows all colours.
    case answer
    /// Nothing else is known than that there is a terminal, or that colours are wanted.
    case leastColors
}
