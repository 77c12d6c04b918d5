import TestSupport

@testable import Pictures
@testable import Pixels

/// Writes PNG of every kind as the specification describes it, slowly, and knows what pixels must come out.
struct PNGSketch {
    var color: PNGColor
    var depth: Int
    var isInterlaced = false
    var width: Int
    var height: Int
    /// The samples of all pixels in order, each below 2^depth.
    var samples: [Int] = []
    /// Three bytes an entry, and the body of tRNS.
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// The filter of each row.
    var filters: [UInt8] = []

    init(
        _ color: PNGColor, depth: Int, width: Int, height: Int, isInterlaced: Bool = false,
        isKeyed: Bool = false, using random: inout SeededGenerator
    ) {
        (self.color, self.depth, self.width, self.height) = (color, depth, width, height)
        self.isInterlaced = isInterlaced
        samples = (0..<width * height * color.channels).map { _ in random.number(0..<1 << depth) }
        filters = (0..<height).map { _ in UInt8(random.number(0..<5)) }
        func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(random.number(0..<256)) } }
        if color == .palette {
            palette = bytes(3 << depth)
            if isKeyed { transparency = bytes(1 << (depth - 1)) }
        } else if isKeyed {
            transparency = samples.prefix(color.channels).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }

    /// What a decoder must make of it.
    var pixels: [UInt8] {
        func byte(_ sample: Int) -> UInt8 {
            UInt8(depth == 16 ? sample >> 8 : sample * 255 / (1 << depth - 1))
        }
        let key = stride(from: 0, to: transparency.count - 1, by: 2).map {
            Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])
        }
        return (0..<width * height).flatMap { index -> [UInt8] in
            let channels = color.channels
            let sample = Array(samples[index * channels..<(index + 1) * channels])
            let alpha: UInt8 = !key.isEmpty && sample == key ? 0 : 255
            switch color {
            case .grey: return [byte(sample[0]), byte(sample[0]), byte(sample[0]), alpha]
            case .rgb: return sample.map(byte) + [alpha]
            case .rgba: return sample.map(byte)
            case .greyAlpha: return [byte(sample[0]), byte(sample[0]), byte(sample[0]), byte(sample[1])]
            case .palette:
                let entry = sample[0]
                return palette[3 * entry..<3 * entry + 3]
                    + [entry < transparency.count ? transparency[entry] : 255]
            }
        }
    }

    var file: [UInt8] {
        var header = Self.bigEndian(width) + Self.bigEndian(height)
        header += [UInt8(depth), color.rawValue, 0, 0, isInterlaced ? 1 : 0]
        let data = Self.zlib(stored: rows)
        let half = data.count / 2
        return Self.signature + Self.chunk("IHDR", header)
            + (palette.isEmpty ? [] : Self.chunk("PLTE", palette))
            + (transparency.isEmpty ? [] : Self.chunk("tRNS", transparency))
            + Self.chunk("IDAT", Array(data[..<half])) + Self.chunk("IDAT", Array(data[half...]))
            + Self.chunk("IEND", [])
    }

    private var rows: [UInt8] {
        let passes = isInterlaced ? PNGPass.adam7 : [.whole]
        return passes.flatMap { pass -> [UInt8] in
            let columns = Array(stride(from: pass.columns.first, to: width, by: pass.columns.step))
            var above: [UInt8] = []
            guard !columns.isEmpty else { return [] }
            return stride(from: pass.rows.first, to: height, by: pass.rows.step).flatMap { y -> [UInt8] in
                let row = packed(
                    columns.flatMap { x in
                        samples[(y * width + x) * color.channels..<(y * width + x + 1) * color.channels]
                    })
                defer { above = row }
                return filtered(row, above: above, by: filters[y])
            }
        }
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
        var bytes = [UInt8](repeating: 0, count: (samples.count * depth + 7) / 8)
        for (index, sample) in samples.enumerated() {
            bytes[index * depth / 8] |= UInt8(sample << (8 - depth - index * depth % 8))
        }
        return bytes
    }

    private func filtered(_ row: [UInt8], above: [UInt8], by filter: UInt8) -> [UInt8] {
        let step = max(1, color.channels * depth / 8)
        return [filter]
            + row.indices.map { index in
                let left = index < step ? 0 : Int(row[index - step])
                let up = above.isEmpty ? 0 : Int(above[index])
                let corner = above.isEmpty || index < step ? 0 : Int(above[index - step])
                let estimate = left + up - corner
                // Of those equally near, the first: left, up, corner.
                let nearest = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) }
                let predicted = [0, left, up, (left + up) / 2, nearest ?? 0][Int(filter)]
                return row[index] &- UInt8(predicted)
            }
    }

    // MARK: - The pieces of a file

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + body
        let sum = checked.withUnsafeBufferPointer { CRC32.checksum($0) }
        return bigEndian(body.count) + checked + bigEndian(Int(sum))
    }

    /// The data in stored blocks.
    static func zlib(stored data: [UInt8]) -> [UInt8] {
        var adler = Adler32()
        data.withUnsafeBufferPointer { adler.add($0) }
        let blocks = stride(from: 0, to: max(data.count, 1), by: 65535).flatMap { start -> [UInt8] in
            let end = min(start + 65535, data.count)
            let count = end - start
            let lengths = [count & 0xFF, count >> 8, ~count & 0xFF, ~count >> 8 & 0xFF].map { UInt8($0) }
            return [end == data.count ? 1 : 0] + lengths + data[start..<end]
        }
        return [0x78, 0x01] + blocks + bigEndian(Int(adler.value))
    }

    /// The file with the checksums of its chunks made right.
    static func repaired(_ file: [UInt8]) -> [UInt8] {
        var file = file
        var start = 8
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard start + 12 + length <= file.count else { break }
            let end = start + 8 + length
            let sum = Array(file[start + 4..<end]).withUnsafeBufferPointer { CRC32.checksum($0) }
            file.replaceSubrange(end..<end + 4, with: bigEndian(Int(sum)))
            start = end + 4
        }
        return file
    }
}
