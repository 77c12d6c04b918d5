/// The colours of the interface, named by their meaning.
public struct Theme: Sendable, Equatable {
    /// The background of everything.
    public var page: Color
    /// Whether the page is painted. Otherwise it is the terminal's own background, which has that colour.
    public var paintsPage = true
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
    /// Text on ``negative``.
    public var onNegative: Color
    /// What will soon be due or fail.
    public var warning: Color
    /// Elements that can be acted on.
    public var accent: Color
    /// The number of colours of the output; a view that looks wrong with few can draw itself differently.
    public var depth: ColorDepth
    /// The width of a cell divided by its height, as far as that is known: a half is usual.
    public var cellShape = 0.5
    /// What is drawn of pictures.
    public var pictures = PictureDetail.pixels
    /// The characters that stand for pictures, and for what is drawn of cards.
    public var symbols = PictureSymbols.quadrants
    /// Whether who leaves the screen that is drawn leaves the program, so that its keys say so.
    public var leavesProgram = false
    /// The cache of what was drawn in it; `nil` for none.
    public var memory: DrawingMemory? = DrawingMemory()

    /// A theme with these colours. Without a `negativeText`, ``negative`` is adjusted until it is readable.
    public init(
        page: Color, panel: Color, text: Color, secondary: Color,
        positive: Color, negative: Color, negativeText: Color? = nil, onNegative: Color = Color(0xFFFFFF),
        warning: Color = Color(0xE8B04A), accent: Color, depth: ColorDepth
    ) {
        self.page = page
        self.panel = panel
        self.text = text
        self.secondary = secondary
        self.positive = positive
        self.negative = negative
        self.onNegative = onNegative
        self.warning = warning
        self.accent = accent
        self.depth = depth
        self.negativeText = negativeText ?? negative.adjusted(toContrast: 4.5, with: panel)
    }

    /// Whether the page is dark or light.
    public var appearance: Appearance { Appearance(background: page) }

    /// The theme of this appearance for `depth` colours.
    ///
    /// In both, text has a contrast of 4.5 to 1 with what is behind it, and marks one of 3 to 1, in what an output with
    /// so many colours shows.
    public static func standard(depth: ColorDepth, appearance: Appearance = .dark) -> Theme {
        switch (appearance, depth) {
        case (.dark, .ansi16): dark16
        case (.dark, .ansi256): dark256
        case (.dark, .none), (.dark, .trueColor): dark(depth)
        case (.light, .ansi16): light16
        case (.light, .ansi256): light256
        case (.light, .none), (.light, .trueColor): light(depth)
        }
    }

    // The nearest of 256 colours have enough contrast, too: tmux converts to them where its terminal has no more.

    private static func dark(_ depth: ColorDepth) -> Theme {
        Theme(
            page: Color(0x12141C), panel: Color(0x191F2A), text: Color(0xFFFFFF), secondary: Color(0xA2A4A8),
            positive: Color(0x50C878), negative: Color(0xCC2E2E), negativeText: Color(0xD76060),
            accent: Color(0x58E2C2), depth: depth)
    }

    private static func light(_ depth: ColorDepth) -> Theme {
        Theme(
            page: Color(0xF1F3F6), panel: Color(0xFFFFFF), text: Color(0x15181E), secondary: Color(0x5A606C),
            positive: Color(0x17722E), negative: Color(0xC62828), negativeText: Color(0xB3201F),
            warning: Color(0x8A5A00), accent: Color(0x006B75), depth: depth)
    }

    // From xterm's cube and greys: the nearest to the other colours would be paler, or too bright for a light page.

    private static var dark256: Theme {
        Theme(
            page: Color(0x121212), panel: Color(0x1C1C1C), text: Color(0xFFFFFF), secondary: Color(0xA8A8A8),
            positive: Color(0x5FD787), negative: Color(0xD70000), negativeText: Color(0xFF5F5F),
            warning: Color(0xFFAF5F), accent: Color(0x5FD7AF), depth: .ansi256)
    }

    private static var light256: Theme {
        Theme(
            page: Color(0xEEEEEE), panel: Color(0xFFFFFF), text: Color(0x121212), secondary: Color(0x585858),
            positive: Color(0x005F00), negative: Color(0xAF0000), negativeText: Color(0xAF0000),
            warning: Color(0x875F00), accent: Color(0x005F87), depth: .ansi256)
    }

    // From xterm's palette, by name: the nearest to a mixed colour would be a grey.

    private static var dark16: Theme {
        Theme(
            page: Color(0x000000), panel: Color(0x000000), text: Color(0xFFFFFF), secondary: Color(0xE5E5E5),
            positive: Color(0x00CD00), negative: Color(0xCD0000), negativeText: Color(0xFF0000),
            warning: Color(0xCDCD00), accent: Color(0x00CDCD), depth: .ansi16)
    }

    /// Green, yellow, cyan and grey can't be read on white.
    private static var light16: Theme {
        Theme(
            page: Color(0xFFFFFF), panel: Color(0xFFFFFF), text: Color(0x000000), secondary: Color(0x000000),
            positive: Color(0x0000EE), negative: Color(0xCD0000), negativeText: Color(0xCD0000),
            warning: Color(0xCD00CD), accent: Color(0x0000EE), depth: .ansi16)
    }
}
