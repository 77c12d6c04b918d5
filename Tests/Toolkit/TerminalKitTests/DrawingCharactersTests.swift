import Testing

@testable import TerminalKit

@Suite("Drawing characters")
struct DrawingCharactersTests {
    @Test(
        "are ASCII only where the locale says so",
        arguments: [
            ([:], .unicode), (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii),
            (["LANG": "C.UTF-8"], .unicode), (["LANG": "uk_UA.UTF-8"], .unicode), (["LANG": ""], .unicode),
            (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
            (["LC_ALL": "en_US.UTF-8", "LANG": "C"], .unicode),
            (["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], .ascii),
            (["LC_MESSAGES": "C", "LANG": "en_US.UTF-8"], .unicode),
        ] as [([String: String], DrawingCharacters)])
    func locale(environment: [String: String], characters: DrawingCharacters) {
        #expect(DrawingCharacters(environment: environment) == characters)
    }

    @Test("in ASCII leave text, wide characters and every place as they are")
    func lines() {
        var canvas = CanvasTests.canvas(9, 3)
        canvas.put("╭───────╮", at: .zero, style: CanvasTests.red)
        canvas.put("│漢 ₹5 é│", at: Point(column: 0, row: 1), style: CanvasTests.blue)
        canvas.put("╰───────╯", at: Point(column: 0, row: 2), style: CanvasTests.red)
        let drawn = canvas.drawn(with: .ascii)
        #expect(drawn.text == "+-------+\n|漢 ₹5 é|\n+-------+")
        #expect(drawn[Point(column: 3, row: 0)].style == CanvasTests.red)
        #expect(drawn[Point(column: 0, row: 1)].style == CanvasTests.blue)
        #expect(canvas.drawn(with: .unicode) == canvas)
    }

    @Test("in ASCII make areas of the mean colour out of half blocks")
    func pictures() {
        var canvas = CanvasTests.canvas(1)
        let style = Style(foreground: Color(0x000000), background: Color(0x202020))
        canvas[.zero] = Cell(text: "▀", style: style)
        #expect(canvas.drawn(with: .ascii)[.zero] == Cell(style: Style(background: Color(0x101010))))
    }
}
