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
        #expect(theme.negative == Color(0xCC3333))
    }
}
