/// A place in a drawing: x to the right, y down.
public typealias VectorPoint = SIMD2<Double>

// Longer than most: paths are read, written, measured and divided here, for all that draw.
/// Lines and curves, in any number of pieces.
public struct VectorPath: Hashable, Sendable {
    enum Segment: Hashable, Sendable {
        case move(VectorPoint)
        case line(VectorPoint)
        /// Bézier's curve of the third degree: two control points, and the end.
        case curve(VectorPoint, VectorPoint, VectorPoint)
        case close
    }

    private(set) var segments: [Segment] = []
    /// Where the last segment ends, and where its piece began.
    private(set) var current = VectorPoint.zero
    private var start = VectorPoint.zero

    /// A path without segments.
    public init() {}

    /// Begins a new piece.
    public mutating func move(to point: VectorPoint) {
        segments.append(.move(point))
        (current, start) = (point, point)
    }

    /// Adds a straight line.
    public mutating func line(to point: VectorPoint) {
        segments.append(.line(point))
        current = point
    }

    /// Adds a cubic Bézier curve.
    public mutating func curve(to point: VectorPoint, _ first: VectorPoint, _ second: VectorPoint) {
        segments.append(.curve(first, second, point))
        current = point
    }

    /// Adds a quadratic Bézier curve, which is a cubic one as well.
    public mutating func curve(to point: VectorPoint, _ control: VectorPoint) {
        let first = current + 2 / 3 * (control - current)
        curve(to: point, first, point + 2 / 3 * (control - point))
    }

    /// Adds a straight line to the beginning of the piece, and joins the two.
    public mutating func close() {
        segments.append(.close)
        current = start
    }

    /// Moves the end of the last curve, which rounding has put close to where it should be.
    mutating func replaceEnd(with point: VectorPoint) {
        guard case .curve(let first, let second, _)? = segments.popLast() else { return }
        curve(to: point, first, second)
    }

    /// Adds the pieces of another path.
    public mutating func add(_ other: VectorPath) {
        segments += other.segments
        (current, start) = (other.current, other.start)
    }

    /// Its pieces, each as a path of its own.
    package var pieces: [VectorPath] {
        var (pieces, start) = ([VectorPath](), VectorPoint.zero)
        for segment in segments {
            if case .move(let point) = segment { start = point }
            // What follows a closed piece begins where that began.
            if case .close? = pieces.last?.segments.last { pieces.append(VectorPath(from: start)) }
            switch segment {
            case .move(let point): pieces.append(VectorPath(from: point))
            case .line, .curve, .close:
                if pieces.isEmpty { pieces.append(VectorPath(from: start)) }
                pieces[pieces.count - 1].segments.append(segment)
            }
        }
        return pieces.filter { $0.segments.count > 1 }
    }

    private init(from start: VectorPoint) { move(to: start) }

    /// The path with every point scaled around the origin, and then moved.
    public func placed(at origin: VectorPoint, scale: Double = 1) -> VectorPath {
        mapped { $0 * scale + origin }
    }

    /// The path with every point put somewhere else.
    package func mapped(_ place: (VectorPoint) -> VectorPoint) -> VectorPath {
        var path = self
        path.segments = segments.map { segment in
            switch segment {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
            case .close: .close
            }
        }
        (path.current, path.start) = (place(current), place(start))
        return path
    }
}

extension VectorPoint {
    var length: Double { (self * self).sum().squareRoot() }

    /// A quarter turn from x towards y.
    var turned: VectorPoint { VectorPoint(-y, x) }

    func dot(_ other: VectorPoint) -> Double { (self * other).sum() }

    /// Positive if `other` is reached from this by a turn from x towards y of less than half.
    func cross(_ other: VectorPoint) -> Double { x * other.y - y * other.x }
}
