/// How many colours to send to an output, and why.
public struct ColorVerdict: Hashable, Sendable {
    /// How many.
    public let depth: ColorDepth
    /// What decided that, in the order in which it was asked: whether there are colours at all, then how many.
    public let rules: [ColorRule]
}

/// What can decide how many colours there are.
public enum ColorRule: Hashable, Sendable {
    /// The user asked for it on the command line.
    case option(ColorChoice)
    /// An environment variable that says so by its name, `NO_COLOR`, or by its value, `COLORTERM`.
    case variable(String)
    /// A word of `TERM`.
    case term(word: String)
    /// The terminal is this multiplexer, whose `COLORTERM` is that of the terminal it was started in.
    case multiplexer(String)
    /// The output is not a terminal.
    case notATerminal
    /// `TERM` is missing or says that the terminal can do nothing.
    case dumbTerminal
    /// Nothing says more than that there is a terminal, or that colours are wanted.
    case leastColors
}
