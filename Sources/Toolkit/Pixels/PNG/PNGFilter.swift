/// Undoes the filter of a row. Source: the PNG specification, third edition, 9.
package enum PNGFilter: UInt8 {
    case none
    case sub
    case up
    case average
    case paeth

    /// Bytes before the first and after the last of a row that may be read, and after it written. Those
    /// before are zero.
    package static let margin = 8

    /// - Parameters:
    ///   - row: the filtered bytes, which become the plain ones.
    ///   - above: the plain bytes of the row above.
    ///   - bytesPerPixel: the bytes of a pixel, at least one.
    package func undo(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int, bytesPerPixel: Int
    ) {
        switch (self, bytesPerPixel) {
        case (.none, _): break
        case (.up, _): Self.undoUp(row, above, count)
        case (.sub, 3): Self.undoInPixels(row, above, count, bytesPerPixel: 3, with: Self.left)
        case (.sub, 4): Self.undoInPixels(row, above, count, bytesPerPixel: 4, with: Self.left)
        case (.average, 3): Self.undoInPixels(row, above, count, bytesPerPixel: 3, with: Self.average)
        case (.average, 4): Self.undoInPixels(row, above, count, bytesPerPixel: 4, with: Self.average)
        case (.paeth, 3): Self.undoInPixels(row, above, count, bytesPerPixel: 3, with: Self.paeth)
        case (.paeth, 4): Self.undoInPixels(row, above, count, bytesPerPixel: 4, with: Self.paeth)
        case (.sub, _):
            for index in 0..<count { row[index] &+= row[index &- bytesPerPixel] }
        case (.average, _):
            for index in 0..<count {
                row[index] &+= UInt8((UInt16(row[index &- bytesPerPixel]) &+ UInt16(above[index])) &>> 1)
            }
        case (.paeth, _):
            for index in 0..<count {
                let left = Int16(row[index &- bytesPerPixel])
                let upperLeft = Int16(above[index &- bytesPerPixel])
                row[index] &+= UInt8(truncatingIfNeeded: Self.predicted(left, Int16(above[index]), upperLeft))
            }
        }
    }

    private static func undoUp(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ count: Int
    ) {
        let raw = UnsafeMutableRawPointer(row)
        let rawAbove = UnsafeRawPointer(above)
        let end = count & ~15
        for index in stride(from: 0, to: end, by: 16) {
            let sum =
                raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
                &+ rawAbove.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            raw.storeBytes(of: sum, toByteOffset: index, as: SIMD16<UInt8>.self)
        }
        for index in end..<max(count, end) { row[index] &+= above[index] }
    }

    private typealias Pixel = SIMD4<UInt8>

    /// Adds to each pixel what is predicted from those to the left, above, and between the two.
    ///
    /// Four bytes are taken and written whatever the bytesPerPixel, so the next pixel is taken before this
    /// one is written.
    @inline(__always)
    private static func undoInPixels(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ count: Int,
        bytesPerPixel: Int,
        with predict: (_ left: Pixel, _ above: Pixel, _ upperLeft: Pixel) -> Pixel
    ) {
        let raw = UnsafeMutableRawPointer(row)
        let rawAbove = UnsafeRawPointer(above)
        var left = Pixel(repeating: 0)
        var upperLeft = left
        var next = raw.loadUnaligned(as: Pixel.self)
        var index = 0
        while index < count {
            let pixel = next
            next = raw.loadUnaligned(fromByteOffset: index &+ bytesPerPixel, as: Pixel.self)
            let upper = rawAbove.loadUnaligned(fromByteOffset: index, as: Pixel.self)
            left = pixel &+ predict(left, upper, upperLeft)
            upperLeft = upper
            raw.storeBytes(of: left, toByteOffset: index, as: Pixel.self)
            index &+= bytesPerPixel
        }
    }

    @inline(__always)
    private static func left(_ left: Pixel, _ above: Pixel, _ upperLeft: Pixel) -> Pixel { left }

    /// Half the sum, without its ninth bit.
    @inline(__always)
    private static func average(_ left: Pixel, _ above: Pixel, _ upperLeft: Pixel) -> Pixel {
        (left & above) &+ ((left ^ above) &>> 1)
    }

    @inline(__always)
    private static func paeth(_ left: Pixel, _ above: Pixel, _ upperLeft: Pixel) -> Pixel {
        let left = SIMD4<Int16>(truncatingIfNeeded: left)
        let above = SIMD4<Int16>(truncatingIfNeeded: above)
        let upperLeft = SIMD4<Int16>(truncatingIfNeeded: upperLeft)
        let byLeft = above &- upperLeft
        let byAbove = left &- upperLeft
        let byUpperLeft = magnitude(byLeft &+ byAbove)
        let (leftDistance, aboveDistance) = (magnitude(byLeft), magnitude(byAbove))
        let nearest = pointwiseMin(byUpperLeft, pointwiseMin(leftDistance, aboveDistance))
        let predicted = upperLeft.replacing(with: above, where: nearest .== aboveDistance)
            .replacing(with: left, where: nearest .== leftDistance)
        return Pixel(truncatingIfNeeded: predicted)
    }

    @inline(__always)
    private static func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(value, 0 &- value) }

    /// What Paeth's filter predicts: the neighbour closest to left + above − upperLeft.
    @inline(__always)
    static func predicted(_ left: Int16, _ above: Int16, _ upperLeft: Int16) -> Int16 {
        let leftDistance = abs(above &- upperLeft)
        let aboveDistance = abs(left &- upperLeft)
        let upperLeftDistance = abs(left &+ above &- 2 &* upperLeft)
        if leftDistance <= aboveDistance, leftDistance <= upperLeftDistance { return left }
        return aboveDistance <= upperLeftDistance ? above : upperLeft
    }
}
