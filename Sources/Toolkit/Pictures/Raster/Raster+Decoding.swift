extension Raster {
    /// Decodes PNG, JPEG or PPM. What the bytes are is seen from the bytes themselves.
    ///
    /// Memory: four bytes a pixel of the declared size, twelve for JPEG in several scans, and some megabytes.
    /// It checks now and then whether its task is cancelled.
    public init(
        decoding bytes: [UInt8], reducedBy reduction: Reduction = .none
    ) throws(PictureError) {
        guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
        let raster = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
            switch format {
            case .png: try PNGDecoder.decode(bytes)
            case .jpeg: try JPEGDecoder.decode(bytes, reducedBy: reduction)
            case .ppm: try PPMDecoder.decode(bytes)
            case .gif, .webP, .avif, .heic, .bmp, .tiff: throw .unsupportedFormat(format)
            }
        }
        self = format == .jpeg ? raster : raster.scaled(to: reduction.applied(to: raster.size))
    }
}
