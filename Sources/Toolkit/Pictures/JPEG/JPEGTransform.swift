/// Makes samples of the coefficients of a block: all 64, or the averages of its squares of 2, 4 or 8.
///
/// Sources: Loeffler, Ligtenberg and Moschytz, "Practical fast 1-D DCT algorithms with 11 multiplications", 1989, in the
/// arithmetic of the JPEG group's reference decoder, so that the samples are the same to the bit.
struct JPEGTransform {
    typealias Row = SIMD8<Int16>
    private typealias Wide = SIMD8<Int32>

    /// Samples on a side of what a block becomes: 1, 2, 4 or 8.
    let side: Int

    /// - Parameters:
    ///   - block: 64 coefficients, row by row.
    ///   - factors: what they are multiples of.
    ///   - isFlat: whether all but the first are zero.
    @inline(__always)
    func apply(
        _ block: UnsafePointer<Int16>, factors: UnsafePointer<Int16>, isFlat: Bool,
        into target: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        if isFlat || side == 1 {
            let mean = Int32(block[0] &* factors[0])
            let sample = UInt8(truncatingIfNeeded: min(max((mean &+ 4) &>> 3 &+ 128, 0), 255))
            if side == 8 {
                let row = SIMD8<UInt8>(repeating: sample)
                for y in 0..<8 {
                    UnsafeMutableRawPointer(target + y &* stride).storeBytes(of: row, as: SIMD8<UInt8>.self)
                }
            } else {
                for y in 0..<side { (target + y &* stride).update(repeating: sample, count: side) }
            }
        } else if side == 8 {
            Self.whole(block, factors, target, stride)
        } else {
            reduced(block, factors, target, stride)
        }
    }

    /// Whether all coefficients but the first are zero.
    @inline(__always)
    static func isFlat(_ block: UnsafePointer<Int16>) -> Bool {
        let raw = UnsafeRawPointer(block)
        var any = raw.loadUnaligned(as: Row.self)
        any[0] = 0
        for row in 1..<8 { any |= raw.loadUnaligned(fromByteOffset: 16 &* row, as: Row.self) }
        return any == Row(repeating: 0)
    }

    @inline(__always)
    private static func row(
        _ index: Int, _ block: UnsafePointer<Int16>, _ factors: UnsafePointer<Int16>
    ) -> Row {
        UnsafeRawPointer(block + 8 &* index).loadUnaligned(as: Row.self)
            &* UnsafeRawPointer(factors + 8 &* index).loadUnaligned(as: Row.self)
    }

    // MARK: - All samples

    private static func whole(
        _ block: UnsafePointer<Int16>, _ factors: UnsafePointer<Int16>, _ target: UnsafeMutablePointer<UInt8>,
        _ stride: Int
    ) {
        var rows = Rows(
            row(0, block, factors), row(1, block, factors), row(2, block, factors), row(3, block, factors),
            row(4, block, factors), row(5, block, factors), row(6, block, factors), row(7, block, factors))
        // The columns, four times too large; then the rows, which brings eight times more.
        rows = transformed(rows, bits: 11).transposed
        rows = transformed(rows, bits: 18).transposed
        store(rows.a, target)
        store(rows.b, target + stride)
        store(rows.c, target + 2 &* stride)
        store(rows.d, target + 3 &* stride)
        store(rows.e, target + 4 &* stride)
        store(rows.f, target + 5 &* stride)
        store(rows.g, target + 6 &* stride)
        store(rows.h, target + 7 &* stride)
    }

    @inline(__always)
    private static func store(_ row: Row, _ target: UnsafeMutablePointer<UInt8>) {
        let samples = (row &+ 128).clamped(lowerBound: Row(repeating: 0), upperBound: Row(repeating: 255))
        UnsafeMutableRawPointer(target).storeBytes(
            of: SIMD8<UInt8>(truncatingIfNeeded: samples), as: SIMD8<UInt8>.self)
    }

    struct Rows {
        var a, b, c, d, e, f, g, h: Row

        @inline(__always)
        init(_ a: Row, _ b: Row, _ c: Row, _ d: Row, _ e: Row, _ f: Row, _ g: Row, _ h: Row) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
            (self.e, self.f, self.g, self.h) = (e, f, g, h)
        }

        /// Rows as columns: three times, the upper half is interleaved with the lower one.
        @inline(__always)
        var transposed: Rows { interleaved.interleaved.interleaved }

        @inline(__always)
        private var interleaved: Rows {
            Rows(
                Row(even: a.lowHalf, odd: e.lowHalf), Row(even: a.highHalf, odd: e.highHalf),
                Row(even: b.lowHalf, odd: f.lowHalf), Row(even: b.highHalf, odd: f.highHalf),
                Row(even: c.lowHalf, odd: g.lowHalf), Row(even: c.highHalf, odd: g.highHalf),
                Row(even: d.lowHalf, odd: h.lowHalf), Row(even: d.highHalf, odd: h.highHalf))
        }
    }

    /// A number times a constant, which is a multiple of 2^-13.
    @inline(__always)
    private static func times(_ row: Row, _ constant: Int32) -> Wide {
        Wide(truncatingIfNeeded: row) &* Wide(repeating: constant)
    }

    /// Eight transforms of eight numbers side by side, rounded to 2^-`bits`.
    @inline(__always)
    private static func transformed(_ x: Rows, bits: Int32) -> Rows {
        let bend = times(x.c &+ x.g, 4433)
        let lower = bend &- times(x.g, 15137)
        let upper = bend &+ times(x.c, 6270)
        let half = Wide(repeating: 1 &<< (bits &- 1))
        let sum = Wide(truncatingIfNeeded: x.a &+ x.e) &<< 13 &+ half
        let difference = Wide(truncatingIfNeeded: x.a &- x.e) &<< 13 &+ half
        let even = (sum &+ upper, difference &+ lower, difference &- lower, sum &- upper)

        let (outer, inner) = (x.h &+ x.d, x.f &+ x.b)
        let turn = times(outer &+ inner, 9633)
        let turnOuter = turn &- times(outer, 16069)
        let turnInner = turn &- times(inner, 3196)
        let first = times(x.h &+ x.b, -7373)
        let second = times(x.f &+ x.d, -20995)
        let odd = (
            times(x.b, 12299) &+ first &+ turnInner, times(x.d, 25172) &+ second &+ turnOuter,
            times(x.f, 16819) &+ second &+ turnInner, times(x.h, 2446) &+ first &+ turnOuter
        )
        @inline(__always) func rounded(_ value: Wide) -> Row { Row(truncatingIfNeeded: value &>> bits) }
        return Rows(
            rounded(even.0 &+ odd.0), rounded(even.1 &+ odd.1), rounded(even.2 &+ odd.2),
            rounded(even.3 &+ odd.3), rounded(even.3 &- odd.3), rounded(even.2 &- odd.2),
            rounded(even.1 &- odd.1), rounded(even.0 &- odd.0))
    }

    // MARK: - Averages

    /// What each of eight coefficients adds to each of 4 averages of two samples, and to each of 2 averages of four; × 2^13.
    private static let averages: (four: [Wide], two: [Wide]) = {
        // The square root of 2 times the cosines of 0 to 8 sixteenths of a half turn; × 2^13.
        let cosines: [Int32] = [11585, 11363, 10703, 9633, 8192, 6436, 4433, 2260, 0]
        func cosine(_ sixteenths: Int) -> Int32 {
            let angle = sixteenths % 32 > 16 ? 32 - sixteenths % 32 : sixteenths % 32
            return angle > 8 ? -cosines[16 - angle] : cosines[angle]
        }
        func average(_ samples: Range<Int>) -> Wide {
            var row = Wide(repeating: 8192)
            for order in 1..<8 {
                let sum = samples.reduce(0) { $0 + cosine((2 * $1 + 1) * order) }
                row[order] = sum / Int32(samples.count)
            }
            return row
        }
        return ((0..<4).map { average(2 * $0..<2 * $0 + 2) }, (0..<2).map { average(4 * $0..<4 * $0 + 4) })
    }()

    private func reduced(
        _ block: UnsafePointer<Int16>, _ factors: UnsafePointer<Int16>,
        _ target: UnsafeMutablePointer<UInt8>, _ stride: Int
    ) {
        let averages = side == 4 ? Self.averages.four : Self.averages.two
        for y in 0..<side {
            var columns = Wide(repeating: 1 << 10)
            for order in 0..<8 {
                columns &+= Wide(truncatingIfNeeded: Self.row(order, block, factors)) &* averages[y][order]
            }
            columns = columns &>> 11
            for x in 0..<side {
                let sample = ((columns &* averages[x]).wrappedSum() &+ (1 &<< 17)) &>> 18 &+ 128
                target[y &* stride &+ x] = UInt8(truncatingIfNeeded: min(max(sample, 0), 255))
            }
        }
    }
}

extension SIMD8 {
    /// Two vectors in turns.
    @inline(__always)
    fileprivate init(even: SIMD4<Scalar>, odd: SIMD4<Scalar>) {
        self.init()
        evenHalf = even
        oddHalf = odd
    }
}
