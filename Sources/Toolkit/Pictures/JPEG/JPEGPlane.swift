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
