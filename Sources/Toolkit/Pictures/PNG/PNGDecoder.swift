import Pixels

/// Reads the rows of a PNG picture, one pass or seven.
///
/// Beside the picture it needs two rows, however large the file is. A picture that is made smaller takes no more than what
/// becomes of it; an interlaced one, whose rows come in seven turns, five times as much.
struct PNGDecoder: ~Copyable {
    private let file: PNGFile
    /// How large the picture becomes.
    private let size: PixelSize
    private var inflate: Inflate
    private let pixels: PNGPixels
    /// The row that is read and the one above it, each with a margin on both sides; and a row of pixels.
    private let rows: Scratch<UInt8>
    private let spread: Scratch<UInt32>

    /// - Parameter choose: how large a picture becomes that has this header; in neither direction larger.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, at choose: (PNGFile) -> PixelSize = \.size
    ) throws(PictureError) -> Raster {
        let file = try PNGFile(bytes)
        let size = choose(file)
        var decoder = try PNGDecoder(file, size: size, inflate: Inflate(bytes, chunks: file.data))
        var raster = Raster(size: size)
        try raster.withPixels { (pixels) throws(PictureError) in try decoder.read(into: pixels) }
        return raster
    }

    private init(_ file: PNGFile, size: PixelSize, inflate: consuming Inflate) {
        (self.file, self.size) = (file, size)
        self.inflate = inflate
        pixels = PNGPixels(file)
        rows = Scratch(
            count: 2 * (Self.rowBytes(file, file.size.width) + 2 * PNGFilter.margin), filledWith: 0)
        spread = Scratch(
            count: file.isInterlaced || size != file.size ? file.size.width : 0, filledWith: 0)
    }

    private static func rowBytes(_ file: PNGFile, _ width: Int) -> Int {
        (width * file.color.channels * file.depth + 7) / 8
    }

    private mutating func read(into target: UnsafeMutableBufferPointer<UInt32>) throws(PictureError) {
        guard let base = target.baseAddress, let spread = spread.memory.baseAddress else { return }
        let (pixels, width, isWhole) = (pixels, file.size.width, size == file.size)
        if isWhole {
            let passes = file.isInterlaced ? PNGPass.adam7 : [PNGPass.whole]
            for pass in passes {
                try read(pass) { row, index, count in
                    let line = base + (pass.rows.first + index * pass.rows.step) * width
                    guard pass.columns.step > 1 else { return pixels.expand(row, count: count, into: line) }
                    pixels.expand(row, count: count, into: spread)
                    for column in 0..<count {
                        line[pass.columns.first + column * pass.columns.step] = spread[column]
                    }
                }
            }
        } else if file.isInterlaced {
            let sums = LightSums(from: file.size, to: size)
            for pass in PNGPass.adam7 {
                try read(pass) { row, index, count in
                    pixels.expand(row, count: count, into: spread)
                    sums.add(
                        spread, count: count, first: pass.columns.first, step: pass.columns.step,
                        row: pass.rows.first + index * pass.rows.step)
                }
            }
            sums.write(into: target)
        } else {
            var scaling = RowScaling(from: file.size, to: size)
            try read(.whole) { row, _, count in
                pixels.expand(row, count: count, into: spread)
                scaling.add(spread, into: target)
            }
        }
        try inflate.finish()
    }

    /// Reads the rows of a pass, and calls `take` with each: its plain bytes, its index, and how many pixels it has.
    private mutating func read(
        _ pass: PNGPass, _ take: (UnsafeMutablePointer<UInt8>, Int, Int) -> Void
    ) throws(PictureError) {
        guard let margin = rows.memory.baseAddress else { return }
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
            take(row, index, width)
            swap(&row, &above)
        }
    }
}
