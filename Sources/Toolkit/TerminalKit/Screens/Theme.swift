/// The colours of the interface, by what they mean.
public struct Theme: Sendable, Equatable {
    /// Behind everything.
    public var page: Color
    /// Behind what lies on the page, such as the strip below a card.
    public var panel: Color
    /// What is to be read first.
    public var text: Color
    /// What is to be read after that.
    public var secondary: Color
    /// Paid, done, well.
    public var positive: Color
    /// Due, failed, dangerous: for borders and fills.
    public var negative: Color
    /// ``negative`` for text, which needs a contrast of 4.5 to 1 on ``panel``.
    public var negativeText: Color
    /// What can be acted on.
    public var accent: Color
    /// How many colours the output shows; a view that looks wrong with few can draw itself differently.
    public var depth: ColorDepth

    /// A theme by its colours. Without a `negativeText` of its own, ``negative`` is lightened until it can be read.
    public init(
        page: Color, panel: Color, text: Color, secondary: Color,
        positive: Color, negative: Color, negativeText: Color? = nil, accent: Color, depth: ColorDepth
    ) {
        self.page = page
        self.panel = panel
        self.text = text
        self.secondary = secondary
        self.positive = positive
        self.negative = negative
        self.accent = accent
        self.depth = depth
        self.negativeText = negativeText ?? negative.adjusted(toContrast: 4.5, with: panel)
    }

    /// The dark theme that the cards are drawn for.
    ///
    /// Where there are 16 colours they are those of xterm's palette, by name: the nearest to a mixed colour would be a grey.
    public static func standard(depth: ColorDepth) -> Theme {
        switch depth {
        case .ansi16:
            Theme(
                page: Color(0x000000), panel: Color(0x000000), text: Color(0xFFFFFF),
                secondary: Color(0xE5E5E5),
                positive: Color(0x00CD00), negative: Color(0xCD0000), negativeText: Color(0xFF0000),
                accent: Color(0x00CDCD), depth: depth)
        case .none, .ansi256, .trueColor:
            Theme(
                page: Color(0x12141C), panel: Color(0x191F2A), text: Color(0xFFFFFF),
                secondary: Color(0xA2A4A8),
                positive: Color(0x50C878), negative: Color(0xCC3333), accent: Color(0x58E2C2), depth: depth)
        }
    }
}
