#if !FUZZING
    @testable import Pictures
    @testable import Pixels
#endif

/// What `Tests/Fuzzing/run` fuzzes, and reads its corpus in `Tests/Fuzzing/Corpus`. The fuzzer compiles
/// this file in one module with the decoders.
///
/// Any bytes may end in an error. A trap, an access out of bounds, a run without end and a picture of another
/// size than its header declares are findings.
enum FuzzedDecoder: String, CaseIterable {
    case inflate, png, jpeg, ppm, path

    /// More than this would only take long.
    static let largestArea = 1 << 18

    /// What contradicts itself.
    enum Finding: Error {
        case size(PixelSize, header: PixelSize, Reduction)
        case length(Double)
    }

    /// Reads bytes that needn't be a whole file: what chance takes long to find is put right first.
    ///
    /// - Returns: Whether that was a success.
    func read(_ bytes: [UInt8], reducedBy reduction: Reduction) throws(Finding) -> Bool {
        switch self {
        case .inflate: Self.inflate(bytes)
        case .png: try Self.decode(Self.repaired(bytes), reducedBy: reduction)
        case .jpeg: try Self.decode([0xFF, 0xD8, 0xFF] + bytes.dropFirst(3), reducedBy: reduction)
        case .ppm: try Self.decode([UInt8(ascii: "P")] + bytes.dropFirst(), reducedBy: reduction)
        case .path: try Self.draw(bytes)
        }
    }

    private static func decode(_ bytes: [UInt8], reducedBy reduction: Reduction) throws(Finding) -> Bool {
        guard let header = try? PictureHeader(of: bytes), header.size.area <= largestArea,
            max(header.size.width, header.size.height) < 1 << 14,
            let raster = try? Raster(decoding: bytes, reducedBy: reduction)
        else { return false }
        guard raster.size == reduction.applied(to: header.size), raster.bytes.count == 4 * raster.size.area
        else {
            throw .size(raster.size, header: header.size, reduction)
        }
        return true
    }

    /// A stream in two chunks, read in pieces of a length that its first byte says.
    private static func inflate(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 2 else { return false }
        let piece = 1 + 37 * Int(bytes[0])
        let middle = 2 + Int(bytes[1]) % (bytes.count - 1)
        return bytes.withUnsafeBufferPointer { bytes in
            guard var inflate = try? Inflate(bytes, chunks: [2..<middle, middle..<bytes.count]) else {
                return false
            }
            let target = Scratch<UInt8>(count: piece, filledWith: 0)
            guard let base = target.memory.baseAddress else { return false }
            for _ in 0..<1000 {
                do { try inflate.read(piece, into: base) } catch { break }
            }
            return (try? inflate.finish()) != nil
        }
    }

    /// The file with a signature and right checksums, without which nothing would get far.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes.dropFirst(8)
        var start = 8
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard start + 12 + length <= file.count else { break }
            let end = start + 8 + length
            let sum = Array(file[start + 4..<end]).withUnsafeBufferPointer { CRC32.checksum($0) }
            for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
            start = end + 4
        }
        return file
    }

    private static func draw(_ bytes: [UInt8]) throws(Finding) -> Bool {
        guard let path = try? VectorPath(svg: String(decoding: bytes, as: UTF8.self)) else { return false }
        let length = path.length
        guard length >= 0 || length.isNaN else { throw .length(length) }
        _ = path.point(at: length / 3)
        var picture = VectorPicture(width: 100, height: 60)
        let stroke = Stroke(
            .color(SIMD4(1, 2, 3, 200)), width: 3, join: bytes.count % 2 == 0 ? .round : .miter, cap: .round)
        picture.add(path, fill: .color(SIMD4(200, 1, 2, 255)), rule: .evenOdd, stroke: stroke)
        return (try? picture.raster(size: PixelSize(width: 40, height: 30))) != nil
    }
}
