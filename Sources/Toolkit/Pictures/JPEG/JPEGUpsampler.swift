import Pixels

/// Makes as many samples as pixels of a row of a plane.
///
/// Source: the "fancy upsampling" of the JPEG group's decoder: three parts of the nearer sample and one of
/// the farther.
struct JPEGUpsampler: ~Copyable {
    private let sums: Scratch<UInt16>
    private let lines: Scratch<UInt8>
    private let lineWidth: Int
    /// Before the first sum, for the one to its left.
    private static let lead = 8

    /// - Parameter width: the pixels of a row.
    init(width: Int) {
        sums = Scratch(count: width + Self.lead + 2 * JPEGPlane.margin, filledWith: 0)
        lineWidth = width + 4 * JPEGPlane.margin
        lines = Scratch(count: 3 * lineWidth, filledWith: 0)
    }

    /// The samples of the colour with `index` for the row of pixels `y`. They stay until the next call for
    /// that colour.
    func row(_ y: Int, of plane: JPEGPlane, _ index: Int, width: Int) -> UnsafeMutablePointer<UInt8> {
        let near = plane.row(y / plane.verticalUpsampling)
        guard plane.horizontalUpsampling > 1 || plane.verticalUpsampling > 1 else { return near }
        let line = lines.memory.baseAddress.unsafelyUnwrapped + index * lineWidth
        guard plane.isFancy else {
            for x in 0..<width { line[x] = near[x / plane.horizontalUpsampling] }
            return line
        }
        let far = plane.verticalUpsampling == 1 ? near : plane.row(y / 2 + (y % 2 == 0 ? -1 : 1))
        if plane.horizontalUpsampling == 1 {
            blend(near, far, count: width, bias: y % 2 == 0 ? 1 : 2, into: line)
        } else {
            widen(near, far, count: plane.width, isVertical: plane.verticalUpsampling == 2, into: line)
        }
        return line
    }

    private typealias Samples = SIMD8<UInt16>

    @inline(__always)
    private func load(_ samples: UnsafeMutablePointer<UInt8>, _ index: Int) -> Samples {
        Samples(
            truncatingIfNeeded: UnsafeRawPointer(samples + index).loadUnaligned(as: SIMD8<UInt8>.self))
    }

    private func blend(
        _ near: UnsafeMutablePointer<UInt8>, _ far: UnsafeMutablePointer<UInt8>, count: Int, bias: UInt16,
        into line: UnsafeMutablePointer<UInt8>
    ) {
        for index in stride(from: 0, to: count, by: 8) {
            let blended = (load(near, index) &* 3 &+ load(far, index) &+ bias) &>> 2
            UnsafeMutableRawPointer(line + index).storeBytes(
                of: SIMD8<UInt8>(truncatingIfNeeded: blended), as: SIMD8<UInt8>.self)
        }
    }

    /// - Parameter count: the samples, of which two pixels each are made.
    private func widen(
        _ near: UnsafeMutablePointer<UInt8>, _ far: UnsafeMutablePointer<UInt8>, count: Int,
        isVertical: Bool, into line: UnsafeMutablePointer<UInt8>
    ) {
        let sums = self.sums.memory.baseAddress.unsafelyUnwrapped + Self.lead
        for index in stride(from: 0, to: count, by: 8) {
            let sample = load(near, index)
            let sum = isVertical ? sample &* 3 &+ load(far, index) : sample
            UnsafeMutableRawPointer(sums + index).storeBytes(of: sum, as: Samples.self)
        }
        sums[-1] = sums[0]
        sums[count] = sums[count - 1]
        let shift: UInt16 = isVertical ? 4 : 2
        let (leftBias, rightBias): (UInt16, UInt16) = isVertical ? (8, 7) : (1, 2)
        let raw = UnsafeRawPointer(sums)
        for index in stride(from: 0, to: count, by: 8) {
            let middle = raw.loadUnaligned(fromByteOffset: 2 &* index, as: Samples.self) &* 3
            let left = raw.loadUnaligned(fromByteOffset: 2 &* index &- 2, as: Samples.self)
            let right = raw.loadUnaligned(fromByteOffset: 2 &* index &+ 2, as: Samples.self)
            let even = (middle &+ left &+ leftBias) &>> shift
            let odd = (middle &+ right &+ rightBias) &>> shift
            // Both are below 256: side by side, they are two bytes.
            UnsafeMutableRawPointer(line + 2 &* index).storeBytes(
                of: (even | odd &<< 8), as: Samples.self)
        }
    }
}
