/// Why bytes can't be made a picture. Every case says what is wrong and, where the bytes are damaged, where;
/// `description` adds what to do.
public enum PictureError: Error, Hashable, Sendable {
    /// The bytes begin like no picture: a web page with an error, for example.
    case unknownFormat
    /// The format is known, but not decoded here.
    case unsupportedFormat(PictureFormat)
    /// The format is decoded, but not this variant of it.
    case unsupported(PictureVariant, at: Int)
    /// The header declares more than ``PictureHeader/largestArea`` pixels, or a side over
    /// ``PictureHeader/longestSide``.
    case tooLarge(PixelSize)
    /// The bytes end at this offset, before the picture does.
    case cutShort(at: Int)
    /// The bytes at this offset contradict the format.
    case damaged(PictureDamage, at: Int)
    /// The task was cancelled.
    case cancelled
}

/// A variant of a format that is not decoded here.
public enum PictureVariant: String, Hashable, Sendable {
    /// JPEG with four colours, for printing.
    case cmyk = "CMYK colours"
    /// JPEG with another number of colours than one or three.
    case components = "this number of colours"
    /// JPEG with arithmetic coding instead of Huffman codes.
    case arithmeticCoding = "arithmetic coding"
    /// JPEG that keeps every bit, or is refined in layers.
    case lossless = "lossless or hierarchical coding"
    /// JPEG with more than 8 bits a sample.
    case precision = "more than 8 bits a sample"
    /// JPEG whose colours are sampled at ratios such as 3 to 2.
    case sampling = "these sampling factors"
    /// JPEG that declares its height after its first scan.
    case lateHeight = "a height that follows the picture"
    /// PNG with a chunk that must be understood and is not in the specification.
    case criticalChunk = "a private critical chunk"
}

/// What contradicts a format.
public enum PictureDamage: String, Hashable, Sendable {
    /// The width or height is zero, or no number.
    case size = "a width or height of zero, or an unreadable one"
    /// A field has a value that the format doesn't define.
    case field = "a field with an undefined value"
    /// The length of a chunk or segment is impossible.
    case length = "a wrong length"
    /// The checksum is not that of the data.
    case checksum = "a wrong checksum"
    /// A chunk, segment or scan is missing, repeated, or in the wrong place.
    case order = "parts that are missing, repeated or out of order"
    /// The lengths of a Huffman code describe no code: too many, or too few.
    case codeLengths = "an impossible Huffman code"
    /// Bits that no code has.
    case code = "bits that mean nothing"
    /// A copy from before the beginning of the data.
    case distance = "a reference to before the beginning"
    /// More or less data than the picture has pixels.
    case amount = "more or less data than the size needs"
    /// A restart marker is missing or has the wrong number.
    case restart = "a wrong restart marker"
    /// A number is missing, or too large.
    case number = "a missing or impossible number"
    /// A command that SVG doesn't define.
    case command = "an unknown command"
}

extension PictureError: CustomStringConvertible {
    /// A sentence about what is wrong and what to do about it.
    public var description: String {
        switch self {
        case .unknownFormat:
            "This is not a picture. Check the address or the file: PNG, JPEG and PPM can be read."
        case .unsupportedFormat(let format): "\(format.rawValue) can’t be read. Convert it to PNG or JPEG."
        case .unsupported(let variant, let offset):
            "Pictures with \(variant.rawValue) (byte \(offset)) can’t be read. Save it as RGB in PNG or JPEG."
        case .tooLarge(let size):
            "\(size.width) × \(size.height) pixels are too many. Scale the picture down to 64 megapixels."
        case .cutShort(let offset): "The picture ends too early, at byte \(offset). Fetch or copy it again."
        case .damaged(let damage, let offset):
            "The picture is damaged at byte \(offset): \(damage.rawValue). Fetch or copy it again."
        case .cancelled: "Decoding was cancelled."
        }
    }
}
