import Pixels

/// Makes pixels of the plain bytes of a row, whatever the colour type and depth.
///
/// Of 16 bits a channel the upper eight are kept, as in most decoders. What says how colours look on a
/// screen, `gAMA` and `iCCP`, is ignored: they are taken for sRGB.
struct PNGPixels {
    private let color: PNGColor
    private let depth: Int
    /// The pixel of each sample, where a sample of up to 8 bits is a pixel.
    private var pixels: [UInt32] = []
    /// The bytes of the colour that is clear; empty if there is none.
    private var clear: [UInt8] = []

    init(_ file: PNGFile) {
        color = file.color
        depth = file.depth
        switch color {
        case .grey where depth <= 8:
            let highest = 1 << depth - 1
            let clear =
                file.transparency.isEmpty ? nil : Int(file.transparency[0]) << 8 | Int(file.transparency[1])
            pixels = (0...highest).map { sample in
                let grey = UInt8(sample * 255 / highest)
                return UInt32(red: grey, green: grey, blue: grey, alpha: sample == clear ? 0 : 255)
            }
        case .palette:
            // What is not in the palette is black.
            pixels = (0..<256).map { index in
                guard index < file.palette.count / 3 else { return UInt32(red: 0, green: 0, blue: 0) }
                return UInt32(
                    red: file.palette[3 * index], green: file.palette[3 * index + 1],
                    blue: file.palette[3 * index + 2],
                    alpha: index < file.transparency.count ? file.transparency[index] : 255)
            }
        case .grey, .rgb:
            // In two bytes a channel; of 8 bits, the upper one is zero.
            let bytes = file.transparency
            let upper = stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] }
            let lower = stride(from: 1, to: bytes.count, by: 2).map { bytes[$0] }
            if depth == 16 { clear = bytes } else if upper.allSatisfy({ $0 == 0 }) { clear = lower }
        case .greyAlpha, .rgba: break
        }
    }

    /// Makes `count` pixels of `row`, after which may be read what `PNGFilter.margin` says.
    func expand(_ row: UnsafeMutablePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        switch (color, depth) {
        case (.rgba, 8): UnsafeMutableRawPointer(target).copyMemory(from: row, byteCount: 4 * count)
        case (.rgb, 8) where clear.isEmpty:
            let raw = UnsafeRawPointer(row)
            for index in 0..<count {
                // The fourth byte is the next pixel's, and becomes alpha.
                let word = raw.loadUnaligned(fromByteOffset: 3 &* index, as: UInt32.self)
                target[index] = word | UInt32(red: 0, green: 0, blue: 0)
            }
        case _ where !pixels.isEmpty: lookUp(row, count, target)
        default: expandSamples(row, count, target)
        }
    }

    private func lookUp(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>
    ) {
        pixels.withUnsafeBufferPointer { pixels in
            if depth == 8 {
                for index in 0..<count { target[index] = pixels[Int(row[index])] }
                return
            }
            let mask = 1 << depth - 1
            for index in 0..<count {
                let bit = index * depth
                target[index] = pixels[Int(row[bit >> 3]) >> (8 - depth - bit & 7) & mask]
            }
        }
    }

    /// Any number of channels, in one byte or two.
    private func expandSamples(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>
    ) {
        let each = depth / 8
        let (green, blue) = color.channels < 3 ? (0, 0) : (each, 2 * each)
        let alpha = color == .greyAlpha || color == .rgba ? (color.channels - 1) * each : nil
        clear.withUnsafeBufferPointer { clear in
            for index in 0..<count {
                let sample = row + index * color.channels * each
                let isClear = !clear.isEmpty && clear.indices.allSatisfy { sample[$0] == clear[$0] }
                target[index] = UInt32(
                    red: sample[0], green: sample[green], blue: sample[blue],
                    alpha: alpha.map { sample[$0] } ?? (isClear ? 0 : 255))
            }
        }
    }
}
