/// Samples of one colour: those of a row of units, and the last row above them.
struct JPEGPlane {
    /// Beyond the end of a row, so that vectors may reach there.
    static let margin = 32

    private let base: UnsafeMutablePointer<UInt8>
    /// Bytes from row to row.
    let stride: Int
    /// Samples on a side of a block: 8, or fewer where the picture is reduced.
    let side: Int
    /// The blocks of a unit.
    let across: Int
    let down: Int
    /// The samples of the picture.
    private let size: PixelSize
    /// Pixels for each sample, across and down.
    let widening: Int
    let heightening: Int
    /// Whether what is between samples is interpolated, or the nearest sample.
    let isSmooth: Bool
    private var firstRow = 0

    private var rows: Int { down * side }

    /// Bytes that the planes of a frame need.
    static func footprint(of frame: JPEGFrame) -> Int {
        frame.components.reduce(0) { $0 + (8 * $1.down + 1) * (8 * $1.across * frame.unitColumns + margin) }
    }

    /// The planes of a frame, in `memory`.
    ///
    /// Colours that are sampled less often are reduced less: their coefficients hold what would have to be
    /// made up. The JPEG group's decoder does the same.
    static func all(
        of frame: JPEGFrame, reducedBy reduction: Reduction, in memory: UnsafeMutablePointer<UInt8>
    ) -> [JPEGPlane] {
        let least = 8 / reduction.rawValue
        var memory = memory
        return frame.components.map { component in
            var side = least
            while side < 8, frame.across * least % (component.across * side * 2) == 0,
                frame.down * least % (component.down * side * 2) == 0
            {
                side *= 2
            }
            defer {
                memory += (8 * component.down + 1) * (8 * component.across * frame.unitColumns + margin)
            }
            return JPEGPlane(component, side: side, least: least, frame: frame, memory: memory)
        }
    }

    private init(
        _ component: JPEGFrame.Component, side: Int, least: Int, frame: JPEGFrame,
        memory: UnsafeMutablePointer<UInt8>
    ) {
        base = memory
        stride = side * component.across * frame.unitColumns + Self.margin
        self.side = side
        across = component.across
        down = component.down
        widening = frame.across * least / (component.across * side)
        heightening = frame.down * least / (component.down * side)
        func samples(_ pixels: Int, _ sampled: Int, _ most: Int) -> Int {
            (pixels * sampled * side + 8 * most - 1) / (8 * most)
        }
        size = PixelSize(
            width: samples(frame.size.width, component.across, frame.across),
            height: samples(frame.size.height, component.down, frame.down))
        isSmooth =
            least > 1 && widening <= 2 && heightening <= 2 && (widening == 1 || size.width > 2)
    }

    /// Where the samples of a block of the unit row go.
    @inline(__always)
    func block(column: Int, row: Int) -> UnsafeMutablePointer<UInt8> {
        let y = 1 &+ row &* side
        return base + (y &* stride &+ column &* side)
    }

    /// Samples of a row, which must be in memory; those of the nearest row where it is outside the picture.
    func row(_ row: Int) -> UnsafeMutablePointer<UInt8> {
        base + (min(max(row, 0), size.height - 1) - firstRow + 1) * stride
    }

    var width: Int { size.width }

    /// Makes room for the next row of units, and keeps the last row of this one.
    mutating func advance() {
        base.update(from: base + rows * stride, count: stride)
        firstRow += rows
    }
}

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
        let near = plane.row(y / plane.heightening)
        guard plane.widening > 1 || plane.heightening > 1 else { return near }
        let line = lines.memory.baseAddress.unsafelyUnwrapped + index * lineWidth
        guard plane.isSmooth else {
            for x in 0..<width { line[x] = near[x / plane.widening] }
            return line
        }
        let far = plane.heightening == 1 ? near : plane.row(y / 2 + (y % 2 == 0 ? -1 : 1))
        if plane.widening == 1 {
            blend(near, far, count: width, bias: y % 2 == 0 ? 1 : 2, into: line)
        } else {
            widen(near, far, count: plane.width, isHeightened: plane.heightening == 2, into: line)
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
        isHeightened: Bool, into line: UnsafeMutablePointer<UInt8>
    ) {
        let sums = self.sums.memory.baseAddress.unsafelyUnwrapped + Self.lead
        for index in stride(from: 0, to: count, by: 8) {
            let sample = load(near, index)
            let sum = isHeightened ? sample &* 3 &+ load(far, index) : sample
            UnsafeMutableRawPointer(sums + index).storeBytes(of: sum, as: Samples.self)
        }
        sums[-1] = sums[0]
        sums[count] = sums[count - 1]
        let shift: UInt16 = isHeightened ? 4 : 2
        let (leftBias, rightBias): (UInt16, UInt16) = isHeightened ? (8, 7) : (1, 2)
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
