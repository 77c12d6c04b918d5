import Pictures

extension VectorPicture {
    mutating func disc(
        _ center: VectorPoint, _ radius: Double, _ color: SIMD4<UInt8>, _ opacity: Double = 1
    ) {
        add(.disc(center, radius: radius), fill: .color(color), opacity: opacity)
    }

    mutating func block(
        _ origin: VectorPoint, _ size: VectorPoint, _ color: SIMD4<UInt8>, _ opacity: Double = 1,
        radius: Double = 0
    ) {
        let radius = min(radius, size.x / 2, size.y / 2)
        let path: VectorPath = radius > 0 ? .rounded(origin, size, radius: radius) : .rectangle(origin, size)
        add(path, fill: .color(color), opacity: opacity)
    }

    /// A triangle that stands on the ground at `bottom`, twice as wide there as `half`.
    mutating func peak(
        _ top: VectorPoint, _ half: Double, _ color: SIMD4<UInt8>, _ opacity: Double,
        until bottom: Double = 360
    ) {
        add(
            .polygon([top, [top.x + half, bottom], [top.x - half, bottom]]), fill: .color(color),
            opacity: opacity)
    }

    /// A bent shape that grows thinner towards its end.
    mutating func claw(from start: VectorPoint, to end: VectorPoint, _ color: SIMD4<UInt8>) {
        var path = VectorPath()
        path.move(to: start - [14, 0])
        path.curve(to: end, [start.x - 18, end.y + 30])
        path.curve(to: start + [14, 0], [start.x + 10, end.y + 40])
        path.close()
        add(path, fill: .color(color))
    }

    /// The left side of a disc.
    mutating func crescent(_ center: VectorPoint, _ radius: Double, _ color: SIMD4<UInt8>) {
        var path = VectorPath()
        path.move(to: center - [0, radius])
        path.curve(
            to: center + [0, radius], center - [radius * 4 / 3, radius], center + [-radius * 4 / 3, radius])
        path.curve(
            to: center - [0, radius], center + [-radius * 0.5, radius * 0.6],
            center - [radius * 0.5, radius * 0.6])
        path.close()
        add(path.placed(at: [radius * 0.3, 0]), fill: .color(color))
    }

    mutating func heart(_ center: VectorPoint, _ half: Double, _ color: SIMD4<UInt8>) {
        var path = VectorPath()
        path.move(to: center + [0, half])
        path.curve(
            to: center - [0, half / 2], center + [-half * 1.7, -half * 0.2],
            center - [half * 0.7, half * 1.4])
        path.curve(
            to: center + [0, half], center + [half * 0.7, -half * 1.4], center + [half * 1.7, -half * 0.2])
        path.close()
        add(path, fill: .color(color))
    }

    mutating func moustache(_ center: VectorPoint, _ half: Double, _ color: SIMD4<UInt8>) {
        for side in [-half, half] {
            var path = VectorPath()
            path.move(to: center)
            path.curve(
                to: center + [side, -half * 0.1], center + [side * 0.3, -half * 0.5],
                center + [side * 0.7, half * 0.2])
            path.curve(
                to: center + [0, half * 0.15], center + [side * 0.8, half * 0.7],
                center + [side * 0.2, half * 0.6])
            path.close()
            add(path, fill: .color(color))
        }
    }

    mutating func smile(_ center: VectorPoint, _ half: Double, _ color: SIMD4<UInt8>) {
        var path = VectorPath()
        path.move(to: center - [half, 0])
        path.curve(to: center + [half, 0], [center.x, center.y + half])
        add(path, stroke: Stroke(.color(color), width: 5, cap: .round))
    }

    /// Everything below a line that goes up and down by `swing`.
    mutating func wave(_ level: Double, _ swing: Double, _ color: SIMD4<UInt8>, _ opacity: Double) {
        var path = VectorPath()
        path.move(to: [-60, level])
        path.curve(to: [100, level], [20, level - 2 * swing])
        path.curve(to: [260, level], [180, level + 2 * swing])
        path.line(to: [260, 360])
        path.line(to: [-60, 360])
        path.close()
        add(path, fill: .color(color), opacity: opacity)
    }

    /// Two wings, seen from below.
    mutating func bird(_ center: VectorPoint, _ half: Double, _ color: SIMD4<UInt8>) {
        var path = VectorPath()
        path.move(to: center - [half, 0])
        path.curve(to: center, [center.x - half / 2, center.y - half / 2])
        path.curve(to: center + [half, 0], [center.x + half / 2, center.y - half / 2])
        path.curve(to: center + [0, half / 3], [center.x + half / 2, center.y - half / 6])
        path.curve(to: center - [half, 0], [center.x - half / 2, center.y - half / 6])
        path.close()
        add(path, fill: .color(color))
    }
}

extension VectorPath {
    static func polygon(_ points: [VectorPoint]) -> VectorPath {
        var path = VectorPath()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return path
    }

    static func rectangle(_ origin: VectorPoint, _ size: VectorPoint) -> VectorPath {
        .polygon([origin, origin + [size.x, 0], origin + size, origin + [0, size.y]])
    }

    /// A digit of seven strokes, 8 × 14.
    static func digit(_ digit: Int, at origin: VectorPoint) -> VectorPath {
        let corners: [VectorPoint] = [[0, 0], [8, 0], [0, 7], [8, 7], [0, 14], [8, 14]]
        // Top, the left and the right above, middle, the left and the right below, bottom.
        let strokes = [(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 5), (4, 5)]
        let signs: [[Int]] = [
            [0, 1, 2, 4, 5, 6], [2, 5], [0, 2, 3, 4, 6], [0, 2, 3, 5, 6], [1, 2, 3, 5], [0, 1, 3, 5, 6],
            [0, 1, 3, 4, 5, 6], [0, 2, 5], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 5, 6],
        ]
        var path = VectorPath()
        for stroke in signs[digit] {
            path.move(to: corners[strokes[stroke].0] + origin)
            path.line(to: corners[strokes[stroke].1] + origin)
        }
        return path
    }
}
