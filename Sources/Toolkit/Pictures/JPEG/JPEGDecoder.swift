import Pixels

/// Decodes a JPEG picture from top to bottom, a row of MCUs at a time.
///
/// With one scan, coefficients become pixels as they are read. With several, all are read at the same time, and
/// become pixels row by row.
struct JPEGDecoder: ~Copyable {
    var file: JPEGFile
    let frame: JPEGFrame
    private let memory: Scratch<UInt8>
    private(set) var planes: [JPEGPlane]
    /// The quantisation tables of the components.
    private let quantization = Scratch<Int16>(count: 3 * 64, filledWith: 0)
    private let color: JPEGColor
    private let size: PixelSize
    private let places: Orientation.Places
    private let mcuHeight: Int
    private let upsampler: JPEGUpsampler
    private let line: Scratch<UInt32>
    private let block = Scratch<Int16>(count: 64, filledWith: 0)

    static func header(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) -> PixelSize {
        var file = JPEGFile(bytes)
        let frame = try file.frame()
        return file.orientation.isSideways ? frame.size.turned : frame.size
    }

    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, reducedBy reduction: Reduction
    ) throws(PictureError) -> Raster {
        var file = JPEGFile(bytes)
        let frame = try file.frame()
        guard case .scan(let scan) = try file.next() else { throw .damaged(.order, at: file.position) }
        let isSideways = file.orientation.isSideways
        let size = reduction.applied(to: frame.size)
        var decoder = JPEGDecoder(file, frame, reducedBy: reduction)
        var raster = Raster(size: isSideways ? size.turned : size)
        try raster.withPixels { (pixels) throws(PictureError) in
            guard let target = pixels.baseAddress else { return }
            if !frame.isProgressive, scan.parts.count == frame.components.count {
                try decoder.readAtOnce(scan, into: target)
            } else {
                try decoder.readInTurns(scan, into: target)
            }
        }
        return raster
    }

    private init(
        _ file: consuming JPEGFile, _ frame: JPEGFrame, reducedBy reduction: Reduction
    ) {
        self.frame = frame
        memory = Scratch(count: JPEGPlane.footprint(of: frame), filledWith: 0)
        planes = JPEGPlane.all(
            of: frame, reducedBy: reduction, in: memory.memory.baseAddress.unsafelyUnwrapped)
        color = frame.components.count == 1 ? .grey : file.isRGB ? .rgb : .yCbCr
        size = reduction.applied(to: frame.size)
        places = file.orientation.places(in: size)
        mcuHeight = 8 / reduction.rawValue * frame.maxVertical
        upsampler = JPEGUpsampler(width: size.width)
        line = Scratch(count: size.width + 8, filledWith: 0)
        self.file = file
    }

    // MARK: - One scan

    private mutating func readAtOnce(
        _ scan: JPEGScan, into target: UnsafeMutablePointer<UInt32>
    ) throws(PictureError) {
        var entropy = file.entropy
        let parts = try parts(of: scan)
        let coefficients = block.memory.baseAddress.unsafelyUnwrapped
        for row in 0..<frame.mcuRows {
            guard !Task.isCancelled else { throw .cancelled }
            for column in 0..<frame.mcuColumns {
                try entropy.beginMCU()
                for part in parts { try Self.read(part, mcu: column, with: &entropy, coefficients) }
            }
            finishRow(row, into: target)
        }
    }

    /// What is needed for each block of a component.
    private struct Part {
        let component: Int
        let plane: JPEGPlane
        let transform: JPEGInverseDCT
        let dc, ac: JPEGHuffman
        let quantization: UnsafePointer<Int16>
    }

    private mutating func parts(of scan: JPEGScan) throws(PictureError) -> [Part] {
        var parts: [Part] = []
        for part in scan.parts {
            try keepQuantization(of: part.component)
            let plane = planes[part.component]
            parts.append(
                Part(
                    component: part.component, plane: plane, transform: JPEGInverseDCT(side: plane.side),
                    dc: try file.table(part.dc, isDC: true).table,
                    ac: try file.table(part.ac, isDC: false).table,
                    quantization: quantization(of: part.component)))
        }
        return parts
    }

    /// Keeps the quantisation table of a component as it is now.
    mutating func keepQuantization(of component: Int) throws(PictureError) {
        let quantization = try file.quantization(of: frame.components[component])
        for (place, quantum) in quantization.enumerated() {
            self.quantization.memory[64 * component + place] = quantum
        }
    }

    func quantization(of component: Int) -> UnsafePointer<Int16> {
        UnsafePointer(quantization.memory.baseAddress.unsafelyUnwrapped + 64 * component)
    }

    /// Reads the blocks of a component in an MCU. The block is zero before and after.
    @inline(__always)
    private static func read(
        _ part: Part, mcu: Int, with entropy: inout JPEGEntropy, _ block: UnsafeMutablePointer<Int16>
    ) throws(PictureError) {
        let plane = part.plane
        for row in 0..<plane.verticalSampling {
            for column in 0..<plane.horizontalSampling {
                var isDCOnly = true
                if plane.side == 1 {
                    block[0] = try entropy.mean(
                        component: part.component, dc: part.dc, ac: part.ac)
                } else {
                    isDCOnly = try entropy.whole(
                        block, component: part.component, dc: part.dc, ac: part.ac)
                }
                part.transform.apply(
                    block, quantization: part.quantization, isDCOnly: isDCOnly,
                    into: plane.block(column: mcu &* plane.horizontalSampling &+ column, row: row),
                    stride: plane.stride)
                if !isDCOnly { block.update(repeating: 0, count: 64) }
            }
        }
    }

    // MARK: - Pixels

    /// Makes pixels of a row of MCUs. The last row waits for the next one, which it is blended with.
    mutating func finishRow(_ row: Int, into target: UnsafeMutablePointer<UInt32>) {
        let first = max(0, row * mcuHeight - 1)
        let end = row == frame.mcuRows - 1 ? size.height : (row + 1) * mcuHeight - 1
        for y in first..<max(first, min(end, size.height)) {
            finishLine(y, target + places.start + y * places.row)
        }
        for index in planes.indices { planes[index].advance() }
    }

    private func finishLine(_ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
        guard let line = line.memory.baseAddress else { return }
        @inline(__always) func samples(_ index: Int) -> UnsafeMutablePointer<UInt8> {
            upsampler.row(y, of: planes[index], index, width: size.width)
        }
        let first = samples(0)
        let isGrey = color == .grey
        color.convert(
            first, isGrey ? first : samples(1), isGrey ? first : samples(2), count: size.width, into: line)
        if places.column == 1 {
            target.update(from: line, count: size.width)
        } else {
            for x in 0..<size.width { target[x &* places.column] = line[x] }
        }
    }
}
