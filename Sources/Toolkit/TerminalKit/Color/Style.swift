/// How the character in a cell is drawn.
public struct Style: Hashable, Sendable {
    /// The colour of the character; `nil` is the terminal's own.
    public var foreground: Color?
    /// The colour behind the character; `nil` is the terminal's own.
    public var background: Color?
    /// Bold, dim and so on.
    public var attributes: Attributes

    /// A style; without arguments, plain text in the terminal's own colours.
    public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
