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
