import Pixels

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
        raster.bytes.withUnsafeBufferPointer { bytes in
            for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] >= 128 {
                let (red, green, blue) = (Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
                let box = (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
                sums[box].x += red
                sums[box].y += green
                sums[box].z += blue
                sums[box].w += 1
            }
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
        let (width, height) = (raster.size.width, raster.size.height)
        var numbers = [UInt16](repeating: clear, count: width * height)
        guard !colors.isEmpty else { return numbers }
        var nearest = NearestColors(self)
        // Three channels of a row, with room for a neighbour at both ends; in whole numbers, since debug builds do those quickly.
        var errors = [Int32](repeating: 0, count: 3 * (width + 2))
        var next = errors
        raster.bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let (index, place) = (4 * (y * width + x), 3 * (x + 1))
                    guard bytes[index + 3] >= 128 else { continue }
                    let red = Self.clamped(Int32(bytes[index]) + Self.given(errors[place]))
                    let green = Self.clamped(Int32(bytes[index + 1]) + Self.given(errors[place + 1]))
                    let blue = Self.clamped(Int32(bytes[index + 2]) + Self.given(errors[place + 2]))
                    let number = nearest.number(red, green, blue)
                    numbers[y * width + x] = UInt16(number)
                    let shown = colors[number]
                    spread(red - Int32(shown.red), from: place, &errors, &next)
                    spread(green - Int32(shown.green), from: place + 1, &errors, &next)
                    spread(blue - Int32(shown.blue), from: place + 2, &errors, &next)
                }
                swap(&errors, &next)
                for index in next.indices { next[index] = 0 }
            }
        }
        return numbers
    }

    /// What a pixel gets of the sixteenths that its neighbours lack: three quarters. With all of it, what an even area lacks adds up
    /// until a dot of quite another colour is nearest.
    private static func given(_ sixteenths: Int32) -> Int32 { sixteenths * 3 / 64 }

    private static func clamped(_ value: Int32) -> Int32 { value < 0 ? 0 : value > 255 ? 255 : value }

    /// Gives what a channel lacks to the pixels around, in sixteenths. Source: Floyd and Steinberg, 1976.
    @inline(__always)
    private func spread(_ error: Int32, from place: Int, _ errors: inout [Int32], _ next: inout [Int32]) {
        errors[place + 3] += 7 * error
        next[place - 3] += 3 * error
        next[place] += 5 * error
        next[place + 3] += error
    }

    /// Finds the nearest colour, once for each box of colours in which no pixel is.
    private struct NearestColors {
        private let colors: [(Int32, Int32, Int32)]
        private let table: [UInt16]
        private var found: [UInt16]

        init(_ palette: SixelPalette) {
            colors = palette.colors.map { (Int32($0.red), Int32($0.green), Int32($0.blue)) }
            table = palette.table
            found = Array(repeating: .max, count: 1 << 15)
        }

        /// The colour of the box; of one that no pixel is in, the colour that is nearest to its middle.
        mutating func number(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int {
            let box = Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
            let known = Int(table[box])
            guard distance(known, red, green, blue) > 400 else { return known }
            if found[box] == .max {
                let middle = (red & ~7 | 4, green & ~7 | 4, blue & ~7 | 4)
                var best = (number: known, distance: Int32.max)
                for number in colors.indices {
                    let distance = distance(number, middle.0, middle.1, middle.2)
                    if distance < best.distance { best = (number, distance) }
                }
                found[box] = UInt16(best.number)
            }
            return Int(found[box])
        }

        @inline(__always)
        private func distance(_ number: Int, _ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
            let color = colors[number]
            let (first, second, third) = (red - color.0, green - color.1, blue - color.2)
            return first * first + second * second + third * third
        }
    }
}
