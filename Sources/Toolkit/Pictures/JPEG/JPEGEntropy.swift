import Pixels

/// Reads the coefficients of blocks. Sources: ITU-T T.81, F.2 and G.2.
struct JPEGEntropy {
    private var bits: JPEGBitReader
    /// The place of each coefficient in a block's rows.
    private let places: UnsafePointer<Int>
    private let restartInterval: Int
    private var untilRestart: Int
    private var restarts = 0
    /// The last DC coefficient of each component.
    private var predictions = SIMD4<Int32>(repeating: 0)
    /// The end-of-band run: blocks to come without new coefficients in the band.
    private var endOfBandRun = 0

    init(_ bits: JPEGBitReader, restartInterval: Int, places: UnsafePointer<Int>) {
        self.bits = bits
        self.restartInterval = restartInterval
        self.places = places
        untilRestart = restartInterval > 0 ? restartInterval : .max
    }

    var position: Int { bits.position }

    /// To be called before each MCU.
    @inline(__always)
    mutating func beginMCU() throws(PictureError) {
        if untilRestart == 0 { try restart() }
        untilRestart &-= 1
    }

    private mutating func restart() throws(PictureError) {
        try bits.restart(restarts)
        restarts += 1
        untilRestart = restartInterval
        predictions = SIMD4(repeating: 0)
        endOfBandRun = 0
    }

    /// The DC coefficient of a block of the component with `index`.
    @inline(__always)
    private mutating func first(_ table: JPEGHuffman, _ index: Int) -> Int {
        predictions[index] &+= Int32(truncatingIfNeeded: bits.coefficient(table).value)
        return Int(predictions[index])
    }

    /// Reads a whole block, and returns whether all its AC coefficients are zero.
    @inline(__always)
    mutating func whole(
        _ block: UnsafeMutablePointer<Int16>, component: Int, dc: JPEGHuffman, ac: JPEGHuffman
    ) throws(PictureError) -> Bool {
        block[0] = Int16(truncatingIfNeeded: first(dc, component))
        var order = 1
        while order < 64 {
            let (run, value) = bits.coefficient(ac)
            if value == 0 {
                guard run == 15 else { break }
                order &+= 16
            } else {
                order &+= run
                block[places[order]] = Int16(truncatingIfNeeded: value)
                order &+= 1
            }
        }
        try bits.check()
        guard order <= 64 else { throw .damaged(.code, at: bits.position) }
        return order == 1
    }

    /// Reads a whole block, and returns its DC coefficient.
    @inline(__always)
    mutating func mean(
        component: Int, dc: JPEGHuffman, ac: JPEGHuffman
    ) throws(PictureError) -> Int16 {
        let mean = Int16(truncatingIfNeeded: first(dc, component))
        var order = 1
        while order < 64 {
            let (run, value) = bits.coefficient(ac)
            guard value != 0 || run == 15 else { break }
            order &+= run &+ 1
        }
        try bits.check()
        guard order <= 64 else { throw .damaged(.code, at: bits.position) }
        return mean
    }

    // MARK: - Progressive

    /// Reads the upper bits of a DC coefficient.
    mutating func firstDC(
        _ block: UnsafeMutablePointer<Int16>, component: Int, table: JPEGHuffman, bit: Int
    ) throws(PictureError) {
        block[0] = Int16(truncatingIfNeeded: first(table, component) &<< bit)
        try bits.check()
    }

    /// Reads one more bit of a DC coefficient.
    mutating func refineDC(_ block: UnsafeMutablePointer<Int16>, bit: Int) throws(PictureError) {
        bits.refill()
        if bits.takeBit() { block[0] |= 1 &<< Int16(truncatingIfNeeded: bit) }
        try bits.check()
    }

    /// Reads the upper bits of a spectral band.
    mutating func firstAC(
        _ block: UnsafeMutablePointer<Int16>, _ band: ClosedRange<Int>, table: JPEGHuffman, bit: Int
    ) throws(PictureError) {
        guard endOfBandRun == 0 else {
            endOfBandRun -= 1
            return
        }
        var order = band.lowerBound
        while order <= band.upperBound {
            let (run, value) = bits.coefficient(table)
            if value != 0 {
                order &+= run
                block[places[order]] = Int16(truncatingIfNeeded: value &<< bit)
                order &+= 1
            } else if run == 15 {
                order &+= 16
            } else {
                endOfBandRun = runLength(run) - 1
                break
            }
        }
        try bits.check()
        guard order <= band.upperBound + 1 else { throw .damaged(.code, at: bits.position) }
    }

    /// The length of an end-of-band run: 2^`size` and what the next bits say.
    private mutating func runLength(_ size: Int) -> Int { 1 << size + (size > 0 ? bits.take(size) : 0) }

    /// Reads one more bit of a spectral band: of coefficients that are new at this bit, and of all known ones
    /// passed on the way.
    mutating func refineAC(
        _ block: UnsafeMutablePointer<Int16>, _ band: ClosedRange<Int>, table: JPEGHuffman, bit: Int
    ) throws(PictureError) {
        let one = Int16(1) &<< Int16(truncatingIfNeeded: bit)
        var order = band.lowerBound
        while endOfBandRun == 0, order <= band.upperBound {
            var (run, value) = bits.coefficient(table)
            if value == 0, run < 15 {
                endOfBandRun = runLength(run)
                break
            }
            guard -1...1 ~= value else { throw .damaged(.code, at: bits.position) }
            while order <= band.upperBound {
                let place = places[order]
                order &+= 1
                if block[place] != 0 {
                    refine(&block[place], one)
                } else if run > 0 {
                    run &-= 1
                } else {
                    if value != 0 { block[place] = value > 0 ? one : 0 &- one }
                    break
                }
            }
        }
        if endOfBandRun > 0 {
            endOfBandRun -= 1
            while order <= band.upperBound {
                let place = places[order]
                if block[place] != 0 { refine(&block[place], one) }
                order &+= 1
            }
        }
        try bits.check()
    }

    @inline(__always)
    private mutating func refine(_ coefficient: inout Int16, _ one: Int16) {
        bits.refill()
        guard bits.takeBit(), coefficient & one == 0 else { return }
        coefficient = coefficient > 0 ? coefficient &+ one : coefficient &- one
    }
}
