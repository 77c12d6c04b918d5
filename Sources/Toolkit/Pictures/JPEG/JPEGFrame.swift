import Pixels

/// What a frame header says. Source: ITU-T T.81, B.2.2.
struct JPEGFrame {
    struct Component {
        let identifier: UInt8
        /// The sampling factors: blocks in an MCU, across and down.
        let horizontalSampling: Int
        let verticalSampling: Int
        /// Which quantisation table it uses.
        let table: Int
        /// Blocks that hold samples of the picture.
        fileprivate(set) var columns = 0
        fileprivate(set) var rows = 0
    }

    let size: PixelSize
    let isProgressive: Bool
    private(set) var components: [Component] = []
    /// The largest sampling factors of all components.
    let maxHorizontal: Int
    let maxVertical: Int
    /// The minimum coded units (MCU) of the picture.
    let mcuColumns: Int
    let mcuRows: Int

    /// - Parameter body: the segment, without its length.
    init(
        _ body: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, isProgressive: Bool
    ) throws(PictureError) {
        let start = body.lowerBound
        self.isProgressive = isProgressive
        guard body.count >= 6 else { throw .damaged(.length, at: start) }
        let count = Int(bytes[start + 5])
        guard bytes[start] == 8 else { throw .unsupported(.precision, at: start) }
        guard body.count == 6 + 3 * count else { throw .damaged(.length, at: start) }
        let height = bytes.bigEndian(at: start + 1, 2)
        guard height > 0 else { throw .unsupported(.lateHeight, at: start + 1) }
        size = try PixelSize(width: bytes.bigEndian(at: start + 3, 2), height: height).checked(at: start + 1)
        guard count != 4 else { throw .unsupported(.cmyk, at: start + 5) }
        guard count == 1 || count == 3 else { throw .unsupported(.components, at: start + 5) }
        for field in stride(from: start + 6, to: body.upperBound, by: 3) {
            // How a single colour is sampled makes no difference.
            let component = Component(
                identifier: bytes[field],
                horizontalSampling: count == 1 ? 1 : Int(bytes[field + 1] >> 4),
                verticalSampling: count == 1 ? 1 : Int(bytes[field + 1] & 0xF), table: Int(bytes[field + 2]))
            guard 1...4 ~= component.horizontalSampling, 1...4 ~= component.verticalSampling,
                component.table < 4,
                !components.contains(where: { $0.identifier == component.identifier })
            else { throw .damaged(.field, at: field) }
            components.append(component)
        }
        maxHorizontal = components.map(\.horizontalSampling).max() ?? 1
        maxVertical = components.map(\.verticalSampling).max() ?? 1
        func blocks(_ length: Int, _ sampling: Int, _ maximum: Int) -> Int {
            (length * sampling + 8 * maximum - 1) / (8 * maximum)
        }
        mcuColumns = blocks(size.width, 1, maxHorizontal)
        mcuRows = blocks(size.height, 1, maxVertical)
        for (index, component) in components.enumerated() {
            let (horizontal, vertical) = (component.horizontalSampling, component.verticalSampling)
            guard maxHorizontal % horizontal == 0, maxVertical % vertical == 0 else {
                throw .unsupported(.sampling, at: start + 7 + 3 * index)
            }
            components[index].columns = blocks(size.width, horizontal, maxHorizontal)
            components[index].rows = blocks(size.height, vertical, maxVertical)
        }
    }
}
