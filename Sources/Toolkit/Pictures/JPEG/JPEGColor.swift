import Pixels

/// Makes pixels of samples. Source: ITU-T T.871, 7, in 16 bits after the point.
enum JPEGColor {
    case grey, yCbCr, rgb

    /// Makes pixels of rows of samples, eight at a time: up to seven more than `count` are read and written.
    @inline(__always)
    func convert(
        _ first: UnsafeMutablePointer<UInt8>, _ second: UnsafeMutablePointer<UInt8>,
        _ third: UnsafeMutablePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        for index in stride(from: 0, to: count, by: 8) {
            let target = UnsafeMutableRawPointer(pixels + index)
            switch self {
            case .grey:
                let grey = Self.load(first + index)
                Self.store(grey, grey, grey, target)
            case .rgb:
                Self.store(
                    Self.load(first + index), Self.load(second + index), Self.load(third + index), target)
            case .yCbCr:
                let luma = Self.load(first + index)
                let blue = Self.load(second + index) &- 128
                let red = Self.load(third + index) &- 128
                // Whole multiples are added apart, so that factors fit 16 bits: 1.402 = 1 + 0.402, 1.772 = 2
                // − 0.228, and −0.714 = 0.286 − 1.
                Self.store(
                    Self.clamped(luma &+ red &+ Self.scaled(red, 26345)),
                    Self.clamped(luma &- red &+ Self.scaled(red, 18734, blue, -22554)),
                    Self.clamped(luma &+ blue &+ blue &+ Self.scaled(blue, -14942)), target)
            }
        }
    }

    private typealias Samples = SIMD8<Int16>
    private typealias Wide = SIMD8<Int32>

    @inline(__always)
    private static func load(_ samples: UnsafeMutablePointer<UInt8>) -> Samples {
        Samples(truncatingIfNeeded: UnsafeRawPointer(samples).loadUnaligned(as: SIMD8<UInt8>.self))
    }

    @inline(__always)
    private static func scaled(_ samples: Samples, _ factor: Int32) -> Samples {
        let product = Wide(truncatingIfNeeded: samples) &* Wide(repeating: factor)
        return Samples(truncatingIfNeeded: (product &+ Wide(repeating: 1 << 15)) &>> 16)
    }

    @inline(__always)
    private static func scaled(
        _ samples: Samples, _ factor: Int32, _ ac: Samples, _ otherFactor: Int32
    ) -> Samples {
        let sum =
            Wide(truncatingIfNeeded: samples) &* Wide(repeating: factor)
            &+ Wide(truncatingIfNeeded: ac) &* Wide(repeating: otherFactor)
        return Samples(truncatingIfNeeded: (sum &+ Wide(repeating: 1 << 15)) &>> 16)
    }

    @inline(__always)
    private static func clamped(_ samples: Samples) -> Samples {
        samples.clamped(lowerBound: Samples(repeating: 0), upperBound: Samples(repeating: 255))
    }

    @inline(__always)
    private static func store(
        _ red: Samples, _ green: Samples, _ blue: Samples, _ target: UnsafeMutableRawPointer
    ) {
        let lower = red | green &<< 8
        let upper = blue | Samples(repeating: -256)
        var pixels = SIMD16<Int16>()
        pixels.evenHalf = lower
        pixels.oddHalf = upper
        target.storeBytes(of: pixels, as: SIMD16<Int16>.self)
    }
}
