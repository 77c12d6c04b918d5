/// How well colours can be distinguished, by the Web Content Accessibility Guidelines.
extension Color {
    /// The luminance as a share of white's, 0 (black) ... 1 (white).
    ///
    /// Source: WCAG 2.1, "relative luminance".
    public var relativeLuminance: Double {
        let light = Self.linearLight
        return 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
    }

    /// How strongly two colours differ in lightness, 1 (not at all) ... 21 (black and white).
    ///
    /// Text needs 4.5, large text and borders 3. Source: WCAG 2.1, "contrast ratio" and success criteria
    /// 1.4.3 and 1.4.11.
    public func contrast(with other: Color) -> Double {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// This colour, darkened or lightened just enough to have a contrast of `ratio` with `text`.
    ///
    /// It moves away from `text`: it gets darker if the text is lighter, and lighter if the text is darker. If the ratio can't
    /// be reached that way, the result is black or white.
    public func adjusted(toContrast ratio: Double, with text: Color) -> Color {
        let (own, other) = (relativeLuminance, text.relativeLuminance)
        // Equal lightness doesn't determine the direction: choose the one with more room.
        let darkens = own == other ? text.contrast(with: .black) > text.contrast(with: .white) : own < other
        let end: Color = darkens ? .black : .white
        let steps = 255
        var (tooLittle, enough) = (-1, steps)
        while enough - tooLittle > 1 {
            let middle = (tooLittle + enough) / 2
            let reaches = step(middle, of: steps, towards: end).contrast(with: text) >= ratio
            (tooLittle, enough) = reaches ? (tooLittle, middle) : (middle, enough)
        }
        return step(enough, of: steps, towards: end)
    }

    private func step(_ index: Int, of steps: Int, towards end: Color) -> Color {
        mixed(with: end, fraction: Double(index) / Double(steps))
    }

    /// The linear light of each 8-bit channel value: the sRGB transfer function of IEC 61966-2-1.
    private static let linearLight: [Double] = (0...255).map { channel in
        let value = Double(channel) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // x^2.4 is x² · ⁵√x². With Newton's method the program needn't load a maths library at every start.
        let square = base * base
        var root = 1.0
        for _ in 0..<32 { root -= (root - square / (root * root * root * root)) / 5 }
        return square * root
    }
}
