import Pixels

/// Writes a picture as sixels: rows of six pixels, one colour after the other. Source: DEC VT330/VT340 programmer reference, 14.
struct SixelWriter {
    private let size: PixelSize
    private let palette: SixelPalette
    /// The colour of each pixel; ``clear`` where there is none.
    private let numbers: [UInt16]
    private static let clear: UInt16 = .max

    init(_ raster: Raster) {
        size = raster.size
        palette = SixelPalette(raster)
        numbers = palette.numbers(of: raster, clear: Self.clear)
    }

    /// The whole picture.
    var sixels: Sixels {
        var bands: [[UInt8]] = []
        for top in stride(from: 0, to: size.height, by: 6) {
            var band: [UInt8] = []
            writeBand(top, to: &band)
            bands.append(band)
        }
        return Sixels(size: size, palette: paletteBytes, bands: bands)
    }

    private var paletteBytes: [UInt8] {
        var output: [UInt8] = []
        for (number, color) in palette.colors.enumerated() {
            func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
            output += Array(
                "#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8)
        }
        return output
    }

    private func writeBand(_ top: Int, to output: inout [UInt8]) {
        var bits = [UInt8](repeating: 0, count: palette.colors.count * size.width)
        var isUsed = [Bool](repeating: false, count: palette.colors.count)
        let width = size.width
        numbers.withUnsafeBufferPointer { numbers in
            bits.withUnsafeMutableBufferPointer { bits in
                for row in 0..<min(6, size.height - top) {
                    for x in 0..<width {
                        let number = numbers[(top + row) * width + x]
                        guard number != Self.clear else { continue }
                        bits[Int(number) * width + x] |= 1 << UInt8(row)
                        isUsed[Int(number)] = true
                    }
                }
            }
        }
        var isFirst = true
        for number in isUsed.indices where isUsed[number] {
            if !isFirst { output.append(UInt8(ascii: "$")) }
            isFirst = false
            output += Array("#\(number)".utf8)
            write(bits[number * width..<(number + 1) * width], to: &output)
        }
    }

    /// Equal neighbours are counted; empty ones at the end are left out.
    private func write(_ row: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var index = row.startIndex
        var end = row.endIndex
        while end > index, row[end - 1] == 0 { end -= 1 }
        while index < end {
            var next = index + 1
            while next < end, row[next] == row[index] { next += 1 }
            let letter = row[index] + 63
            if next - index > 3 {
                output += Array("!\(next - index)".utf8)
                output.append(letter)
            } else {
                output += repeatElement(letter, count: next - index)
            }
            index = next
        }
    }
}

/// A picture as sixels; its lower rows may be left out.
struct Sixels: Sendable {
    let size: PixelSize
    fileprivate let palette: [UInt8]
    fileprivate let bands: [[UInt8]]

    /// The sequence for the uppermost `rows` of pixels, or a few less if there are more: all of the last band are drawn, and at least
    /// one band. Pixels without a colour stay as they are.
    func bytes(rows: Int = .max) -> [UInt8] {
        let count = rows >= size.height ? bands.count : max(1, rows / 6)
        let height = count == bands.count ? size.height : count * 6
        return Array("\u{1B}P0;1q\"1;1;\(size.width);\(height)".utf8) + palette
            + Array(bands[..<count].joined(separator: [UInt8(ascii: "-")])) + Array("\u{1B}\\".utf8)
    }
}
