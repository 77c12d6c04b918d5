import Pictures

/// What is drawn over a card's colours. Lengths are in pixels of a cell 16 high.
enum CardPattern {
    case plain, lattice, scrolls, etching, ribbons, wave, rays

    /// A part of the pattern: an area, or a line of some width.
    struct Piece {
        enum Tone {
            /// The look's third colour.
            case ink
            /// Black.
            case shadow
        }

        let path: VectorPath
        /// How much of the colour it takes, 0...1.
        let strength: Double
        var width: Double?
        var tone = Tone.ink
    }

    /// The pattern of a card of this size.
    ///
    /// - Parameter isCoarse: whether it is made for pixels as large as a quarter of a cell, which show no small ornaments.
    func pieces(width: Double, height: Double, isCoarse: Bool = false) -> [Piece] {
        let scale =
            switch self {
            case .lattice, .scrolls: isCoarse ? 1.5 : 1.0
            case .etching: isCoarse ? 2.0 : 1.0
            case .plain, .ribbons, .wave, .rays: 1.0
            }
        let pieces = pieces(VectorPoint(width, height) / scale)
        guard scale != 1 else { return pieces }
        return pieces.map {
            Piece(
                path: $0.path.placed(at: .zero, scale: scale), strength: $0.strength,
                width: $0.width.map { $0 * scale }, tone: $0.tone)
        }
    }

    private func pieces(_ size: VectorPoint) -> [Piece] {
        switch self {
        case .plain: Self.discs(size)
        case .lattice: Self.lattice(size)
        case .scrolls: Self.scrolls(size)
        case .etching: Self.etching(size)
        case .ribbons: Self.ribbons(size)
        case .wave: Self.waves(size)
        case .rays: Self.rays(size)
        }
    }

    /// Two large discs, cut off by the edges.
    private static func discs(_ size: VectorPoint) -> [Piece] {
        [(VectorPoint(0.92, 0.1), 0.62), (VectorPoint(0.7, 1.1), 0.5)].map { center, radius in
            Piece(path: .disc(center * size, radius: radius * size.y), strength: 0.3)
        }
    }

    /// Diagonal threads that cross, with a star in every mesh.
    private static func lattice(_ size: VectorPoint) -> [Piece] {
        let (mesh, half) = (48.0, 24.0)
        var (threads, stars) = (VectorPath(), VectorPath())
        for start in stride(from: -size.y, to: size.x + size.y, by: mesh) {
            threads.move(to: rounded(VectorPoint(start, 0)))
            threads.line(to: rounded(VectorPoint(start + size.y, size.y)))
            threads.move(to: rounded(VectorPoint(start, 0)))
            threads.line(to: rounded(VectorPoint(start - size.y, size.y)))
        }
        let first = -size.y + mesh * (size.y / mesh).rounded(.up)
        for (row, y) in stride(from: 0, to: size.y + half, by: half).enumerated() {
            for x in stride(from: first - mesh + (row % 2 == 0 ? half : 0), to: size.x + half, by: mesh) {
                stars.addStar(at: rounded(VectorPoint(x, y)), radius: 11)
            }
        }
        return [Piece(path: threads, strength: 0.4, width: 4), Piece(path: stars, strength: 0.6)]
    }

    /// Leaves on curled stems, every second tile mirrored.
    private static func scrolls(_ size: VectorPoint) -> [Piece] {
        var (stems, leaves) = (VectorPath(), VectorPath())
        let tile = VectorPoint(64, 48)
        for (row, y) in stride(from: -tile.y / 4, to: size.y, by: tile.y).enumerated() {
            for (column, x) in stride(from: row % 2 == 0 ? -tile.x / 2 : 0, to: size.x, by: tile.x)
                .enumerated()
            {
                let isMirrored = (row + column) % 2 == 1
                func place(_ point: VectorPoint) -> VectorPoint {
                    rounded(VectorPoint(x, y) + VectorPoint(isMirrored ? tile.x - point.x : point.x, point.y))
                }
                stems.add(stem.mapped(place))
                leaves.add(leaf.mapped(place))
            }
        }
        return [
            Piece(path: stems, strength: 0.45, width: 4), Piece(path: leaves, strength: 0.6),
        ]
    }

    private static let stem = VectorPath(
        drawn: "M2 46C2 26 18 12 34 16C46 19 46 34 36 35C29 35 27 28 33 25")
    private static let leaf = VectorPath(
        drawn: """
            M33 16C38 4 52 0 62 6C54 8 53 19 42 20C38 20 35 18 33 16Z\
            M12 27C4 23 2 12 6 2C13 7 19 14 17 23C16 25 14 27 12 27Z\
            M40 34C48 30 58 34 60 44C53 46 44 43 40 34Z
            """)

    /// Short strokes and their shadows, as scratched into leather.
    private static func etching(_ size: VectorPoint) -> [Piece] {
        var (lights, shadows) = (VectorPath(), VectorPath())
        let step = VectorPoint(20, 26)
        for (row, y) in stride(from: -step.y, to: size.y, by: step.y).enumerated() {
            for (column, x) in stride(from: -step.x, to: size.x, by: step.x).enumerated() {
                func noise(_ salt: Int) -> Double { Self.noise(column * 8 + salt, row) }
                let from = VectorPoint(x, y) + VectorPoint(noise(0), noise(1)) * step
                let along = VectorPoint(noise(2) * 26 - 8, 12 + noise(3) * 26)
                let bend = from + along / 2 + VectorPoint(noise(4) * 14 - 7, noise(5) * 6 - 3)
                lights.move(to: rounded(from))
                lights.line(to: rounded(bend))
                lights.line(to: rounded(from + along))
                shadows.move(to: rounded(from + 3))
                shadows.line(to: rounded(bend + 3))
            }
        }
        return [
            Piece(path: shadows, strength: 0.16, width: 4, tone: .shadow),
            Piece(path: lights, strength: 0.55, width: 2.5),
        ]
    }

    /// Broad diagonal ribbons, some of them with round ends.
    private static func ribbons(_ size: VectorPoint) -> [Piece] {
        // Where they cross the middle, from 0 at the left to 1 at the right, and their width.
        func band(_ place: Double, _ width: Double, _ strength: Double, _ tone: Piece.Tone = .ink) -> Piece {
            let middle = VectorPoint(place * (size.x + size.y) - size.y / 2, size.y / 2)
            let half = VectorPoint(size.y, -size.y)
            return Piece(
                path: .line(middle - half, middle + half), strength: strength, width: width, tone: tone)
        }
        func pill(_ x: Double, _ y: Double, _ length: Double, _ strength: Double) -> Piece {
            let end = VectorPoint(x, y) * size
            let start = end + VectorPoint(-length, length) * size.y
            let radius = size.y / 18
            var path = VectorPath.disc(end, radius: radius)
            let side = VectorPoint(radius, radius) / 2.0.squareRoot()
            for (index, point) in [end - side, end + side, start + side, start - side].enumerated() {
                index == 0 ? path.move(to: rounded(point)) : path.line(to: rounded(point))
            }
            path.close()
            return Piece(path: path, strength: strength)
        }
        let unit = size.y / 9
        return [
            band(0.06, 2 * unit, 0.3), band(0.2, 1.2 * unit, 0.25, .shadow), band(0.3, 2.2 * unit, 0.3),
            band(0.45, 1.4 * unit, 0.22, .shadow), band(0.58, 1.8 * unit, 0.3),
            band(0.72, 1.2 * unit, 0.2, .shadow),
            band(0.86, 2.4 * unit, 0.3), pill(0.26, 0.42, 0.62, 0.85), pill(0.48, 0.3, 0.5, 0.5),
            pill(0.78, 0.36, 0.46, 0.7), pill(0.55, 0.86, 0.6, 0.8), pill(0.98, 0.66, 0.5, 0.6),
        ]
    }

    /// Hills, one before the other.
    private static func waves(_ size: VectorPoint) -> [Piece] {
        [
            ("M0 .5C.25 .32 .5 .82 1 .42V1H0Z", 0.32), ("M0 .66C.3 .52 .62 1.02 1 .6V1H0Z", 0.55),
            ("M0 .84C.3 .7 .7 1.12 1 .8V1H0Z", 0.85),
        ].map { d, strength in
            Piece(path: VectorPath(drawn: d).mapped { rounded($0 * size) }, strength: strength)
        }
    }

    /// Light that falls in from the upper right, in three beams.
    private static func rays(_ size: VectorPoint) -> [Piece] {
        [("M.46 0L1 .95V0Z", 0.25), ("M.62 0L1 .7V0Z", 0.3), ("M.78 0L1 .42V0Z", 0.4)].map { d, strength in
            Piece(path: VectorPath(drawn: d).mapped { rounded($0 * size) }, strength: strength)
        }
    }

    /// A number 0...1 that looks random and is always the same for the same place.
    private static func noise(_ x: Int, _ y: Int) -> Double {
        var hash = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
        hash = (hash ^ (hash >> 13)) &* 1_274_126_177
        return Double((hash ^ (hash >> 16)) & 0xFFFF) / 65_535
    }

    /// Tenths of a pixel are enough, and shorter to write.
    private static func rounded(_ point: VectorPoint) -> VectorPoint {
        (point * 10).rounded(.toNearestOrEven) / 10
    }
}

extension VectorPath {
    /// The path of this program's own `d`; empty if it is wrong, which a test finds.
    // because what is wrong is only a part of a drawing less.
    init(drawn d: String) { self = (try? VectorPath(svg: d)) ?? VectorPath() }

    /// A straight line.
    static func line(_ from: VectorPoint, _ to: VectorPoint) -> VectorPath {
        var path = VectorPath()
        path.move(to: from)
        path.line(to: to)
        return path
    }

    /// Adds a star with four tips and hollow sides.
    mutating func addStar(at center: VectorPoint, radius: Double) {
        move(to: center - [0, radius])
        for tip in [[radius, 0], [0, radius], [-radius, 0], [0, -radius]] as [VectorPoint] {
            curve(to: center + tip, center)
        }
        close()
    }
}
