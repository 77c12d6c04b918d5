import Pixels

/// Makes samples of the coefficients of a block: all 64, or the averages of its squares of 2, 4 or 8.
///
/// Sources: Loeffler, Ligtenberg and Moschytz, "Practical fast 1-D DCT algorithms with 11 multiplications",
/// 1989, in the arithmetic of the JPEG group's reference decoder, so that the samples are the same to the
/// bit.
struct JPEGInverseDCT {
    typealias Row = SIMD8<Int16>
    private typealias Wide = SIMD8<Int32>

    /// Samples on a side of what a block becomes: 1, 2, 4 or 8.
    let side: Int

    /// - Parameters:
    ///   - block: 64 coefficients, row by row.
    ///   - quantization: the quantisation table.
    ///   - isDCOnly: whether all AC coefficients are zero.
    ///   - target: where eight bytes of each row may be written.
    @inline(__always)
    func apply(
        _ block: UnsafePointer<Int16>, quantization: UnsafePointer<Int16>, isDCOnly: Bool,
        into target: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        if isDCOnly || side == 1 {
            let mean = Row(repeating: block[0] &* quantization[0])
            for y in 0..<side { Self.store((mean &+ 4) &>> 3, target + y &* stride) }
            return
        }
        let rows = Rows(
            Self.row(0, block, quantization), Self.row(1, block, quantization),
            Self.row(2, block, quantization),
            Self.row(3, block, quantization), Self.row(4, block, quantization),
            Self.row(5, block, quantization),
            Self.row(6, block, quantization), Self.row(7, block, quantization))
        if side == 8 { whole(rows, target, stride) } else { reduced(rows, target, stride) }
    }

    /// Whether all AC coefficients are zero.
    @inline(__always)
    static func isDCOnly(_ block: UnsafePointer<Int16>) -> Bool {
        let raw = UnsafeRawPointer(block)
        var any = raw.loadUnaligned(as: Row.self)
        any[0] = 0
        for row in 1..<8 { any |= raw.loadUnaligned(fromByteOffset: 16 &* row, as: Row.self) }
        return any == Row(repeating: 0)
    }

    @inline(__always)
    private static func row(
        _ index: Int, _ block: UnsafePointer<Int16>, _ quantization: UnsafePointer<Int16>
    ) -> Row {
        UnsafeRawPointer(block + 8 &* index).loadUnaligned(as: Row.self)
            &* UnsafeRawPointer(quantization + 8 &* index).loadUnaligned(as: Row.self)
    }

    /// The columns, four times too large; then the rows, which brings eight times more.
    private func whole(_ rows: Rows, _ target: UnsafeMutablePointer<UInt8>, _ stride: Int) {
        let rows = Self.transformed(Self.transformed(rows, bits: 11).transposed, bits: 18).transposed
        Self.store(rows.a, target)
        Self.store(rows.b, target + stride)
        Self.store(rows.c, target + 2 &* stride)
        Self.store(rows.d, target + 3 &* stride)
        Self.store(rows.e, target + 4 &* stride)
        Self.store(rows.f, target + 5 &* stride)
        Self.store(rows.g, target + 6 &* stride)
        Self.store(rows.h, target + 7 &* stride)
    }

    private func reduced(_ rows: Rows, _ target: UnsafeMutablePointer<UInt8>, _ stride: Int) {
        let rows = averaged(averaged(rows, bits: 11).transposed, bits: 18).transposed
        Self.store(rows.a, target)
        Self.store(rows.b, target + stride)
        guard side == 4 else { return }
        Self.store(rows.c, target + 2 &* stride)
        Self.store(rows.d, target + 3 &* stride)
    }

    /// Stores eight samples, also where a block has fewer: what is to the right is stored later.
    @inline(__always)
    private static func store(_ row: Row, _ target: UnsafeMutablePointer<UInt8>) {
        let samples = (row &+ 128).clamped(lowerBound: Row(repeating: 0), upperBound: Row(repeating: 255))
        UnsafeMutableRawPointer(target).storeBytes(
            of: SIMD8<UInt8>(truncatingIfNeeded: samples), as: SIMD8<UInt8>.self)
    }

    fileprivate struct Rows {
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

    /// The averages of 2 or 4 samples side by side of what ``transformed(_:bits:)`` makes; the other rows are
    /// zero.
    @inline(__always)
    private func averaged(_ x: Rows, bits: Int32) -> Rows {
        let mean = Wide(truncatingIfNeeded: x.a) &<< 13 &+ Wide(repeating: 1 &<< (bits &- 1))
        @inline(__always) func rounded(_ value: Wide) -> Row { Row(truncatingIfNeeded: value &>> bits) }
        let none = Row(repeating: 0)
        guard side == 4 else {
            let slope =
                Self.times(x.b, 7423) &- Self.times(x.d, 2607) &+ Self.times(x.f, 1742)
                &- Self.times(x.h, 1477)
            return Rows(rounded(mean &+ slope), rounded(mean &- slope), none, none, none, none, none, none)
        }
        let even = (
            mean &+ Self.times(x.c, 7568) &- Self.times(x.g, 3135),
            mean &- Self.times(x.c, 7568) &+ Self.times(x.g, 3135)
        )
        let odd = (
            Self.times(x.b, 10498) &+ Self.times(x.d, 3686) &- Self.times(x.f, 2463) &- Self.times(x.h, 2088),
            Self.times(x.b, 4348) &- Self.times(x.d, 8900) &+ Self.times(x.f, 5946) &- Self.times(x.h, 865)
        )
        return Rows(
            rounded(even.0 &+ odd.0), rounded(even.1 &+ odd.1), rounded(even.1 &- odd.1),
            rounded(even.0 &- odd.0), none, none, none, none)
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
