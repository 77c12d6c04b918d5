import Pictures

/// A poster drawn from a title, a year and a genre. The genre determines the motif, the title its details and colours. Below,
/// each word is a bar as long as the word, and the year is in digits.
struct PosterDrawing {
    let title: String
    let year: Int?
    let motif: PosterMotif

    static let width = 200.0
    static let height = 300.0

    var picture: VectorPicture {
        var picture = VectorPicture(width: Self.width, height: Self.height)
        var chance = PosterChance(title: title, year: year)
        let colors = PosterColors(motif, &chance)
        picture.add(
            .rectangle([0, 0], [Self.width, Self.height]),
            fill: .linear(
                [GradientStop(0, colors.sky), GradientStop(1, colors.ground)], from: [0, 0],
                to: [40, Self.height]))
        motif.draw(in: &picture, colors, &chance)
        letter(&picture, colors)
        let edge = Stroke(.color(colors.ink), width: 3)
        picture.add(.rectangle([8, 8], [Self.width - 16, Self.height - 16]), stroke: edge, opacity: 0.35)
        return picture
    }

    /// The title and the year, on a ground of their own.
    private func letter(_ picture: inout VectorPicture, _ colors: PosterColors) {
        let lines = bars
        let top = Self.height - 34 - 13 * Double(lines.count)
        picture.add(
            .rectangle([0, top - 12], [Self.width, Self.height - top + 12]), fill: .color(colors.deep),
            opacity: 0.82)
        for (row, line) in lines.enumerated() {
            var x = 20.0
            for length in line {
                picture.add(
                    .rounded([x, top + 13 * Double(row)], [length, 7], radius: 3.5), fill: .color(colors.ink))
                x += length + 6
            }
        }
        guard let year else { return }
        for (place, digit) in "\(year)".compactMap(\.wholeNumberValue).enumerated() {
            let origin = VectorPoint(20 + 14 * Double(place), Self.height - 27)
            picture.add(
                .digit(digit, at: origin),
                stroke: Stroke(.color(colors.light), width: 2, join: .round, cap: .round))
        }
    }

    /// The lengths of the bars for the words, in at most three lines.
    private var bars: [[Double]] {
        var lines: [[Double]] = [[]]
        var x = 20.0
        for word in title.split(separator: " ") {
            let length = min(6 + 9 * Double(word.count), 150)
            if x + length > Self.width - 20, x > 20 {
                guard lines.count < 3 else { break }
                lines.append([])
                x = 20
            }
            lines[lines.count - 1].append(length)
            x += length + 6
        }
        return lines
    }
}

/// The colours of a poster: a hue of the genre, and one that the title adds.
struct PosterColors {
    let sky, ground, deep, main, light, ink: SIMD4<UInt8>

    init(_ motif: PosterMotif, _ chance: inout PosterChance) {
        let hue = motif.hue + chance.next(in: -24...24)
        let other = hue + [150, 180, 210, 35].chosen(by: &chance)
        sky = .hue(hue, 0.55, chance.next(in: 0.2...0.32))
        ground = .hue(hue + 25, 0.5, chance.next(in: 0.42...0.55))
        deep = .hue(hue, 0.6, 0.1)
        main = .hue(other, 0.72, 0.56)
        light = .hue(other + 20, 0.85, 0.76)
        ink = .hue(hue + 40, 0.35, 0.92)
    }
}

/// Numbers that follow from a title and a year. Source of the generator: Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators" (SplitMix64), 2014; of the beginning: Fowler, Noll and Vo's hash, FNV-1a.
struct PosterChance {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    init(title: String, year: Int?) {
        for byte in "\(title) \(year ?? 0)".utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// A number of `range`.
    mutating func next(in range: ClosedRange<Double>) -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        let share = Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
}

extension Array {
    /// One of the elements; there must be at least one.
    func chosen(by chance: inout PosterChance) -> Element {
        self[Int(chance.next(in: 0...Double(count)).rounded(.down)) % count]
    }
}

extension SIMD4<UInt8> {
    /// A colour by its hue in degrees, its saturation and its lightness, both from 0 to 1. Source: CSS Color 4, 7.1.
    fileprivate static func hue(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Self {
        func channel(_ offset: Double) -> UInt8 {
            let k = (offset + hue / 30 + 24).truncatingRemainder(dividingBy: 12)
            let value =
                lightness - saturation * Swift.min(lightness, 1 - lightness)
                * Swift.max(-1, Swift.min(k - 3, 9 - k, 1))
            return UInt8((Swift.max(0, Swift.min(value, 1)) * 255).rounded())
        }
        return Self(channel(0), channel(8), channel(4), 255)
    }
}
