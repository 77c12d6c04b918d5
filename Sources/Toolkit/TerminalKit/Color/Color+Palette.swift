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
