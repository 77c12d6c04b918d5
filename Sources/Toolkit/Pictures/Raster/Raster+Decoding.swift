import Pixels

extension Raster {
    /// The bytes that decoding with ``init(decoding:area:)`` takes at most, together with the file. A file that is larger
    /// takes 16 MiB more than itself.
    public static let memory = 104 << 20
    private static let leastMemory = 16 << 20

    /// Decodes PNG, JPEG or PPM. What the bytes are is seen from the bytes themselves.
    ///
    /// Memory: four bytes a pixel of the result, of the declared size for an interlaced PNG, and some megabytes. It checks
    /// now and then whether its task is cancelled.
    public init(
        decoding bytes: [UInt8], reducedBy reduction: Reduction = .none
    ) throws(PictureError) {
        self = try Self.decoded(bytes) { (format, bytes) throws(PictureError) in
            switch format {
            case .png:
                guard try PNGFile(header: bytes).isInterlaced else {
                    return try PNGDecoder.decode(bytes) { reduction.applied(to: $0.size) }
                }
                let raster = try PNGDecoder.decode(bytes)
                return raster.scaled(to: reduction.applied(to: raster.size))
            case .jpeg: return try JPEGDecoder.decode(bytes, reducedBy: reduction)
            case .ppm: return try PPMDecoder.decode(bytes) { reduction.applied(to: $0) }
            case .gif, .webP, .avif, .heic, .bmp, .tiff: throw .unsupportedFormat(format)
            }
        }
    }

    /// Decodes PNG, JPEG or PPM as large as it is to be shown, and no larger than ``memory`` allows.
    ///
    /// A picture is made smaller while it is decoded, with its proportions kept. The result is that of decoding it whole and
    /// scaling it, to the bit, with two exceptions: a channel of an interlaced PNG may differ by one, and of a JPEG, which
    /// is reduced before, the average of each square of pixels is taken of the numbers and not of the light.
    ///
    /// - Parameter area: the pixels that the result has at most.
    public init(decoding bytes: [UInt8], area: Int) throws(PictureError) {
        let room = max(Self.memory - bytes.count, Self.leastMemory)
        self = try Self.decoded(bytes) { (format, bytes) throws(PictureError) in
            switch format {
            case .png:
                return try PNGDecoder.decode(bytes) { file in
                    // Rows and columns have weights, too, which count where one side is very long.
                    let room = max(room - 64 * max(file.size.width, file.size.height), Self.leastMemory)
                    let isWhole = file.size.area <= min(area, room / 4)
                    return file.size.within(
                        isWhole ? .max : min(area, room / (file.isInterlaced ? 20 : 4)))
                }
            case .jpeg:
                let size = try JPEGDecoder.header(bytes)
                let raster = try JPEGDecoder.decode(
                    bytes, reducedBy: Reduction(of: size, to: area, memory: room))
                return raster.scaled(to: raster.size.within(area))
            case .ppm: return try PPMDecoder.decode(bytes) { $0.within(min(area, room / 4)) }
            case .gif, .webP, .avif, .heic, .bmp, .tiff: throw .unsupportedFormat(format)
            }
        }
    }

    private static func decoded(
        _ bytes: [UInt8],
        _ decode: (PictureFormat, UnsafeBufferPointer<UInt8>) throws(PictureError) -> Raster
    ) throws(PictureError) -> Raster {
        guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
        return try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
            try decode(format, bytes)
        }
    }
}

extension Reduction {
    /// The one that makes a picture as small as possible, but not smaller than `area` pixels, unless more don't fit into
    /// `memory` bytes, together with what they are scaled to.
    init(of size: PixelSize, to area: Int, memory: Int) {
        func bytes(_ reduction: Reduction) -> Int {
            let reduced = reduction.applied(to: size).area
            return 4 * (reduced > area ? reduced + area : reduced)
        }
        let smallest = Self.allCases.last { $0.applied(to: size).area >= area } ?? .none
        self =
            Self.allCases.first { $0.rawValue >= smallest.rawValue && bytes($0) <= memory } ?? .eighth
    }
}
