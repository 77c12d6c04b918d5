import TestSupport
import Testing

@testable import TerminalKit

@Suite("The colour that an output shows")
struct ShownColorTests {
    @Test(
        "Few colours show the nearest of their palette, millions the colour itself",
        arguments: [
            (0x12141C, .trueColor, 0x12141C), (0x12141C, .none, 0x12141C), (0x12141C, .ansi256, 0x121212),
            (0x016FD0, .ansi256, 0x005FD7), (0xFFFFFF, .ansi256, 0xFFFFFF), (0xEEEEEE, .ansi256, 0xEEEEEE),
            (0xC01010, .ansi16, 0xCD0000),
        ] as [(UInt32, ColorDepth, UInt32)])
    func shown(color: UInt32, depth: ColorDepth, expected: UInt32) {
        same(Color(color).shown(at: depth), Color(expected))
    }

    @Test("A colour that is shown is shown as itself", arguments: [ColorDepth.ansi16, .ansi256])
    func stable(depth: ColorDepth) {
        for sample in stride(from: UInt32(0), to: 0xFFFFFF, by: 7919) {
            let shown = Color(sample).shown(at: depth)
            same(shown.shown(at: depth), shown)
        }
    }
}
