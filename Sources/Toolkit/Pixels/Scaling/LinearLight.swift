/// The light of a number in sRGB, and back. Source: IEC 61966-2-1.
struct LinearLight: Sendable {
    static let table = LinearLight()

    /// The light of each number, from 0 to 1.
    private let light: [Float]
    /// The number nearest to each of 65,536 lights.
    private let numbers: [UInt8]

    private init() {
        light = (0...255).map { Float(Self.light(of: Double($0) / 255)) }
        var numbers = [UInt8](repeating: 255, count: 65536)
        var next = 0
        for number in 0..<255 {
            let end = Int((Self.light(of: (Double(number) + 0.5) / 255) * 65535).rounded(.up))
            for index in next..<end { numbers[index] = UInt8(number) }
            next = end
        }
        self.numbers = numbers
    }

    private static func light(of number: Double) -> Double {
        guard number > 0.04045 else { return number / 12.92 }
        let base = (number + 0.055) / 1.055
        // To the power of 2.4: the fifth root, by Newton's method, squared, times the square.
        var root = 1.0
        for _ in 0..<40 { root = (4 * root + base / (root * root * root * root)) / 5 }
        return base * base * root * root
    }

    /// The light of a pixel, multiplied by alpha.
    @inline(__always)
    func light(of pixel: UInt32) -> SIMD4<Float> {
        light.withUnsafeBufferPointer { light in
            let pixel = SIMD4(pixel: pixel)
            let color = SIMD4(light[Int(pixel.x)], light[Int(pixel.y)], light[Int(pixel.z)], 1)
            return pixel.w == 255 ? color : color * (Float(pixel.w) / 255)
        }
    }

    /// The light of a row, multiplied by alpha.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, row: Int, into target: inout [SIMD4<Float>]) {
        light.withUnsafeBufferPointer { light in
            target.withUnsafeMutableBufferPointer { target in
                var at = 4 * row * target.count
                for x in target.indices {
                    let color = SIMD4(
                        light[Int(bytes[at])], light[Int(bytes[at + 1])], light[Int(bytes[at + 2])], 1)
                    let alpha = bytes[at + 3]
                    target[x] = alpha == 255 ? color : color * (Float(alpha) / 255)
                    at += 4
                }
            }
        }
    }

    /// The pixels of a row of light that is multiplied by alpha.
    func write(
        _ row: UnsafeBufferPointer<SIMD4<Float>>, into pixels: UnsafeMutableBufferPointer<UInt32>, row y: Int
    ) {
        numbers.withUnsafeBufferPointer { numbers in
            for (x, light) in row.enumerated() {
                let alpha = UInt8(min(light.w, 1) * 255 + 0.5)
                guard alpha > 0 else { continue }
                let index = (light / light.w * 65535 + 0.5)
                    .clamped(lowerBound: .zero, upperBound: .init(repeating: 65535))
                pixels[y * row.count + x] = UInt32(
                    red: numbers[Int(index.x)], green: numbers[Int(index.y)], blue: numbers[Int(index.z)],
                    alpha: alpha)
            }
        }
    }
}
