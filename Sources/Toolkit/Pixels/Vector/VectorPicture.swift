/// A drawing of filled and stroked paths, as sharp at any size.
public struct VectorPicture: Hashable, Sendable {
    /// A path, and what is drawn of it.
    public struct Shape: Hashable, Sendable {
        /// Its lines and curves.
        public let path: VectorPath
        /// What its area is painted with.
        public let fill: Paint?
        /// What its area is.
        public let rule: FillRule
        /// How it is drawn as a line, over its area.
        public let stroke: Stroke?
        /// From 0, nothing, to 1, what the paints say.
        public let opacity: Double
    }

    /// How wide the drawing is, in units of its paths.
    public let width: Double
    /// How high the drawing is, in units of its paths.
    public let height: Double
    /// What is drawn, each over those before it.
    public private(set) var shapes: [Shape] = []
    /// The area that is seen; `nil` for all.
    public let clip: VectorPath?

    /// An empty drawing of this size, above zero. What is outside of it, or of the area of `clip`, isn't seen.
    public init(width: Double, height: Double, clip: VectorPath? = nil) {
        precondition(width > 0 && height > 0 && width.isFinite && height.isFinite)
        self.width = width
        self.height = height
        self.clip = clip
    }

    /// Draws a path over what is there: first its area, then its line.
    ///
    /// - Parameter opacity: from 0, nothing, to 1, what the paints say.
    public mutating func add(
        _ path: VectorPath, fill: Paint? = nil, rule: FillRule = .nonZero, stroke: Stroke? = nil,
        opacity: Double = 1
    ) {
        shapes.append(Shape(path: path, fill: fill, rule: rule, stroke: stroke, opacity: opacity))
    }

    /// The drawing in exactly this size, at least 1 × 1, on a clear ground. Edges are smooth.
    ///
    /// Other proportions than the drawing's stretch it: for pixels that aren't square, that is what makes a
    /// circle round. The cost is proportional to the pixels that are painted, and to the height and number of
    /// edges.
    ///
    /// - Parameter isRough: whether edges are a quarter as exact, which takes a quarter of the time: enough where a pixel is as large
    ///   as a part of a terminal's cell.
    /// - Throws: ``PictureError/tooLarge(_:)`` or ``PictureError/cancelled``.
    public func raster(size: PixelSize, isRough: Bool = false) throws(PictureError) -> Raster {
        var raster = Raster(size: try size.checked(at: 0))
        let scale = VectorPoint(Double(size.width) / width, Double(size.height) / height)
        // Lines are at most a fortieth of a pixel away from curves.
        let tolerance = (isRough ? 0.1 : 0.025) / scale.max()
        let lines = isRough ? 4 : 16
        for shape in shapes {
            guard !Task.isCancelled else { throw .cancelled }
            if let fill = shape.fill {
                var coverage = Coverage(shape.rule, size: size, lines: lines)
                for line in shape.path.polylines(tolerance: tolerance) {
                    coverage.add(line.vertices.map { $0.point * scale })
                }
                raster.paint(&coverage, PaintSampler(fill), opacity: shape.opacity, scale: scale)
            }
            if let stroke = shape.stroke {
                var coverage = Coverage(.nonZero, size: size, lines: lines)
                let outline = StrokeOutline(stroke, of: shape.path, tolerance: tolerance)
                // All in the same direction, so that none takes away from another.
                for polygon in outline.polygons { coverage.add(Self.clockwise(polygon).map { $0 * scale }) }
                raster.paint(&coverage, PaintSampler(stroke.paint), opacity: shape.opacity, scale: scale)
            }
        }
        if let clip {
            var coverage = Coverage(.nonZero, size: size, lines: lines)
            for line in clip.polylines(tolerance: tolerance) {
                coverage.add(line.vertices.map { $0.point * scale })
            }
            raster.keep(&coverage)
        }
        return raster
    }

    private static func clockwise(_ polygon: [VectorPoint]) -> [VectorPoint] {
        guard let last = polygon.last else { return polygon }
        let area = zip([last] + polygon, polygon).reduce(0) { $0 + $1.0.cross($1.1) }
        return area < 0 ? polygon.reversed() : polygon
    }
}

extension Raster {
    /// Paints over the pixels as far as they are covered. Source: Porter and Duff, "Compositing digital
    /// images", 1984.
    mutating func paint(
        _ coverage: inout Coverage, _ paint: PaintSampler, opacity: Double, scale: VectorPoint
    ) {
        let opacity = opacity > 0 ? Float(min(opacity, 1)) : 0
        let width = size.width
        withPixels { pixels in
            coverage.forEachRow { y, columns, coverage in
                for x in columns where coverage[x] > 0 {
                    var color =
                        paint.only ?? paint.color(at: VectorPoint(Double(x) + 0.5, Double(y) + 0.5) / scale)
                    color.w *= opacity * coverage[x]
                    let pixel = pixels[y * width + x]
                    pixels[y * width + x] = UInt32(pixel: Self.blended(color, over: SIMD4(pixel: pixel)))
                }
            }
        }
    }

    /// Makes clear what isn't covered.
    fileprivate mutating func keep(_ coverage: inout Coverage) {
        var shares = [Float](repeating: 0, count: size.area)
        let width = size.width
        coverage.forEachRow { y, columns, coverage in
            for x in columns { shares[y * width + x] = coverage[x] }
        }
        withPixels { pixels in
            for index in pixels.indices where shares[index] < 1 {
                var pixel = SIMD4<UInt8>(pixel: pixels[index])
                pixel.w = UInt8(Float(pixel.w) * shares[index] + 0.5)
                pixels[index] = UInt32(pixel: pixel)
            }
        }
    }

    private static func blended(_ color: SIMD4<Float>, over ground: SIMD4<UInt8>) -> SIMD4<UInt8> {
        guard color.w < 1 else { return rounded(color) }
        let below = SIMD4<Float>(ground) / 255
        guard ground.w < 255 else {
            var result = color * color.w + below * (1 - color.w)
            result.w = 1
            return rounded(result)
        }
        let alpha = color.w + below.w * (1 - color.w)
        guard alpha > 0 else { return ground }
        var result = (color * color.w + below * (below.w * (1 - color.w))) / alpha
        result.w = alpha
        return rounded(result)
    }

    private static func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(value, 255))) }

    private static func rounded(_ color: SIMD4<Float>) -> SIMD4<UInt8> {
        let bytes = color * 255 + 0.5
        return SIMD4(byte(bytes.x), byte(bytes.y), byte(bytes.z), byte(bytes.w))
    }
}
