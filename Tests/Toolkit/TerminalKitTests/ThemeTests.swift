import Testing

@testable import TerminalKit

@Suite("Theme")
struct ThemeTests {
    @Test(
        "All text of the standard theme can be read on both of its backgrounds",
        arguments: ColorDepth.allCases)
    func contrast(depth: ColorDepth) {
        let theme = Theme.standard(depth: depth)
        #expect(theme.depth == depth)
        for color in [theme.text, theme.secondary, theme.positive, theme.negativeText, theme.accent] {
            #expect(color.contrast(with: theme.panel) >= 4.5)
            #expect(color.contrast(with: theme.page) >= 4.5)
        }
    }

    @Test(
        "Where there are 16 colours, the theme uses them as they are",
        arguments: [
            \Theme.page, \.panel, \.text, \.secondary, \.positive, \.negative, \.negativeText, \.accent,
        ])
    func palette(color: any KeyPath<Theme, Color> & Sendable) {
        #expect(Color.xterm16.contains(Theme.standard(depth: .ansi16)[keyPath: color]))
        #expect(!Color.xterm16.contains(Theme.standard(depth: .ansi256).negative))
    }
}
