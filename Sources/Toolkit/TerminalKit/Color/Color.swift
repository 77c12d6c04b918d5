/// A colour in 8-bit sRGB, the space in which terminals and SVG name colours.
public struct Color: Hashable, Sendable {
    /// The red channel, 0...255.
    public var red: UInt8
    /// The green channel, 0...255.
    public var green: UInt8
    /// The blue channel, 0...255.
    public var blue: UInt8

    /// A colour from its channels, 0...255 each.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour in designers' notation, `0xRRGGBB`. Bits above the low 24 are ignored.
    public init(_ hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16),
            green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// The colour as `#RRGGBB`, in capitals.
    public var hex: String {
        "#"
            + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
            .joined()
    }

    /// This colour moved towards `other`, channel by channel.
    ///
    /// - Parameter fraction: How far: 0 is this colour, 1 is `other`. Values outside 0...1, and NaN, are
    ///   clamped.
    public func mixed(with other: Color, fraction: Double) -> Color {
        let share = fraction > 0 ? min(fraction, 1) : 0
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            // The conversion truncates; `rounded()` would need the maths library.
            UInt8(Double(from) + (Double(to) - Double(from)) * share + 0.5)
        }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}

extension Color {
    static let black = Color(0x000000)
    static let white = Color(0xFFFFFF)
}

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

/// The nearest colours for terminals that can't show all of them.
extension Color {
    /// The number, 16...255, of the nearest colour of the 256 that xterm defined.
    ///
    /// It is from the cube of 6 × 6 × 6 colours (16...231), whose levels are 0, 95, 135, 175, 215 and 255, or one of the 24
    /// greys 8 + 10 i (232...255). The first 16 are excluded since users change them. Nearest by distance in RGB. Source:
    /// xterm, `256colres.pl`.
    public var nearest256: UInt8 {
        func level(_ channel: UInt8) -> Int {
            channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
        }
        let (r, g, b) = (level(red), level(green), level(blue))
        let cube = Color(red: Self.cubeLevels[r], green: Self.cubeLevels[g], blue: Self.cubeLevels[b])

        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let step = min(23, max(0, mean - 3) / 10)
        let shade = UInt8(8 + 10 * step)
        let grey = Color(red: shade, green: shade, blue: shade)

        return squaredDistance(to: grey) < squaredDistance(to: cube)
            ? UInt8(232 + step) : UInt8(16 + 36 * r + 6 * g + b)
    }

    /// The number, 0...15, of the nearest of the 16 colours in xterm's default palette.
    ///
    /// Nearest by "redmean", a distance closer to human perception than RGB; but a strong colour keeps its hue, which carries
    /// its meaning, even if a grey or a neighbouring hue is nearer. Sources: xterm, `XTerm-col.ad`; Riemersma, "Colour
    /// metric", compuphase.com/cmetric.htm.
    public var nearest16: UInt8 {
        let hue = strongHue
        var best = (number: 0, distance: Int.max)
        for (number, candidate) in Self.xterm16.enumerated() where hue == nil || hue == number & 7 {
            let distance = redmean(to: candidate)
            if distance < best.distance { best = (number, distance) }
        }
        return UInt8(best.number)
    }

    /// The nearest of these, by the same distance alone; `nil` where there is none.
    func nearest16(among numbers: [UInt8]) -> UInt8? {
        numbers.min { redmean(to: Self.xterm16[Int($0)]) < redmean(to: Self.xterm16[Int($1)]) }
    }

    /// The number of the hue, 1 (red) ... 6 (cyan), if the colour has at least half the maximum brightness and saturation.
    ///
    /// Each channel in the upper half of the colour's range sets one bit of the number.
    private var strongHue: Int? {
        let (low, high) = (Int(min(red, green, blue)), Int(max(red, green, blue)))
        guard high >= 128, 2 * (high - low) >= high else { return nil }
        return [red, green, blue].enumerated().reduce(0) { number, channel in
            2 * Int(channel.element) >= low + high ? number | 1 << channel.offset : number
        }
    }

    /// The colour that an output with `depth` colours shows for this one, with xterm's default palette.
    public func shown(at depth: ColorDepth) -> Color {
        switch depth {
        case .none, .trueColor:
            return self
        case .ansi16:
            return Self.xterm16[Int(nearest16)]
        case .ansi256:
            let number = Int(nearest256)
            guard number < 232 else {
                let shade = UInt8(8 + 10 * (number - 232))
                return Color(red: shade, green: shade, blue: shade)
            }
            let cube = number - 16
            return Color(
                red: Self.cubeLevels[cube / 36], green: Self.cubeLevels[cube / 6 % 6],
                blue: Self.cubeLevels[cube % 6])
        }
    }

    private func squaredDistance(to other: Color) -> Int {
        let (r, g, b) = difference(from: other)
        return r * r + g * g + b * b
    }

    /// 512 times the squared redmean distance, so that integers suffice.
    private func redmean(to other: Color) -> Int {
        let (r, g, b) = difference(from: other)
        let mean = Int(red) + Int(other.red)
        return (1024 + mean) * r * r + 2048 * g * g + (1534 - mean) * b * b
    }

    private func difference(from other: Color) -> (Int, Int, Int) {
        (Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue))
    }

    private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

    static let xterm16: [Color] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { Color($0) }
}
