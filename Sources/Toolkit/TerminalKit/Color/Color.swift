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
