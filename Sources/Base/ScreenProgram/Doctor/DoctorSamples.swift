import TerminalKit

/// A rainbow with 16 colours, with 256 and with all, to show how the terminal renders each.
enum ColorStrip {
    private static let steps = 48

    static func text(columns: Int) -> String {
        let depths: [(String, ColorDepth)] = [("16", .ansi16), ("256", .ansi256), ("RGB", .trueColor)]
        let room = max(0, min(Self.steps, columns - 5))
        return depths.map { name, depth in
            var canvas = Canvas(size: Size(columns: room + 4, rows: 1))
            canvas.put(name, at: .zero, style: Style())
            for step in 0..<room {
                canvas.put(
                    " ", at: Point(column: step + 4, row: 0), style: Style(background: hue(step, of: room)))
            }
            return ANSIEncoder(depth: depth).encode(canvas)
        }
        .joined()
    }

    /// The colour at `step` of `count` steps around the circle of saturated colours.
    private static func hue(_ step: Int, of count: Int) -> Color {
        let corners: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000]
        let place = Double(step) * 6 / Double(max(1, count))
        let corner = min(5, Int(place))
        return Color(corners[corner]).mixed(
            with: Color(corners[corner + 1]), fraction: place - Double(corner))
    }
}

/// Characters whose widths differ between terminals, and those that pictures are drawn with.
enum WidthSample {
    static let all = [
        "\u{2764}\u{FE0F}",  // a heart as an emoji
        "\u{2328}\u{FE0F}",  // a keyboard as an emoji
        "1\u{FE0F}\u{20E3}",  // a keycap
        "\u{D55C}",  // a Hangul syllable
        "\u{1112}\u{1161}\u{11AB}",  // the same syllable as three letters
        "\u{FF21}",  // a fullwidth letter
        "\u{3012}",  // a postal mark
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",  // a family
        "e\u{301}",  // a letter and an accent
        "\u{915}\u{94D}\u{937}",  // a conjunct of Devanagari
        "\u{1F1FA}\u{1F1E6}",  // a flag
        "\u{1F44D}\u{1F3FD}",  // a thumb with a skin tone
        "\u{1F4B3}",  // a card
        "\u{20B9}",  // the rupee sign
        "\u{2500}",  // a line
        "\u{258C}",  // a half block
        "\u{2026}",  // an ellipsis
    ]
}

/// The characters that pictures can be made of, to show which of them the terminal has. Halves and quarters are used everywhere,
/// the others only in terminals known to draw them.
enum SymbolStrip {
    static let text = "▀▄▌▐  ▘▝▖▗▚▞▙▟▛▜  🬀🬁🬃🬇🬏🬞🬭🬹  🬼🬽🭀🭇🭈🭋  ⠁⠃⡇⣇⣿\n"
}
