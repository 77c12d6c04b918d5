import PaymentCardsContract
import TerminalKit

/// How a bank's cards look: two colours, a pattern of a third, and a word mark.
///
/// The marks are words set in the bank's colours, not the banks' logos.
struct CardLook {
    /// The colour at the top left.
    let start: Color
    /// The colour at the bottom right.
    let end: Color
    /// What is drawn over the two colours.
    let pattern: CardPattern
    /// The pattern's colour.
    let ink: Color
    /// The one colour of the card where colours are few.
    let flat: Color
    /// The bank's name as its cards show it, a line for each element.
    let wordMark: [[Span]]

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
                    start: 0x36363A, end: 0x151517, .scrolls, ink: 0x4A4A50, flat: 0x000000,
                    [Span(" ▣", 0xFF6B6B, on: 0x004C8F), Span(" HDFC BANK ", on: 0x004C8F)])
            case .sbi:
                CardLook(
                    start: 0x11606C, end: 0x06222F, .lattice, ink: 0x1F8794, flat: 0x008080,
                    [Span("◉ ", 0x35C3F3), Span("SBI")])
            case .citi:
                CardLook(
                    start: 0x0B5FE0, end: 0x0A49B8, .etching, ink: 0x3F8CFF, flat: 0x0000EE,
                    [Span("citi", 0xFFFFFF, [.bold, .italic]), Span("bank", 0xD6E6FF, [.italic])])
            case .stanc:
                CardLook(
                    start: 0x0A2A5E, end: 0x0A63C9, .wave, ink: 0x18A558, flat: 0x0000EE,
                    [Span("standard")], [Span("≋ ", 0x62E36B), Span("chartered")])
            case .yes:
                CardLook(
                    start: 0x0A3F86, end: 0x08244F, .rays, ink: 0xD0213B, flat: 0x0000EE,
                    [Span("YES"), Span(" ✓ ", 0xFF7A85), Span("BANK")])
            case .icici:
                CardLook(
                    start: 0x1B4FB5, end: 0x2A8C80, .ribbons, ink: 0x27A86B, flat: 0x008000,
                    [
                        Span("● ", 0xFFA24C), Span("ICICI", 0xFFFFFF, [.bold, .italic]),
                        Span(" Bank", 0xFFFFFF, [.italic]),
                    ])
            case .neutral:
                CardLook(
                    start: 0x4A5468, end: 0x272D3A, .plain, ink: 0x4A5468, flat: 0x000000,
                    [Span(face.bankName.uppercased())])
            }
    }

    private init(
        start: UInt32, end: UInt32, _ pattern: CardPattern, ink: UInt32, flat: UInt32, _ wordMark: [Span]...
    ) {
        self.start = Color(start)
        self.end = Color(end)
        self.pattern = pattern
        self.ink = Color(ink)
        self.flat = Color(flat)
        self.wordMark = wordMark
    }

    /// The colour of the pixel at `column` and `row`, half a cell high, of a card of `size` pixels.
    ///
    /// Every colour is dark enough for white text to stand on it at 4.5 to 1 (WCAG 2.1, AA).
    func color(column: Int, row: Int, size: Size, depth: ColorDepth) -> Color {
        guard depth >= .ansi256 else { return flat }
        let along = Double(column + row) / Double(max(1, size.columns + size.rows - 2))
        let ground = start.mixed(with: end, fraction: along)
        let share = pattern.share(column: column, row: row, size: size)
        return ground.mixed(with: ink, fraction: share).adjusted(toContrast: 4.5, with: Color(0xFFFFFF))
    }
}

extension CardLook.Span {
    fileprivate init(_ text: String, _ color: UInt32, _ attributes: Attributes) {
        self.init(text, color, on: nil, attributes)
    }
}

extension Theme {
    /// How a piece of a mark is written; its attributes alone where there are no colours.
    func style(_ span: CardLook.Span) -> Style {
        depth > .none ? span.style : Style(attributes: span.style.attributes)
    }
}
