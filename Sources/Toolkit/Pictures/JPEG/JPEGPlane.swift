import Pixels

/// Samples of one colour: those of a row of MCUs, and the last row above them.
struct JPEGPlane {
    /// Beyond the end of a row, so that vectors may reach there.
    static let margin = 32

    private let base: UnsafeMutablePointer<UInt8>
    /// Bytes from row to row.
    let stride: Int
    /// Samples on a side of a block: 8, or fewer where the picture is reduced.
    let side: Int
    /// The sampling factors: blocks in an MCU, across and down.
    let horizontalSampling: Int
    let verticalSampling: Int
    /// The samples of the picture.
    private let size: PixelSize
    /// Pixels for each sample, across and down.
    let horizontalUpsampling: Int
    let verticalUpsampling: Int
    /// Whether upsampling interpolates, or takes the nearest sample.
    let isFancy: Bool
    private var firstRow = 0

    private var rows: Int { verticalSampling * side }

    /// Bytes that the planes of a frame need.
    static func footprint(of frame: JPEGFrame) -> Int {
        frame.components.reduce(0) {
            $0 + (8 * $1.verticalSampling + 1) * (8 * $1.horizontalSampling * frame.mcuColumns + margin)
        }
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
            while side < 8, frame.maxHorizontal * least % (component.horizontalSampling * side * 2) == 0,
                frame.maxVertical * least % (component.verticalSampling * side * 2) == 0
            {
                side *= 2
            }
            defer {
                memory +=
                    (8 * component.verticalSampling + 1)
                    * (8 * component.horizontalSampling * frame.mcuColumns + margin)
            }
            return JPEGPlane(component, side: side, least: least, frame: frame, memory: memory)
        }
    }

    private init(
        _ component: JPEGFrame.Component, side: Int, least: Int, frame: JPEGFrame,
        memory: UnsafeMutablePointer<UInt8>
    ) {
        base = memory
        stride = side * component.horizontalSampling * frame.mcuColumns + Self.margin
        self.side = side
        horizontalSampling = component.horizontalSampling
        verticalSampling = component.verticalSampling
        horizontalUpsampling = frame.maxHorizontal * least / (component.horizontalSampling * side)
        verticalUpsampling = frame.maxVertical * least / (component.verticalSampling * side)
        func samples(_ pixels: Int, _ sampled: Int, _ most: Int) -> Int {
            (pixels * sampled * side + 8 * most - 1) / (8 * most)
        }
        size = PixelSize(
            width: samples(frame.size.width, component.horizontalSampling, frame.maxHorizontal),
            height: samples(frame.size.height, component.verticalSampling, frame.maxVertical))
        isFancy =
            least > 1 && horizontalUpsampling <= 2 && verticalUpsampling <= 2
            && (horizontalUpsampling == 1 || size.width > 2)
    }

    /// Where the samples of a block go.
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

    /// Makes room for the next row of MCUs, and keeps the last row of this one.
    mutating func advance() {
        base.update(from: base + rows * stride, count: stride)
        firstRow += rows
    }
}
