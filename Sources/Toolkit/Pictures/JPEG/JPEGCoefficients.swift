import Pixels

/// The coefficients of a row of MCUs, which the scans of a picture bring bit by bit, or colour by colour. Source:
/// ITU-T T.81, annex G.
///
/// All scans are read at the same time, each to the end of the row: what one of them changes, the others before it have
/// brought in the same row. So a picture takes no more memory than one whose coefficients come at once.
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
    private var readers: [Reader] = []

    init(_ frame: JPEGFrame) {
        self.frame = frame
        var count = 0
        starts = frame.components.map { component in
            defer {
                count += 64 * component.horizontalSampling * component.verticalSampling * frame.mcuColumns
            }
            return count
        }
        memory = Scratch(count: count, filledWith: 0)
        known = frame.components.map { _ in Array(repeating: -1, count: 64) }
    }

    /// How many bytes the coefficients take.
    var footprint: Int { MemoryLayout<Int16>.size * memory.memory.count }

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

    /// Has a scan, which begins where the file is, bring its coefficients.
    mutating func add(_ scan: JPEGScan, of file: borrowing JPEGFile) throws(PictureError) {
        readers.append(try Reader(scan, of: file, frame))
    }

    /// Reads a row of MCUs, the one after that of the last call.
    mutating func read(_ row: Int) throws(PictureError) {
        memory.memory.update(repeating: 0)
        for index in readers.indices {
            var entropy = readers[index].entropy
            try read(row, readers[index], with: &entropy)
            readers[index].entropy = entropy
        }
    }

    private func read(
        _ row: Int, _ reader: Reader, with entropy: inout JPEGEntropy
    ) throws(PictureError) {
        let (scan, tables) = (reader.scan, reader.tables)
        if tables.count == 1 {
            let component = frame.components[tables[0].component]
            let first = row * component.verticalSampling
            for y in first..<max(first, min(first + component.verticalSampling, component.rows)) {
                for column in 0..<component.columns {
                    try entropy.beginMCU()
                    let block = block(tables[0].component, column: column, row: y - first)
                    try read(block, scan, tables[0], with: &entropy)
                }
            }
            return
        }
        for column in 0..<frame.mcuColumns {
            try entropy.beginMCU()
            for tables in tables {
                for y in 0..<tables.verticalSampling {
                    for x in 0..<tables.horizontalSampling {
                        let block = block(
                            tables.component, column: column * tables.horizontalSampling + x, row: y)
                        try read(block, scan, tables, with: &entropy)
                    }
                }
            }
        }
    }

    /// A scan, and how far it was read.
    private struct Reader {
        let scan: JPEGScan
        let tables: [Tables]
        var entropy: JPEGEntropy
        /// What the tables are in.
        private let memory: [JPEGHuffmanMemory]

        init(_ scan: JPEGScan, of file: borrowing JPEGFile, _ frame: JPEGFrame) throws(PictureError) {
            self.scan = scan
            entropy = file.entropy
            var (tables, memory): ([Tables], [JPEGHuffmanMemory]) = ([], [])
            let needsFirsts = scan.band.lowerBound == 0 && scan.previousBit == 0
            for part in scan.parts {
                let dc = needsFirsts ? try file.table(part.dc, isDC: true) : nil
                let ac = scan.band.upperBound > 0 ? try file.table(part.ac, isDC: false) : nil
                memory += [dc, ac].compactMap(\.self)
                tables.append(Tables(frame.components[part.component], part.component, dc?.table, ac?.table))
            }
            (self.tables, self.memory) = (tables, memory)
        }
    }

    /// What the blocks of a component need in a scan.
    private struct Tables {
        let component, horizontalSampling, verticalSampling: Int
        let dc: JPEGHuffman?
        let ac: JPEGHuffman?

        init(_ component: JPEGFrame.Component, _ index: Int, _ dc: JPEGHuffman?, _ ac: JPEGHuffman?) {
            self.component = index
            horizontalSampling = component.horizontalSampling
            verticalSampling = component.verticalSampling
            (self.dc, self.ac) = (dc, ac)
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
