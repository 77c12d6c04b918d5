import Pictures
import TerminalKit

extension TerminalEmulator {
    /// `P…q` with sixels. Source: DEC VT330/VT340 programmer reference, 14.
    mutating func performSixels(_ bytes: [UInt8]) {
        guard bytes.starts(with: "0;1q\"1;1;".utf8) else { return errors.append("unknown device control") }
        var reader = SixelReader(bytes.dropFirst("0;1q".count))
        guard let raster = reader.raster() else { return errors.append("sixels: \(reader.error)") }
        let (width, height) = (graphics.cell.width, graphics.cell.height)
        let size = Size(
            columns: (raster.size.width + width - 1) / width, rows: (raster.size.height + height - 1) / height
        )
        if cursor.row + size.rows >= self.size.rows {
            errors.append("sixels reach the last row, where terminals disagree")
        }
        lay(raster, size)
    }
}

/// Reads sixels, strictly.
private struct SixelReader {
    private var bytes: ArraySlice<UInt8>
    private(set) var error = ""

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    private mutating func numbers() -> [Int] {
        let part = bytes.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }
        bytes = bytes.dropFirst(part.count)
        return String(decoding: part, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
            .map {
                Int($0) ?? -1
            }
    }

    mutating func raster() -> Raster? {
        _ = bytes.popFirst()
        let header = numbers()
        guard header.count == 4, header[2] > 0, header[3] > 0 else { return fail("header \(header)") }
        var raster = Raster(size: PixelSize(width: header[2], height: header[3]))
        var colors: [Int: SIMD4<UInt8>] = [:]
        var (x, top, color, count) = (0, 0, -1, 1)
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                let numbers = numbers()
                guard numbers.count == 1 || numbers.count == 5 else { return fail("colour \(numbers)") }
                color = numbers[0]
                guard numbers.count == 5 else { continue }
                guard numbers[1] == 2, numbers[2...].allSatisfy({ 0...100 ~= $0 }), 0..<256 ~= color else {
                    return fail("colour \(numbers)")
                }
                let channels = numbers[2...].map { UInt8($0 * 255 / 100) }
                colors[color] = SIMD4(channels[0], channels[1], channels[2], 255)
            case UInt8(ascii: "!"): count = numbers().first ?? 0
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, top) = (0, top + 6)
            case 0x3F...0x7E:
                guard let color = colors[color] else { return fail("colour \(color) is unknown") }
                guard count > 0, x + count <= raster.size.width else { return fail("past the edge") }
                for bit in 0..<6 where (byte - 0x3F) >> UInt8(bit) & 1 == 1 {
                    guard top + bit < raster.size.height else { return fail("below the edge") }
                    for column in x..<x + count { raster[column, top + bit] = color }
                }
                (x, count) = (x + count, 1)
            default: return fail("byte \(byte)")
            }
        }
        return raster
    }

    private mutating func fail(_ reason: String) -> Raster? {
        error = reason
        return nil
    }
}
