import ScreenView
import SwipeKit
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import SwipeDeck

@MainActor
@Suite("The picture of a deck")
struct DeckPictureTests {
    private nonisolated static let sizes = [
        Size(columns: 20, rows: 8), Size(columns: 30, rows: 40), Size(columns: 40, rows: 24),
        Size(columns: 60, rows: 50), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
    ]

    @Test("A whole card of 3:4 fits any place, those taller than wide too", arguments: sizes)
    func whole(size: Size) {
        for behind in 0...3 {
            let layout = DeckLayout(size: size, ratio: 0.75, behind: behind)
            let card = layout.card.size
            #expect(abs(Double(card.columns) - 1.5 * Double(card.rows)) <= 0.75)
            #expect(layout.card.minColumn >= 0 && layout.card.maxColumn <= size.columns)
            #expect(layout.card.minRow >= 0 && layout.card.maxRow + layout.behind <= size.rows)
            // A row more, and it would not fit.
            let isHighest = card.rows + layout.behind == size.rows
            #expect(isHighest || Int((Double(card.rows + 1) * 1.5).rounded(.down)) > size.columns)
        }
    }

    @Test("With 16 colours, a line is around a card, and what it shows is inside")
    func framed() {
        struct Paint: Component {
            let words: [String] = []
            func rows(columns: Int) -> Int { 10 }
            func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
                canvas.fill(place, style: Style(background: Color(0x00CD00)))
            }
        }
        let stage = DeckStage("a")
        stage.deck.face = { _, _ in Paint() }
        stage.theme = .standard(depth: .ansi16)
        let (picture, card) = (stage.picture, stage.card)
        for row in card.minRow..<card.maxRow {
            for column in card.minColumn..<card.maxColumn {
                let point = Point(column: column, row: row)
                let isInside = card.inset(columns: 1, rows: 1).contains(point)
                same(picture[point].style.background, isInside ? Color(0x00CD00) : stage.theme.panel)
                same(picture[point].isBlank, isInside)
            }
        }
    }

    @Test("No place is too small", arguments: [0, 1, 2, 3], [0, 1, 2, 3])
    func tiny(columns: Int, rows: Int) {
        for depth in [ColorDepth.none, .ansi16, .trueColor] {
            let stage = DeckStage("abc")
            stage.theme = .standard(depth: depth)
            stage.size = Size(columns: columns, rows: rows)
            stage.deck.cornerRadius = .infinity
            stage.deck.swipeLeft()
            stage.rest { _ = $0.picture }
            #expect(stage.recorder.events == ["left a"] || stage.recorder.events.isEmpty)
        }
    }

    @Test("Nothing is drawn outside the deck's place, wherever the card is", arguments: sizes)
    func inside(size: Size) {
        for depth in [ColorDepth.none, .ansi16, .ansi256, .trueColor] {
            let stage = DeckStage("abcde")
            stage.deck.cardsBehind = 3
            stage.deck.cornerRadius = 3
            let theme = Theme.standard(depth: depth)
            let place = Rect(column: 3, row: 2, columns: size.columns, rows: size.rows)
            let whole = Size(columns: size.columns + 6, rows: size.rows + 4)
            stage.size = size
            stage.deck.lay(in: size)
            stage.deck.swipeRight()
            for _ in 0..<8 {
                var canvas = Canvas(size: whole)
                canvas.fill(canvas.bounds, style: Style(background: Color(0x123456)))
                stage.deck.draw(on: &canvas, in: place, theme: theme)
                for row in 0..<whole.rows {
                    for column in 0..<whole.columns {
                        let point = Point(column: column, row: row)
                        guard !place.contains(point) else { continue }
                        same(canvas[point].style.background, Color(0x123456))
                    }
                }
                stage.pass(40)
            }
        }
    }

    @Test("A round corner takes half cells off, more at the edge; a square one nothing")
    func corners() {
        let size = Size(columns: 30, rows: 20)
        #expect((0..<40).allSatisfy { RoundCorner(radius: 0, size: size).inset(halfRow: $0) == 0 })
        let corner = RoundCorner(radius: 4, size: size)
        let insets = (0..<40).map { corner.inset(halfRow: $0) }
        same(insets.prefix(5), [2, 1, 0, 0, 0])
        same(insets, insets.reversed())
        same(RoundCorner(radius: .nan, size: size).inset(halfRow: 0), 0)
        same((0..<3).map { RoundCorner(radius: 1, size: size).inset(halfRow: $0) }, [1, 0, 0])
        #expect(RoundCorner(radius: 1_000, size: size).inset(halfRow: 0) < 15)
    }

    @Test("Up to three cards are seen behind, each lower by a row", arguments: 0...4)
    func behind(count: Int) {
        let stage = DeckStage("abcdefg")
        stage.deck.cardsBehind = count
        stage.theme = .standard(depth: .none)
        stage.size = Size(columns: 60, rows: 24)
        let text = stage.picture.text
        same(text.count { $0 == "└" }, 1 + min(3, count))
    }

    @Test("An icon that doesn't fit stands alone, and nothing lies on a card without one")
    func icons() {
        let stage = DeckStage("ab")
        stage.size = Size(columns: 20, rows: 8)
        stage.deck.leftIcon = DeckIcon("<", label: "A label that is much too long", meaning: .negative)
        stage.deck.rightIcon = nil
        stage.press()
        stage.drag(-2)
        #expect(stage.picture.text.contains("<") && !stage.picture.text.contains("A label"))
        stage.drag(4)
        #expect(!stage.picture.text.contains("<"))
    }

    @Test(
        "Words stay legible on every tile", arguments: [Appearance.dark, .light],
        [ColorDepth.ansi256, .trueColor])
    func legible(appearance: Appearance, depth: ColorDepth) {
        for word in ["a", "b", "c", "d"] {
            let theme = Theme.standard(depth: depth, appearance: appearance)
            var canvas = Canvas(size: Size(columns: 9, rows: 3))
            DeckTile(words: word).draw(on: &canvas, in: canvas.bounds, theme: theme)
            let style = canvas[Point(column: 4, row: 1)].style
            let (ink, paper) = (style.foreground?.shown(at: depth), style.background?.shown(at: depth))
            #expect(ink.flatMap { ink in paper.map { ink.contrast(with: $0) } } ?? 0 >= 4.5)
        }
    }
}
