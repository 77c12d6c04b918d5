import ContentCards
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Content cards at their limits")
@MainActor
struct ContentCardEdgeTests {
    private func cards(_ text: String) -> [ContentCard] {
        let data = DataCard()
        data.dataConfiguration = DataCardConfiguration(
            asset: .icon(text, on: Color(0x2F6BD8)), headline: text, title: text, subtitle: text,
            descriptionTitle: text,
            buttons: .primaryAndLink(CardButton(title: text), CardLink(title: text)))
        data.fragmentView = Counter()
        let media = MediaCard()
        media.dataConfiguration = MediaCardConfiguration(
            richMedia: Tile(), headline: text, pretitle: text, title: text, descriptionTitle: text,
            button: CardButton(title: text), link: CardLink(title: text))
        let highlighted = HighlightedCard()
        (highlighted.title, highlighted.subtitle, highlighted.actionButtonTitle) = (text, text, text)
        (highlighted.showCloseButton, highlighted.showActionButton) = (true, true)
        (highlighted.rightImage, highlighted.backgroundImage) = (Tile(), Tile())
        let inverse = HighlightedCard()
        (inverse.title, inverse.style) = (text, .inverse)
        return [data, media, highlighted, inverse]
    }

    @Test(
        "keep to their place at any width, and rows and picture agree",
        arguments: [
            "", " ", "word", "a word or two", "Donaudampfschifffahrtsgesellschaft", "日本語のテキスト", "👨‍👩‍👧‍👦 👍🏽",
            "שלום עולם", "\u{202E}abc\u{1B}[31m", "a\nb\nc\nd\ne", "é̂̂̂̂",
            String(repeating: "long ", count: 2_000),
        ])
    func widths(text: String) {
        for card in cards(text) {
            for columns in text.count > 1_000 ? [1, 7, 40] : Array(1...20) + [40, 120] {
                for depth in [ColorDepth.none, .trueColor] {
                    let rows = card.rows(columns: columns)
                    var canvas = Canvas(size: Size(columns: columns + 2, rows: rows + 2))
                    let outside = canvas
                    let place = Rect(column: 1, row: 1, columns: columns, rows: rows)
                    card.draw(on: &canvas, in: place, theme: .standard(depth: depth))
                    #expect(canvas.hasWholeRows)
                    for point in canvas.bounds.ring where canvas[point] != outside[point] {
                        Issue.record("\(point) is changed by a card of \(columns) columns")
                    }
                }
            }
        }
    }

    @Test("draw what fits, where their place is too low")
    func low() {
        let card = cards("text")[0]
        let whole = card.picture(columns: 30)
        for rows in 0..<whole.size.rows {
            var canvas = Canvas(size: whole.size)
            card.draw(
                on: &canvas, in: Rect(column: 0, row: 0, columns: 30, rows: rows),
                theme: .standard(depth: .none))
            same(canvas.lines.prefix(rows), whole.lines.prefix(rows))
            #expect(canvas.lines.dropFirst(rows).joined().isEmpty)
        }
    }

    @Test("have extra content of any height, which may grow")
    func heights() {
        let card = DataCard()
        card.dataConfiguration.title = "Title"
        let bare = card.rows(columns: 30)
        for height in [-1, 0] {
            card.fragmentView = Counter(height: height)
            same(card.rows(columns: 30), bare)
        }
        for height in [1, 2, 1_000] {
            card.fragmentView = Counter(height: height)
            same(card.rows(columns: 30), bare + 1 + height)
        }
        same(card.picture(columns: 30).size.rows, bare + 1_001)
    }

    @Test("stand in one another, as deep as there is room, and once in themselves")
    func nested() {
        var outer = DataCard()
        outer.dataConfiguration.title = "0"
        for depth in 1...12 {
            let card = DataCard()
            card.dataConfiguration.title = "\(depth)"
            card.fragmentView = outer
            outer = card
        }
        same(outer.words, (0...12).reversed().map(String.init))
        #expect(outer.picture(columns: 60).hasWholeRows)
        let card = DataCard()
        card.dataConfiguration.title = "round"
        card.fragmentView = card
        same(card.words, ["round", "round"])
        same(card.rows(columns: 40), 7)
        card.focus = .fragment
        #expect(card.type("x") == nil)
        #expect(card.advance(to: .zero) == nil)
        card.fragmentView = nil
    }

    @Test("lose their extra content in its own event, or get another")
    func replaced() {
        let card = DataCard()
        card.dataConfiguration.title = "Title"
        card.fragmentView = Counter(told: { card.fragmentView = nil })
        same(card.click("Counted"), ["fragment([1])"])
        #expect(card.fragmentView == nil)
        same(card.words, ["Title"])
        card.fragmentView = Counter(told: { card.fragmentView = Counter(count: 40) })
        card.click("Counted")
        same(card.words, ["Title", "Counted 40"])
    }

    @Test("may be changed by their callbacks, drawn in them, and let go of")
    func callbacks() {
        weak var freed: DataCard?
        var owner: DataCard? = DataCard()
        owner?.dataConfiguration = DataCardConfiguration(
            title: "before",
            buttons: .primary(
                CardButton(title: "Pay") { [weak card = owner] in
                    card?.dataConfiguration = DataCardConfiguration(title: "after")
                    #expect(card?.drawing(20).contains("after") == true)
                    owner = nil
                }))
        freed = owner
        same(owner?.click("Pay"), ["chosen(ContentCards.ContentCardElement.button)"])
        #expect(owner == nil)
        #expect(freed == nil)
    }

    @Test("forget a focus on what is no longer there")
    func focus() {
        let card = DataCard()
        card.dataConfiguration = .everything
        card.focus = .link
        card.dataConfiguration.buttons = nil
        #expect(card.type(.enter) == nil)
        #expect(!card.drawing(30).contains("›"))
    }
}

extension Rect {
    /// The outermost cells.
    fileprivate var ring: [Point] {
        (minColumn..<maxColumn).flatMap { column in
            [minRow, maxRow - 1].map { Point(column: column, row: $0) }
        }
            + (minRow..<maxRow).flatMap { row in
                [minColumn, maxColumn - 1].map { Point(column: $0, row: row) }
            }
    }
}
