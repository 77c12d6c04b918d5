extension ColorDepth {
    /// How many colours to send to an output.
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
    public static func resolve(
        choice: ColorChoice, environment: [String: String], isTerminal: Bool
    ) -> ColorDepth {
        let environment = TerminalEnvironment(variables: environment)
        switch choice {
        case .never: return .none
        case .always: return max(.ansi16, environment.depth)
        case .auto:
            if environment.refusesColor { return .none }
            if let least = environment.forcedDepth { return max(least, environment.depth) }
            return isTerminal ? environment.depth : .none
        }
    }
}
