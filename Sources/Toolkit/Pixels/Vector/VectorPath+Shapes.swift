extension VectorPath {
    /// A circle.
    package static func disc(_ center: VectorPoint, radius: Double) -> VectorPath {
        var path = VectorPath()
        let radii = VectorPoint(repeating: radius)
        path.move(to: center - [radius, 0])
        path.arc(to: center + [radius, 0], radii: radii, rotation: 0, isLarge: false, isClockwise: true)
        path.arc(to: center - [radius, 0], radii: radii, rotation: 0, isLarge: false, isClockwise: true)
        path.close()
        return path
    }

    /// A rectangle with round corners.
    package static func rounded(_ origin: VectorPoint, _ size: VectorPoint, radius: Double) -> VectorPath {
        var path = VectorPath()
        let (x, y, right, bottom) = (origin.x, origin.y, origin.x + size.x, origin.y + size.y)
        let radii = VectorPoint(repeating: radius)
        path.move(to: [x + radius, y])
        for (side, corner) in [
            ([right - radius, y], [right, y + radius]),
            ([right, bottom - radius], [right - radius, bottom]),
            ([x + radius, bottom], [x, bottom - radius]), ([x, y + radius], [x + radius, y]),
        ] as [(VectorPoint, VectorPoint)] {
            path.line(to: side)
            path.arc(to: corner, radii: radii, rotation: 0, isLarge: false, isClockwise: true)
        }
        path.close()
        return path
    }
}
