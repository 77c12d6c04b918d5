import TestSupport

@testable import TerminalKit

/// Paints pictures at random, with everything that is hard to update: wide characters, emoji, colours that few
/// colours can't tell apart, and things that stick out of the picture.
struct RandomPainter {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    static let texts = [
        "plain text", "漢字かな", "❤️", "👨‍👩‍👧", "🇮🇳🇺🇦", "1️⃣2️⃣", "क्षa", "•••• 42", "Привіт", "│╭─╮", "▀▄█", "x", " ",
        "      ",
        "😀a", "Ａ〒", "e\u{301}e", "₹ 1,234…", "👍🏽!", "🇮", "한글",
    ]

    static let colors: [Color?] = [
        nil, .black, .white, Color(0x0000FF), Color(0x0000FE), Color(0xCD0000), Color(0x12141C),
        Color(0x101010),
    ]

    /// Changes `canvas` a little, or puts a new one in its place.
    mutating func change(_ canvas: inout Canvas) {
        switch random.number(0..<12) {
        case 0: canvas = Canvas(size: canvas.size, style: style())
        case 1: canvas.fill(rect(in: canvas.size), style: style())
        case 2:
            let colors = [color() ?? .black, color() ?? .white]
            canvas.paint(rect(in: canvas.size)) { column, halfRow in colors[(column + halfRow) % 2] }
        case 3, 4: drag(on: &canvas)
        case 5: canvas.blit(canvas.cropped(to: rect(in: canvas.size)), at: point(in: canvas.size))
        default: canvas.put(random.pick(Self.texts), at: point(in: canvas.size), style: style())
        }
    }

    /// Moves a part of some rows a few cells to a side.
    private mutating func drag(on canvas: inout Canvas) {
        let rect = rect(in: canvas.size)
        let part = canvas.cropped(to: rect)
        canvas.fill(rect, style: style())
        let distance = random.number(-3..<4)
        canvas.blit(part, at: Point(column: rect.minColumn + distance, row: rect.minRow))
    }

    mutating func size() -> Size { Size(columns: random.number(1..<30), rows: random.number(1..<7)) }

    private mutating func point(in size: Size) -> Point {
        Point(column: random.number(-4..<size.columns + 1), row: random.number(-1..<size.rows + 1))
    }

    private mutating func rect(in size: Size) -> Rect {
        Rect(origin: point(in: size), size: self.size())
    }

    private mutating func style() -> Style {
        var attributes: Attributes = []
        for attribute in [Attributes.bold, .dim, .italic, .underline, .reverse] where random.chance(6) {
            attributes.insert(attribute)
        }
        return Style(foreground: color(), background: color(), attributes: attributes)
    }

    private mutating func color() -> Color? { random.pick(Self.colors) }
}
