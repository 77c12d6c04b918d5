/// The colours of a poster: the hue of its genre, and one that the title adds, in one of four moods.
struct PosterColors {
    /// The background, from its top to its foot, and what is drawn on it.
    let sky, ground, accent: SIMD4<UInt8>
    /// Silhouettes, and what is behind the title; two colours of the motif; the letters.
    let deep, main, light, ink: SIMD4<UInt8>
    /// What stands out from the background most.
    let mark: SIMD4<UInt8>

    private enum Mood: CaseIterable { case night, dusk, bright, paper }

    init(_ motif: PosterMotif, _ chance: inout PosterChance) {
        let hue = motif.hue + chance.next(in: -40...40)
        let other = hue + [150, 180, 210, 35].chosen(by: &chance)
        let mood = Mood.allCases.chosen(by: &chance)
        ink = .hue(hue + 40, 0.35, 0.92)
        switch mood {
        case .night:
            (sky, ground, accent) = (.hue(hue, 0.6, 0.15), .hue(hue + 25, 0.5, 0.36), .hue(hue, 0.55, 0.3))
            (main, light) = (.hue(other, 0.72, 0.56), .hue(other + 20, 0.85, 0.76))
        case .dusk:
            (sky, ground, accent) = (
                .hue(other, 0.5, 0.3), .hue(hue, 0.75, 0.6), .hue(hue - 15, 0.65, 0.5)
            )
            (main, light) = (.hue(hue + 10, 0.85, 0.62), .hue(hue + 30, 0.9, 0.8))
        case .bright:
            (sky, ground, accent) = (
                .hue(hue, 0.7, 0.5), .hue(hue + 20, 0.7, 0.4), .hue(hue + 30, 0.75, 0.6)
            )
            (main, light) = (.hue(other, 0.75, 0.36), .hue(other + 20, 0.9, 0.84))
        case .paper:
            (sky, ground, accent) = (
                .hue(hue + 10, 0.5, 0.88), .hue(hue - 10, 0.4, 0.76), .hue(hue, 0.5, 0.7)
            )
            (main, light) = (.hue(other, 0.6, 0.45), .hue(hue, 0.72, 0.5))
        }
        deep = .hue(hue, 0.6, mood == .paper ? 0.17 : 0.09)
        mark = mood == .paper ? deep : ink
    }
}

/// Numbers that follow from a title and a year. Source of the generator: Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators" (SplitMix64), 2014; of the beginning: Fowler, Noll and Vo's hash, FNV-1a.
struct PosterChance {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Of 1,500 numbers that were tried, the one with which the posters of the sample differ most.
    private static let salt: UInt64 = 585

    init(title: String, year: Int?) {
        state = (state ^ Self.salt) &* 0x100_0000_01B3
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
