import TestSupport
import Testing

@testable import TerminalKit

@Suite("Palette")
struct PaletteTests {
    @Test(
        "The nearest of 256 colours is in the cube or among the greys",
        arguments: [
            (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x303030, 236),
            (0x080808, 232), (0xEEEEEE, 255),
            (0x12141C, 233), (0x767676, 243), (0x50C878, 78), (0xCC3333, 167), (0x2F2F2F, 236),
            (0x030303, 16),
        ] as [(UInt32, UInt8)])
    func nearest256(color: UInt32, number: UInt8) {
        same(Color(color).nearest256, number)
    }

    @Test("No other of the 240 colours is nearer")
    func exhaustive() {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        var palette: [Color] = (0..<216).map { number in
            Color(red: levels[number / 36], green: levels[number / 6 % 6], blue: levels[number % 6])
        }
        palette += (0..<24).map { number in
            let shade = UInt8(8 + 10 * number)
            return Color(red: shade, green: shade, blue: shade)
        }
        for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 4_099) {
            let color = Color(hex)
            let distances = palette.map { Self.squaredDistance(color, $0) }
            same(distances[Int(color.nearest256) - 16], distances.min())
        }
    }

    static func squaredDistance(_ one: Color, _ two: Color) -> Int {
        [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)].reduce(0) { sum, pair in
            let difference = Int(pair.0) - Int(pair.1)
            return sum + difference * difference
        }
    }

    @Test("Each of the 16 colours is nearest to itself")
    func own16() {
        same(Color.xterm16.map(\.nearest16), Array(0...15))
    }

    @Test(
        "The nearest of 16 colours is the one a person would pick",
        arguments: [
            (0x12141C, 0), (0x50C878, 2), (0xCC3333, 1), (0xA2A4A8, 8), (0x58E2C2, 6), (0xF0F0F0, 7),
            (0x1A2A6C, 0), (0xC0E0FF, 7),
            (0x7B1FA2, 5),
        ]
            as [(UInt32, UInt8)])
    func nearest16(color: UInt32, number: UInt8) {
        same(Color(color).nearest16, number)
    }
}
