/// Makes pixels of the plain bytes of a row, whatever the colour type and depth.
///
/// Of 16 bits a channel the upper eight are kept, as in most decoders. What says how colours look on a screen (`gAMA`, `iCCP`)
/// is ignored: they are taken for sRGB.
struct PNGPixels {
    private let color: PNGFile.Color
    private let depth: Int
    /// The pixel of each sample of up to 8 bits.
    private var pixels: [UInt32] = []
    /// The colour that is clear, as deep as the file; `nil` if there is none.
    private var clear: (red: Int, green: Int, blue: Int)?

    init(_ file: PNGFile) {
        color = file.color
        depth = file.depth
        let key = stride(from: 0, to: file.transparency.count - 1, by: 2).map { index in
            Int(file.transparency[index]) << 8 | Int(file.transparency[index + 1])
        }
        switch color {
        case .grey:
            clear = key.first.map { ($0, $0, $0) }
            let highest = 1 << min(depth, 8) - 1
            pixels = (0...highest).map { sample in
                let grey = UInt8(sample * 255 / highest)
                let isClear = depth <= 8 && sample == clear?.red
                return UInt32(red: grey, green: grey, blue: grey, alpha: isClear ? 0 : 255)
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
        case .rgb:
            if key.count == 3 { clear = (key[0], key[1], key[2]) }
        case .greyAlpha, .rgba: break
        }
    }

    /// Makes `count` pixels of `row`.
    func expand(_ row: UnsafeMutablePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        switch (color, depth) {
        case (.grey, 16): expandDeepGrey(row, count, target)
        case (.grey, _), (.palette, _): lookUp(row, count, target)
        case (.greyAlpha, 8): expandGreyAlpha(row, count, target, step: 1)
        case (.greyAlpha, _): expandGreyAlpha(row, count, target, step: 2)
        case (.rgb, 8) where clear == nil: expandRGB(row, count, target)
        case (.rgb, _): expandKeyedRGB(row, count, target, step: depth / 8)
        case (.rgba, 8):
            UnsafeMutableRawPointer(target).copyMemory(from: row, byteCount: 4 * count)
        case (.rgba, _):
            for index in 0..<count {
                let sample = row + 8 * index
                target[index] = UInt32(
                    red: sample[0], green: sample[2], blue: sample[4], alpha: sample[6])
            }
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

    private func expandDeepGrey(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>
    ) {
        let clear = self.clear?.red ?? -1
        for index in 0..<count {
            let grey = row[2 * index]
            let isClear = Int(grey) << 8 | Int(row[2 * index + 1]) == clear
            target[index] = UInt32(red: grey, green: grey, blue: grey, alpha: isClear ? 0 : 255)
        }
    }

    private func expandGreyAlpha(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, step: Int
    ) {
        for index in 0..<count {
            let grey = row[2 * step * index]
            target[index] = UInt32(
                red: grey, green: grey, blue: grey, alpha: row[2 * step * index + step])
        }
    }

    private func expandRGB(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>
    ) {
        // The fourth byte that is taken is the next pixel's, or the margin's.
        let raw = UnsafeRawPointer(row)
        for index in 0..<count {
            let word = raw.loadUnaligned(fromByteOffset: 3 &* index, as: UInt32.self)
            target[index] = word | UInt32(red: 0, green: 0, blue: 0)
        }
    }

    private func expandKeyedRGB(
        _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, step: Int
    ) {
        let clear = self.clear ?? (-1, -1, -1)
        func sample(_ at: Int) -> Int { step == 1 ? Int(row[at]) : Int(row[at]) << 8 | Int(row[at + 1]) }
        for index in 0..<count {
            let at = 3 * step * index
            let isClear = (sample(at), sample(at + step), sample(at + 2 * step)) == clear
            target[index] = UInt32(
                red: row[at], green: row[at + step], blue: row[at + 2 * step], alpha: isClear ? 0 : 255)
        }
    }
}
