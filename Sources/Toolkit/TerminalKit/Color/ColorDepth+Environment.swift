extension ColorDepth {
    /// How many colours to send to an output: the depth of ``verdict(choice:environment:isTerminal:)``.
    public static func resolve(
        choice: ColorChoice, environment: [String: String], isTerminal: Bool
    ) -> ColorDepth {
        verdict(choice: choice, environment: environment, isTerminal: isTerminal).depth
    }

    /// How many colours to send to an output, and what decided that.
    ///
    /// The first of these that has an opinion decides: `choice`; `NO_COLOR` (no-color.org; empty means
    /// nothing); `CLICOLOR_FORCE` and `FORCE_COLOR` (bixense.com/clicolors, force-color.org; empty and 0 mean
    /// nothing); whether there is a terminal, and one that is not dumb. Then `COLORTERM`, `TERM` and
    /// `TERM_PROGRAM` say how many. Where colours are forced there are 16 at least.
    ///
    /// - Parameters:
    ///   - choice: What the user asked for on the command line.
    ///   - environment: The environment variables by name.
    ///   - isTerminal: Whether the output, this very stream, is a terminal.
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
