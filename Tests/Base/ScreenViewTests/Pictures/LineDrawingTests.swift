import Pictures
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A line that is drawn")
struct LineDrawingTests {
    private static let (ink, paper) = (Color(0xF3AF22), Color(0x222222))

    private func drawn(
        _ path: String, share: Double = 1, _ size: Size = Size(columns: 10, rows: 1),
        theme: Theme = .standard(depth: .trueColor), growth: Duration? = nil,
        extent: VectorPoint = [20, 4]
    ) throws -> Canvas {
        var canvas = Canvas(size: size)
        let line = LineDrawing(
            try VectorPath(svg: path), extent: extent, description: "a line", share: share, ink: Self.ink,
            paper: Self.paper, growth: growth)
        canvas.draw(line, in: canvas.bounds, theme: theme)
        return canvas
    }

    @Test("is as long as its share, in the dots of braille, in its own colour on its sheet")
    func share() throws {
        try same(drawn("M0 0.5H20").text, "⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉")
        try same(drawn("M0 0.5H20", share: 0.5).text, "⠉⠉⠉⠉⠉")
        try same(drawn("M0 0.5H20", share: 0).text, "")
        try same(drawn("M0 0.5H20", share: 7).text, drawn("M0 0.5H20").text)
        try same(drawn("M0 0.5H20", share: .nan).text, "")
        let style = try drawn("M0 0.5H20")[.zero].style
        #expect(style.foreground == Self.ink && style.background == Self.paper)
        // A long way around and a short one: shares are of the length, not of the parts.
        try same(drawn("M0 0.5H2V2.5H20", share: 0.5).text, "⠉⠧⠤⠤⠄")
    }

    @Test("is drawn in half blocks where there are few colours, and in words where no pictures are wanted")
    func depths() throws {
        for depth in [ColorDepth.none, .ansi16] {
            try same(drawn("M0 0.5H20V3", theme: .standard(depth: depth)).text, "▀▀▀▀▀▀▀▀▀▀")
        }
        try same(drawn("M0 3H20", theme: .standard(depth: .ansi256)).text, "⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀")
        var words = Theme.standard(depth: .trueColor)
        words.pictures = .words
        try same(drawn("M0 0.5H20", theme: words).text, "a line")
        let line = LineDrawing(
            VectorPath(), extent: [20, 4], description: "a\nline", ink: Self.ink, paper: Self.paper)
        #expect(line.rows(columns: 40) == 4 && line.rows(columns: 40, theme: words) == 1)
        same(line.words, ["a line"])
    }

    @Test(
        "is in the middle of its place, and nothing of it is outside, whatever the path",
        arguments: [
            "", "M3 3", "M3 3h0", "M3 3z", "M-900 -900L900 900", "M5 5H1e9", "M0 0h20v4h-20zM1 1h2",
        ])
    func places(_ path: String) throws {
        for size in [Size(columns: 1, rows: 1), Size(columns: 1, rows: 20), Size(columns: 30, rows: 3)] {
            let canvas = try drawn(path, size)
            same(canvas.size, size)
        }
        try same(drawn("M0 0.5H20", Size(columns: 10, rows: 3)).lines[1], "⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉")
        try same(drawn("M1 0", extent: .zero).size.rows, 1)
    }

    @Test("of ten thousand parts is drawn like any other")
    func long() throws {
        let path = "M0 2" + (1...10_000).map { "L\(Double($0) / 500) \($0 % 4)" }.joined()
        try same(drawn(path).text.count, 10)
    }

    @Test("is a line where shapes are drawn, and cells everywhere else")
    func shapes() throws {
        let canvas = try drawn("M0 0.5H20", growth: .seconds(3))
        same(canvas.text, "⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉")
        let picture = try #require(canvas.picture(at: .zero)?.picture.picture)
        guard case .vector(let drawing) = picture.content else {
            Issue.record("no drawing")
            return
        }
        same(drawing.shapes.first?.stroke?.growth, .seconds(3))
        same(canvas[.zero].style.background, Self.paper)
        #expect(try drawn("M0 0.5H20").picture(at: .zero) == nil)
    }
}
