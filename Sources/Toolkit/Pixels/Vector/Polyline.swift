/// A piece of a path as straight lines.
struct Polyline {
    struct Vertex {
        let point: VectorPoint
        /// Whether it lies on a curve, which goes on in about the same direction.
        let isSmooth: Bool
    }

    private(set) var vertices: [Vertex]
    private(set) var isClosed = false

    /// The length of all lines.
    var length: Double {
        zip(vertices, vertices.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
    }

    fileprivate mutating func append(_ point: VectorPoint, isSmooth: Bool = false) {
        vertices.append(Vertex(point: point, isSmooth: isSmooth))
    }

    /// Ends where it began.
    fileprivate mutating func close() {
        isClosed = true
        guard let first = vertices.first, let last = vertices.last, first.point != last.point else { return }
        append(first.point)
    }
}

extension VectorPath {
    /// The pieces of the path, nowhere farther from it than `tolerance`.
    func polylines(tolerance: Double) -> [Polyline] {
        var lines: [Polyline] = []
        var open: Polyline?
        var start = VectorPoint.zero
        for segment in segments {
            // What follows a closed piece begins where that began.
            var line = open ?? Polyline(vertices: [Polyline.Vertex(point: start, isSmooth: false)])
            switch segment {
            case .move(let point):
                if let open { lines.append(open) }
                line = Polyline(vertices: [Polyline.Vertex(point: point, isSmooth: false)])
                start = point
            case .line(let point): line.append(point)
            case .curve(let first, let second, let end): Self.append(first, second, end, tolerance, to: &line)
            case .close:
                guard open != nil else { continue }
                line.close()
                lines.append(line)
                open = nil
                continue
            }
            open = line
        }
        if let open { lines.append(open) }
        return lines
    }

    /// As many lines as a curve needs, by its second differences.
    ///
    /// Source: Wang, "Determining the subdivision levels of Bézier curves", 1984.
    private static func append(
        _ first: VectorPoint, _ second: VectorPoint, _ end: VectorPoint, _ tolerance: Double,
        to line: inout Polyline
    ) {
        guard let start = line.vertices.last?.point else { return }
        let bend = max((start - 2 * first + second).length, (first - 2 * second + end).length)
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        // Also if it is no number.
        let lines = count >= 1 ? Int(min(count, 500)) : 1
        for index in 1..<max(lines, 1) {
            let after = Double(index) / Double(lines)
            let before = 1 - after
            let point =
                before * before * before * start + 3 * before * before * after * first
                + 3 * before * after * after * second + after * after * after * end
            line.append(point, isSmooth: true)
        }
        line.append(end)
    }

    // MARK: - Length

    /// The length of all lines and curves, within about a thousandth. It is computed anew each time.
    public var length: Double { measured.reduce(0) { $0 + $1.length } }

    /// The point at a distance along the path, from where it begins; its first or last point beyond its ends.
    /// `nil` if the path has no points.
    public func point(at distance: Double) -> VectorPoint? {
        let lines = measured
        var rest = distance
        for line in lines {
            for (from, to) in zip(line.vertices, line.vertices.dropFirst()) {
                let length = (to.point - from.point).length
                if rest <= length, length > 0 {
                    return from.point + (to.point - from.point) * max(rest, 0) / length
                }
                rest -= length
            }
        }
        return lines.last?.vertices.last?.point
    }

    /// Points along the path, as many apart as `step`, from where it begins: so that the first third of them is the first third of its
    /// length. A path that only moves has its last point. At most a hundred thousand points, and farther apart where those are too few.
    public func points(every step: Double) -> [VectorPoint] {
        let lines = measured
        let length = lines.reduce(0) { $0 + $1.length }
        guard length > 0, step > 0 else { return lines.last?.vertices.last.map { [$0.point] } ?? [] }
        let step = max(step, length / 100_000)
        var points: [VectorPoint] = []
        // How far along a line its next point is.
        var next = 0.0
        for line in lines {
            for (from, to) in zip(line.vertices, line.vertices.dropFirst()) {
                let length = (to.point - from.point).length
                while next < length {
                    points.append(from.point + (to.point - from.point) * (next / length))
                    next += step
                }
                next -= length
            }
        }
        if let last = lines.last?.vertices.last?.point { points.append(last) }
        return points
    }

    /// Lines that are short against the path.
    private var measured: [Polyline] {
        let points = polylines(tolerance: .infinity).flatMap { $0.vertices.map(\.point) }
        guard let first = points.first else { return [] }
        let low = points.reduce(first, pointwiseMin)
        let high = points.reduce(first, pointwiseMax)
        return polylines(tolerance: max((high - low).max(), 1e-6) / 1e5)
    }
}
