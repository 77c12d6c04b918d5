import Pictures

/// At most 256 colours for a picture, by cutting the box of its colours at the median until there are enough boxes. Source: Heckbert,
/// "Color image quantization for frame buffer display", 1982.
struct SixelPalette {
    private(set) var colors: [Color] = []
    /// The number of the colour for each of 32,768 boxes of five bits a channel.
    private var table: [UInt16]

    /// VT340s have 16 registers; every emulator has 256.
    private static let most = 256

    init(_ raster: Raster) {
        var sums = [SIMD4<Int>](repeating: .zero, count: 1 << 15)
        for index in stride(from: 0, to: raster.bytes.count, by: 4) where raster.bytes[index + 3] >= 128 {
            let color = SIMD4(
                Int(raster.bytes[index]), Int(raster.bytes[index + 1]), Int(raster.bytes[index + 2]), 1)
            sums[Self.box(color)] &+= color
        }
        var boxes: [[Int]] = [sums.indices.filter { sums[$0].w > 0 }]
        var spreads = boxes.map(Self.spread)
        while boxes.count < Self.most {
            guard let widest = spreads.indices.max(by: { spreads[$0] < spreads[$1] }),
                let halves = Self.halves(boxes[widest], sums)
            else { break }
            boxes[widest] = halves.0
            spreads[widest] = Self.spread(halves.0)
            boxes.append(halves.1)
            spreads.append(Self.spread(halves.1))
        }
        table = Array(repeating: 0, count: 1 << 15)
        for (number, box) in boxes.enumerated() where !box.isEmpty {
            let sum = box.reduce(into: SIMD4<Int>.zero) { $0 &+= sums[$1] }
            colors.append(
                Color(red: UInt8(sum.x / sum.w), green: UInt8(sum.y / sum.w), blue: UInt8(sum.z / sum.w)))
            for index in box { table[index] = UInt16(number) }
        }
    }

    private static func box(_ color: SIMD4<Int>) -> Int {
        (color.x >> 3) << 10 | (color.y >> 3) << 5 | color.z >> 3
    }

    /// How far apart the colours of a box are in the channel in which they are farthest, and how many they are.
    private static func spread(_ box: [Int]) -> Int {
        guard box.count > 1 else { return -1 }
        return range(box).length * (box.count + 1)
    }

    private static func range(_ box: [Int]) -> (shift: Int, length: Int) {
        [10, 5, 0].map { shift in
            let values = box.lazy.map { $0 >> shift & 31 }
            return (shift, (values.max() ?? 0) - (values.min() ?? 0))
        }
        .max { $0.1 < $1.1 } ?? (0, 0)
    }

    private static func halves(_ box: [Int], _ sums: [SIMD4<Int>]) -> ([Int], [Int])? {
        guard box.count > 1 else { return nil }
        let shift = range(box).shift
        let sorted = box.sorted { ($0 >> shift & 31, $0) < ($1 >> shift & 31, $1) }
        let half = sorted.reduce(0) { $0 + sums[$1].w } / 2
        var (count, cut) = (0, 0)
        while cut < sorted.count - 1, count + sums[sorted[cut]].w <= half {
            count += sums[sorted[cut]].w
            cut += 1
        }
        cut = max(1, cut)
        return (Array(sorted[..<cut]), Array(sorted[cut...]))
    }

    /// The number of each pixel's colour, with what a colour lacks given to the pixels around; `clear` where less than half is seen.
    func numbers(of raster: Raster, clear: UInt16) -> [UInt16] {
        guard !colors.isEmpty else {
            return Array(repeating: clear, count: raster.size.width * raster.size.height)
        }
        let width = raster.size.width
        var numbers = [UInt16](repeating: clear, count: raster.size.width * raster.size.height)
        var errors = [SIMD4<Int>](repeating: .zero, count: width + 2)
        var next = errors
        for y in 0..<raster.size.height {
            for x in 0..<width {
                let index = 4 * (y * width + x)
                guard raster.bytes[index + 3] >= 128 else { continue }
                let wanted =
                    SIMD4(
                        Int(raster.bytes[index]), Int(raster.bytes[index + 1]), Int(raster.bytes[index + 2]),
                        0)
                    &+ errors[x + 1] / 16
                let color = wanted.clamped(lowerBound: .zero, upperBound: SIMD4(255, 255, 255, 0))
                let number = nearest(color)
                numbers[y * width + x] = UInt16(number)
                let shown = colors[number]
                let error = (color &- SIMD4(Int(shown.red), Int(shown.green), Int(shown.blue), 0))
                errors[x + 2] &+= error &* 7
                next[x] &+= error &* 3
                next[x + 1] &+= error &* 5
                next[x + 2] &+= error
            }
            errors = next
            next = Array(repeating: .zero, count: width + 2)
        }
        return numbers
    }

    /// The colour of the box; of one that no pixel is in, the colour that is nearest.
    private func nearest(_ color: SIMD4<Int>) -> Int {
        let known = Int(table[Self.box(color)])
        let candidate = colors[known]
        let distance = color &- SIMD4(Int(candidate.red), Int(candidate.green), Int(candidate.blue), 0)
        guard (distance &* distance).wrappedSum() > 400 else { return known }
        var best = (number: known, distance: Int.max)
        for (number, other) in colors.enumerated() {
            let difference = color &- SIMD4(Int(other.red), Int(other.green), Int(other.blue), 0)
            let distance = (difference &* difference).wrappedSum()
            if distance < best.distance { best = (number, distance) }
        }
        return best.number
    }
}
