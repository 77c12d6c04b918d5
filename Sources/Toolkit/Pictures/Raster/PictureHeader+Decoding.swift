public import Pixels

extension PictureHeader {
    /// The header of `bytes`. It takes as long as reading the bytes up to the header.
    ///
    /// - Throws: A ``PictureError`` if the format isn't decoded here, the picture is too large, or the header
    ///   is damaged.
    public init(of bytes: [UInt8]) throws(PictureError) {
        guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
        let size = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
            switch format {
            case .png: try PNGFile(header: bytes).size
            case .jpeg: try JPEGDecoder.header(bytes)
            case .ppm: try PPMDecoder(bytes).size
            case .gif, .webP, .avif, .heic, .bmp, .tiff: throw .unsupportedFormat(format)
            }
        }
        self.init(format: format, size: size)
    }
}
