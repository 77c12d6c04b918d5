import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text in 16 colours", .showsSeed)
struct ReadablePairsTests {
    @Test("has 4.5 to 1 in every palette, whatever it was in")
    func contrast() {
        var chance = SeededGenerator.ofThisRun()
        for _ in 0..<5_000 {
            let text = Color(UInt32(chance.number(0..<0x1000000)))
            let ground = Color(UInt32(chance.number(0..<0x1000000)))
            let style = Style(foreground: text, background: ground, attributes: chance.chance(2) ? .bold : [])
            let rendition = SGR(Cell(text: chance.chance(2) ? "x" : "✓", style: style), depth: .ansi16)
            guard case .palette(var ink) = rendition.foreground,
                case .palette(let behind) = rendition.background
            else { return #expect(Bool(false), "no colours") }
            // Many terminals show bold text in the brighter colours.
            if rendition.attributes.contains(.bold), ink < 8 { ink += 8 }
            for palette in ReadablePairs.palettes {
                let contrast = palette[Int(ink)].contrast(with: palette[Int(behind)])
                #expect(contrast >= 4.5, "\(text.hex) on \(ground.hex): \(ink) on \(behind)")
            }
        }
    }

    @Test("keeps its colours where they can be read, and else its hue")
    func nearest() {
        func pair(_ text: UInt32, _ ground: UInt32) -> [UInt8] {
            let number = ReadablePairs.ground(for: Color(ground))
            return [ReadablePairs.ink(for: Color(text), on: number), number]
        }
        same(pair(0xFFFFFF, 0x12141C), [15, 0])
        same(pair(0x00CD00, 0x12141C), [2, 0])
        same(pair(0x0A0A0A, 0x000000), [15, 0])
        same(pair(0xFFFFFF, 0xFEFEFE), [0, 15])
        same(pair(0x008B8B, 0x000000), [6, 0])
        // Grey is too dark for black in some palettes, and too light for white in others.
        same(ReadablePairs.ground(for: Color(0x7F7F7F)), 7)
        // White on red holds 4.45 to 1 in Konsole, and white on blue 3.
        same(pair(0xFFFFFF, 0xCD0000), [15, 5])
        same(pair(0xFFFFFF, 0x0000EE), [0, 6])
        same(pair(0x7F7F7F, 0x000000), [7, 0])
    }
}
