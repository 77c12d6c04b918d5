import ContentCards
import Pictures
import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("A media card")
@MainActor
struct MediaCardTests {
    private let everything = MediaCardConfiguration(
        richMedia: Tile(rowsPerColumn: 0.125), headline: "New", pretitle: "За кордоном", title: "Hills",
        descriptionTitle: "Two nights.", button: CardButton(title: "Keep"), link: CardLink(title: "Terms"))

    @Test("has everything from the top, its pretitle in capitals")
    func anatomy() {
        let card = MediaCard()
        card.dataConfiguration = everything
        same(
            card.drawing(32),
            """
            ╭──────────────────────────────╮
            │##############################│
            │##############################│
            │##############################│
            │                              │
            │ New                          │
            │ ЗА КОРДОНОМ                  │
            │ Hills                        │
            │ Two nights.                  │
            │                              │
            │[Keep]   Terms                │
            ╰──────────────────────────────╯
            """)
        same(card.words, ["New За кордоном Hills Two nights.", "Keep", "Terms"])
    }

    @Test("lets media go to its edges, and cuts off its corners")
    func media() {
        let card = MediaCard()
        card.dataConfiguration = everything
        let theme = Theme.standard(depth: .trueColor)
        let canvas = card.picture(columns: 32, depth: .trueColor)
        for column in 0..<32 {
            same(canvas[Point(column: column, row: 1)].text, "#")
            let top = canvas[Point(column: column, row: 0)]
            same(top.text, column == 0 ? "▟" : column == 31 ? "▙" : "#")
        }
        same(canvas[.zero].style, Style(foreground: theme.panel, background: theme.page, attributes: .round))
    }

    @Test("keeps the colour of media below a cut corner", arguments: ["▀", "▄", "█"] as [Character])
    func corners(text: Character) {
        struct Cells: Component {
            let text: Character
            let words: [String] = []
            func rows(columns: Int) -> Int { 2 }
            func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
                let style = Style(foreground: Color(0x111111), background: Color(0x222222))
                canvas[place.origin] = Cell(text: text, style: style)
            }
        }
        let card = MediaCard()
        card.dataConfiguration.richMedia = Cells(text: text)
        let corner = card.picture(columns: 32, depth: .trueColor)[.zero]
        let (ink, ground) = (Color(0x111111), Color(0x222222))
        same(corner.text, "▟")
        same(corner.style.foreground, text == "█" ? ink : ground.mixed(with: ink, fraction: 0.5))
    }

    @Test("keeps the pixels of a picture, which has round corners of its own")
    func pixels() {
        let card = MediaCard()
        let picture = Picture(Raster(size: PixelSize(width: 32, height: 16)))
        card.dataConfiguration.richMedia = PictureView(
            .shown(picture), description: "a field", fitting: .fill)
        let canvas = card.picture(columns: 32, depth: .trueColor)
        let points = (0..<8).flatMap { row in (0..<32).map { Point(column: $0, row: row) } }
        #expect(points.allSatisfy { canvas.picture(at: $0) != nil })
        same(points.count { canvas[$0].style.attributes.contains(.round) }, 4)
        same(canvas.shownPictures.map { $0.picture === picture }, [true])
        #expect(card.drawing(32).contains("a field"))
    }

    @Test("has no empty rows where a picture is words, and its buttons are where they are drawn")
    func words() {
        let card = MediaCard()
        var pressed = 0
        let picture = PictureView(
            .shown(Picture(Raster(size: PixelSize(width: 32, height: 16)))), description: "a field")
        card.dataConfiguration = MediaCardConfiguration(
            richMedia: picture, title: "Hills", button: CardButton(title: "Keep") { pressed += 1 })
        let none = Theme.standard(depth: .none)
        let size = Size(columns: 24, rows: card.rows(columns: 24, theme: none))
        var canvas = none.page(columns: size.columns, rows: size.rows)
        card.draw(on: &canvas, in: canvas.bounds, theme: none)
        same(
            canvas.text,
            """
            ╭──────────────────────╮
            │       a field        │
            │                      │
            │ Hills                │
            │                      │
            │[Keep]                │
            ╰──────────────────────╯
            """)
        let press = PointerEvent(kind: .pressed, button: .left, position: Point(column: 3, row: 5))
        #expect(card.handle(.pointer(press), in: size) != nil && pressed == 1)
        var theme = Theme.standard(depth: .trueColor)
        let rows = card.rows(columns: 24, theme: theme)
        same(rows, card.rows(columns: 24))
        theme.pictures = .words
        same(card.rows(columns: 24, theme: theme), rows - 5)
    }

    @Test("may have nothing but media, or no media")
    func parts() {
        let card = MediaCard()
        card.dataConfiguration = MediaCardConfiguration(richMedia: Tile(rowsPerColumn: 0.25))
        same(card.drawing(16).split(separator: "\n").count, 4)
        #expect(card.drawing(16).hasSuffix("│##############│\n╰──────────────╯"))
        card.dataConfiguration = everything
        card.dataConfiguration.richMedia = nil
        #expect(card.drawing(32).hasPrefix("╭──────────────────────────────╮\n│ New"))
    }

    @Test("has extra content below its description, as wide as it is inside")
    func fragment() {
        let card = MediaCard()
        card.dataConfiguration = MediaCardConfiguration(title: "Hills", descriptionTitle: "Two nights.")
        card.fragmentView = Tile(letter: "+", rowsPerColumn: 0.1)
        same(
            card.drawing(16),
            """
            ╭──────────────╮
            │ Hills        │
            │ Two nights.  │
            │              │
            │ ++++++++++++ │
            ╰──────────────╯
            """)
        card.fragmentView = nil
        same(card.rows(columns: 16), 4)
    }

    @Test(
        "has letters that can be read, whatever the colours",
        arguments: ColorDepth.allCases.filter { $0 > .none })
    func contrast(depth: ColorDepth) {
        let card = MediaCard()
        card.dataConfiguration = everything
        for appearance in [Appearance.dark, .light] {
            card.picture(columns: 60, depth: depth, appearance: appearance).expectLegibleLetters(depth)
        }
    }
}
