extension Raster {
    /// The picture as a PNG file: with a palette where it has at most 256 colours, in grey where it has no
    /// others, and without alpha where it is opaque.
    ///
    /// It takes twice the size of the picture in memory.
    public func png() -> [UInt8] {
        let writer = PNGWriter(self)
        return writer.file()
    }
}

/// Writes a PNG file. Source: the PNG specification, third edition.
private struct PNGWriter {
    private let raster: Raster
    private let palette: PNGPalette?
    private let color: PNGColor

    init(_ raster: Raster) {
        self.raster = raster
        let palette = PNGPalette(of: raster)
        let isGrey = raster.isGrey
        // Many greys are shorter filtered.
        self.palette = palette.flatMap { $0.depth == 8 && isGrey ? nil : $0 }
        color = self.palette != nil ? .palette : isGrey ? .grey : raster.isOpaque ? .rgb : .rgba
    }

    func file() -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let depth = palette?.depth ?? 8
        append(
            .header,
            Self.bigEndian(raster.size.width) + Self.bigEndian(raster.size.height)
                + [UInt8(depth), color.rawValue, 0, 0, 0], to: &file)
        if let palette {
            append(.palette, palette.colors, to: &file)
            if !palette.alphas.isEmpty { append(.transparency, palette.alphas, to: &file) }
        }
        append(.data, Deflate.compressed(palette.map(indexedRows) ?? filteredRows()), to: &file)
        append(.end, [], to: &file)
        return file
    }

    private func append(_ type: PNGChunk.Name, _ body: [UInt8], to file: inout [UInt8]) {
        let checked = Self.bigEndian(type.code) + body
        file += Self.bigEndian(body.count)
        file += checked
        file += Self.bigEndian(Int(checked.withUnsafeBufferPointer { CRC32.checksum($0) }))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Filters make indexes longer, as neighbours mean nothing.
    private func indexedRows(_ palette: PNGPalette) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<raster.size.height {
            rows.append(PNGFilter.none.rawValue)
            var byte = 0
            for x in 0..<raster.size.width {
                byte = byte << palette.depth | palette.index(of: UInt32(pixel: raster[x, y]).littleEndian)
                let isLast = x + 1 == raster.size.width
                let used = (x + 1) * palette.depth % 8
                if used == 0 || isLast {
                    rows.append(UInt8(truncatingIfNeeded: used == 0 ? byte : byte << (8 - used)))
                    byte = 0
                }
            }
        }
        return rows
    }

    /// Every row by the filter whose differences are the smallest in sum, taken as signed: the shortest, most
    /// of the time.
    ///
    /// Source: the PNG specification, third edition, 12.7.
    private func filteredRows() -> [UInt8] {
        let bytesPerPixel = color.channels
        let count = raster.size.width * bytesPerPixel
        var rows: [UInt8] = []
        rows.reserveCapacity((count + 1) * raster.size.height)
        var above = [UInt8](repeating: 0, count: count + bytesPerPixel)
        var row = above
        var best = [UInt8](repeating: 0, count: count)
        var tried = best
        for y in 0..<raster.size.height {
            copyRow(y, to: &row, bytesPerPixel: bytesPerPixel)
            var least = Int.max
            var chosen = PNGFilter.none
            for filter in [PNGFilter.none, .sub, .up, .average, .paeth] {
                let sum = filter.apply(to: row, above: above, bytesPerPixel: bytesPerPixel, into: &tried)
                if sum < least {
                    (least, chosen) = (sum, filter)
                    swap(&best, &tried)
                }
            }
            rows.append(chosen.rawValue)
            rows += best
            swap(&row, &above)
        }
        return rows
    }

    /// Copies the channels of a row behind `bytesPerPixel` zeros.
    private func copyRow(_ y: Int, to row: inout [UInt8], bytesPerPixel: Int) {
        raster.bytes.withUnsafeBufferPointer { bytes in
            row.withUnsafeMutableBufferPointer { row in
                let start = 4 * y * raster.size.width
                for x in 0..<raster.size.width {
                    for channel in 0..<bytesPerPixel {
                        row[bytesPerPixel * (x + 1) + channel] = bytes[start + 4 * x + channel]
                    }
                }
            }
        }
    }
}

extension Raster {
    /// Whether every pixel is an opaque grey.
    fileprivate var isGrey: Bool {
        allPixels { pixel in pixel == 0xFF00_0000 | pixel & 0xFF &* 0x01_0101 }
    }
}

extension PNGFilter {
    /// Filters a row into `target`, and returns the sum of what is left. Both rows begin with a pixel of
    /// zeros.
    fileprivate func apply(
        to row: [UInt8], above: [UInt8], bytesPerPixel: Int, into target: inout [UInt8]
    ) -> Int {
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                target.withUnsafeMutableBufferPointer { target in
                    var sum = 0
                    for index in target.indices {
                        let left = row[index]
                        let up = above[index + bytesPerPixel]
                        let predicted: UInt8 =
                            switch self {
                            case .none: 0
                            case .sub: left
                            case .up: up
                            case .average: UInt8((UInt16(left) &+ UInt16(up)) &>> 1)
                            case .paeth:
                                UInt8(
                                    truncatingIfNeeded: Self.predicted(
                                        Int16(left), Int16(up), Int16(above[index])))
                            }
                        let difference = row[index + bytesPerPixel] &- predicted
                        target[index] = difference
                        sum &+= Int(Int8(bitPattern: difference).magnitude)
                    }
                    return sum
                }
            }
        }
    }
}
