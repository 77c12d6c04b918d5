/// The colours of a picture that has few.
struct PNGPalette {
    private var indexes: [UInt32: Int] = [:]
    /// Three bytes a colour.
    private(set) var colors: [UInt8] = []
    /// Of the colours that aren't opaque, which come first.
    private(set) var alphas: [UInt8] = []

    /// `nil` if there are more than 256 colours.
    init?(of raster: Raster) {
        var found: Set<UInt32> = []
        var last: UInt32?
        let isSmall = raster.allPixels { pixel in
            defer { last = pixel }
            return pixel == last || !found.insert(pixel).inserted || found.count <= 256
        }
        guard isSmall else { return nil }
        let pixels = found.map { pixel in withUnsafeBytes(of: pixel.littleEndian) { Array($0) } }
            .sorted { ($0[3], $0[0], $0[1], $0[2]) < ($1[3], $1[0], $1[1], $1[2]) }
        for (index, pixel) in pixels.enumerated() {
            indexes[UInt32(red: pixel[0], green: pixel[1], blue: pixel[2], alpha: pixel[3]).littleEndian] =
                index
            colors += pixel[..<3]
            if pixel[3] < 255 { alphas.append(pixel[3]) }
        }
    }

    /// Bits an index.
    var depth: Int {
        switch indexes.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    func index(of pixel: UInt32) -> Int { indexes[pixel] ?? 0 }
}
