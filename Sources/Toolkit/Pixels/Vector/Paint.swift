/// What an area or a line is painted with. Colours are red, green, blue and alpha, in sRGB.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(SIMD4<UInt8>)
    /// Stripes across the line between two points. Before the first and after the second, the colours go on.
    case linear([GradientStop], from: VectorPoint, to: VectorPoint)
    /// Rings around a point, the last at the radius. Beyond it, its colour goes on.
    case radial([GradientStop], center: VectorPoint, radius: Double)
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// From 0, the beginning, to 1, the end.
    public let offset: Double
    /// The colour there.
    public let color: SIMD4<UInt8>

    /// A colour at a place; what is below 0 or above 1 is at the end.
    public init(_ offset: Double, _ color: SIMD4<UInt8>) {
        self.offset = offset > 0 ? min(offset, 1) : 0
        self.color = color
    }
}

/// A paint ready to be asked for many colours.
struct PaintSampler {
    typealias Color = SIMD4<Float>

    /// The colours of a gradient in equal steps; a single one, if it is none.
    private var colors: [Color] = []
    private let place: (VectorPoint) -> Double

    /// The colour of all points; `nil` if they differ.
    var only: Color? { colors.count == 1 ? colors[0] : nil }

    init(_ paint: Paint) {
        switch paint {
        case .color(let color):
            colors = [Color(color) / 255]
            place = { _ in 0 }
        case .linear(let stops, let from, let to):
            let direction = to - from
            let square = direction.dot(direction)
            // A gradient without length is the last colour. Source: SVG 1.1, 13.2.2.
            place = { point in square > 0 ? (point - from).dot(direction) / square : 1 }
            colors = Self.ramp(stops)
        case .radial(let stops, let center, let radius):
            place = { point in radius > 0 ? (point - center).length / radius : 1 }
            colors = Self.ramp(stops)
        }
    }

    /// The colour at a point of the drawing, not multiplied by alpha.
    func color(at point: VectorPoint) -> Color {
        guard colors.count > 1 else { return colors[0] }
        let place = place(point) * Double(colors.count - 1)
        return colors[place > 0 ? Int(min(place, Double(colors.count - 1)) + 0.5) : 0]
    }

    private static func ramp(_ stops: [GradientStop]) -> [Color] {
        guard let first = stops.first, let last = stops.last else { return [.zero] }
        return (0...1023).map { step in
            let offset = Double(step) / 1023
            guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
                return Color(last.color) / 255
            }
            guard next > 0 else { return Color(first.color) / 255 }
            let (before, after) = (stops[next - 1], stops[next])
            let part = Float((offset - before.offset) / (after.offset - before.offset))
            return (Color(before.color) * (1 - part) + Color(after.color) * part) / 255
        }
    }
}
