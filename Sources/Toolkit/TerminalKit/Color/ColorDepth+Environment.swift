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
