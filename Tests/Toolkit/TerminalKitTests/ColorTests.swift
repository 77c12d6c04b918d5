import TestSupport
import Testing

@testable import TerminalKit

@Suite("Color")
struct ColorTests {
    @Test("A colour is read from and written as the six digits that designers use")
    func hex() {
        let color = Color(0x0A_C0FF)
        same(color, Color(red: 10, green: 192, blue: 255))
        same(color.hex, "#0AC0FF")
        same(Color(0xFF12_3456), Color(0x123456))
    }

    @Test(
        "A mix moves every channel by the fraction, and clamps it",
        arguments: [
            (0, 0x000000), (0.5, 0x800A80), (1, 0xFF14FF), (-3, 0x000000), (7, 0xFF14FF), (.nan, 0x000000),
            (.infinity, 0xFF14FF),
        ] as [(Double, UInt32)])
    func mixed(fraction: Double, expected: UInt32) {
        same(Color(0x000000).mixed(with: Color(0xFF14FF), fraction: fraction), Color(expected))
    }

    @Test(
        "Contrast is that of WCAG 2.1",
        arguments: [
            (0xFFFFFF, 0x000000, 21), (0x777777, 0xFFFFFF, 4.478), (0xFF0000, 0xFFFFFF, 3.998),
            (0x0000FF, 0xFFFFFF, 8.592), (0x123456, 0x123456, 1),
        ] as [(UInt32, UInt32, Double)])
    func contrast(one: UInt32, two: UInt32, expected: Double) {
        #expect(abs(Color(one).contrast(with: Color(two)) - expected) < 0.001)
        same(Color(one).contrast(with: Color(two)), Color(two).contrast(with: Color(one)))
    }

    @Test("A colour behind light text is darkened just enough")
    func darkened() {
        let orange = Color(0xF58220)
        let adjusted = orange.adjusted(toContrast: 4.5, with: .white)
        #expect((4.5..<4.6).contains(adjusted.contrast(with: .white)))
        #expect(adjusted.relativeLuminance < orange.relativeLuminance)
    }

    @Test("A colour behind dark text is lightened just enough")
    func lightened() {
        let adjusted = Color(0x223344).adjusted(toContrast: 7, with: Color(0x0B0B0B))
        #expect((7..<7.2).contains(adjusted.contrast(with: Color(0x0B0B0B))))
    }

    @Test("A colour that differs enough stays as it is, and the impossible gives black or white")
    func limits() {
        same(Color(0x101010).adjusted(toContrast: 4.5, with: .white), Color(0x101010))
        same(Color(0x303030).adjusted(toContrast: 21, with: Color(0x808080)), .black)
        same(Color(0x909090).adjusted(toContrast: 21, with: Color(0x808080)), .white)
        let grey = Color(0x808080)
        #expect(grey.adjusted(toContrast: 4.5, with: grey).contrast(with: grey) >= 4.5)
    }
}
