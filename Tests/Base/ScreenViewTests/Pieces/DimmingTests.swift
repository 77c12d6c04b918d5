import TerminalKit
import Testing

@testable import ScreenView

@Suite("What is dimmed behind a layer")
struct DimmingTests {
    private let theme = Theme.standard(depth: .trueColor)
    private let style = Style(
        foreground: Color(red: 40, green: 80, blue: 90), background: Color(red: 20, green: 40, blue: 45))

    private func dimmed(_ text: Character) -> Style {
        var canvas = Canvas(size: Size(columns: 1, rows: 1))
        canvas.put(String(text), at: .zero, style: style)
        canvas.dim(canvas.bounds, theme: theme)
        return canvas[.zero].style
    }

    @Test("keeps the colours of a drawing as near to each other as they were", arguments: "▀▌▖▚▁▉🬂🬺🭁🭬🭰🭻")
    func drawing(part: Character) {
        let colors = [style.foreground, style.background].map {
            $0?.mixed(with: theme.page, fraction: Canvas.dimming)
        }
        #expect(dimmed(part).foreground == colors[0] && dimmed(part).background == colors[1])
    }

    @Test("keeps a word legible", arguments: "Aя1")
    func word(letter: Character) throws {
        let style = dimmed(letter)
        let (ink, ground) = (try #require(style.foreground), try #require(style.background))
        #expect(ink.contrast(with: ground) >= 4.5)
    }
}
