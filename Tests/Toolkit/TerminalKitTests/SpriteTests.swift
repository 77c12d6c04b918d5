import TestSupport
import Testing

@testable import TerminalKit

@Suite("Sprites")
struct SpriteTests {
    private static let green = Color(0x12AB34)
    private static let card: Canvas = {
        var card = Canvas(size: Size(columns: 4, rows: 2), style: Style(background: green))
        card.put("card", at: .zero, style: Style(foreground: .white))
        return card
    }()

    /// A page with a word on it, and the card over that.
    private func page(_ place: SpritePlace = Self.place(2.5, angle: 5)) -> Canvas {
        var canvas = Canvas(size: Size(columns: 12, rows: 5))
        canvas.put("underneath", at: Point(column: 1, row: 1), style: Style())
        Self.lay(place, on: &canvas)
        return canvas
    }

    private static func place(_ column: Double, angle: Double = 0, veil: Double = 0) -> SpritePlace {
        SpritePlace(
            column: column, row: 1, angle: angle, cornerRadius: 1, veil: veil,
            clip: Rect(column: 0, row: 0, columns: 12, rows: 5))
    }

    private static func lay(_ place: SpritePlace, on canvas: inout Canvas) {
        canvas.lay(card, at: place) { canvas in
            canvas.blit(card, at: Point(column: Int(place.column), row: Int(place.row)))
        }
    }

    private func texts(_ svg: String) -> [String] {
        svg.matches(of: />([^<>\n]+)<\/text>/).map { String($0.output.1) }
    }

    @Test("are cells on a terminal, and in SVG their picture, moved and turned, over what is beneath it")
    func drawn() {
        same(page().text, "\n ucardneath\n\n\n")
        let svg = SVGEncoderTests.svg(page())
        same(texts(svg), ["underneath", "card"])
        #expect(svg.contains("translate(20 16) rotate(5 16 32)"))
        #expect(svg.contains("rx=\"8\""))
        #expect(!svg.contains("fill-opacity"))
        #expect(SVGEncoderTests.svg(page(Self.place(2, veil: 0.6))).contains("fill-opacity=\"0.6\""))
    }

    @Test("are the cells everywhere once something is drawn over one of them")
    func covered() {
        var canvas = page()
        canvas.put("!", at: Point(column: 3, row: 1), style: Style())
        let svg = SVGEncoderTests.svg(canvas)
        #expect(!svg.contains("rotate"))
        #expect(texts(svg).joined().contains("uc!rdneath"))
        canvas = page()
        canvas.put("!", at: Point(column: 9, row: 4), style: Style())
        #expect(SVGEncoderTests.svg(canvas).contains("rotate"))
    }

    @Test("lie over each other")
    func pile() {
        var canvas = page()
        Self.lay(Self.place(4, angle: -3), on: &canvas)
        let svg = SVGEncoderTests.svg(canvas)
        same(texts(svg), ["underneath", "card", "card"])
        let turns = svg.matches(of: /rotate\((\S+)/).map { String($0.output.1) }
        same(turns, ["5", "-3"])
    }

    @Test("come along where their canvas is copied, stacked or cut")
    func copied() {
        var canvas = Canvas(size: Size(columns: 20, rows: 9))
        canvas.blit(page(), at: Point(column: 3, row: 2))
        #expect(SVGEncoderTests.svg(canvas).contains("translate(44 48) rotate(5 16 32)"))
        let stacked = Canvas.stacked([Canvas(size: Size(columns: 2, rows: 3)), page()])
        #expect(SVGEncoderTests.svg(stacked).contains("translate(20 64) rotate(5 16 32)"))
        let piece = page().cropped(to: Rect(column: 4, row: 1, columns: 5, rows: 3))
        let svg = SVGEncoderTests.svg(piece)
        #expect(svg.contains("translate(-12 0) rotate(5 16 32)"))
        #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"40\" height=\"48\""))
    }

    @Test("are drawn once in an animation, however they move, in the order in which they lie over each other")
    func animated() {
        let frames = [(2.0, 6.0), (3, 5), (4, 2), (2, 6)].map { lower, upper in
            var canvas = Canvas(size: Size(columns: 12, rows: 5))
            Self.lay(Self.place(lower), on: &canvas)
            Self.lay(Self.place(upper, angle: upper), on: &canvas)
            return canvas
        }
        let svg = AnimatedSVGEncoderTests.svg(frames)
        same(texts(svg), ["card"])
        let moves = svg.matches(of: /translate\((\d+) 16\)( rotate)?/)
        same(moves.map { String($0.output.1) }, ["16", "24", "32", "48", "40", "16"])
        same(moves.map { $0.output.2 != nil }, [false, false, false, true, true, true])
    }
}
