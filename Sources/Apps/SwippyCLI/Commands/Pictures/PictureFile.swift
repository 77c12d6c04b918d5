import Foundation
import Pictures
import Words

/// A picture that was read from a file.
struct PictureFile {
    /// The file's name, without its folder.
    let name: String
    let format: PictureFormat
    let size: PixelSize
    let picture: Picture

    /// No picture that can be decoded is larger.
    private static let longest = 512 << 20

    /// Reads and decodes the file at `path`; standard input for “-”.
    ///
    /// - Throws: `CommandStop` with what is wrong, and what to do.
    init(path: String, language: Language) throws(CommandStop) {
        let words = PictureErrorWords(language: language)
        let bytes = try Self.bytes(path, words)
        let shown = path == "-" ? "stdin" : path
        do throws(PictureError) {
            let header = try PictureHeader(of: bytes)
            format = header.format
            let raster = try Raster(decoding: bytes)
            size = raster.size
            picture = Picture(raster)
        } catch {
            throw words.stop(error, path: shown, begin: bytes.prefix(512))
        }
        name = path == "-" ? "stdin" : VisibleText(whole: URL(filePath: path).lastPathComponent).text
    }

    private static func bytes(_ path: String, _ words: PictureErrorWords) throws(CommandStop) -> [UInt8] {
        let handle: FileHandle
        if path == "-" {
            handle = .standardInput
        } else {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw words.unreadable(path, errno) }
            handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                throw words.unreadable(path, EISDIR)
            }
        }
        var bytes: [UInt8] = []
        do {
            while bytes.count <= longest, let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
                bytes += chunk
            }
        } catch {
            throw words.unreadable(path, EIO)
        }
        return bytes
    }
}
