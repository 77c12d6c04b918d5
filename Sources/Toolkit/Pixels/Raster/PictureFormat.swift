/// A format of pictures, recognised from the first bytes, never from the name of a file.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// What cameras write.
    case jpeg = "JPEG"
    /// The portable anymap family: PGM and PPM, as text or in bytes.
    case ppm = "PPM"
    /// Recognised only.
    case gif = "GIF"
    /// Recognised only.
    case webP = "WebP"
    /// Recognised only.
    case avif = "AVIF"
    /// Recognised only.
    case heic = "HEIC"
    /// Recognised only.
    case bmp = "BMP"
    /// Recognised only.
    case tiff = "TIFF"

    /// The format of `bytes`; `nil` if they begin like no picture. Twelve bytes are enough.
    public init?(of bytes: [UInt8]) {
        func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
            text.withUTF8Buffer { bytes.dropFirst(offset).starts(with: $0) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins("P"), bytes.count > 1, (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(bytes[1]),
            bytes[1] != UInt8(ascii: "4")
        {
            self = .ppm
        } else if begins("GIF8") {
            self = .gif
        } else if begins("RIFF"), begins("WEBP", at: 8) {
            self = .webP
        } else if begins("ftypavi", at: 4) {
            self = .avif
        } else if begins("ftyphei", at: 4) || begins("ftyphev", at: 4) || begins("ftypmif1", at: 4)
            || begins("ftypmsf1", at: 4)
        {
            self = .heic
        } else if begins("BM") {
            self = .bmp
        } else if begins("II*\0") || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else {
            return nil
        }
    }
}
