extension VectorPath {
    /// Adds a part of an ellipse.
    ///
    /// Source: SVG 1.1, F.6. Radii that are too small to reach the end grow until they do; without one, it is
    /// a straight line.
    ///
    /// - Parameters:
    ///   - radii: along the two axes of the ellipse.
    ///   - rotation: of the ellipse, in degrees from x towards y.
    ///   - isLarge: whether it is the longer of the two ways around.
    ///   - isClockwise: whether it turns from x towards y.
    public mutating func arc(
        to end: VectorPoint, radii: VectorPoint, rotation: Double, isLarge: Bool, isClockwise: Bool
    ) {
        var radii = VectorPoint(abs(radii.x), abs(radii.y))
        guard radii.x > 0, radii.y > 0 else { return line(to: end) }
        let axis = VectorPoint.unit(degrees: rotation)
        /// Where the ellipse is the circle of radius one.
        func inCircle(_ point: VectorPoint) -> VectorPoint {
            VectorPoint(point.dot(axis), point.dot(axis.turned)) / radii
        }
        func onEllipse(_ point: VectorPoint) -> VectorPoint {
            axis * (point.x * radii.x) + axis.turned * (point.y * radii.y)
        }
        let chord = inCircle(end) - inCircle(current)
        guard chord.length > 0, chord.length.isFinite else { return line(to: end) }
        if chord.length > 2 { radii *= chord.length / 2 }
        let half = (inCircle(end) - inCircle(current)) / 2
        let distance = max(1 - half.dot(half), 0).squareRoot()
        let toCenter = half.turned / half.length * (isLarge == isClockwise ? -distance : distance)
        let center = current + onEllipse(half + toCenter)

        var from = VectorPoint.zero - half - toCenter
        let to = half - toCenter
        let direction: Double = isClockwise ? 1 : -1
        // Quarters, until less than one is left.
        for _ in 0..<3 where from.dot(to) < 0 || direction * from.cross(to) < -1e-9 {
            let next = from.turned * direction
            quarter(from, next, direction) { center + onEllipse($0) }
            from = next
        }
        quarter(from, to, direction) { center + onEllipse($0) }
        replaceEnd(with: end)
    }

    /// A curve for at most a quarter of the circle of radius one.
    ///
    /// Its control points are 4/3 of the tangent of a quarter of the angle away, along the tangents.
    private mutating func quarter(
        _ from: VectorPoint, _ to: VectorPoint, _ direction: Double, _ place: (VectorPoint) -> VectorPoint
    ) {
        let halfTangent = direction * from.cross(to) / (1 + from.dot(to))
        let reach = 4 / 3 * halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot()) * direction
        curve(to: place(to), place(from + from.turned * reach), place(to - to.turned * reach))
    }
}

extension VectorPoint {
    /// The point of the circle of radius one at an angle from x towards y.
    static func unit(degrees: Double) -> VectorPoint {
        // Taylor's series for an eighth of the angle, which is doubled three times.
        let angle = degrees.remainder(dividingBy: 360) * .pi / 180 / 8
        let square = angle * angle
        var point = VectorPoint(
            1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56))),
            angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72)))))
        for _ in 0..<3 { point = VectorPoint(point.x * point.x - point.y * point.y, 2 * point.x * point.y) }
        return point / point.length
    }
}
