/// Decodes a JPEG picture from top to bottom, a row of units at a time.
///
/// With one scan, coefficients become pixels as they are read. With several, all coefficients are kept until
/// the last one.
struct JPEGDecoder: ~Copyable {
    var file: JPEGFile
    let frame: JPEGFrame
    private let memory: Scratch<UInt8>
    private(set) var planes: [JPEGPlane]
    /// What the coefficients of each component are multiples of, in rows.
    private let factors = Scratch<Int16>(count: 3 * 64, filledWith: 0)
    private let color: JPEGColor
    private let size: PixelSize
    private let places: Orientation.Places
    private let unitHeight: Int
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
        unitHeight = 8 / reduction.rawValue * frame.down
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
        for row in 0..<frame.unitRows {
            guard !Task.isCancelled else { throw .cancelled }
            for column in 0..<frame.unitColumns {
                try entropy.beginUnit()
                for part in parts { try Self.read(part, unit: column, with: &entropy, coefficients) }
            }
            finishRow(row, into: target)
        }
    }

    /// What is needed for each block of a component.
    private struct Part {
        let component: Int
        let plane: JPEGPlane
        let transform: JPEGTransform
        let firsts, others: JPEGHuffman
        let factors: UnsafePointer<Int16>
    }

    private mutating func parts(of scan: JPEGScan) throws(PictureError) -> [Part] {
        var parts: [Part] = []
        for part in scan.parts {
            try takeFactors(of: part.component)
            let plane = planes[part.component]
            parts.append(
                Part(
                    component: part.component, plane: plane, transform: JPEGTransform(side: plane.side),
                    firsts: try file.table(part.firsts, isForFirsts: true),
                    others: try file.table(part.others, isForFirsts: false),
                    factors: factors(of: part.component)))
        }
        return parts
    }

    /// Keeps the factors of a component as they are now.
    mutating func takeFactors(of component: Int) throws(PictureError) {
        let factors = try file.factors(of: frame.components[component])
        for (place, factor) in factors.enumerated() { self.factors.memory[64 * component + place] = factor }
    }

    func factors(of component: Int) -> UnsafePointer<Int16> {
        UnsafePointer(factors.memory.baseAddress.unsafelyUnwrapped + 64 * component)
    }

    /// Reads the blocks of a component in a unit. The block is zero before and after.
    @inline(__always)
    private static func read(
        _ part: Part, unit: Int, with entropy: inout JPEGEntropy, _ block: UnsafeMutablePointer<Int16>
    ) throws(PictureError) {
        let plane = part.plane
        for row in 0..<plane.down {
            for column in 0..<plane.across {
                var isFlat = true
                if plane.side == 1 {
                    block[0] = try entropy.mean(
                        component: part.component, firsts: part.firsts, others: part.others)
                } else {
                    isFlat = try entropy.whole(
                        block, component: part.component, firsts: part.firsts, others: part.others)
                }
                part.transform.apply(
                    block, factors: part.factors, isFlat: isFlat,
                    into: plane.block(column: unit &* plane.across &+ column, row: row),
                    stride: plane.stride)
                if !isFlat { block.update(repeating: 0, count: 64) }
            }
        }
    }

    // MARK: - Pixels

    /// Makes pixels of a row of units. The last row waits for the next one, which it is blended with.
    mutating func finishRow(_ row: Int, into target: UnsafeMutablePointer<UInt32>) {
        let first = max(0, row * unitHeight - 1)
        let end = row == frame.unitRows - 1 ? size.height : (row + 1) * unitHeight - 1
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
