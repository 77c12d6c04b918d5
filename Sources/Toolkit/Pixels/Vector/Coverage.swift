/// Which points are inside of a path that crosses itself. Source: SVG 1.1, 11.3.
public enum FillRule: Hashable, Sendable {
    /// Those around which the path turns more often in one direction than in the other.
    case nonZero
    /// Those that an odd number of lines separates from the outside.
    case evenOdd
}

/// How much of each pixel lies inside of polygons: exactly along each of some lines through it.
struct Coverage {
    private let lines: Int

    /// A side of a polygon, from the smaller y to the larger one.
    private struct Edge {
        let top, bottom: Double
        let topX, slope: Double
        let winding: Int
    }

    private let rule: FillRule
    private let size: PixelSize
    private var edges: [Edge] = []

    /// - Parameter size: the pixels that matter, from the origin.
    /// - Parameter lines: how many lines go through a pixel.
    init(_ rule: FillRule, size: PixelSize, lines: Int) {
        self.lines = lines
        self.rule = rule
        self.size = size
    }

    /// Adds a polygon in pixels. One that isn't closed is, by a straight line.
    mutating func add(_ polygon: [VectorPoint]) {
        guard let last = polygon.last, polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        var from = last
        for to in polygon {
            let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
            if upper.y < lower.y, lower.y > 0, upper.y < Double(size.height) {
                edges.append(
                    Edge(
                        top: upper.y, bottom: lower.y, topX: upper.x,
                        slope: (lower.x - upper.x) / (lower.y - upper.y), winding: from.y < to.y ? 1 : -1))
            }
            from = to
        }
    }

    /// Gives every row that has something inside, with the part of each of its pixels from 0 to 1, and which
    /// of them aren't 0.
    mutating func forEachRow(_ body: (_ y: Int, _ columns: Range<Int>, _ coverage: [Float]) -> Void) {
        edges.sort { $0.top < $1.top }
        var coverage = [Float](repeating: 0, count: size.width + 1)
        var steps = coverage
        var crossings: [(x: Double, winding: Int)] = []
        var active: [Edge] = []
        var next = 0
        for y in 0..<size.height {
            while next < edges.count, edges[next].top < Double(y + 1) {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.bottom <= Double(y) }
            guard !active.isEmpty else { continue }
            var (low, high) = (size.width, 0)
            for line in 0..<lines {
                let height = Double(y) + (Double(line) + 0.5) / Double(lines)
                crossings.removeAll(keepingCapacity: true)
                for edge in active where edge.top <= height && height < edge.bottom {
                    crossings.append((edge.topX + (height - edge.top) * edge.slope, edge.winding))
                }
                crossings.sort { $0.x < $1.x }
                forEachSpan(crossings) { from, to in
                    Self.add(from, to, to: &coverage, &steps)
                    (low, high) = (min(low, Int(from)), max(high, Int(to) + 1))
                }
            }
            guard low < high else { continue }
            let touched = low..<min(high, size.width)
            var level: Float = 0
            for x in touched {
                level += steps[x]
                coverage[x] = min((coverage[x] + level) / Float(lines), 1)
            }
            body(y, touched, coverage)
            for x in touched.lowerBound...touched.upperBound { (coverage[x], steps[x]) = (0, 0) }
        }
    }

    /// Gives the parts of a line that are inside of the polygons and of the picture.
    private func forEachSpan(
        _ crossings: [(x: Double, winding: Int)], _ body: (_ from: Double, _ to: Double) -> Void
    ) {
        var winding = 0
        var start = 0.0
        for crossing in crossings {
            let wasInside = isInside(winding)
            winding += crossing.winding
            if !wasInside, isInside(winding) {
                start = crossing.x
            } else if wasInside, !isInside(winding) {
                let from = min(max(start, 0), Double(size.width))
                let to = min(max(crossing.x, 0), Double(size.width))
                if from < to { body(from, to) }
            }
        }
    }

    private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding % 2 != 0 }

    /// Adds a span: parts of the pixels at its ends, and a step up and down for whole ones between.
    private static func add(_ from: Double, _ to: Double, to coverage: inout [Float], _ steps: inout [Float])
    {
        let (first, last) = (Int(from), Int(to))
        guard first < last else {
            coverage[first] += Float(to - from)
            return
        }
        coverage[first] += Float(Double(first + 1) - from)
        coverage[last] += Float(to - Double(last))
        steps[first + 1] += 1
        steps[last] -= 1
    }
}
