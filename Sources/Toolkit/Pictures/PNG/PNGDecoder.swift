/// Reads the rows of a PNG picture, one pass or seven.
///
/// Beside the picture it needs two rows, however large the file is.
struct PNGDecoder: ~Copyable {
    private let file: PNGFile
    private var inflate: Inflate
    private let pixels: PNGPixels
    /// The row that is read and the one above it, each with a margin on both sides; and a row of pixels.
    private let rows: Scratch<UInt8>
    private let spread: Scratch<UInt32>

    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) -> Raster {
        let file = try PNGFile(bytes)
        var decoder = try PNGDecoder(file, inflate: Inflate(bytes, chunks: file.data))
        var raster = Raster(size: file.size)
        try raster.withPixels { (pixels) throws(PictureError) in try decoder.read(into: pixels) }
        return raster
    }

    private init(_ file: PNGFile, inflate: consuming Inflate) {
        self.file = file
        self.inflate = inflate
        pixels = PNGPixels(file)
        rows = Scratch(
            count: 2 * (Self.rowBytes(file, file.size.width) + 2 * PNGFilter.margin), filledWith: 0)
        spread = Scratch(count: file.isInterlaced ? file.size.width : 0, filledWith: 0)
    }

    private static func rowBytes(_ file: PNGFile, _ width: Int) -> Int {
        (width * file.color.channels * file.depth + 7) / 8
    }

    private mutating func read(into target: UnsafeMutableBufferPointer<UInt32>) throws(PictureError) {
        let passes = file.isInterlaced ? PNGPass.adam7 : [PNGPass.whole]
        for pass in passes { try read(pass, into: target) }
        try inflate.finish()
    }

    private mutating func read(
        _ pass: PNGPass, into target: UnsafeMutableBufferPointer<UInt32>
    ) throws(PictureError) {
        guard let base = target.baseAddress, let margin = rows.memory.baseAddress else { return }
        let width = pass.columns.count(upTo: file.size.width)
        let height = pass.rows.count(upTo: file.size.height)
        guard width > 0, height > 0 else { return }
        let count = Self.rowBytes(file, width)
        let bytesPerPixel = max(1, file.color.channels * file.depth / 8)
        var row = margin + PNGFilter.margin
        var above = row + count + 2 * PNGFilter.margin
        rows.memory.update(repeating: 0)
        for index in 0..<height {
            var kind: UInt8 = 0
            try inflate.read(1, into: &kind)
            guard let filter = PNGFilter(rawValue: kind) else { throw .damaged(.field, at: inflate.position) }
            try inflate.read(count, into: row)
            filter.undo(row, above: above, count: count, bytesPerPixel: bytesPerPixel)
            // Four bytes at a time are written, also of a pixel of three.
            (row + count).update(repeating: 0, count: PNGFilter.margin)
            let line = base + (pass.rows.first + index * pass.rows.step) * file.size.width
            if pass.columns.step == 1 {
                pixels.expand(row, count: width, into: line)
            } else if let spread = spread.memory.baseAddress {
                pixels.expand(row, count: width, into: spread)
                for column in 0..<width {
                    line[pass.columns.first + column * pass.columns.step] = spread[column]
                }
            }
            swap(&row, &above)
        }
    }
}
