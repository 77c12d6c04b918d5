/// Characters whose widths differ between terminals, and those that Swippy draws with.
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
