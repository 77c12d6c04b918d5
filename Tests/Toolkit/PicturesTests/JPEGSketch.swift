/// Segments of a JPEG file, to put together what no encoder writes.
enum JPEGSketch {
    static let start: [UInt8] = [0xFF, 0xD8]
    static let end: [UInt8] = [0xFF, 0xD9]

    static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF)] + body
    }

    /// Of 8 bits, with a component for each pair of sampling quantization, numbered from 1.
    static func frame(
        _ marker: UInt8 = 0xC0, width: Int = 8, height: Int = 8, sampling: [UInt8] = [0x11]
    ) -> [UInt8] {
        let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
        let components = sampling.enumerated().flatMap { index, quantization -> [UInt8] in
            [UInt8(index + 1), quantization, 0]
        }
        return segment(marker, [8] + size + [UInt8(sampling.count)] + components)
    }

    /// All coefficients count as they are.
    static let quantization = segment(0xDB, [0] + Array(repeating: 1, count: 64))

    /// Tables 0 for both kinds: `0` is zero, and `10` is one bit.
    static let tables =
        segment(0xC4, [0x00, 1, 1] + Array(repeating: 0, count: 14) + [0, 1])
        + segment(0xC4, [0x10, 1, 1] + Array(repeating: 0, count: 14) + [0, 1])

    static func scan(
        _ components: [UInt8] = [1], band: [UInt8] = [0, 63, 0], data: [UInt8]
    ) -> [UInt8] {
        segment(0xDA, [UInt8(components.count)] + components.flatMap { [$0, 0] as [UInt8] } + band) + data
    }
}
