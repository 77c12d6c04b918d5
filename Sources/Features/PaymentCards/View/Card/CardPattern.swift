import TerminalKit

/// What is drawn over a card's colours, as a share of ink for each pixel. Pixels are square: half a cell high.
enum CardPattern {
    case plain, lattice, scrolls, etching, ribbons, wave, rays

    /// How much of the ink's colour the pixel at `column` and `row` takes, 0...1, on a card of `size` pixels.
    ///
    /// It is the mean over nine places in the pixel, so that slanted edges are soft.
    func share(column: Int, row: Int, size: Size) -> Double {
        guard self != .plain else { return 0 }
        var sum = 0.0
        for across in 0..<3 {
            for down in 0..<3 {
                sum += ink(
                    x: Double(column) + (Double(across) + 0.5) / 3, y: Double(row) + (Double(down) + 0.5) / 3,
                    width: Double(size.columns), height: Double(size.rows))
            }
        }
        return sum / 9
    }

    private func ink(x: Double, y: Double, width: Double, height: Double) -> Double {
        switch self {
        case .plain: 0
        case .lattice: lattice(x, y)
        case .scrolls: scrolls(x, y)
        case .etching: etching(x, y)
        case .ribbons: ribbons(x, y)
        case .wave: wave(x / width - 0.5, y / height)
        case .rays: rays(fromRight: (width - x) / height, y / height)
        }
    }

    /// Diagonal threads that cross, with a bead in every mesh.
    private func lattice(_ x: Double, _ y: Double) -> Double {
        let (rising, falling) = (Self.remainder(x + y, 9), Self.remainder(x - y, 9))
        if rising < 1 || falling < 1 { return 0.4 }
        let (across, down) = (rising - 5, falling - 5)
        return across * across + down * down < 2.5 ? 0.5 : 0
    }

    /// Leaves: the overlap of two rings, in staggered rows.
    private func scrolls(_ x: Double, _ y: Double) -> Double {
        let tile = 8.0
        func ring(_ centerX: Double, _ centerY: Double) -> Double {
            let (dx, dy) = (
                Self.remainder(x - centerX, 2 * tile) - tile, Self.remainder(y - centerY, tile) - tile / 2
            )
            return dx * dx + dy * dy * 1.6
        }
        let (one, two) = (ring(0, 0), ring(tile, tile / 2))
        if (18..<30).contains(one) || (18..<30).contains(two) { return 0.55 }
        return one < 4 || two < 4 ? 0.35 : 0
    }

    /// Short strokes, as scratched into metal.
    private func etching(_ x: Double, _ y: Double) -> Double {
        let stroke = Int((x * 2 + y) / 4)
        let noise = Self.noise(stroke, Int((y - x / 3 + 400) / 4))
        return noise > 0.5 ? (noise - 0.5) * 1.1 : 0
    }

    /// Broad diagonal ribbons, some of them with round ends.
    private func ribbons(_ x: Double, _ y: Double) -> Double {
        let across = Self.remainder(x + y, 26)
        let along = Self.remainder(x - y + (x + y - across) * 2.3, 60)
        let (center, end) = (across - 13, along < 30 ? 0 : min(along - 30, 60 - along))
        if center * center + end * end < 12 { return 0.8 }
        if across < 6 { return 0.3 }
        return (20..<22.5).contains(across) ? 0.18 : 0
    }

    /// Two hills, one behind the other.
    private func wave(_ x: Double, _ y: Double) -> Double {
        if y > 0.66 + 1.3 * x * x - 0.35 * x { return 0.8 }
        return y > 0.5 + 0.9 * x * x + 0.4 * x ? 0.32 : 0
    }

    /// Light that falls in from the upper right, in three beams.
    private func rays(fromRight x: Double, _ y: Double) -> Double {
        switch 1.35 - x - y * 0.8 {
        case ..<0: 0
        case ..<0.28: 0.18
        case ..<0.62: 0.36
        default: 0.6
        }
    }

    /// What is left of `value` after whole steps of `length`; never negative.
    private static func remainder(_ value: Double, _ length: Double) -> Double {
        let steps = value / length
        let whole = Double(Int(steps)) - (steps < 0 ? 1 : 0)
        return value - whole * length
    }

    /// A number 0...1 that looks random and is always the same for the same place.
    private static func noise(_ x: Int, _ y: Int) -> Double {
        var hash = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
        hash = (hash ^ (hash >> 13)) &* 1_274_126_177
        return Double((hash ^ (hash >> 16)) & 0xFFFF) / 65_535
    }
}
