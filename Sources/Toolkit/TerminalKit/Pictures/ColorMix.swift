/// A colour mixed of two that an output with few colours has, by a character that shades a cell.
struct ColorMix {
    /// A blank or a shade.
    let text: Character
    /// The colour of the shade; the same as the other without one.
    let ink: Color
    let paper: Color
    /// What is seen from afar.
    let color: SIMD4<Float>
    /// How far apart the two are: a coarse grain is worse than a colour that is a little off.
    private let grain: Float

    /// The mix that comes nearest to `wanted` with `depth` colours.
    init(of wanted: Color, depth: ColorDepth) {
        let wanted = SIMD4<Float>(wanted)
        let mixes = depth == .ansi16 ? Self.of16 : Self.all(of: Self.colors(around: wanted, depth))
        func loss(_ mix: ColorMix) -> Float {
            let lost = wanted - mix.color
            return (lost * lost).sum() + mix.grain
        }
        self = mixes.dropFirst().reduce(mixes[0]) { loss($1) < loss($0) ? $1 : $0 }
    }

    private init(_ text: Character, _ ink: Color, on paper: Color, share: Float) {
        (self.text, self.ink, self.paper) = (text, ink, paper)
        let (one, other) = (SIMD4<Float>(ink), SIMD4<Float>(paper))
        color = one * share + other * (1 - share)
        grain = 0.03 * ((one - other) * (one - other)).sum()
    }

    private static let of16 = all(of: Color.xterm16)

    /// Each of `colors`, and each pair of them in three shades.
    private static func all(of colors: [Color]) -> [ColorMix] {
        colors.flatMap { paper in
            [ColorMix(" ", paper, on: paper, share: 0)]
                + colors.filter { $0 != paper }.flatMap { ink in
                    [("░", 0.25), ("▒", 0.5)].map { ColorMix($0, ink, on: paper, share: $1) }
                }
        }
    }

    /// The nearest colour, and those beyond `wanted` as seen from there.
    private static func colors(around wanted: SIMD4<Float>, _ depth: ColorDepth) -> [Color] {
        func shown(_ pixel: SIMD4<Float>) -> Color {
            let bytes = pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            return Color(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z)).shown(at: depth)
        }
        let nearest = shown(wanted)
        return [nearest] + [1, 2, 3].map { shown(wanted + (wanted - SIMD4<Float>(nearest)) * $0) }
    }
}

extension SIMD4<Float> {
    /// Red, green and blue, 0...255 each, and nothing.
    init(_ color: Color) { self.init(Float(color.red), Float(color.green), Float(color.blue), 0) }
}
