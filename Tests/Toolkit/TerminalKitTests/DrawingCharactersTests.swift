import TestSupport
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
        same(DrawingCharacters(environment: environment).isASCII, characters.isASCII)
    }

    @Test("in ASCII leave text, wide characters and every place as they are")
    func lines() {
        var canvas = CanvasTests.canvas(9, 3)
        canvas.put("╭───────╮", at: .zero, style: CanvasTests.red)
        canvas.put("│漢 ₹5 é│", at: Point(column: 0, row: 1), style: CanvasTests.blue)
        canvas.put("╰───────╯", at: Point(column: 0, row: 2), style: CanvasTests.red)
        let drawn = canvas.drawn(with: .ascii)
        same(drawn.text, "+-------+\n|漢 ₹5 é|\n+-------+")
        same(drawn[Point(column: 3, row: 0)].style, CanvasTests.red)
        same(drawn[Point(column: 0, row: 1)].style, CanvasTests.blue)
        same(canvas.drawn(with: .unicode), canvas)
    }

    @Test(
        "lean except in GNU Screen, and emoji are joined where terminals are known to do so",
        arguments: [
            (["TERM": "screen"], false, false), (["TERM": "xterm", "STY": "1.pts"], false, false),
            (["TERM": "screen-256color", "TMUX": "/tmp/t"], true, false),
            (["TERM": "xterm-256color"], true, false),
            (["TERM": "xterm-kitty"], true, true), (["TERM": "foot"], true, true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true, true),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/t"], true, false), (["TERM": "mlterm"], true, false),
        ] as [([String: String], Bool, Bool)])
    func terminals(environment: [String: String], hasItalics: Bool, joinsEmoji: Bool) {
        let characters = DrawingCharacters(environment: environment)
        #expect(characters.hasItalics == hasItalics && characters.joinsEmoji == joinsEmoji)
    }

    @Test("of emoji that terminals disagree about are the first scalar and blanks, each in its place")
    func emoji() {
        var characters = DrawingCharacters.unicode
        characters.joinsEmoji = false
        for (text, plain) in [
            ("❤️|", "❤ |"), ("⌨️|", "⌨ |"), ("1️⃣|", "1 |"), ("👨‍👩‍👧|", "👨|"), ("👍🏽|", "👍|"),
            ("🇺🇦|", "🇺🇦|"), ("한é|", "한é|"), ("☕|", "☕|"),
        ] {
            var canvas = CanvasTests.canvas(6)
            canvas.put(text, at: .zero, style: CanvasTests.red)
            let drawn = canvas.drawn(with: characters)
            same(drawn.text.trimmingSuffix, plain)
            same(drawn.size, canvas.size)
        }
    }

    @Test("without italics keep everything else")
    func italics() {
        var canvas = CanvasTests.canvas(3)
        canvas.put("a", at: .zero, style: Style(attributes: [.bold, .italic]))
        let drawn = canvas.drawn(with: DrawingCharacters(environment: ["TERM": "screen"]))
        #expect(drawn[.zero].style.attributes == .bold && drawn[.zero].text == "a")
    }

    @Test("in ASCII make areas of the mean colour out of half blocks")
    func pictures() {
        var canvas = CanvasTests.canvas(1)
        let style = Style(foreground: Color(0x000000), background: Color(0x202020))
        canvas[.zero] = Cell(text: "▀", style: style)
        same(canvas.drawn(with: .ascii)[.zero], Cell(style: Style(background: Color(0x101010))))
    }
}

extension String {
    /// The text without spaces at the ends of its lines.
    fileprivate var trimmingSuffix: String {
        String(reversed().drop { $0 == " " || $0.isNewline }.reversed())
    }
}
