import TestSupport
import Testing

@testable import TerminalKit

@Suite("Theme")
struct ThemeTests {
    @Test("keeps what was drawn in it, each kind by itself, and looks the same with another memory")
    func memory() {
        final class Pictures: Sendable {}
        final class Letters: Sendable {}
        let theme = Theme.standard(depth: .trueColor)
        let pictures = theme.memory?.store(Pictures.init)
        #expect(pictures != nil && theme.memory?.store(Pictures.init) === pictures)
        #expect(theme.memory?.store(Letters.init) != nil)
        var other = theme
        other.memory = DrawingMemory()
        #expect(other == theme && other.memory?.store(Pictures.init) !== pictures)
    }

    @Test(
        "All text of both themes can be read on both of their backgrounds, and marks can be seen, in what is shown",
        arguments: Appearance.allCases, ColorDepth.allCases)
    func contrast(appearance: Appearance, depth: ColorDepth) {
        let theme = Theme.standard(depth: depth, appearance: appearance)
        same(theme.depth, depth)
        func contrast(_ one: Color, _ other: Color) -> Double {
            // tmux converts true colour where its terminal has 256.
            let depths = depth == .trueColor ? [depth, .ansi256] : [depth]
            return depths.map { one.shown(at: $0).contrast(with: other.shown(at: $0)) }.min() ?? 0
        }
        let texts = [
            theme.text, theme.secondary, theme.positive, theme.negativeText, theme.warning, theme.accent,
        ]
        for ground in [theme.page, theme.panel] {
            for color in texts { #expect(contrast(color, ground) >= 4.5, "\(color.hex) on \(ground.hex)") }
            #expect(contrast(theme.negative, ground) >= 3)
        }
        #expect(contrast(theme.page, theme.accent) >= 4.5)
        #expect(contrast(theme.onNegative, theme.negative) >= 4.5)
    }

    @Test("The page is as light or as dark as the theme", arguments: ColorDepth.allCases)
    func pages(depth: ColorDepth) {
        let (dark, light) = (
            Theme.standard(depth: depth), Theme.standard(depth: depth, appearance: .light)
        )
        #expect(dark.appearance == .dark && light.appearance == .light)
        for ground in [light.page, light.panel].map({ $0.shown(at: depth) }) {
            #expect(min(ground.red, ground.green, ground.blue) > 0xE0)
        }
    }

    @Test(
        "Where there are 16 colours, the theme uses them as they are", arguments: Appearance.allCases,
        [
            \Theme.page, \.panel, \.text, \.secondary, \.positive, \.negative, \.negativeText, \.onNegative,
            \.warning, \.accent,
        ])
    func palette(appearance: Appearance, color: any KeyPath<Theme, Color> & Sendable) {
        let theme = Theme.standard(depth: .ansi16, appearance: appearance)
        #expect(Color.xterm16.contains(theme[keyPath: color]))
        #expect(!Color.xterm16.contains(Theme.standard(depth: .ansi256).negative))
    }
}
