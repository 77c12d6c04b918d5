import TerminalKit

/// What is drawn over a card's colours, as a share of ink for each pixel. Pixels are square: half a cell high.
enum CardPattern {
    case plain, lattice, scrolls, etching, ribbons, wave, rays

    /// How much of the ink's colour the pixel at `column` and `row` takes, 0...1, on a card of `size` pixels.
    func share(column: Int, row: Int, size: Size) -> Double {
        switch self {
        case .plain: 0
        case .lattice: lattice(column, row)
        case .scrolls: scrolls(column, row)
        case .etching: etching(column, row)
        case .ribbons: ribbons(column, row)
        case .wave: wave(column, row, size)
        case .rays: rays(column, row, size)
        }
    }

    /// Diagonal threads that cross, with a bead in every mesh.
    private func lattice(_ column: Int, _ row: Int) -> Double {
        let (rising, falling) = ((column + row) % 8, (column - row + 800) % 8)
        if rising == 0 || falling == 0 { return 0.32 }
        return rising == 4 && falling == 4 ? 0.45 : 0
    }

    /// Rings in staggered rows.
    private func scrolls(_ column: Int, _ row: Int) -> Double {
        let tile = 10
        let shifted = column + (row / tile).isMultiple(of: 2).offset(by: tile / 2)
        let (x, y) = (shifted % tile - 4, row % tile - 4)
        switch x * x + y * y {
        case 9...14: return 0.75
        case 0...1: return 0.45
        case 20...26: return 0.3
        default: return 0
        }
    }

    /// Short strokes, as scratched into metal.
    private func etching(_ column: Int, _ row: Int) -> Double {
        let stroke = (column * 2 + row) / 5
        let noise = Self.noise(stroke, (row - column / 3) / 4)
        return noise > 0.55 ? (noise - 0.55) * 0.9 : 0
    }

    /// Broad diagonal ribbons, some of them cut off round.
    private func ribbons(_ column: Int, _ row: Int) -> Double {
        let across = (column + row) % 24
        let along = column - row + 400
        switch across {
        case 0..<6: return 0.35
        case 10..<15 where (along / 13).isMultiple(of: 3): return 0.95
        case 10..<15: return 0.12
        case 18..<20: return 0.2
        default: return 0
        }
    }

    /// Two hills, one behind the other.
    private func wave(_ column: Int, _ row: Int, _ size: Size) -> Double {
        let x = Double(column) / Double(max(1, size.columns)) - 0.5
        let y = Double(row) / Double(max(1, size.rows))
        if y > 0.62 + 1.4 * x * x - 0.35 * x { return 0.75 }
        return y > 0.45 + 0.9 * x * x + 0.4 * x ? 0.3 : 0
    }

    /// Light that falls in from the upper right.
    private func rays(_ column: Int, _ row: Int, _ size: Size) -> Double {
        let fromRight = size.columns - column
        let reach = size.rows * 3 / 2 - fromRight - row
        guard reach > 0 else { return 0 }
        return (reach / 3).isMultiple(of: 2) ? 0.55 : 0.25
    }

    /// A number 0...1 that looks random and is always the same for the same place.
    private static func noise(_ x: Int, _ y: Int) -> Double {
        var hash = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
        hash = (hash ^ (hash >> 13)) &* 1_274_126_177
        return Double((hash ^ (hash >> 16)) & 0xFFFF) / 65_535
    }
}

extension Bool {
    fileprivate func offset(by amount: Int) -> Int { self ? amount : 0 }
}
