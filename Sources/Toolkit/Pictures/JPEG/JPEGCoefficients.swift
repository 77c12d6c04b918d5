/// All coefficients of a picture whose scans bring them bit by bit, or colour by colour. Source: ITU-T T.81,
/// annex G.
struct JPEGCoefficients: ~Copyable {
    /// More scans than any encoder writes: a small file with many would take for ever.
    private static let mostScans = 256

    private let frame: JPEGFrame
    private let memory: Scratch<Int16>
    /// Where the blocks of each component begin, row by row, 64 coefficients each.
    private let starts: [Int]
    /// The lowest known bit of each coefficient of each component; -1 where none is.
    private var known: [[Int]]
    private var scans = 0

    init(_ frame: JPEGFrame) {
        self.frame = frame
        var count = 0
        starts = frame.components.map { component in
            defer {
                count +=
                    64 * component.horizontalSampling * component.verticalSampling * frame.mcuColumns
                    * frame.mcuRows
            }
            return count
        }
        memory = Scratch(count: count, filledWith: 0)
        known = frame.components.map { _ in Array(repeating: -1, count: 64) }
    }

    /// Whether nothing is known about a component, and whether everything is known about all.
    func isUnseen(_ component: Int) -> Bool { known[component][0] < 0 }
    var isComplete: Bool { known.allSatisfy { $0.allSatisfy { $0 == 0 } } }
    var hasAllComponents: Bool { known.allSatisfy { $0[0] >= 0 } }

    /// The block of a component, in a row of blocks that may reach beyond the picture.
    @inline(__always)
    func block(_ component: Int, column: Int, row: Int) -> UnsafeMutablePointer<Int16> {
        let columns = frame.components[component].horizontalSampling &* frame.mcuColumns
        return memory.memory.baseAddress.unsafelyUnwrapped
            + (starts[component] &+ 64 &* (row &* columns &+ column))
    }

    /// Notes what a scan brings, and fails if it doesn't follow from the scans before.
    mutating func begin(_ scan: JPEGScan, at offset: Int) throws(PictureError) {
        scans += 1
        guard scans <= Self.mostScans else { throw .damaged(.order, at: offset) }
        for part in scan.parts {
            guard scan.band.lowerBound == 0 || !isUnseen(part.component) else {
                throw .damaged(.order, at: offset)
            }
            for order in scan.band {
                guard known[part.component][order] == (scan.previousBit == 0 ? -1 : scan.previousBit) else {
                    throw .damaged(.order, at: offset)
                }
                known[part.component][order] = scan.bit
            }
        }
    }

    /// Reads a scan.
    mutating func read(_ scan: JPEGScan, of file: borrowing JPEGFile) throws(PictureError) -> Int {
        var entropy = file.entropy
        var tables: [Tables] = []
        for part in scan.parts { tables.append(try Tables(part, scan, file, frame)) }
        if scan.parts.count == 1 {
            let component = frame.components[scan.parts[0].component]
            for row in 0..<component.rows {
                guard !Task.isCancelled else { throw .cancelled }
                for column in 0..<component.columns {
                    try entropy.beginMCU()
                    let block = block(scan.parts[0].component, column: column, row: row)
                    try read(block, scan, tables[0], with: &entropy)
                }
            }
            return entropy.position
        }
        for row in 0..<frame.mcuRows {
            guard !Task.isCancelled else { throw .cancelled }
            for column in 0..<frame.mcuColumns {
                try entropy.beginMCU()
                for tables in tables {
                    for y in 0..<tables.verticalSampling {
                        for x in 0..<tables.horizontalSampling {
                            let block = block(
                                tables.component, column: column * tables.horizontalSampling + x,
                                row: row * tables.verticalSampling + y)
                            try read(block, scan, tables, with: &entropy)
                        }
                    }
                }
            }
        }
        return entropy.position
    }

    /// What the blocks of a component need in a scan.
    private struct Tables {
        let component, horizontalSampling, verticalSampling: Int
        let dc: JPEGHuffman?
        let ac: JPEGHuffman?

        init(
            _ part: JPEGScan.Part, _ scan: JPEGScan, _ file: borrowing JPEGFile, _ frame: JPEGFrame
        ) throws(PictureError) {
            component = part.component
            horizontalSampling = frame.components[component].horizontalSampling
            verticalSampling = frame.components[component].verticalSampling
            let needsFirsts = scan.band.lowerBound == 0 && scan.previousBit == 0
            dc = needsFirsts ? try file.table(part.dc, isDC: true) : nil
            ac = scan.band.upperBound > 0 ? try file.table(part.ac, isDC: false) : nil
        }
    }

    @inline(__always)
    private func read(
        _ block: UnsafeMutablePointer<Int16>, _ scan: JPEGScan, _ tables: Tables,
        with entropy: inout JPEGEntropy
    ) throws(PictureError) {
        switch (tables.dc, tables.ac) {
        case (let dc?, let ac?):
            _ = try entropy.whole(block, component: tables.component, dc: dc, ac: ac)
        case (let dc?, nil):
            try entropy.firstDC(block, component: tables.component, table: dc, bit: scan.bit)
        case (nil, nil): try entropy.refineDC(block, bit: scan.bit)
        case (nil, let ac?) where scan.previousBit == 0:
            try entropy.firstAC(block, scan.band, table: ac, bit: scan.bit)
        case (nil, let ac?): try entropy.refineAC(block, scan.band, table: ac, bit: scan.bit)
        }
    }
}
