/// The colours of the interface, named by their meaning.
public struct Theme: Sendable, Equatable {
    /// The background of everything.
    public var page: Color
    /// The background of elements on the page, such as the strip below a card.
    public var panel: Color
    /// Primary text.
    public var text: Color
    /// Secondary text.
    public var secondary: Color
    /// Paid, done, well.
    public var positive: Color
    /// Due, failed, dangerous: for borders and fills.
    public var negative: Color
    /// ``negative`` for text, which needs a contrast of 4.5 to 1 on ``panel``.
    public var negativeText: Color
    /// What needs attention soon.
    public var warning: Color
    /// Elements that can be acted on.
    public var accent: Color
    /// The number of colours of the output; a view that looks wrong with few can draw itself differently.
    public var depth: ColorDepth

    /// A theme with these colours. Without a `negativeText`, ``negative`` is lightened until it is readable.
    public init(
        page: Color, panel: Color, text: Color, secondary: Color,
        positive: Color, negative: Color, negativeText: Color? = nil, warning: Color = Color(0xF2B84B),
        accent: Color, depth: ColorDepth
    ) {
        self.page = page
        self.panel = panel
        self.text = text
        self.secondary = secondary
        self.positive = positive
        self.negative = negative
        self.accent = accent
        self.warning = warning
        self.depth = depth
        self.negativeText = negativeText ?? negative.adjusted(toContrast: 4.5, with: panel)
    }

    /// The dark theme that the cards are designed for.
    ///
    /// With 16 colours, they are chosen by name from xterm's palette: the nearest to a mixed colour would be a grey.
    public static func standard(depth: ColorDepth) -> Theme {
        switch depth {
        case .ansi16:
            Theme(
                page: Color(0x000000), panel: Color(0x000000), text: Color(0xFFFFFF),
                secondary: Color(0xE5E5E5),
                positive: Color(0x00CD00), negative: Color(0xCD0000), negativeText: Color(0xFF0000),
                warning: Color(0xCDCD00), accent: Color(0x00CDCD), depth: depth)
        case .none, .ansi256, .trueColor:
            Theme(
                page: Color(0x12141C), panel: Color(0x191F2A), text: Color(0xFFFFFF),
                secondary: Color(0xA2A4A8),
                positive: Color(0x50C878), negative: Color(0xCC3333), accent: Color(0x58E2C2), depth: depth)
        }
    }
}
