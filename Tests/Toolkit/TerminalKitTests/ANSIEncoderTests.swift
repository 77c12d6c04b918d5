import TestSupport
import Testing

@testable import TerminalKit

@Suite("ANSI encoder")
struct ANSIEncoderTests {
    /// Encoded, with `^` for the escape character.
    static func encode(_ canvas: Canvas, _ depth: ColorDepth) -> String {
        ANSIEncoder(depth: depth).encode(canvas).replacing("\u{1B}", with: "^")
    }

    /// A half block, and bold text on a panel that ends before the row does.
    static let card: Canvas = {
        var canvas = Canvas(size: Size(columns: 7, rows: 2))
        canvas.paint(Rect(column: 0, row: 0, columns: 1, rows: 1)) { _, half in
            Color(half == 0 ? 0xFF0000 : 0x0000EE)
        }
        canvas.fill(Rect(column: 1, row: 0, columns: 4, rows: 1), style: Style(background: Color(0x12141C)))
        canvas.put("漢x", at: Point(column: 1, row: 0), style: Style(foreground: .white, attributes: .bold))
        return canvas
    }()

    @Test(
        "Each depth has its golden",
        arguments: [
            (.none, " ^[1m漢x^[0m\n\n"),
            (.ansi16, "^[35;46m▀^[1;97;40m漢x ^[0m\n\n"),
            (.ansi256, "^[38;5;196;48;5;21m▀^[1;38;5;231;48;5;233m漢x ^[0m\n\n"),
            (
                .trueColor,
                "^[38;2;255;0;0;48;2;0;0;238m▀^[1;38;2;255;255;255;48;2;18;20;28m漢x ^[0m\n\n"
            ),
        ] as [(ColorDepth, String)])
    func golden(depth: ColorDepth, expected: String) {
        same(Self.encode(Self.card, depth), expected)
    }

    @Test("Only what changes is said")
    func deltas() {
        var canvas = CanvasTests.canvas(6)
        let red = Color(0xCD0000)
        let styles = [
            Style(foreground: red, attributes: [.bold, .dim]), Style(foreground: red, attributes: .dim),
            Style(foreground: red, attributes: [.italic, .underline, .reverse]), Style(attributes: .italic),
            Style(), Style(),
        ]
        for (column, style) in styles.enumerated() {
            canvas.put("x", at: Point(column: column, row: 0), style: style)
        }
        same(Self.encode(canvas, .ansi16), "^[1;2;31mx^[22;2mx^[22;3;4;7mx^[24;27;39mx^[0mxx\n")
    }

    @Test("With 16 colours, text isn't bold where it would fade: bold black is grey in many terminals")
    func fading() {
        var canvas = CanvasTests.canvas(5)
        let (white, blue) = (Color(0xFFFFFF), Color(0x0000EE))
        let styles: [(Color, Color?)] = [
            (.black, white), (blue, white), (blue, .black), (white, blue), (.black, nil),
        ]
        for (column, (ink, ground)) in styles.enumerated() {
            let style = Style(foreground: ink, background: ground, attributes: .bold)
            canvas.put("x", at: Point(column: column, row: 0), style: style)
        }
        same(Self.encode(canvas, .ansi16), "^[30;107mxx^[1;97;40mx^[22;30;46mx^[49mx^[0m\n")
        #expect(Self.encode(canvas, .trueColor).hasPrefix("^[1;38;2;0;0;0;48;2;255;255;255mx"))
    }

    @Test("A space between words takes their colours; one with an underline or a background is drawn")
    func spaces() {
        var canvas = CanvasTests.canvas(9)
        canvas.put("a", at: .zero, style: Style(foreground: Color(0xCD0000)))
        canvas.put("b", at: Point(column: 2, row: 0), style: Style(foreground: Color(0xCD0000)))
        canvas.put(" ", at: Point(column: 4, row: 0), style: Style(attributes: .underline))
        canvas.put(" ", at: Point(column: 6, row: 0), style: Style(background: Color(0xCD0000)))
        same(Self.encode(canvas, .ansi16), "^[31ma b ^[4;39m ^[0m ^[45m ^[0m\n")
    }

    @Test("Backgrounds do not run over into blanks, the rest of the row or the next")
    func bleeding() {
        var canvas = CanvasTests.canvas(4, 2)
        canvas.fill(Rect(column: 0, row: 0, columns: 1, rows: 2), style: Style(background: .black))
        canvas.put("x", at: Point(column: 2, row: 0), style: Style())
        same(Self.encode(canvas, .ansi16), "^[40m ^[0m x\n^[40m ^[0m\n")
    }

    @Test(
        "Blanks at the end of a row are left out, and with no colours so are those that only had a background"
    )
    func trailing() {
        let panel = Canvas(size: Size(columns: 3, rows: 1), style: Style(background: .white))
        same(Self.encode(panel, .none), "\n")
        same(Self.encode(panel, .ansi16), "^[107m   ^[0m\n")
        same(Self.encode(CanvasTests.canvas(3), .trueColor), "\n")
    }

    @Test("Without colours, pictures vanish but borders and attributes stay")
    func monochrome() {
        var canvas = CanvasTests.canvas(5)
        let picture = Style(foreground: .white, background: .black)
        canvas.put("▀▗─█", at: .zero, style: picture)
        canvas.put("x", at: Point(column: 4, row: 0), style: Style(foreground: .white, attributes: .reverse))
        same(Self.encode(canvas, .none), "  ─█^[7mx^[0m\n")
    }

    @Test("Text does not vanish where its colour and the one behind it become the same")
    func legible() {
        var canvas = CanvasTests.canvas(2)
        canvas.put("x", at: .zero, style: Style(foreground: Color(0x0A0A0A), background: .black))
        canvas.put(
            "y", at: Point(column: 1, row: 0), style: Style(foreground: .white, background: Color(0xFEFEFE)))
        same(Self.encode(canvas, .ansi16), "^[97;40mx^[30;107my^[0m\n")
        #expect(Self.encode(canvas, .trueColor).contains("38;2;10;10;10"))
    }

    @Test("Plain text has no escape at all")
    func plain() {
        same(ANSIEncoder.plainText(Self.card), "▀漢x\n")
    }
}
