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
