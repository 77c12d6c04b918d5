import ContentCards
import Pictures
import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("A highlighted card")
@MainActor
struct HighlightedCardTests {
    private func card(_ change: (HighlightedCard) -> Void = { _ in }) -> HighlightedCard {
        let card = HighlightedCard()
        (card.title, card.subtitle) = ("Welcome", "Swipe a card.")
        change(card)
        return card
    }

    @Test("has the cross, the title, the subtitle and the action, in this order")
    func anatomy() {
        let card = card {
            ($0.showCloseButton, $0.showActionButton, $0.actionButtonTitle) = (true, true, "Try")
        }
        same(
            card.drawing(24),
            """
            ╭──────────────────────╮
            │ Welcome            ✕ │
            │ Swipe a card.        │
            │                      │
            │[Try]                 │
            ╰──────────────────────╯
            """)
        same(card.words, ["Welcome Swipe a card.", "Try", "Close"])
    }

    @Test("reads back what was set")
    func buttons() {
        for isShown in [true, false] {
            let card = card { ($0.showCloseButton, $0.showActionButton) = (isShown, !isShown) }
            same(card.showCloseButton, isShown)
            same(card.showActionButton, !isShown)
        }
    }

    @Test("is at least 5 rows high")
    func height() {
        same(card().rows(columns: 40), 5)
        same(HighlightedCard().rows(columns: 40), 5)
        #expect(card { $0.subtitle = "a b c d e f" }.rows(columns: 6) > 5)
    }

    @Test("has a right image that takes a quarter of it, 12 columns at most, and leaves 20 for the text")
    func space() {
        let card = card { ($0.rightImage, $0.rightImageStyle) = (Tile(rowsPerColumn: 1), .fill) }
        func columns(_ width: Int) -> Int {
            card.drawing(width).split(separator: "\n")[2].filter { $0 == "#" }.count
        }
        // One column is the frame's, where there are no colours.
        same(columns(120), 11)
        same(columns(48), 11)
        same(columns(40), 9)
        same(columns(32), 7)
        same(columns(31), 6)
        same(columns(30), 0)
    }

    @Test("shows a right image as a whole at the bottom right, if it is to fit")
    func fit() {
        let card = card { $0.rightImage = Tile(rowsPerColumn: 0.25) }
        same(
            card.drawing(40),
            """
            ╭──────────────────────────────────────╮
            │ Welcome                              │
            │ Swipe a card.               #########│
            │                             #########│
            ╰──────────────────────────────────────╯
            """)
    }

    @Test("leaves nothing beside a right image that is to fill its space")
    func fill() {
        let card = card { ($0.rightImage, $0.rightImageStyle) = (Tile(rowsPerColumn: 0.25), .fill) }
        let rows = card.drawing(40).split(separator: "\n")
        same(rows[1...3].map { $0.hasSuffix(" #########│") }, [true, true, true])
        // What doesn't grow with its width is centred.
        struct Line: Component {
            let words: [String] = []
            func rows(columns: Int) -> Int { 1 }
            func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
                canvas.put("ab", at: place.origin, style: Style())
            }
        }
        card.rightImage = Line()
        #expect(card.drawing(40).split(separator: "\n")[2].contains("ab"))
    }

    @Test("has a background image where there are colours for it, behind text that can be read")
    func background() {
        struct Paint: Component {
            let words: [String] = []
            func rows(columns: Int) -> Int { 1 }
            func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
                canvas.paint(place) { column, row in
                    (column + row).isMultiple(of: 2) ? Color(0xFFFFFF) : Color(0x000000)
                }
            }
        }
        for style in HighlightedCard.Style.allCases {
            let card = card {
                ($0.style, $0.backgroundImage, $0.showCloseButton) = (style, Paint(), true)
                ($0.showActionButton, $0.actionButtonTitle, $0.actionButtonStyle) = (true, "Try", .link)
            }
            for depth in [ColorDepth.ansi256, .trueColor] {
                let canvas = card.picture(columns: 40, depth: depth)
                canvas.expectLegibleLetters(depth)
                same(canvas[Point(column: 20, row: 3)].text, "▀")
            }
            #expect(card.picture(columns: 40, depth: .ansi16)[Point(column: 20, row: 3)].isBlank)
        }
    }

    @Test("keeps a background image as a picture under its scrim, behind its words and around its button")
    func scrim() throws {
        let white = Raster(
            size: PixelSize(width: 40, height: 20), filledWith: SIMD4(255, 255, 255, 255))
        let image = Picture(white)
        let card = card {
            $0.backgroundImage = PictureView(.shown(image), description: "snow", fitting: .fill)
            ($0.showActionButton, $0.actionButtonTitle) = (true, "Try")
        }
        let canvas = card.picture(columns: 40, depth: .trueColor)
        canvas.expectLegibleLetters(.trueColor)
        let shown = try #require(canvas.shownPictures.first)
        #expect(canvas.shownPictures.count == 1 && shown.picture != image)
        let pixel = try shown.picture.fitted(into: PixelSize(width: 4, height: 4))[2, 2]
        let ground = Color(red: pixel.x, green: pixel.y, blue: pixel.z)
        let theme = Theme.standard(depth: .trueColor)
        #expect(theme.text.contrast(with: ground) >= 4.5)
        #expect(canvas.picture(at: Point(column: 39, row: 2)) != nil, "beside the words")
        #expect(canvas.picture(at: Point(column: 4, row: 1)) == nil, "a letter")
        let svg = SVGEncoder().encode(canvas, title: "", background: theme.page, foreground: theme.text)
        #expect(svg.contains("<image ") && svg.contains(">Welcome</text>"))
        let next = card.picture(columns: 40, depth: .trueColor)
        same(next.shownPictures.count, 1)
    }

    @Test(
        "has letters that can be read, whatever the colours and the style",
        arguments: HighlightedCard.Style.allCases, ColorDepth.allCases.filter { $0 > .none })
    func contrast(style: HighlightedCard.Style, depth: ColorDepth) {
        for button in HighlightedCard.ActionButtonStyle.allCases {
            let card = card {
                ($0.style, $0.actionButtonStyle, $0.actionButtonTitle) = (style, button, "Try")
                ($0.showActionButton, $0.showCloseButton, $0.rightImage) = (true, true, Tile(letter: " "))
            }
            for appearance in [Appearance.dark, .light] {
                card.picture(columns: 60, depth: depth, appearance: appearance).expectLegibleLetters(depth)
            }
        }
    }

    @Test("can be told from the page in every style and depth", arguments: ColorDepth.allCases)
    func outline(depth: ColorDepth) {
        let theme = Theme.standard(depth: depth)
        for style in HighlightedCard.Style.allCases {
            let canvas = card { $0.style = style }.picture(columns: 40, depth: depth)
            let edge = canvas[Point(column: 20, row: 0)]
            let ground = edge.style.background ?? theme.page
            #expect(edge.text == "─" || ground != theme.page)
        }
    }

    @Test("does on its text what its action does, if that has no button or is a link")
    func text() {
        var actions = 0
        let card = card { $0.didPressAction = { actions += 1 } }
        let chosen = { (element: String) in ["chosen(ContentCards.ContentCardElement.\(element))"] }
        same(card.click("Swipe"), chosen("button"))
        same(card.type(.enter), chosen("button"))
        card.showActionButton = true
        card.actionButtonTitle = "Try"
        #expect(card.click("Swipe") == nil)
        same(card.click("Try"), chosen("button"))
        card.actionButtonStyle = .link
        same(card.click("Swipe"), chosen("link"))
        same(card.click("Try"), chosen("link"))
        same(actions, 5)
        #expect(self.card().click("Swipe") == nil)
    }

    @Test("tells when it is closed")
    func close() {
        var closes = 0
        let card = card {
            $0.showCloseButton = true
            $0.didClose = { closes += 1 }
        }
        card.click("✕")
        card.type(.tab)
        same(card.focus, .close)
        card.type(" ")
        same(closes, 2)
        card.closeLabel = "Закрити"
        same(card.words.last, "Закрити")
    }
}
