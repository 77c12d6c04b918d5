import PaymentCardsScreens
import TerminalKit

/// How a bank's cards look: colours, a pattern, and a word mark.
///
/// Each number of colours has its own choice, because the nearest of few colours is seldom a good one. The marks are
/// words set in the bank's colours beside simple signs, not the banks' logos.
struct CardLook {
    /// The colours where there are millions: from the top left to the bottom right, and the pattern's.
    let gradient: (start: Color, end: Color, ink: Color)
    /// The colours where there are 256.
    let ramp: CardRamp
    /// The colours where there are 16, of xterm's palette.
    let flat: (ground: Color, text: Color)
    /// What is drawn over the ground.
    let pattern: CardPattern
    /// The bank's name as its cards show it, a line for each element.
    let wordMark: [[Span]]
    /// What is drawn before the name, and the sign that stands for it where there are few colours.
    let logo: (shape: BankLogo, sign: Span?)?

    /// The bank's name in up to five letters, for a card one line high.
    let letters: String

    /// A piece of a word mark.
    struct Span {
        let text: String
        let style: Style

        init(
            _ text: String, _ color: UInt32 = 0xFFFFFF, on plate: UInt32? = nil,
            _ attributes: Attributes = .bold
        ) {
            self.text = text
            style = Style(
                foreground: Color(color), background: plate.map { Color($0) }, attributes: attributes)
        }
    }

    /// The look of the bank on `face`.
    init(_ face: CardFace) {
        self =
            switch face.bank {
            case .hdfc:
                CardLook(
                    (0x36363A, 0x151517, 0x4A4A50),
                    CardRamp(
                        [0x3A3A3A, 0x303030, 0x262626], [0x444444, 0x3A3A3A, 0x303030],
                        [0x4E4E4E, 0x444444, 0x3A3A3A]), (0x7F7F7F, 0x000000), .scrolls, "HDFC",
                    [Span(" HDFC BANK ", on: 0x004C8F)],
                    logo: (.weave, Span(" ▣", 0xFF6B6B, on: 0x004C8F)))
            case .sbi:
                CardLook(
                    (0x11606C, 0x06222F, 0x1F8794), CardRamp([0x005F5F], [0x005F87]),
                    (0x00CDCD, 0x000000), .lattice, "SBI",
                    [Span("SBI")], logo: (.keyhole, Span("◉ ", 0x35C3F3)))
            case .citi:
                CardLook(
                    (0x0B5FE0, 0x0A49B8, 0x3F8CFF), CardRamp([0x005FD7, 0x005FAF], [0x005FFF, 0x005FD7]),
                    (0x0000EE, 0xFFFFFF), .etching, "citi",
                    [Span("citi", 0xFFFFFF, [.bold, .italic]), Span("bank", 0xD6E6FF, [.italic])],
                    logo: (.arc, nil))
            case .stanc:
                CardLook(
                    (0x0A2A5E, 0x0A63C9, 0x18A558),
                    CardRamp([0x005F87, 0x005FAF, 0x005FD7], [0x005F5F], [0x00875F]), (0x0000EE, 0xFFFFFF),
                    .wave, "SC",
                    [Span("standard ")], [Span("chartered")], logo: (.twist, Span("≋ ", 0x62E36B)))
            case .yes:
                CardLook(
                    (0x0A3F86, 0x08244F, 0xD0213B),
                    CardRamp([0x000087, 0x00005F], [0x5F005F], [0x870000]),
                    (0xCD0000, 0xFFFFFF), .rays, "YES",
                    [Span("YES BANK")], logo: (.tick, Span("✓ ", 0xFF7A85)))
            case .icici:
                CardLook(
                    (0x1B4FB5, 0x2A8C80, 0x27A86B),
                    CardRamp([0x005FD7, 0x005FAF, 0x005F87], [0x005F5F], [0x00875F]), (0x00CD00, 0x000000),
                    .ribbons, "ICICI",
                    [Span("ICICI", 0xFFFFFF, [.bold, .italic]), Span(" Bank", 0xFFFFFF, [.italic])],
                    logo: (.dot, Span("● ", 0xFFA24C)))
            case .neutral:
                CardLook(
                    (0x4A5468, 0x272D3A, 0x4A5468), CardRamp([0x4E4E4E, 0x444444, 0x3A3A3A]),
                    (0x7F7F7F, 0x000000), .plain, face.bankName.uppercased(),
                    [Span(face.bankName.uppercased())])
            }
    }

    private init(
        _ gradient: (UInt32, UInt32, UInt32), _ ramp: CardRamp, _ flat: (UInt32, UInt32),
        _ pattern: CardPattern, _ letters: String, _ wordMark: [Span]..., logo: (BankLogo, Span?)? = nil
    ) {
        self.logo = logo.map { (shape: $0.0, sign: $0.1) }
        self.gradient = (Color(gradient.0), Color(gradient.1), Color(gradient.2))
        self.ramp = ramp
        self.flat = (Color(flat.0), Color(flat.1))
        (self.pattern, self.letters, self.wordMark) = (pattern, letters, wordMark)
    }

    /// How many columns the bank's mark takes: its name, and what is drawn before it.
    var markColumns: Int {
        min(18, wordMark.map { $0.reduce(0) { $0 + $1.text.columns } }.max() ?? 0)
            + (logo?.shape.columns ?? 0)
    }

    /// The colour of a card one line high and `columns` wide, at `column`: without a pattern, which has no room there.
    func chipColor(column: Int, of columns: Int, depth: ColorDepth) -> Color {
        switch depth {
        case .none, .ansi16: flat.ground
        case .ansi256:
            ramp.color(column: column, row: 0, size: Size(columns: columns, rows: 1), share: 0)
        case .trueColor:
            gradient.start.mixed(
                with: gradient.end, fraction: Double(column) / Double(max(1, columns - 1))
            ).adjusted(toContrast: 4.5, with: Color(0xFFFFFF))
        }
    }

    /// The colour of text on the card.
    func text(depth: ColorDepth) -> Color? {
        switch depth {
        case .none: nil
        case .ansi16: flat.text
        case .ansi256, .trueColor: Color(0xFFFFFF)
        }
    }

    /// How a piece of one of the card's marks is written: in its own colours where there are enough of them.
    func style(_ span: Span, depth: ColorDepth) -> Style {
        depth >= .ansi256
            ? span.style : Style(foreground: text(depth: depth), attributes: span.style.attributes)
    }
}

extension CardLook.Span {
    fileprivate init(_ text: String, _ color: UInt32, _ attributes: Attributes) {
        self.init(text, color, on: nil, attributes)
    }
}

/// The colours of a card where there are 256: neighbours in xterm's cube or among its greys, mixed pixel by pixel where
/// one becomes the next.
///
/// The nearest to a smooth gradient would be stripes, and greys between colours. White text can be read on each of them.
struct CardRamp {
    /// From the top left to the bottom right.
    let ground: [Color]
    /// Where the pattern is faint, and where it is strong, as far along.
    private let faint: [Color]
    private let strong: [Color]

    /// A ramp; where there is only one kind of ink, the pattern is the same everywhere.
    init(_ ground: [UInt32], _ faint: [UInt32]? = nil, _ strong: [UInt32]? = nil) {
        func colors(_ numbers: [UInt32]) -> [Color] { numbers.map { Color($0) } }
        self.ground = colors(ground)
        self.faint = colors(faint ?? ground)
        self.strong = colors(strong ?? faint ?? ground)
    }

    /// The colour of the pixel at `column` and `row` of a card of `size` pixels, where the pattern has `share` of the ink.
    func color(column: Int, row: Int, size: Size, share: Double) -> Color {
        let colors = share > 0.5 ? strong : share > 0.27 ? faint : ground
        let along = Double(column + row) / Double(max(1, size.columns + size.rows - 2))
        let place = along * Double(colors.count - 1)
        let step = min(Int(place), colors.count - 1)
        // Bands of one colour with soft edges are calmer than a mixture everywhere.
        let isNext = (place - Double(step) - 0.25) * 2 > Self.threshold(column, row)
        return colors[min(step + (isNext ? 1 : 0), colors.count - 1)]
    }

    /// Of 16 pixels in a square, one after the other changes to the next colour, each far from the one before. Source:
    /// Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973.
    private static func threshold(_ column: Int, _ row: Int) -> Double {
        (Double(order[4 * (row % 4) + column % 4]) + 0.5) / 16
    }

    private static let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}
