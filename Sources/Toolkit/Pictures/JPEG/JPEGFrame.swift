/// What a frame header says. Source: ITU-T T.81, B.2.2.
struct JPEGFrame {
    struct Component {
        let identifier: UInt8
        /// Blocks of this colour in each unit, across and down.
        let across: Int
        let down: Int
        /// Which quantisation table it uses.
        let table: Int
        /// Blocks that hold samples of the picture.
        fileprivate(set) var columns = 0
        fileprivate(set) var rows = 0
    }

    let size: PixelSize
    let isProgressive: Bool
    private(set) var components: [Component] = []
    /// The largest ``Component/across`` and ``Component/down``.
    let across: Int
    let down: Int
    /// Units of the picture.
    let unitColumns: Int
    let unitRows: Int

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
            let across = count == 1 ? 1 : Int(bytes[field + 1] >> 4)
            let down = count == 1 ? 1 : Int(bytes[field + 1] & 0xF)
            let component = Component(
                identifier: bytes[field], across: across, down: down, table: Int(bytes[field + 2]))
            guard 1...4 ~= across, 1...4 ~= down, component.table < 4,
                !components.contains(where: { $0.identifier == component.identifier })
            else { throw .damaged(.field, at: field) }
            components.append(component)
        }
        across = components.map(\.across).max() ?? 1
        down = components.map(\.down).max() ?? 1
        unitColumns = (size.width + 8 * across - 1) / (8 * across)
        unitRows = (size.height + 8 * down - 1) / (8 * down)
        for index in components.indices {
            let component = components[index]
            guard across % component.across == 0, down % component.down == 0 else {
                throw .unsupported(.sampling, at: start + 7 + 3 * index)
            }
            components[index].columns = (size.width * component.across + 8 * across - 1) / (8 * across)
            components[index].rows = (size.height * component.down + 8 * down - 1) / (8 * down)
        }
    }
}
