/// How a path is drawn as a line. Source of all terms: SVG 1.1, 11.4.
public struct Stroke: Hashable, Sendable {
    /// How two lines meet.
    public enum Join: Hashable, Sendable {
        /// With a tip, unless it would be longer than four times the width; then bevelled.
        case miter
        /// With a round corner.
        case round
        /// With the corner cut off.
        case bevel
    }

    /// How a line that isn't closed ends.
    public enum Cap: Hashable, Sendable {
        /// At its last point.
        case butt
        /// With half a circle around it.
        case round
        /// With half a square around it.
        case square
    }

    /// What the line is painted with.
    public var paint: Paint
    /// Its width; a line that isn't wider than 0 isn't drawn.
    public var width: Double
    /// How its parts meet.
    public var join: Join
    /// How it ends.
    public var cap: Cap
    /// How long the line grows from its beginning to its end, evenly, in a picture that moves, which an SVG is. Elsewhere, and at 0, it
    /// is there at once.
    public var growth = Duration.zero

    /// A line with this paint and width.
    public init(_ paint: Paint, width: Double, join: Join = .miter, cap: Cap = .butt) {
        self.paint = paint
        self.width = width
        self.join = join
        self.cap = cap
    }
}

/// The area that a stroke covers, as polygons that lie over each other.
struct StrokeOutline {
    private static let miterLimit = 4.0

    private let stroke: Stroke
    private let radius: Double
    /// The circle of the stroke's width around the origin.
    private let disc: [VectorPoint]
    private(set) var polygons: [[VectorPoint]] = []

    init(_ stroke: Stroke, of path: VectorPath, tolerance: Double) {
        self.stroke = stroke
        radius = stroke.width > 0 && stroke.width.isFinite ? stroke.width / 2 : 0
        var circle = VectorPath()
        circle.move(to: VectorPoint(radius, 0))
        for end in [VectorPoint(-radius, 0), VectorPoint(radius, 0)] {
            let radii = VectorPoint(radius, radius)
            circle.arc(to: end, radii: radii, rotation: 0, isLarge: false, isClockwise: true)
        }
        disc = circle.polylines(tolerance: tolerance).flatMap { $0.vertices.map(\.point) }
        guard radius > 0 else { return }
        for line in path.polylines(tolerance: tolerance) { add(line) }
    }

    private mutating func add(_ line: Polyline) {
        // Points on the same place have no direction.
        var vertices: [Polyline.Vertex] = []
        for vertex in line.vertices where vertices.last?.point != vertex.point { vertices.append(vertex) }
        guard let first = vertices.first, let last = vertices.last else { return }
        guard vertices.count > 1 else {
            // A dot is drawn where its cap has an area.
            guard line.vertices.count > 1 else { return }
            if stroke.cap == .square { addSegment(first.point - [radius, 0], first.point + [radius, 0]) }
            if stroke.cap == .round { addDisc(first.point) }
            return
        }
        for (from, to) in zip(vertices, vertices.dropFirst()) { addSegment(from.point, to.point) }
        for index in 1..<vertices.count - 1 {
            addJoin(vertices[index - 1].point, vertices[index], vertices[index + 1].point)
        }
        if line.isClosed, first.point == last.point {
            addJoin(vertices[vertices.count - 2].point, first, vertices[1].point)
        } else {
            addCap(at: first.point, from: vertices[1].point)
            addCap(at: last.point, from: vertices[vertices.count - 2].point)
        }
    }

    private mutating func addSegment(_ from: VectorPoint, _ to: VectorPoint) {
        let side = direction(from, to).turned * radius
        polygons.append([from + side, to + side, to - side, from - side])
    }

    private mutating func addDisc(_ center: VectorPoint) { polygons.append(disc.map { $0 + center }) }

    private mutating func addCap(at end: VectorPoint, from inside: VectorPoint) {
        switch stroke.cap {
        case .butt: break
        case .round: addDisc(end)
        case .square: addSegment(end, end + direction(inside, end) * radius)
        }
    }

    private mutating func addJoin(_ before: VectorPoint, _ vertex: Polyline.Vertex, _ after: VectorPoint) {
        let corner = vertex.point
        let (arriving, leaving) = (direction(before, corner), direction(corner, after))
        let turn = arriving.cross(leaving)
        let join = vertex.isSmooth ? .miter : stroke.join
        guard turn != 0 || arriving.dot(leaving) < 0 else { return }
        if join == .round { return addDisc(corner) }
        // The gap is on the outer side of the turn.
        let outside = turn > 0 ? -radius : radius
        let (one, other) = (corner + arriving.turned * outside, corner + leaving.turned * outside)
        // The tip is as far away as the width divided by the sine of half the angle between the lines.
        let halfSine = max((1 + arriving.dot(leaving)) / 2, 0).squareRoot()
        guard join == .miter, halfSine * Self.miterLimit >= 1 else {
            polygons.append([corner, one, other])
            return
        }
        let middle = (one + other) / 2 - corner
        polygons.append([corner, one, corner + middle / (halfSine * halfSine), other])
    }

    private func direction(_ from: VectorPoint, _ to: VectorPoint) -> VectorPoint {
        (to - from) / (to - from).length
    }
}
